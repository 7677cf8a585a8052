import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 14: spacing stands before every slot but the first.
  static let unusedSpacing = LintRule(
    name: "unused-spacing", level: .note,
    summary: "interItemSpacing in a group that never holds two subitems",
    explanation: """
      interItemSpacing stands between the subitems of one group. Where every group holds one, as in most lists, it \
      does nothing: the gap between groups is the section's interGroupSpacing.
      """,
    quietWhen: [
      "the spacing is 0", "the number of subitems is computed, and may be more elsewhere",
      "the section has one item", "another environment has two",
    ],
    speaksOfAllEnvironments: true,
    source: .solved { context in
      context.parts.compactMap { part in
        guard let stack = part.stack, stack.interItemSpacing.minimum != 0, let outline = part.outline,
          outline.slotCount == 1, context.sections[part.section].section.items.count > 1,
          !context.mayHoldMore(part, stack)
        else { return nil }
        let spacing = plainNumberText(stack.interItemSpacing.minimum)
        return LintFinding(
          context.place(part.item.id, "interItemSpacing"), section: part.section,
          "a spacing of \(spacing) has no effect: the group never holds two subitems",
          hint: "the gap between groups is the section's interGroupSpacing")
      }
    })
}

extension LintContext {
  /// Whether another group, or another environment, might hold more than one subitem.
  fileprivate func mayHoldMore(_ part: LintPart, _ stack: Stack) -> Bool {
    let alternatives = lowered.labels[part.item.id]?.alternatives ?? []
    let keys = ["count", "subitems", "subitem", "repeatingSubitem"]
    if alternatives.contains(where: { $0.mapping.members.contains { keys.containsSame($0.key.string) } }) {
      return true
    }
    switch stack.subitems {
    case .count, .repeating: return member(part.item.id, "count")?.value.isComputed ?? false
    case .cycle(let items):
      // Measured lengths make room for other numbers of items in other groups.
      return !part.isEstimated(stack.axis)
        && items.contains { $0.size[stack.axis].isEstimated || isComputed($0.id, stack.axis) }
    }
  }
}
