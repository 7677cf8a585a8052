/// How much a pinned item that is seen stands above its own z-index (rule 51).
private let pinnedZIndex = 1_000_000_000

extension Solution {
  /// The visible bounds along the scroll axis, leading to trailing: all of them, and less what covers them.
  private var visibleBounds: (full: Rect, start: Double, end: Double) {
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
  func layoutBoundary(_ index: Int) -> Element {
    let start = boundaries.before
    return element(
      boundaries.items[index], section: nil, origin: .zero, region: (start, start + boundaries.regionLength))
  }

  /// A boundary item of a section.
  func sectionBoundary(_ index: Int, ofSection sectionIndex: Int) -> Element {
    let section = sections[sectionIndex]
    var origin = Point.zero
    origin[axis] = section.start
    let start = section.start + section.boundaries.before
    return element(
      section.boundaries.items[index], section: sectionIndex, origin: origin,
      region: (start, start + section.boundaries.regionLength))
  }

  private func element(
    _ boundary: SolvedBoundary, section: Int?, origin: Point, region: (start: Double, end: Double)
  ) -> Element {
    let natural = boundary.slot.offset(by: origin)
    let item = boundary.item
    var slot = natural
    var zIndex = item.zIndex
    if item.pinToVisibleBounds {
      slot.origin[axis] = pinnedStart(of: item, natural, region)
      if slot.intersects(visibleBounds.full) { zIndex += pinnedZIndex }
    }
    return Element(
      category: .supplementary(item.kind), section: section, item: 0,
      frame: grid.placed(mirrored(slot.inset(by: boundary.insets))), zIndex: zIndex,
      isEstimated: boundary.isEstimated, isPinned: slot.start(axis) != natural.start(axis), id: item.id)
  }

  /// Rule 51: a pinned item follows the visible bounds, but does not leave its region; a side item stays (D 51).
  private func pinnedStart(
    of item: BoundarySupplementary, _ natural: Rect, _ region: (start: Double, end: Double)
  ) -> Double {
    let length = natural.size[axis]
    let factor = item.alignment.edges.factor(axis)
    if item.alignment == .none || factor == 0.5 { return natural.start(axis) }
    return factor == 0
      ? min(max(natural.start(axis), visibleBounds.start), region.end - length)
      : max(min(natural.start(axis), visibleBounds.end - length), region.start)
  }
}
