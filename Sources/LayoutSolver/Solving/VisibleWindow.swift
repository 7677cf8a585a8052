/// The visible part of a section while it is being solved, compared as in a query (rules 33 and 61).
struct VisibleWindow {
  /// The visible bounds, in physical coordinates.
  var bounds: Rect
  /// The transformation from the section's region to reported frames, as far as it is known.
  var placement: Placement

  init(bounds: Rect, placement: Placement) {
    self.bounds = bounds
    self.placement = placement
    // Rule 61: only the content is visible; its end is not known yet.
    for axis in Axis.allCases where bounds.origin[axis] < 0 {
      self.bounds.size[axis] += bounds.origin[axis]
      self.bounds.origin[axis] = 0
    }
  }

  /// Returns the window on a row scrolled to `offset`; the row is visible in the entire width of the view (D 61).
  func scrolled(to offset: Double, along axis: Axis, viewLength: Double) -> VisibleWindow {
    var scrolled = self
    scrolled.bounds.size[axis] = min(bounds.end(axis), viewLength) - bounds.start(axis)
    scrolled.bounds.origin[axis] += placement.mirrorWidth == nil ? offset : -offset
    return scrolled
  }

  func shows(_ frame: Rect) -> Bool { placement.placed(frame).intersects(bounds) }

  /// Whether a query finds a cell of a group (rule 61).
  func shows(cell: Rect, ofGroup group: Rect) -> Bool {
    let frame = placement.placed(cell)
    guard frame.intersects(bounds), let group = placement.placed(group, meeting: bounds) else { return false }
    return frame.isPartly(in: group)
  }

  /// A rectangle of the region that contains everything visible; enlarged because rounding moves frames by up to a
  /// pixel.
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

/// The visible elements that have been measured so far (rule 33).
struct MeasuredElements {
  /// The items, by section.
  var items: [Int: Set<Int>] = [:]
  /// The boundary supplementary items, by section.
  var sectionBoundaries: [Int: Set<Int>] = [:]
  /// The layout's own boundary supplementary items.
  var layoutBoundaries: Set<Int> = []

  var count: Int {
    layoutBoundaries.count + items.values.reduce(0) { $0 + $1.count }
      + sectionBoundaries.values.reduce(0) { $0 + $1.count }
  }

  /// Returns how many elements to measure before the layout is solved again: one, as in UIKit, or more if there are
  /// hundreds, to limit the work. Once solving has used a very large number of bytes, all visible elements are measured
  /// together.
  static func step(after count: Int, solved bytes: Int = 0) -> Int {
    bytes > 1 << 28 ? .max : count < 256 ? 1 : count / 16
  }
}
