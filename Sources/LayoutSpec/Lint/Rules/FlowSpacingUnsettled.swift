import LayoutSolver
import SourceText

extension LintRule {
  /// Rule F2: it is unknown which spacing separates columns of items of different widths.
  static let flowSpacingUnsettled = LintRule(
    name: "flow-spacing-unsettled", level: .note,
    summary: "it is unknown which spacing separates the columns of a horizontal flow layout",
    explanation: """
      In a horizontally scrolling flow layout with one item per column, minimumLineSpacing separates the \
      columns. Two public reports saw minimumInteritemSpacing instead where the items differ in width, and \
      no measurement settles it. Make both spacings equal, or check a device and choose the \
      other behavior with quirks: [swapSpacingsHorizontally].
      """,
    exceptions: [
      "both spacings are equal", "all items of the section have the same width",
      "a column holds several items", "quirks has swapSpacingsHorizontally", "the layout scrolls vertically",
    ],
    source: .solved { context in
      guard case .flow(let layout) = context.lowered.layout,
        !layout.quirks.contains(.swapSpacingsHorizontally)
      else { return [] }
      return layout.sections.indices.compactMap { context.unsettledSpacing($0, layout.sections[$0]) }
    })
}

extension LintContext {
  fileprivate func unsettledSpacing(_ index: Int, _ section: FlowSection) -> LintFinding? {
    guard let spacing = solution.unsettledSpacing(ofSection: index) else { return nil }
    let line = plainNumberText(spacing.line)
    let interitem = plainNumberText(spacing.interitem)
    let key =
      member(section.id, "minimumLineSpacing") == nil ? "minimumInteritemSpacing" : "minimumLineSpacing"
    return LintFinding(
      place(section.id, key), section: index,
      "columns of \(name(ofSection: index)) are \(line) apart, but UIKit may use the interitem spacing of "
        + "\(interitem) for items of several widths",
      hint: "make both spacings equal, or write 'quirks: [swapSpacingsHorizontally]' for the other behavior")
  }
}
