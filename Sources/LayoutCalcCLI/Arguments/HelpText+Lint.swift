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
        text += paragraph(rule.summary, after: "  \(rule.name.padded(to: width))  ")
      }
    }
    return text + "\n"
      + paragraph(
        "A spec sets levels by 'lint: {RULE: off}' at the top or in a section, the command line by "
          + "'--rule RULE=off'; the levels are off, note, warning and error.")
  }

  /// What one rule is about.
  static func text(_ rule: LintRule) -> String {
    var text = "\(rule.name): \(rule.level.word)\n\n" + paragraph(rule.summary + ".")
    text += "\n" + paragraph(rule.explanation)
    if rule.speaksOfAllEnvironments {
      text += "\n" + paragraph("It speaks only if that holds in all environments that are checked.")
    }
    guard !rule.quietWhen.isEmpty else { return text }
    return text + "\nquiet when:\n"
      + rule.quietWhen.map { paragraph($0, after: "  - ") }.joined()
  }
}
