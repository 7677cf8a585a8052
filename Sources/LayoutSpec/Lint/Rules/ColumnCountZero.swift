import SourceText

extension LintRule {
  /// Rule 65: a count must be at least 1.
  static let columnCountZero = LintRule(
    name: "column-count-zero", level: .error,
    summary: "a count or a number of columns is below 1 or not a whole number",
    explanation: """
      UIKit raises an exception for a count below 1. A count computed by dividing by a preferred width drops \
      to 0 as soon as the view is narrower than that width. Write max(1, floor(width / 340)). Such a spec is \
      invalid: no command accepts it, and the level cannot be changed.
      """,
    exceptions: [],
    source: .reading)
}
