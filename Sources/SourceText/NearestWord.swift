extension Collection where Element == String {
  /// The word of the collection that was probably meant, or nil where none is near.
  ///
  /// Near means: at most a third of the letters (rounded up) added, left out, changed or swapped; capitals count less.
  package func nearest(to word: String) -> String? {
    let typed = Array(word.unicodeScalars.prefix(65))
    guard typed.count <= 64, !typed.isEmpty else { return nil }
    let limit = Swift.min((typed.count + 2) / 3, typed.count - 1)
    var best: (word: String, distance: Int, exact: Int)?
    for candidate in self {
      let scalars = Array(candidate.unicodeScalars)
      guard abs(scalars.count - typed.count) <= limit else { continue }
      let distance = editDistance(typed.map(\.lowercase), scalars.map(\.lowercase))
      guard distance <= limit else { continue }
      let exact = editDistance(typed, scalars)
      if let best, (best.distance, best.exact) <= (distance, exact) { continue }
      best = (candidate, distance, exact)
    }
    return best?.word
  }
}

extension Unicode.Scalar {
  /// The small form of a Latin letter; other scalars are themselves.
  fileprivate var lowercase: Unicode.Scalar {
    ("A"..."Z").contains(self) ? Unicode.Scalar(value + 0x20) ?? self : self
  }
}

/// The number of letters to add, leave out, change or swap with their neighbor to turn one word into the other.
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (row, letter) in first.enumerated() {
    var current = [row + 1]
    for (column, other) in second.enumerated() {
      var cost = Swift.min(
        last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
        cost = Swift.min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}
