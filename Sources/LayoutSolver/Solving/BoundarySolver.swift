/// A boundary supplementary item placed along its region, unmirrored and before pinning.
struct SolvedBoundary: Sendable {
  /// The entire slot, in the coordinates of the section (or of the content for the layout's own).
  var slot: Rect
  let item: BoundarySupplementary
  /// The insets of the frame within the slot (part B).
  let insets: Insets
  let isEstimated: Bool
}

/// Boundary supplementary items around a region, and the length they add to it (rules 45 to 50).
struct SolvedBoundaries: Sendable {
  var items: [SolvedBoundary] = []
  /// The lengths added before and after the region (rule 47).
  var before = 0.0
  var after = 0.0
  /// The region's length along the scroll axis, possibly extended by a long side item (rule 48).
  var regionLength: Double

  /// The length of the region plus the lengths that the items add.
  var length: Double { before + regionLength + after }
}

/// Places the boundary supplementary items of a section or of the layout.
struct BoundarySolver {
  /// A region length so large that only its start matters; finite, because fractions of it are computed.
  static let endless = 1e300

  let solver: GroupSolver
  /// The scroll axis.
  let axis: Axis
  /// The container of fractional sizes (rule 9).
  let container: Size
  /// The range across the scroll axis in which the items are aligned (rule 45).
  let span: (start: Double, length: Double)

  /// Returns the items placed around a region of `length` (rules 45 to 49).
  func solve(_ items: [BoundarySupplementary], regionLength length: Double) -> SolvedBoundaries {
    let sizes = items.map(size)
    var solved = SolvedBoundaries(regionLength: length)
    // Rule 48, D 48: the length of the longest extending side item replaces the region's for all items.
    for (item, size) in zip(items, sizes) where item.extendsBoundary && item.isSideItem(axis) {
      solved.regionLength = max(solved.regionLength, size[axis])
    }
    for (item, size) in zip(items, sizes) {
      let slot = slot(of: item, size, regionLength: solved.regionLength)
      // Rule 47: the growth is the maximum over all extending items, and an inward offset reduces it.
      if item.extendsBoundary, item.alignment != .none {
        // D 63: the padding of a list's header is part of the section, not of the header.
        let factor = item.alignment.edges.factor(axis)
        solved.before = max(solved.before, -slot.start(axis) + (factor == 0 ? item.padding : 0))
        solved.after = max(
          solved.after, slot.end(axis) - solved.regionLength + (factor == 1 ? item.padding : 0))
      }
      solved.items.append(boundary(item, slot))
    }
    // Rule 49: all items move by the growth before the region.
    for index in solved.items.indices { solved.items[index].slot.origin[axis] += solved.before }
    return solved
  }

  private func boundary(_ item: BoundarySupplementary, _ slot: Rect) -> SolvedBoundary {
    var insets = item.alignment == .none ? .zero : item.contentInsets
    // Rule 12: insets on estimated axes have no effect.
    for axis in Axis.allCases where item.size[axis].isEstimated { insets = insets.without(axis) }
    let isEstimated = Axis.allCases.contains { item.size[$0].isEstimated && item.measured($0) == nil }
    return SolvedBoundary(slot: slot, item: item, insets: insets, isEstimated: isEstimated)
  }

  /// Returns the size resolved in the container, or measured if estimated (rules 9, 35).
  private func size(of item: BoundarySupplementary) -> Size {
    guard item.alignment != .none else { return .zero }
    var size = solver.size(item.size, in: container)
    for axis in Axis.allCases where item.size[axis].isEstimated {
      size[axis] = item.measured(axis) ?? size[axis]
    }
    return size
  }

  private func slot(of item: BoundarySupplementary, _ size: Size, regionLength: Double) -> Rect {
    // Part B: `none` is a zero-size frame at the region's origin.
    guard item.alignment != .none else { return .zero }
    let cross = axis.cross
    let edges = item.alignment.edges
    var slot = Rect(origin: .zero, size: size)
    // Rule 45: at the named edge across, otherwise centered.
    slot.origin[cross] =
      span.start + (span.length - size[cross]) * edges.factor(cross) + item.absoluteOffset[cross]
    // Rule 46: at the named edge along, outside it if the item extends; rule 48: otherwise centered.
    let factor = edges.factor(axis)
    let outside = item.isSideItem(axis) || !item.extendsBoundary ? 0 : size[axis] * (factor * 2 - 1)
    slot.origin[axis] = (regionLength - size[axis]) * factor + outside + item.absoluteOffset[axis]
    return slot
  }
}

extension BoundarySupplementary {
  /// Whether the alignment names no edge on the scroll axis, which places the item at the side of the region (rule 48).
  func isSideItem(_ axis: Axis) -> Bool { alignment != .none && alignment.edges.factor(axis) == 0.5 }
}
