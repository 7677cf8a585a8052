import LayoutSolver
import SourceText

extension LintRule {
  /// Rules 7, 58: a row's fractions ignore the insets beside it.
  static let orthogonalFullWidthWithInsets = LintRule(
    name: "orthogonal-full-width-with-insets", level: .warning,
    summary: "groups of an orthogonal section fill the view, though insets hide a part of the row",
    explanation: """
      In an orthogonally scrolling section fractions are of the whole view, whatever the section's insets, while the \
      row shows only between them: a group of the full width never shows whole. Write width - 32 with insets of 16 \
      on both sides, or leave the insets out.
      """,
    quietWhen: [
      "the insets are 0 or below", "the group is no longer than the part of the row that shows",
      "the length is computed",
    ],
    source: .solved { context in
      context.filledSections.compactMap { section in
        let axis = section.mainAxis.crossing
        let group = section.section.group
        guard section.isOrthogonal, section.section.contentInsets.sum(axis) > 0,
          section.outline.cellCount > 0,
          let share = group.size[axis].share(of: axis), share >= 0.95, !context.isComputed(group.id, axis),
          let row = context.solution.orthogonalRow(ofSection: section.index)
        else { return nil }
        let shown = row.viewport.size[axis]
        let length = section.outline.full.size[axis]
        guard length > shown + 0.001 else { return nil }
        return LintFinding(
          context.place(group.id, axis), section: section.index,
          "groups are \(plainNumberText(length)) \(axis.adjective), \(plainNumberText(shown)) show: the end is cut",
          hint: "write \(axis.key) - \(plainNumberText(section.outline.insets.sum(axis)))")
      }
    })
}
