import SourceText

extension LintRule {
  /// Rule 52: kinds are unique among the boundary supplementary items of a section, and of the layout.
  static let duplicateKind = LintRule(
    name: "duplicate-kind", level: .error,
    summary: "two boundary supplementary items of one section or of the layout have the same kind",
    explanation: """
      UIKit raises an exception if two boundary supplementary items of a section, or two of the layout, have \
      the same element kind. Give each its own kind. Such a spec is invalid: no command accepts it, and the \
      level cannot be changed.
      """,
    exceptions: [
      "the two belong to different sections, or one to a section and one to the layout"
    ],
    source: .reading)
}
