import LayoutSpec
import SourceText

extension HelpText {
  /// Every lint rule in a line, level by level.
  static var lintRules: String {
    let width = LintRule.all.map(\.name.count).max() ?? 0
    var text =
      "usage: layoutcalc help lint [RULE]\n\nWhat 'layoutcalc check' looks for, beside what makes a spec invalid.\n"
    for level in [Severity.error, .warning, .note] {
      text += "\n\(level.word)s:\n"
      for rule in LintRule.all where rule.level == level {
        let head = "  \(rule.name)\(String(repeating: " ", count: width - rule.name.count))  "
        text += head + wrapped(rule.summary, indent: head.count).drop { $0 == " " }
      }
    }
    return text + "\n"
      + wrapped(
        "A spec sets levels by 'lint: {RULE: off}' at the top or in a section, the command line by "
          + "'--rule RULE=off'; the levels are off, note, warning and error.", indent: 0)
  }

  /// What one rule is about.
  static func text(_ rule: LintRule) -> String {
    var text = "\(rule.name): \(rule.level.word)\n\n" + wrapped(rule.summary + ".", indent: 0)
    text += "\n" + wrapped(rule.explanation, indent: 0)
    if rule.speaksOfAllEnvironments {
      text += "\n" + wrapped("It speaks only if that holds in all environments that are checked.", indent: 0)
    }
    guard !rule.quietWhen.isEmpty else { return text }
    return text + "\nquiet when:\n"
      + rule.quietWhen.map { "  - " + wrapped($0, indent: 4).drop { $0 == " " } }.joined()
  }
}
