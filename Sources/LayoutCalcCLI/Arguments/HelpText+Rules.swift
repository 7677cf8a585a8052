import LayoutReport
import LayoutSolver
import SourceText

extension HelpText {
  /// The list of rules, one per line.
  static var rules: String {
    let whole = Rule.allCases.filter { $0.whole == nil }
    let width = whole.map(\.rawValue.count).max() ?? 0
    return "usage: layoutcalc help rule RULE\n\n"
      + paragraph("The rules that determine frames; 'explain' names the rule of each step.") + "\n"
      + whole.map { paragraph($0.title, after: "  \($0.rawValue.padded(to: width))  ") }.joined()
      + "\nparts and interpretations of rules:\n"
      + paragraph(
        Rule.allCases.filter { $0.whole != nil }.map { $0.rawValue.replacing(" ", with: "\u{A0}") }
          .joined(separator: ", "), after: "  "
      ).replacing("\u{A0}", with: " ")
  }

  /// The text of a rule, how well it is supported, and an example.
  static func text(_ rule: Rule) -> String {
    var text = "rule \(rule.rawValue): \(rule.title)\n"
    if let whole = rule.whole { text += "see rule \(whole.rawValue): \(whole.title)\n" }
    guard let entry = RuleText.text(of: rule) else { return text }
    text += "\n" + plain(entry.text)
    if let example = entry.example { text += "\nexample:\n" + paragraph(spoken(example), after: "  ") }
    text += "\ngrade:\n" + paragraph(entry.grade, after: "  ")
    let letters = Set(entry.grade.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    for grade in RuleText.grades where letters.contains(grade.letter) {
      text += paragraph(grade.meaning, after: "    \(grade.letter)  ")
    }
    let interpretations = RuleText.all.filter { $0.rule.whole == rule && $0.rule.rawValue.hasPrefix("D ") }
    for interpretation in interpretations {
      text += "\ninterpretation \(interpretation.rule.rawValue):\n" + plain(interpretation.text, "  ")
    }
    return text
  }

  /// Formats Markdown paragraphs and lists as help text.
  private static func plain(_ markdown: String, _ margin: String = "") -> String {
    var blocks: [String] = []
    for block in markdown.parts(separatedBy: "\n\n") where !block.isEmpty {
      let items = String(block).parts(separatedBy: "\n- ")
      let lines = items.map { item in
        let isItem = items.count > 1 || item.hasPrefix("- ")
        let text = String(item.hasPrefix("- ") ? item.dropFirst(2) : item)
        return paragraph(spoken(text.replacing("\n", with: " ")), after: margin + (isItem ? "- " : ""))
      }
      blocks.append(lines.joined())
    }
    return blocks.joined(separator: "\n")
  }

  /// The text without Markdown markup, with code in quotes.
  private static func spoken(_ markdown: String) -> String {
    markdown.replacing("**", with: "").replacing("`", with: "'")
  }
}
