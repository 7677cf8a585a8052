extension String {
  /// The text with pictures in place of control characters, so that it stays in its line and steers no terminal.
  package var onOneLine: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }), unicodeScalars.contains(where: \.isControl)
    else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.isControl ? scalar.picture : scalar) }
    return String(result)
  }

  /// The text, cut where it is too long to be quoted in a message.
  package var shortened: String {
    let kept = prefix(40)
    return kept.endIndex == endIndex ? self : kept + "…"
  }

  /// The text in quotes, as messages show what they found.
  package var quoted: String { "'\(shortened)'" }

  /// The text without its middle, where it is too long for a message as a whole.
  var withoutMiddle: String {
    guard utf8.count > 2000 else { return self }
    let first = prefix(1500)
    let last = self[first.endIndex...].suffix(300)
    return first.endIndex == last.startIndex ? self : first + "…" + last
  }
}

extension TextBuffer {
  /// Appends a text that may hold anything as one line.
  package mutating func append(line: String) {
    append(line.onOneLine)
    append(byte: UInt8(ascii: "\n"))
  }
}
