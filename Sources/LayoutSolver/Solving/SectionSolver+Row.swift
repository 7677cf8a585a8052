extension SectionSolver {
  /// Returns the row of an orthogonally scrolling section (rules 57 to 60).
  func solvedRow(_ groups: Groups) -> SolvedRow? {
    guard room.isOrthogonal else { return nil }
    let (axis, cross) = (room.mainAxis, room.rowAxis)
    let edges = section.group.edgeSpacing
    var viewport = Rect.zero
    // D 58: the referenced insets apply before and after the row.
    viewport.origin[cross] = room.insets.start(cross)
    viewport.size[cross] = max(0, room.insetCrossLength)
    viewport.origin[axis] = section.contentInsets.start(axis)
    viewport.size[axis] = groups.largestLength(along: axis) + (groups.count > 0 ? edges.minimum(axis) : 0)
    var length = 0.0
    if groups.count > 0 {
      length =
        groups.frame(ofGroup: groups.count - 1).end(cross) + edges.end(cross).minimum - viewport.start(cross)
    }
    let stops = SnapPoints(
      behavior: section.orthogonalScrollingBehavior, axis: cross, groups: groups, grid: grid,
      viewportStart: viewport.start(cross), viewportLength: viewport.size[cross], contentLength: length)
    // D 59: a specified offset is clamped, not snapped; without one the row settles as if released at 0.
    let offset = section.orthogonalOffset.map(stops.clamped) ?? stops.target(forProposed: 0)
    return SolvedRow(
      behavior: section.orthogonalScrollingBehavior, viewport: viewport, stops: stops, offset: offset)
  }

  /// Whether the row is at its start, regardless of measurements.
  private var staysAtStart: Bool {
    switch section.orthogonalScrollingBehavior {
    case .groupPagingCentered: false
    case .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging:
      (section.orthogonalOffset ?? 0) <= 0
    }
  }

  /// Whether the visible part of a group depends on later groups, which requires solving all groups again for each
  /// item.
  var measuresStepwise: Bool {
    guard window != nil else { return false }
    if isUniform { return true }
    let isPlacedByTallest = section.group.edgeSpacing.flexibleCount(room.rowAxis.cross) > 0
    return room.isOrthogonal && (!staysAtStart || isPlacedByTallest)
  }

  /// Returns the window on the section's groups, which moves with the row.
  func window(on groups: ListedGroups) -> VisibleWindow? {
    guard let window, room.isOrthogonal else { return window }
    let offset = solvedRow(.listed(groups))?.offset ?? 0
    return window.scrolled(to: offset, along: room.rowAxis, viewLength: room.view[room.rowAxis])
  }
}
