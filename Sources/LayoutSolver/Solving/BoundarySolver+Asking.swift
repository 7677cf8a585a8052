extension BoundarySolver {
  /// Rules 33, 35: the items as far as they have been asked: one that has not been keeps its estimate.
  ///
  /// Of several that are seen the first is asked, and then the region is looked at anew.
  func asking(
    _ items: [BoundarySupplementary], _ environment: LayoutEnvironment, regionLength: Double,
    from start: Double,
    _ asked: inout Set<Int>
  ) -> [BoundarySupplementary] {
    switch environment.measuring {
    case .all: return items
    case .none: return items.map(\.unmeasured)
    case .visible:
      let bounds = environment.visibleBounds(axis)
      while true {
        let known = items.indices.map { asked.contains($0) ? items[$0] : items[$0].unmeasured }
        let solved = solve(known, regionLength: regionLength)
        let inset = environment.contentInset + environment.safeArea
        let visible = (bounds.start(axis) + inset.start(axis), bounds.end(axis) - inset.end(axis))
        let region = (start + solved.before, start + solved.before + solved.regionLength)
        let seen = items.indices.first {
          guard !asked.contains($0), known[$0] != items[$0] else { return false }
          var slot = solved.items[$0].slot.offset(by: Point(along: start, across: 0, axis: axis))
          if items[$0].pinToVisibleBounds {
            slot.origin[axis] = items[$0].pinnedStart(slot, axis, region: region, visible: visible)
          }
          return slot.intersects(bounds)
        }
        guard let seen else { return known }
        asked.insert(seen)
      }
    }
  }
}

extension BoundarySupplementary {
  /// The item before its view has been asked for its size.
  fileprivate var unmeasured: BoundarySupplementary {
    var item = self
    item.measuredWidth = nil
    item.measuredHeight = nil
    return item
  }
}

extension LayoutEnvironment {
  /// Whether an offset is given that counts from the far end.
  var isTurnedOffset: Bool { layoutDirection == .rightToLeft && offset != nil }

  /// The visible bounds, as far as they can be told before the content is known: given, or at rest (D 51).
  func visibleBounds(_ axis: Axis) -> Rect {
    let rest = Point(along: -restInset(axis), across: 0, axis: axis)
    return Rect(origin: offset ?? rest, size: container)
  }
}
