extension String {
  /// Whether the text contains `part`, byte for byte.
  package func contains(_ part: String) -> Bool { firstRange(of: part, from: utf8.startIndex) != nil }

  /// Returns the text with every occurrence of `part`, which must not be empty, replaced.
  package func replacing(_ part: String, with other: String) -> String {
    var result = ""
    var start = startIndex
    while let found = firstRange(of: part, from: start) {
      result += self[start..<found.lowerBound] + other
      start = found.upperBound
    }
    return result + self[start...]
  }

  /// Returns the parts between the occurrences of `separator`, which must not be empty; there is at least one.
  package func parts(separatedBy separator: String) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    while let found = firstRange(of: separator, from: start) {
      parts.append(self[start..<found.lowerBound])
      start = found.upperBound
    }
    return parts + [self[start...]]
  }

  private func firstRange(of part: String, from start: Index) -> Range<Index>? {
    let (text, wanted) = (utf8, part.utf8)
    guard let first = wanted.first else { return nil }
    var place = start
    while let next = text[place...].firstIndex(of: first) {
      let rest = text[next...]
      if rest.starts(with: wanted) { return next..<text.index(next, offsetBy: wanted.count) }
      place = text.index(after: next)
    }
    return nil
  }
}
