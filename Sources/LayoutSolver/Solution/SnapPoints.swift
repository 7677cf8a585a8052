/// The scroll offsets at which an orthogonal row can settle (rules 58 to 60).
struct SnapPoints: Sendable {
  let behavior: OrthogonalScrollingBehavior
  let axis: Axis
  let groups: Groups
  let grid: PixelGrid
  /// The start of the viewport along the row, in the region's coordinates.
  let viewportStart: Double
  let viewportLength: Double
  /// The length of the row without the section's insets.
  let contentLength: Double

  /// The range of scroll offsets (rule 58); centering extends it at both ends (rule 59).
  var range: (low: Double, high: Double) {
    let high = max(0, contentLength - viewportLength)
    guard behavior == .groupPagingCentered, groups.count > 0 else { return (0, high) }
    return (min(0, centeredStop(ofGroup: 0)), max(high, centeredStop(ofGroup: groups.count - 1)))
  }

  func clamped(_ offset: Double) -> Double { min(max(offset, range.low), range.high) }

  /// Returns the offset at which the row settles: the stop nearest to `proposed`, clamped afterwards (rule 59).
  func target(forProposed proposed: Double) -> Double {
    // A proposal at or beyond the maximum settles at the maximum.
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

  /// Returns the nearest integer; ties round down (D 59).
  private func nearest(_ value: Double) -> Double { (value - 0.5).rounded(.up) }

  /// Returns the offset at which a group's leading edge meets that of the viewport, rounded to a pixel (D 59).
  private func leadingStop(ofGroup group: Int) -> Double {
    grid.nearest(groups.frame(ofGroup: group).start(axis) - groups.frame(ofGroup: 0).start(axis))
  }

  /// Returns the offset at which a group is centered in the viewport, rounded to a pixel (D 59).
  private func centeredStop(ofGroup group: Int) -> Double {
    let frame = groups.frame(ofGroup: group)
    return grid.nearest(frame.start(axis) - viewportStart - (viewportLength - frame.size[axis]) / 2)
  }

  /// Returns the stop nearest to `proposed` by binary search: the stops ascend with the groups.
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
