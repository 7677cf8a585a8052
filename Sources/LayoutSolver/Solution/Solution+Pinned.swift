/// How much a pinned item that is seen stands above its own z-index (rule 51).
private let pinnedZIndex = 1_000_000_000

extension Solution {
  /// Where the content is scrolled to, physically; at rest where the environment does not say (D 51).
  package var contentOffset: Point {
    if let offset = environment.offset { return offset }
    var resting = Point.zero
    let inset = environment.restInset(axis)
    let isMirrored = axis == .horizontal && environment.layoutDirection == .rightToLeft
    resting[axis] = isMirrored ? exactContentSize[axis] - environment.container[axis] + inset : -inset
    return resting
  }

  /// The visible bounds along the scroll axis, leading to trailing: all of them, and less what covers them.
  var visibleBounds: (full: Rect, start: Double, end: Double) {
    let inset = environment.contentInset + environment.safeArea
    var bounds = Rect(origin: .zero, size: environment.container)
    if let offset = environment.offset {
      bounds.origin = offset
      // D 3: the offset is physical; inside, everything runs from leading to trailing.
      bounds = mirrored(bounds)
    } else {
      // D 51: at rest the content begins where the inset ends.
      bounds.origin[axis] = -inset.start(axis)
    }
    return (bounds, bounds.start(axis) + inset.start(axis), bounds.end(axis) - inset.end(axis))
  }

  /// One of the layout's own boundary items (rule 50).
  func layoutBoundary(_ index: Int) -> Element { boundary(index, ofSection: nil) }

  /// A boundary item of a section.
  func sectionBoundary(_ index: Int, ofSection section: Int) -> Element {
    boundary(index, ofSection: section)
  }

  private func boundary(_ index: Int, ofSection section: Int?) -> Element {
    let exact = exactBoundary(index, ofSection: section)
    let solved = exact.solved
    // D 51: with the pinned frame, strictly; its insets are not part of it.
    let frame = exact.slot.inset(by: solved.insets)
    let isRaised = solved.item.pinToVisibleBounds && frame.intersects(visibleBounds.full)
    return Element(
      category: .supplementary(solved.item.kind), section: section, item: 0,
      frame: grid.placed(mirrored(frame)),
      zIndex: solved.item.zIndex + (isRaised ? pinnedZIndex : 0), isEstimated: solved.isEstimated,
      isPinned: exact.isMoved, id: solved.item.id)
  }

  /// A boundary item in content space, leading to trailing and exact: where it belongs, and where pinning puts it.
  struct ExactBoundary {
    let solved: SolvedBoundary
    let natural: Rect
    var slot: Rect
    /// Sums of decimals may miss each other by a hair without anything having moved.
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
  /// Rule 51: where a pinned item follows the visible bounds to, without leaving its region; a side item stays (D 51).
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
