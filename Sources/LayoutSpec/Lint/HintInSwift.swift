extension LintFinding {
  /// The hint with keys and forms of the spec language replaced by their Swift spelling.
  var hintInSwift: String? {
    guard var text = hint else { return nil }
    for (written, swift) in Self.spellings { text = text.replacingWords(written, with: swift) }
    for (key, spelling) in Self.maps { text = text.replacingMap(of: key, spelling) }
    let expression = "write \(Self.size)."
    if text.hasPrefix(expression) { text = "write .absolute(\(text.dropFirst("write ".count)))" }
    return text.replacingPercentages(message.contains("height") ? ".fractionalHeight" : ".fractionalWidth")
  }

  private static let size = "environment.container.effectiveContentSize"

  /// Forms of the spec language with their Swift spelling.
  private static let spellings = [
    ("estimated(", ".estimated("), ("fractionalWidth(", ".fractionalWidth("),
    ("fractionalHeight(", ".fractionalHeight("), ("fixed(", ".fixed("), ("flexible(", ".flexible("),
    ("contentInsetsReference: none", "section.contentInsetsReference = .none"),
    ("; safeArea says", "; .safeArea says"), ("width - ", "\(size).width - "),
    ("height - ", "\(size).height - "), ("* width", "* \(size).width"), ("* height", "* \(size).height"),
  ]

  /// Keys whose value is a map, with their Swift spelling for the numbers of the map.
  private static let maps: [(key: String, spelling: @Sendable ([Substring: Substring]) -> String)] = [
    (
      "contentInsets",
      { insets in
        let edges = ["top", "leading", "bottom", "trailing"].map { "\($0): \(insets[$0[...]] ?? "0")" }
        return "contentInsets = .init(\(edges.joined(separator: ", ")))"
      }
    ),
    ("absoluteOffset", { "absoluteOffset: CGPoint(x: \($0["x"] ?? "0"), y: \($0["y"] ?? "0"))" }),
  ]
}

extension String {
  /// Returns the text with a word replaced wherever it is not preceded by a letter or a dot.
  fileprivate func replacingWords(_ word: String, with other: String) -> String {
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

  /// Returns the text with `key: {name: number, …}` replaced by the spelling of those numbers.
  fileprivate func replacingMap(of key: String, _ spelling: ([Substring: Substring]) -> String) -> String {
    let opening = key + ": {"
    guard let start = indices.first(where: { self[$0...].hasPrefix(opening) }),
      let end = self[start...].firstIndex(of: "}")
    else { return self }
    let entries = self[index(start, offsetBy: opening.count)..<end].split(separator: ",")
    var numbers: [Substring: Substring] = [:]
    for entry in entries {
      let parts = entry.split { $0 == ":" || $0 == " " }
      if parts.count == 2 { numbers[parts[0]] = parts[1] }
    }
    return self[..<start] + spelling(numbers) + self[index(after: end)...]
  }

  /// Returns the text with percentages replaced by fractions: `50%` by `.fractionalWidth(0.5)`.
  fileprivate func replacingPercentages(_ function: String) -> String {
    split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard word.last == "%", let number = Double(word.dropLast()) else { return String(word) }
      return "\(function)(\(plainNumberText(number / 100)))"
    }.joined(separator: " ")
  }
}
