import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 59: pages are as long as the viewport, regardless of the groups.
  static let pagingDrift = LintRule(
    name: "paging-drift", level: .warning,
    summary: "pages of an orthogonal section do not match its groups",
    explanation: """
      With 'paging', a page is as long as the section's viewport. Unless that is a whole number of \
      groups plus spacing, each page starts at a different position within a group. Use groupPaging, or make \
      the groups plus spacing as long as the page.
      """,
    exceptions: [
      "the row fits in its viewport", "the groups differ in length",
      "the difference is less than half a pixel",
    ],
    source: .solved { context in context.filledSections.compactMap(context.drift) })
}

extension LintContext {
  fileprivate func drift(_ section: LintSection) -> LintFinding? {
    guard section.section.orthogonalScrollingBehavior == .paging, section.outline.groupCount > 1,
      let row = solution.orthogonalRow(ofSection: section.index), row.maxOffset > 0
    else { return nil }
    let axis = section.outline.rowAxis
    let page = row.viewport.size[axis]
    let group = section.outline.full.size[axis]
    let edges = section.section.group.edgeSpacing.minimum(axis)
    let pitch = group + edges + section.section.interGroupSpacing
    guard pitch > 0, page > 0, isUniform(section, row, pitch) else { return nil }
    let groupsPerPage = max(1, (page / pitch).rounded())
    let drift = groupsPerPage * pitch - page
    guard abs(drift) >= (pixel ?? 1) / 2 else { return nil }
    let groups = groupsPerPage == 1 ? "a group" : "\(plainNumberText(groupsPerPage)) groups"
    return LintFinding(
      place(section.section.id, "orthogonalScrollingBehavior"), section: section.index,
      "a page is \(plainNumberText(page)) \(axis.adjective), but \(groups) with spacing \(groupsPerPage == 1 ? "is" : "are") "
        + "\(plainNumberText(groupsPerPage * pitch)): each page drifts by \(plainNumberText(abs(drift)))",
      hint: "use groupPaging, or make \(groups) with spacing \(plainNumberText(page)) \(axis.adjective)")
  }

  /// Returns whether all groups have the same length, except the last one, which may be trimmed.
  private func isUniform(_ section: LintSection, _ row: OrthogonalRow, _ pitch: Double) -> Bool {
    let most = Double(section.outline.groupCount) * pitch - section.section.interGroupSpacing
    return row.contentLength <= most + 0.001 && row.contentLength > most - pitch - 0.001
  }
}
