import LayoutSolver
import SourceText

extension LintRule {
  /// Rules 27, D 27: along the axis of groups, flexible spacing of a root group counts as its minimum.
  static let flexibleSpacingWithoutEffect = LintRule(
    name: "flexible-spacing-without-effect", level: .warning,
    summary: "flexible edge spacing of a section's group on the axis where groups follow each other",
    explanation: """
      A section's groups follow each other without free space, so flexible edge spacing on that axis counts \
      with its minimum only, and UIKit logs a warning. On the other axis it centers or moves the group. Write \
      a fixed spacing, or use interGroupSpacing.
      """,
    exceptions: [
      "the flexible spacing is on the other axis, or on anything but a section's own group"
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
          "flexible edge spacing has no effect on the axis where groups follow each other: \(minimums)",
          hint: "write a fixed spacing, or use interGroupSpacing")
      }
    })
}
