extension BoundarySolver {
  /// Rules 33, 35: the items as far as they have been measured: one that has not been keeps its estimate.
  ///
  /// Of several that are visible the first is measured, and then the region is looked at anew.
  ///
  /// - Parameters:
  ///   - items: the boundary items as declared.
  ///   - environment: says which are measured, and where the visible bounds are.
  ///   - regionLength: the length of what they surround.
  ///   - start: where the section begins.
  ///   - whileSolving: whether visible items are measured here; otherwise only those in `measured` are.
  ///   - measured: the items that have been measured.
  /// - Returns: the items, each with its measured size or without.
  func asking(
    _ items: [BoundarySupplementary], _ environment: LayoutEnvironment, regionLength: Double,
    from start: Double, whileSolving: Bool, _ measured: inout Set<Int>
  ) -> [BoundarySupplementary] {
    switch environment.measuring {
    case .all: return items
    case .none: return items.map(\.unmeasured)
    case .visible:
      while true {
        let known = items.indices.map { measured.contains($0) ? items[$0] : items[$0].unmeasured }
        guard whileSolving else { return known }
        let solved = solve(known, regionLength: regionLength)
        let visible = items.indices.first {
          !measured.contains($0) && known[$0] != items[$0] && shows(solved, $0, from: start, environment)
        }
        guard let visible else { return known }
        measured.insert(visible)
      }
    }
  }

  /// Whether the visible bounds show an item, where it is pinned if it pins.
  private func shows(
    _ solved: SolvedBoundaries, _ index: Int, from start: Double, _ environment: LayoutEnvironment
  ) -> Bool {
    let bounds = environment.visibleBounds(axis)
    let inset = environment.contentInset + environment.safeArea
    let boundary = solved.items[index]
    var slot = boundary.slot.offset(by: Point(along: start, across: 0, axis: axis))
    if boundary.item.pinToVisibleBounds {
      let region = (start + solved.before, start + solved.before + solved.regionLength)
      let visible = (bounds.start(axis) + inset.start(axis), bounds.end(axis) - inset.end(axis))
      slot.origin[axis] = boundary.item.pinnedStart(slot, axis, region: region, visible: visible)
    }
    return solver.grid.placed(slot.inset(by: boundary.insets)).intersects(bounds)
  }
}

extension BoundarySupplementary {
  /// The item before its view has been measured.
  var unmeasured: BoundarySupplementary {
    var item = self
    item.measuredWidth = nil
    item.measuredHeight = nil
    return item
  }
}

extension LayoutEnvironment {
  /// The visible bounds, as far as they are known before the content is: given, or at rest (D 51).
  func visibleBounds(_ axis: Axis) -> Rect {
    let rest = Point(along: -restInset(axis), across: 0, axis: axis)
    return Rect(origin: offset ?? rest, size: container)
  }
}
