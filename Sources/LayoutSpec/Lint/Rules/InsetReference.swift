import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 44: the insets of the view are added to those of the section.
  static let insetReference = LintRule(
    name: "inset-reference", level: .note,
    summary: "the safe area or margins are added to a section's side insets by default",
    explanation: """
      By default, sections of a compositional layout avoid the safe area across the scroll axis, in addition \
      to their own insets: a phone in landscape adds 44 points or more on both sides. contentInsetsReference: \
      none keeps only the section's own insets; any other value states that the addition is intended.
      """,
    exceptions: [
      "contentInsetsReference is set on the section or the layout",
      "the section has no side insets",
    ],
    source: .solved { context in
      guard let layout = context.compositional, layout.contentInsetsReference == .automatic,
        context.spec.root[DocumentKey.contentInsetsReference] == nil
      else { return [] }
      return context.filledSections.compactMap { section in
        let axis = section.mainAxis.cross
        let own = section.section.contentInsets
        let added = section.outline.referencedInsets
        guard context.member(section.section.id, "contentInsetsReference") == nil, own.sum(axis) > 0,
          added.start(axis) > 0 || added.end(axis) > 0
        else { return nil }
        let sides = [
          "\(axis.edges.start) \(plainNumberText(added.start(axis))) + \(plainNumberText(own.start(axis)))",
          "\(axis.edges.end) \(plainNumberText(added.end(axis))) + \(plainNumberText(own.end(axis)))",
        ]
        return LintFinding(
          context.place(section.section.id, "contentInsets"), section: section.index,
          "the safe area is added to the insets: \(sides.listed)",
          hint: "write contentInsetsReference: none, or safeArea if that is intended")
      }
    })
}
