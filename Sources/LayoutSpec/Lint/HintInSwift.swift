extension String {
  /// The hint with keys and forms of the spec language replaced by their Swift spelling.
  var inSwift: String {
    var text = self
    for (written, swift) in Self.spellings { text = text.replacingWords(written, with: swift) }
    return text
  }

  /// Forms of the spec language with their Swift spelling.
  private static let spellings = [
    ("estimated(", ".estimated("), ("fractionalWidth(", ".fractionalWidth("),
    ("fractionalHeight(", ".fractionalHeight("), ("fixed(", ".fixed("), ("flexible(", ".flexible("),
    ("contentInsetsReference: none", "section.contentInsetsReference = .none"),
    ("; safeArea says", "; .safeArea says"),
  ]

  /// Returns the text with a word replaced wherever it is not preceded by a letter or a dot.
  private func replacingWords(_ word: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(word), result.last.map({ !$0.isLetter && $0 != "." }) ?? true {
        result += other
        rest = rest.dropFirst(word.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
