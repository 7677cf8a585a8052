extension Collection where Element == String {
  /// The word of the collection that was probably meant; nil if none is similar.
  ///
  /// A word is similar if at most a third of its letters (rounded up) are added, removed, changed or swapped; case
  /// differences count less. Only the first `suggestionLimit` words are considered.
  package func nearest(to word: String) -> String? {
    let typed = Array(word.unicodeScalars.prefix(65))
    guard typed.count <= 64, !typed.isEmpty else { return nil }
    let lowercased = typed.map(\.lowercase)
    let limit = Swift.min((typed.count + 2) / 3, typed.count - 1)
    var best: (word: String, distance: Int, exact: Int)?
    for candidate in prefix(suggestionLimit) {
      let scalars = Array(candidate.unicodeScalars.prefix(typed.count + limit + 1))
      guard abs(scalars.count - typed.count) <= limit,
        let distance = editDistance(lowercased, scalars.map(\.lowercase), limit: best?.distance ?? limit),
        let exact = editDistance(typed, scalars, limit: typed.count + scalars.count)
      else { continue }
      if let best, (best.distance, best.exact) <= (distance, exact) { continue }
      best = (candidate, distance, exact)
    }
    return best?.word
  }
}

/// The maximum number of words that are considered for a suggestion.
private let suggestionLimit = 5000

extension Unicode.Scalar {
  /// The lowercase form of an ASCII letter; other scalars are unchanged.
  fileprivate var lowercase: Unicode.Scalar {
    ("A"..."Z").contains(self) ? Unicode.Scalar(value + 0x20) ?? self : self
  }
}

/// The number of letters to add, remove, change or swap with their neighbor to turn one word into the other; nil if it
/// is more than `limit`.
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar], limit: Int) -> Int? {
  // Three rows of the table: the current one and the two before it.
  var rows = Array(repeating: Array(repeating: 0, count: second.count + 1), count: 3)
  for column in 0...second.count { rows[0][column] = column }
  for row in 1...first.count {
    let (current, last, beforeLast) = (row % 3, (row + 2) % 3, (row + 1) % 3)
    rows[current][0] = row
    var least = row
    for column in 0..<second.count {
      let isSame = first[row - 1] == second[column]
      var cost = min(
        rows[last][column + 1] + 1, rows[current][column] + 1, rows[last][column] + (isSame ? 0 : 1))
      if row > 1, column > 0, first[row - 1] == second[column - 1], first[row - 2] == second[column] {
        cost = min(cost, rows[beforeLast][column - 1] + 1)
      }
      rows[current][column + 1] = cost
      least = min(least, cost)
    }
    // A swap uses the row two back, and costs at least one.
    guard least <= limit + 1 else { return nil }
  }
  let distance = rows[first.count % 3][second.count]
  return distance <= limit ? distance : nil
}
