import LayoutSolver

/// The declared items of a layout's groups, by id.
struct DeclaredItems {
  struct Entry {
    let item: Item
    /// The axis along which a count replaces the item's dimension.
    let countedAxis: Axis?
    /// The height estimate of a waterfall, in points.
    var estimatedHeight: Double?

    /// Returns the estimated length along an axis; nil if the dimension is not estimated.
    func estimate(_ axis: Axis) -> Double? {
      if axis == .vertical, let estimatedHeight { return estimatedHeight }
      guard axis != countedAxis else { return nil }
      return switch item.size[axis] {
      case .estimated(let points), .uniformAcrossSiblings(let points): points
      case .absolute, .fraction: nil
      }
    }
  }

  private(set) var entries: [ElementID: Entry] = [:]
  /// Each section's root group; empty for a flow layout.
  private(set) var roots: [Item] = []

  init(_ layout: Layout) {
    guard case .compositional(let layout) = layout else { return }
    roots = layout.sections.map(\.group)
    for root in roots { add(root, countedAxis: nil) }
  }

  /// The recursion depth is bounded by the nesting of the spec.
  private mutating func add(_ item: Item, countedAxis: Axis?) {
    entries[item.id] = Entry(item: item, countedAxis: countedAxis)
    guard case .group(.stack(let stack)) = item.content else { return }
    let counted: Axis? =
      switch stack.subitems {
      case .count: stack.axis
      case .cycle, .repeating: nil
      }
    for subitem in stack.subitems.declared { add(subitem, countedAxis: counted) }
  }

  /// Returns the estimated size of a cell if its measured size differs; nil if nothing was estimated.
  func estimatedSize(of element: Element) -> Size? {
    guard case .cell = element.category, let entry = entries[element.id] else { return nil }
    var size = element.frame.size
    for axis in Axis.allCases { size[axis] = entry.estimate(axis) ?? size[axis] }
    let isMeasured = Axis.allCases.contains { abs(size[$0] - element.frame.size[$0]) >= 0.5 }
    return isMeasured ? size : nil
  }
}
