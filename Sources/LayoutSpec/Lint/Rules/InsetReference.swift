import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 44: the insets of the view add to those of the section.
  static let insetReference = LintRule(
    name: "inset-reference", level: .note,
    summary: "the safe area or the margins add to a section's side insets, and nobody has chosen that",
    explanation: """
      Unless told otherwise, a compositional layout clears sections of the safe area across the scroll axis, on top \
      of the section's own insets: a turned phone adds 44 points or more on both sides. contentInsetsReference: none \
      leaves the section's own; any other value says that it is meant.
      """,
    quietWhen: [
      "contentInsetsReference is written at the section or at the layout", "the section has no side insets",
    ],
    source: .solved { context in
      guard let layout = context.compositional, layout.contentInsetsReference == .automatic,
        context.spec.root[DocumentKey.contentInsetsReference] == nil
      else { return [] }
      return context.filledSections.compactMap { section in
        let axis = section.mainAxis.crossing
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
          "the safe area adds to the insets: \(sides.listed)",
          hint: "contentInsetsReference: none leaves the section's own; safeArea says that both are meant")
      }
    })
}
