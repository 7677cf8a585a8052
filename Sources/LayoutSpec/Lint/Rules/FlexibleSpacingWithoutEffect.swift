import LayoutSolver
import SourceText

extension LintRule {
  /// Rules 27, D 27: along the row of groups, a root group's flexible spacing counts with its minimum.
  static let flexibleSpacingWithoutEffect = LintRule(
    name: "flexible-spacing-without-effect", level: .warning,
    summary:
      "flexible edge spacing of a section's group, along the way in which the groups follow each other",
    explanation: """
      Along the axis in which a section's groups follow each other nothing is left over that flexible edge spacing \
      could share: only its minimum counts, and UIKit logs a warning. Across that axis it centres or moves the \
      group. Write a fixed spacing, or interGroupSpacing.
      """,
    quietWhen: [
      "the flexible spacing is across the way of the groups, or on anything but a section's own group"
    ],
    source: .solved { context in
      context.filledSections.compactMap { section in
        let axis = section.outline.rowAxis
        let edges = section.section.group.edgeSpacing
        let flexible = [(axis.edges.start, edges.start(axis)), (axis.edges.end, edges.end(axis))].filter {
          $0.1.isFlexible
        }
        guard !flexible.isEmpty else { return nil }
        let minimums = flexible.map { "\($0.0) counts as \(plainNumberText($0.1.minimum))" }.listed
        return LintFinding(
          context.place(section.section.group.id, "edgeSpacing"), section: section.index,
          "flexible spacing has no effect along the way in which groups follow each other: \(minimums)",
          hint: "write a fixed spacing, or use interGroupSpacing")
      }
    })
}
