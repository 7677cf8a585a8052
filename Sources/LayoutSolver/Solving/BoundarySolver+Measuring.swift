extension BoundarySolver {
  /// Returns the items with their sizes measured as far as the environment requests; others keep their estimates
  /// (rules 33, 35).
  ///
  /// If several unmeasured items are visible, only the first is measured before the region is solved again.
  ///
  /// - Parameters:
  ///   - items: The boundary supplementary items as declared.
  ///   - environment: The environment, which determines the visible bounds and the items to measure.
  ///   - regionLength: The length of the region between the items.
  ///   - start: The start of the section.
  ///   - measuresVisible: Whether visible items are measured here; otherwise only those in `measured` are.
  ///   - measured: The indices of the measured items.
  /// - Returns: The items, with measured lengths only for those that have been measured.
  func measuredItems(
    _ items: [BoundarySupplementary], _ environment: LayoutEnvironment, regionLength: Double,
    from start: Double, measuresVisible: Bool, _ measured: inout Set<Int>
  ) -> [BoundarySupplementary] {
    switch environment.measuring {
    case .all: return items
    case .none: return items.map(\.unmeasured)
    case .visible:
      while true {
        let known = items.indices.map { measured.contains($0) ? items[$0] : items[$0].unmeasured }
        guard measuresVisible else { return known }
        let solved = solve(known, regionLength: regionLength)
        let visible = items.indices.first {
          !measured.contains($0) && known[$0] != items[$0] && shows(solved, $0, from: start, environment)
        }
        guard let visible else { return known }
        measured.insert(visible)
      }
    }
  }

  /// Whether an item, at its pinned position, intersects the visible bounds.
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
  /// The item without measured lengths.
  var unmeasured: BoundarySupplementary {
    var item = self
    item.measuredWidth = nil
    item.measuredHeight = nil
    return item
  }
}

extension LayoutEnvironment {
  /// Returns the visible bounds as far as they are known before the content is: specified, or initial (D 51).
  func visibleBounds(_ axis: Axis) -> Rect {
    let rest = Point(along: -adjustedStartInset(axis), across: 0, axis: axis)
    return Rect(origin: offset ?? rest, size: container)
  }
}
