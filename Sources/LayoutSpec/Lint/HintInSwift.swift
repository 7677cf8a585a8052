extension String {
  /// A hint that names keys and forms of the spec language, with Swift's spelling in their place.
  var inSwift: String {
    var text = self
    for (written, swift) in Self.spellings { text = text.replacingWords(written, with: swift) }
    return text
  }

  /// Forms of the spec language with their spelling in Swift.
  private static let spellings = [
    ("estimated(", ".estimated("), ("fractionalWidth(", ".fractionalWidth("),
    ("fractionalHeight(", ".fractionalHeight("), ("fixed(", ".fixed("), ("flexible(", ".flexible("),
    ("contentInsetsReference: none", "section.contentInsetsReference = .none"),
    ("; safeArea says", "; .safeArea says"),
  ]

  /// The text with a word replaced wherever no letter or dot precedes it.
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
