/// What the view shows of a section while that is being solved, compared as a query would (rules 33 and 61).
struct VisibleWindow {
  /// The visible bounds, physically.
  var bounds: Rect
  /// From the section's region to the frames that are reported, as far as they are known.
  var placement: Placement

  init(bounds: Rect, placement: Placement) {
    self.bounds = bounds
    self.placement = placement
    // Rule 61: only the content is looked at; where it ends is not known yet.
    for axis in Axis.allCases where bounds.origin[axis] < 0 {
      self.bounds.size[axis] += bounds.origin[axis]
      self.bounds.origin[axis] = 0
    }
  }

  /// The window on a row that has scrolled to `offset`; the row shows over the whole width of the view (D 61).
  func scrolled(to offset: Double, along axis: Axis, viewLength: Double) -> VisibleWindow {
    var scrolled = self
    scrolled.bounds.size[axis] = min(bounds.end(axis), viewLength) - bounds.start(axis)
    scrolled.bounds.origin[axis] += placement.mirrorWidth == nil ? offset : -offset
    return scrolled
  }

  func shows(_ frame: Rect) -> Bool { placement.placed(frame).intersects(bounds) }

  /// Rule 61: whether a query finds a cell of a group.
  func shows(cell: Rect, ofGroup group: Rect) -> Bool {
    let frame = placement.placed(cell)
    guard frame.intersects(bounds), let group = placement.placed(group, meeting: bounds) else { return false }
    return frame.isPartly(in: group)
  }

  /// A rectangle of the region outside of which nothing is shown: rounding moves a frame by up to a pixel.
  var reach: Rect {
    var reach = bounds
    if let width = placement.mirrorWidth { reach.origin.x = width - bounds.origin.x - bounds.size.width }
    let margin = max(1, placement.grid.reach)
    for axis in Axis.allCases {
      reach.origin[axis] -= placement.origin[axis] + margin
      reach.size[axis] += margin * 2
    }
    return reach
  }
}

/// What has been measured so far of what the view shows (rule 33).
struct MeasuredElements {
  /// Items, by section.
  var items: [Int: Set<Int>] = [:]
  /// Boundary items, by section.
  var sectionBoundaries: [Int: Set<Int>] = [:]
  /// The layout's own boundary items.
  var layoutBoundaries: Set<Int> = []

  var count: Int {
    layoutBoundaries.count + items.values.reduce(0) { $0 + $1.count }
      + sectionBoundaries.values.reduce(0) { $0 + $1.count }
  }

  /// How many elements are measured before the layout is solved again: one, as UIKit does it, and more where there are
  /// hundreds, so that the work stays bounded. Once very much has been solved over and over (so many bytes), everything
  /// that is visible is measured together.
  static func step(after count: Int, solved bytes: Int = 0) -> Int {
    bytes > 1 << 28 ? .max : count < 256 ? 1 : count / 16
  }
}
