extension SectionSolver {
  /// Returns the row of an orthogonally scrolling section (rules 57 to 60).
  func solvedRow(_ groups: Groups) -> SolvedRow? {
    guard sectionContainer.isOrthogonal else { return nil }
    let (axis, cross) = (sectionContainer.mainAxis, sectionContainer.rowAxis)
    let edges = section.group.edgeSpacing
    var viewport = Rect.zero
    // D 58: the referenced insets apply before and after the row.
    viewport.origin[cross] = sectionContainer.insets.start(cross)
    viewport.size[cross] = max(0, sectionContainer.insetCrossLength)
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
  private var isAlwaysAtStart: Bool {
    switch section.orthogonalScrollingBehavior {
    case .groupPagingCentered: false
    case .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging:
      (section.orthogonalOffset ?? 0) <= 0
    }
  }

  /// Whether the visible part of a group depends on later groups, which requires solving all groups again for each
  /// item.
  var resolvesPerItem: Bool {
    guard window != nil else { return false }
    if isUniform { return true }
    let isPlacedByTallest = section.group.edgeSpacing.flexibleCount(sectionContainer.rowAxis.cross) > 0
    return sectionContainer.isOrthogonal && (!isAlwaysAtStart || isPlacedByTallest)
  }

  /// Returns the window on the section's groups, which moves with the row.
  func window(on groups: ListedGroups) -> VisibleWindow? {
    guard let window, sectionContainer.isOrthogonal else { return window }
    let offset = solvedRow(.listed(groups))?.offset ?? 0
    return window.scrolled(
      to: offset, along: sectionContainer.rowAxis, viewLength: sectionContainer.view[sectionContainer.rowAxis]
    )
  }
}
