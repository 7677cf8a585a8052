import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 42: a group that is wider than the view widens the content.
  static let groupWiderThanView = LintRule(
    name: "group-wider-than-view", level: .warning,
    summary: "a group sticks out across the way in which the layout scrolls",
    explanation: """
      A group that is longer than the view across the scroll axis makes the content wider than the view, which then \
      scrolls both ways. Make the group narrower, take the insets off it, or let the section scroll orthogonally.
      """,
    quietWhen: ["the section scrolls orthogonally", "the group is exactly as long as the view"],
    source: .solved { context in
      context.filledSections.compactMap { section in
        let axis = section.mainAxis.crossing
        let view = context.environment.container[axis]
        let length = section.outline.full.size[axis]
        guard !section.isOrthogonal, section.outline.cellCount > 0, length > view + 0.001 else { return nil }
        return LintFinding(
          context.place(section.section.group.id, axis), section: section.index,
          "the group is \(plainNumberText(length)) \(axis.adjective), the view \(plainNumberText(view)): "
            + "the content sticks out by \(plainNumberText(length - view))",
          hint:
            "make the group at most \(plainNumberText(view)) \(axis.adjective), or let the section scroll "
            + "orthogonally")
      }
    })
}
