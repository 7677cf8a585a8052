import LayoutSolver
import SourceText

extension LintRule {
  /// Rule F10: an item that is longer than its line can be.
  static let flowItemLargerThanView = LintRule(
    name: "flow-item-larger-than-view", level: .error,
    summary: "an item of a flow layout is larger than the space across the scroll axis",
    explanation: """
      In a vertical flow layout an item's width, in a horizontal one its height, must fit in the view \
      minus its content inset and the section inset; otherwise UIKit calls the behavior undefined. A \
      common cause is a size computed before a rotation, or a bar that covers the view. Compute the size \
      from the available length.
      """,
    exceptions: [
      "the item fits exactly, as a full-width row does"
    ],
    source: .solved { context in
      guard case .flow(let layout) = context.lowered.layout else { return [] }
      return layout.sections.indices.compactMap { context.tooLarge($0, layout.sections[$0], layout) }
    })
}

extension LintContext {
  fileprivate func tooLarge(_ index: Int, _ section: FlowSection, _ layout: FlowLayout) -> LintFinding? {
    let axis = layout.scrollAxis.cross
    guard let container = solution.flowContainer(ofSection: index) else { return nil }
    let view = environment.container[axis]
    // 'zero-container' reports the cause.
    guard view > 0 else { return nil }
    // A bar covers the top and bottom of a horizontally scrolling layout; UIKit does not add the safe area at the sides
    // of a vertical one.
    let covered = axis == .vertical ? environment.safeArea.sum(axis) : 0
    let taken = environment.contentInset.sum(axis) + covered
    let left = view - taken - container.insets.sum(axis)
    guard let item = solution.flowItems(ofSection: index, longerThan: left + 1e-6) else { return nil }
    let terms = [taken, container.insets.sum(axis)].filter { $0 != 0 }.map { " - \(plainNumberText($0))" }
      .joined()
    let sum = terms.isEmpty ? "" : "\(plainNumberText(view))\(terms) = "
    let other = environment.container[axis.cross]
    let isFromOtherOrientation = item.length == other && other > view
    return LintFinding(
      place(section.id, "itemSize"), section: index,
      "\(items(first: item.first, count: item.count)) of \(name(ofSection: index)) is "
        + "\(plainNumberText(item.length)) \(axis.adjective), but at most \(sum)\(plainNumberText(left)) fits",
      hint: isFromOtherOrientation
        ? "compute the size for the current orientation: \(plainNumberText(other)) is the view's \(axis.cross.key)"
        : "make the items at most \(plainNumberText(left)) \(axis.adjective)",
      cells: cells(ofSection: index, from: item.first, longerThan: left, axis))
  }

  /// Returns the first cells that are too long.
  private func cells(ofSection section: Int, from first: Int, longerThan length: Double, _ axis: Axis)
    -> [Int]
  {
    let looked = first..<min(solution.cellCount(ofSection: section), first + 2000)
    return looked.filter { item in
      solution.cell(section: section, item: item).map { $0.frame.size[axis] > length } ?? false
    }
  }
}
