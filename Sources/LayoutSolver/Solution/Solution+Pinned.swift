/// The amount added to the z-index of a visible pinned item (rule 51).
private let pinnedZIndex = 1_000_000_000

extension Solution {
  /// The content offset in physical coordinates; the initial one if the environment does not specify it (D 51).
  package var contentOffset: Point {
    if let offset = environment.offset { return offset }
    var resting = Point.zero
    let inset = environment.adjustedStartInset(axis)
    let isMirrored = axis == .horizontal && environment.layoutDirection == .rightToLeft
    resting[axis] = isMirrored ? exactContentSize[axis] - environment.container[axis] + inset : -inset
    return resting
  }

  /// The visible bounds along the scroll axis, leading to trailing: in full, and without the covered parts.
  var visibleBounds: (full: Rect, start: Double, end: Double) {
    let inset = environment.contentInset + environment.safeArea
    var bounds = Rect(origin: .zero, size: environment.container)
    if let offset = environment.offset {
      bounds.origin = offset
      // D 3: the offset is physical, but the solver's coordinates run from leading to trailing.
      bounds = mirrored(bounds)
    } else {
      // D 51: initially the content begins at the end of the inset.
      bounds.origin[axis] = -inset.start(axis)
    }
    return (bounds, bounds.start(axis) + inset.start(axis), bounds.end(axis) - inset.end(axis))
  }

  /// Returns one of the layout's own boundary supplementary items (rule 50).
  func layoutBoundary(_ index: Int) -> Element { boundary(index, ofSection: nil) }

  /// Returns a boundary supplementary item of a section.
  func sectionBoundary(_ index: Int, ofSection section: Int) -> Element {
    boundary(index, ofSection: section)
  }

  private func boundary(_ index: Int, ofSection section: Int?) -> Element {
    let exact = exactBoundary(index, ofSection: section)
    let solved = exact.solved
    // D 51: compare the pinned frame without its insets; touching does not count.
    let frame = exact.slot.inset(by: solved.insets)
    let isRaised = solved.item.pinToVisibleBounds && frame.intersects(visibleBounds.full)
    return Element(
      category: .supplementary(solved.item.kind), section: section, item: 0,
      frame: grid.placed(mirrored(frame)),
      zIndex: solved.item.zIndex + (isRaised ? pinnedZIndex : 0), isEstimated: solved.isEstimated,
      isPinned: exact.isMoved, id: solved.item.id)
  }

  /// A boundary supplementary item in content coordinates, unmirrored and unrounded: its natural and its pinned
  /// position.
  struct ExactBoundary {
    let solved: SolvedBoundary
    let natural: Rect
    var slot: Rect
    /// Whether pinning moved the item; the tolerance allows for rounding errors in sums.
    var isMoved: Bool { abs(slot.origin.x - natural.origin.x) + abs(slot.origin.y - natural.origin.y) > 1e-6 }
  }

  func exactBoundary(_ index: Int, ofSection section: Int?) -> ExactBoundary {
    let owner = section.map { sections[$0].boundaries } ?? boundaries
    let solved = owner.items[index]
    var origin = Point.zero
    origin[axis] = section.map { sections[$0].start } ?? 0
    let natural = solved.slot.offset(by: origin)
    var exact = ExactBoundary(solved: solved, natural: natural, slot: natural)
    if solved.item.pinToVisibleBounds {
      let start = origin[axis] + owner.before
      let visible = visibleBounds
      exact.slot.origin[axis] = solved.item.pinnedStart(
        natural, axis, region: (start, start + owner.regionLength), visible: (visible.start, visible.end))
    }
    return exact
  }
}

extension BoundarySupplementary {
  /// Returns the start of a pinned item, which follows the visible bounds within its region (rule 51); a side item does
  /// not move (D 51).
  func pinnedStart(
    _ natural: Rect, _ axis: Axis, region: (start: Double, end: Double), visible: (start: Double, end: Double)
  ) -> Double {
    let length = natural.size[axis]
    let factor = alignment.edges.factor(axis)
    if alignment == .none || factor == 0.5 { return natural.start(axis) }
    return factor == 0
      ? min(max(natural.start(axis), visible.start), region.end - length)
      : max(min(natural.start(axis), visible.end - length), region.start)
  }
}
