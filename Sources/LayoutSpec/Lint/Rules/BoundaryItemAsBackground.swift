import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 46: an item that does not extend is placed inside the region, at its edge.
  static let boundaryItemAsBackground = LintRule(
    name: "boundary-item-as-background", level: .warning,
    summary: "a boundary supplementary item that does not extend covers the whole section",
    explanation: """
      A boundary supplementary item that does not extend is placed inside the section, at its edge. If it is \
      as large as the section it covers all of it; if it is larger, it extends beyond the opposite edge. For a \
      background, use a decoration item, which follows the section's size.
      """,
    exceptions: [
      "it is smaller than the section, such as a header over the first row"
    ],
    source: .solved { context in
      context.filledSections.flatMap { section in
        context.boundaryItems(ofSection: section.index).compactMap { context.background($0, section) }
      }
    })
}

extension LintContext {
  fileprivate func background(_ boundary: BoundaryOutline, _ section: LintSection) -> LintFinding? {
    let axis = section.mainAxis
    let cross = axis.cross
    let region = solution.regionLength(ofSection: section.index)
    let span = environment.container[cross] - section.outline.insets.sum(cross)
    let size = boundary.frame.size
    guard !boundary.item.extendsBoundary, region > 0, section.outline.cellCount > 0,
      size[axis] >= region - 0.001, size[cross] >= span - 0.001
    else { return nil }
    let excess = size[axis] - region
    let outcome =
      excess > 0.001 ? "it extends \(plainNumberText(excess)) beyond it" : "it covers the whole section"
    return LintFinding(
      place(boundary.item.id), section: section.index,
      "\(word(boundary.item.kind)) is \(plainNumberText(size[axis])) \(axis.adjective) in a section of "
        + "\(plainNumberText(region)): \(outcome)",
      hint: "use a decoration item for a background")
  }
}
