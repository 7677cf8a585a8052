import LayoutSpec
import SourceText

extension HelpText {
  /// The list of lint rules by level, one per line.
  static var lintRules: String {
    let width = LintRule.all.map(\.name.count).max() ?? 0
    var text =
      "usage: layoutcalc help lint [RULE]\n\nWhat 'layoutcalc check' reports in addition to invalid specs.\n"
    for level in [Severity.error, .warning, .note] {
      text += "\n\(level.word)s:\n"
      for rule in LintRule.all where rule.level == level {
        text += paragraph(rule.summary, after: "  \(rule.name.padded(to: width))  ")
      }
    }
    return text + "\n"
      + paragraph(
        "Set a level with 'lint: {RULE: off}' at the top of a spec or in a section, or with "
          + "'--rule RULE=off'. The levels are off, note, warning and error.")
  }

  /// The help page of one rule.
  static func text(_ rule: LintRule) -> String {
    var text = "\(rule.name): \(rule.level.word)\n\n" + paragraph(sentence(rule.summary))
    text += "\n" + paragraph(rule.explanation)
    if rule.requiresAllEnvironments {
      text += "\n" + paragraph("Reported only if it applies in every environment checked.")
    }
    guard !rule.exceptions.isEmpty else { return text }
    return text + "\nnot reported when:\n"
      + rule.exceptions.map { paragraph($0, after: "  - ") }.joined()
  }

  /// Returns a summary as a sentence; a first word that is a key keeps its spelling.
  private static func sentence(_ summary: String) -> String {
    let first = summary.prefix { $0 != " " }
    guard first.allSatisfy({ !$0.isUppercase }) else { return summary + "." }
    return summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }
}
