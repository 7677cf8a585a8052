import SourceText

extension LintRule {
  /// Rule 52: kinds are unique among the boundary items of a section, and of the layout.
  static let duplicateKind = LintRule(
    name: "duplicate-kind", level: .error,
    summary: "two boundary items of one section, or of the layout, share a kind",
    explanation: """
      UIKit raises an exception when two boundary items of a section, or two of the layout itself, have the same \
      element kind. Give each its own. Such a spec is invalid: no command takes it, and the level cannot be changed.
      """,
    quietWhen: ["the two belong to different sections, or one to a section and one to the layout"],
    source: .reading)
}
