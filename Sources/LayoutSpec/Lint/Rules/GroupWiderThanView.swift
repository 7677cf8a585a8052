import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 42: a group that is wider than the view widens the content.
  static let groupWiderThanView = LintRule(
    name: "group-wider-than-view", level: .warning,
    summary: "a group extends beyond the view across the scroll axis",
    explanation: """
      A group that is longer than the view across the scroll axis makes the content wider than the view, which \
      then scrolls in both directions. A custom group starts at the section's inset but is sized by the whole \
      view, so its last items can end beyond the view. Make the group smaller, subtract the insets, or let the \
      section scroll orthogonally.
      """,
    exceptions: [
      "the section scrolls orthogonally",
      "the group, or every frame of a custom group, ends within the view",
    ],
    source: .solved { context in
      context.filledSections.compactMap { section in
        guard !section.isOrthogonal, section.outline.cellCount > 0 else { return nil }
        return context.tooWide(section) ?? context.customBeyondView(section)
      }
    })
}

extension LintContext {
  fileprivate func tooWide(_ section: LintSection) -> LintFinding? {
    let axis = section.mainAxis.cross
    let view = environment.container[axis]
    let length = section.outline.full.size[axis]
    guard length > view + 0.001 else { return nil }
    return LintFinding(
      place(section.section.group.id, axis), section: section.index,
      "the group is \(plainNumberText(length)) \(axis.adjective), \(plainNumberText(length - view)) more than the view "
        + "(\(plainNumberText(view)))",
      hint:
        "make the group at most \(plainNumberText(view)) \(axis.adjective), or let the section scroll orthogonally"
    )
  }

  /// Rule 56: a custom group is sized by the whole view, but starts at the section's inset.
  fileprivate func customBeyondView(_ section: LintSection) -> LintFinding? {
    guard case .group(.custom) = section.section.group.content else { return nil }
    let axis = section.mainAxis.cross
    let view = environment.container[axis]
    let start = section.outline.insets.start(axis)
    let end = start + (section.outline.full.customItems.map { $0.frame.end(axis) }.max() ?? 0)
    guard end > view + (pixel ?? 1) / 2 else { return nil }
    return LintFinding(
      place(section.section.group.id, axis), section: section.index,
      "the group's items end at \(plainNumberText(end)), \(plainNumberText(end - view)) beyond the view: a custom group "
        + "is sized by the whole view and starts at the inset of \(plainNumberText(start))",
      hint: "write \(axis.key) - \(plainNumberText(section.outline.insets.sum(axis)))")
  }
}
