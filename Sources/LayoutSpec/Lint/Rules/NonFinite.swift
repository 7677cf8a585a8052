import SourceText

extension LintRule {
  /// Rule 65: every number is finite.
  static let nonFinite = LintRule(
    name: "non-finite", level: .error,
    summary: "a number that is not finite, or a division by zero",
    explanation: """
      UIKit raises an exception for a length that is not finite. A division by zero or an overflow is \
      reported at its position in the expression. Such a spec is invalid: no command accepts it, and the level \
      cannot be changed.
      """,
    exceptions: [
      "'&&', '||' or '? :' does not evaluate that part"
    ],
    source: .reading)
}
