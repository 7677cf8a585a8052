import LayoutSolver
import SourceText

extension LintRule {
  /// Rules 37, 46: the spacing between groups applies between groups only.
  static let spacingNotAroundHeaders = LintRule(
    name: "spacing-not-around-headers", level: .note,
    summary: "a header or footer touches the rows although groups are spaced",
    explanation: """
      interGroupSpacing only separates groups. It does not apply between a header and the first row, between \
      the last row and a footer, or between sections. Use the section's contentInsets at that end, and \
      interSectionSpacing between sections.
      """,
    exceptions: [
      "the header is pinned",
      "it has its own insets on that side, or an offset away from the rows",
      "there is an inset between them",
      "the section is a list, or scrolls orthogonally",
    ],
    source: .solved { context in
      context.filledSections.compactMap { section in
        let spacing = section.section.interGroupSpacing
        guard spacing > 0, !section.isOrthogonal, section.outline.cellCount > 0,
          context.member(section.section.id, "list") == nil
        else { return nil }
        let axis = section.mainAxis
        let touching = section.section.boundarySupplementaryItems.compactMap { item in
          context.touchedEnd(item, section).map { (item: item, edge: $0) }
        }
        guard !touching.isEmpty else { return nil }
        let names = touching.map { context.word($0.item.kind) }.listed
        var edges: [String] = []
        for (_, edge) in touching where !edges.contains(edge) { edges.append(edge) }
        let insets = edges.map { "\($0): \(plainNumberText(spacing))" }.joined(separator: ", ")
        return LintFinding(
          context.place(section.section.id, "interGroupSpacing"), section: section.index,
          "\(names) touch\(touching.count == 1 ? "es" : "") the \(axis == .vertical ? "rows" : "columns"): the spacing of "
            + "\(plainNumberText(spacing)) only applies between groups",
          hint: "add contentInsets: {\(insets)} to the section")
      }
    })
}

extension LintContext {
  /// Returns the edge at which an item touches the rows without space between them.
  fileprivate func touchedEnd(_ item: BoundarySupplementary, _ section: LintSection) -> String? {
    let axis = section.mainAxis
    let factor = item.alignment.edges.factor(axis)
    guard item.alignment != .none, factor != 0.5, item.extendsBoundary, !item.pinToVisibleBounds,
      let solved = boundaryItems(ofSection: section.index).first(where: { $0.item.id == item.id }),
      solved.frame.size[axis] > 1
    else { return nil }
    let isStart = factor == 0
    let edges = section.section.group.edgeSpacing
    let insets = section.section.contentInsets
    let gap =
      isStart ? insets.start(axis) + edges.start(axis).minimum : insets.end(axis) + edges.end(axis).minimum
    let own =
      item.size[axis].isEstimated
      ? 0 : isStart ? item.contentInsets.end(axis) : item.contentInsets.start(axis)
    let away = item.absoluteOffset[axis] * (isStart ? -1 : 1)
    guard gap == 0, own <= 0, away <= 0 else { return nil }
    return isStart ? axis.edges.start : axis.edges.end
  }
}
