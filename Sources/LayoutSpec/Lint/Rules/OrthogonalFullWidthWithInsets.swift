import LayoutSolver
import SourceText

extension LintRule {
  /// Rules 7, 58: fractions in an orthogonal row ignore the section's insets.
  static let orthogonalFullWidthWithInsets = LintRule(
    name: "orthogonal-full-width-with-insets", level: .warning,
    summary: "groups of an orthogonal section are wider than their visible part",
    explanation: """
      In an orthogonally scrolling section, fractions resolve against the whole view, whatever the section's \
      insets, and rows start at the leading inset: a group of the full width is cut off at the end. Write \
      width - 32 with insets of 16 on both sides, or remove the insets.
      """,
    exceptions: [
      "the insets are 0 or negative",
      "the group is completely visible where the row settles, as with groupPagingCentered",
      "the length is computed",
    ],
    source: .solved { context in
      context.filledSections.compactMap { section in
        let axis = section.mainAxis.cross
        let group = section.section.group
        guard section.isOrthogonal, section.section.contentInsets.sum(axis) > 0,
          section.outline.cellCount > 0,
          let share = group.size[axis].share(of: axis), share >= 0.95, !context.isComputed(group.id, axis),
          let row = context.solution.orthogonalRow(ofSection: section.index)
        else { return nil }
        let length = section.outline.full.size[axis]
        let shown = visibleLength(of: length, in: row, axis, view: context.environment.container[axis])
        guard length > shown + 0.001 else { return nil }
        return LintFinding(
          context.place(group.id, axis), section: section.index,
          "each group is \(plainNumberText(length)) \(axis.adjective) but only \(plainNumberText(shown)) is visible",
          hint: "write \(axis.key) - \(plainNumberText(section.outline.insets.sum(axis)))")
      }
    })
}

/// Returns the visible length of a group when the row settles on it (rules 59, 61).
private func visibleLength(of length: Double, in row: OrthogonalRow, _ axis: Axis, view: Double) -> Double {
  let viewport = row.viewport
  let start =
    switch row.behavior {
    case .groupPagingCentered: viewport.start(axis) + (viewport.size[axis] - length) / 2
    case .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging: viewport.start(axis)
    }
  return min(view, start + length) - max(0, start)
}
