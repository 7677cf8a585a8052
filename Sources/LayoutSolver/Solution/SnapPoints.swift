/// Where an orthogonal row can come to rest (rules 58 to 60).
struct SnapPoints: Sendable {
  let behavior: OrthogonalScrollingBehavior
  let axis: Axis
  let groups: Groups
  let grid: PixelGrid
  /// Where the viewport begins along the row, in the region's space.
  let viewportStart: Double
  let viewportLength: Double
  /// The row without the section's insets.
  let contentLength: Double

  /// Rule 58: how far the row scrolls; rule 59: centring widens the range at both ends.
  var range: (low: Double, high: Double) {
    let high = max(0, contentLength - viewportLength)
    guard behavior == .groupPagingCentered, groups.count > 0 else { return (0, high) }
    return (min(0, centeredStop(ofGroup: 0)), max(high, centeredStop(ofGroup: groups.count - 1)))
  }

  func clamped(_ offset: Double) -> Double { min(max(offset, range.low), range.high) }

  /// Rule 59: the nearest stop before clamping, and then clamped.
  func target(forProposed proposed: Double) -> Double {
    // A proposal at or beyond the maximum rests at the maximum.
    guard proposed < range.high else { return range.high }
    switch behavior {
    case .none, .continuous:
      return clamped(proposed)
    case .paging:
      guard viewportLength > 0 else { return clamped(proposed) }
      return clamped(grid.nearest(nearest(proposed / viewportLength) * viewportLength))
    case .continuousGroupLeadingBoundary, .groupPaging:
      return clamped(nearestStop(to: proposed, leadingStop))
    case .groupPagingCentered:
      return clamped(nearestStop(to: proposed, centeredStop))
    }
  }

  /// The nearest whole number; a tie goes to the smaller (D 59).
  private func nearest(_ value: Double) -> Double { (value - 0.5).rounded(.up) }

  /// The offset at which a group's leading edge meets the viewport's, on a pixel (D 59).
  private func leadingStop(ofGroup group: Int) -> Double {
    grid.nearest(groups.frame(ofGroup: group).start(axis) - groups.frame(ofGroup: 0).start(axis))
  }

  /// The offset at which a group is centered in the viewport, on a pixel (D 59).
  private func centeredStop(ofGroup group: Int) -> Double {
    let frame = groups.frame(ofGroup: group)
    return grid.nearest(frame.start(axis) - viewportStart - (viewportLength - frame.size[axis]) / 2)
  }

  /// The stop nearest to `proposed`, found by halving: the stops ascend with the groups.
  private func nearestStop(to proposed: Double, _ stop: (Int) -> Double) -> Double {
    guard groups.count > 0 else { return 0 }
    var low = 0
    var high = groups.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if stop(middle) <= proposed { low = middle } else { high = middle }
    }
    let before = stop(low)
    guard low + 1 < groups.count else { return before }
    let after = stop(low + 1)
    return after - proposed < proposed - before ? after : before
  }
}
