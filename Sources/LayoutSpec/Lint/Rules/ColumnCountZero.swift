import SourceText

extension LintRule {
  /// Rule 65: a count is 1 or more.
  static let columnCountZero = LintRule(
    name: "column-count-zero", level: .error,
    summary: "a count, or a number of columns, is below 1 or not whole",
    explanation: """
      UIKit raises an exception for a count below 1, which a division by an ideal width gives as soon as the view is \
      narrower than that. Write max(1, floor(width / 340)). Such a spec is invalid: no command takes it, and the \
      level cannot be changed.
      """,
    quietWhen: [],
    source: .reading)
}
