/// A solved layout, which provides all frames although few are stored.
///
/// Stored values are unrounded and run from leading to trailing; frames are mirrored and rounded when they are read.
package struct Solution: Sendable {
  /// The layout that was solved.
  package internal(set) var layout: Layout
  package let axis: Axis
  package let environment: LayoutEnvironment
  let grid: PixelGrid
  var sections: [SolvedSection]
  /// The layout's own boundary supplementary items, in content coordinates.
  let boundaries: SolvedBoundaries
  let exactContentSize: Size
  /// Anomalies in the layout.
  package let issues: [SolverIssue]
  /// The storage of the solution that grows with the layout's numbers, in bytes.
  package let memory: Int
  /// The bytes stored while solving, kept or not: a measure of the time that solving took.
  package let effort: Int

  /// The content size, rounded to the nearest pixel (rule 3); in a flow layout, rounded down along the scroll axis
  /// (rule F12).
  package var contentSize: Size {
    switch layout {
    case .compositional:
      return Size(width: grid.nearest(exactContentSize.width), height: grid.nearest(exactContentSize.height))
    case .flow:
      var size = exactContentSize
      size[axis] = grid.floored(size[axis])
      return size
    }
  }

  package var sectionCount: Int { sections.count }

  /// Returns the number of items in a section.
  package func itemCount(ofSection section: Int) -> Int { sections[section].itemCount }

  /// Returns the rounded frame of a section, which is as long as the content across the scroll axis (D 3).
  package func frame(ofSection section: Int) -> Rect {
    grid.allNearest(mirrored(exactFrame(sections[section])))
  }

  func exactFrame(_ section: SolvedSection) -> Rect {
    var frame = Rect(origin: .zero, size: exactContentSize)
    frame.origin[axis] = section.start
    frame.size[axis] = section.length
    return frame
  }

  /// Returns the frame mirrored if the layout is right-to-left; mirroring is its own inverse (part B, D 3, rule F15).
  func mirrored(_ frame: Rect, within width: Double? = nil) -> Rect {
    guard environment.layoutDirection == .rightToLeft else { return frame }
    var turned = frame
    turned.origin.x = (width ?? exactContentSize.width) - frame.origin.x - frame.size.width
    return turned
  }

  /// Returns the row of an orthogonally scrolling section, otherwise nil.
  package func orthogonalRow(ofSection index: Int) -> OrthogonalRow? {
    let section = sections[index]
    guard let row = section.row else { return nil }
    let viewport = row.viewport.offset(by: regionOrigin(section))
    return OrthogonalRow(
      behavior: row.behavior, viewport: grid.allNearest(mirrored(viewport, within: rowWidth(section))),
      contentLength: row.stops.contentLength, offset: row.offset, maxOffset: row.stops.range.high)
  }

  /// Returns the offset at which an orthogonal section's row settles when released at `proposed` (rule 59).
  package func targetOffset(ofSection section: Int, proposed: Double) -> Double? {
    sections[section].row?.stops.target(forProposed: proposed)
  }

  /// Returns the origin of a section's region, in content coordinates.
  func regionOrigin(_ section: SolvedSection) -> Point {
    var origin = Point.zero
    origin[axis] = section.start + section.boundaries.before
    return origin
  }

  /// Returns the width in which a section's cells are mirrored, if it is the view's: that of a horizontally scrolling
  /// row (part B).
  func rowWidth(_ section: SolvedSection) -> Double? {
    section.row != nil && axis == .vertical ? environment.container.width : nil
  }
}

extension Layout {
  /// Solves the layout. Never fails; anomalies are reported in `issues`.
  package func solved(in environment: LayoutEnvironment) -> Solution {
    switch self {
    case .compositional(let layout):
      var solver = CompositionalSolver(layout, environment)
      return solver.solve()
    case .flow(let layout):
      var solver = FlowSolver(layout, environment)
      return solver.solve()
    }
  }
}
