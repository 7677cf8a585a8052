import SourceText

extension LintRule {
  /// Rule 65: every number is finite.
  static let nonFinite = LintRule(
    name: "non-finite", level: .error,
    summary: "a number that is not finite, or a division by zero",
    explanation: """
      UIKit raises an exception for a length that is not finite. A division by zero, or a number past the largest \
      one, is told at its place inside the expression. Such a spec is invalid: no command takes it, and the level \
      cannot be changed.
      """,
    quietWhen: ["the part is not evaluated, since '&&', '||' or '? :' has decided without it"],
    source: .reading)
}
