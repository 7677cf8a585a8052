/// A solved layout: every frame can be had from it, though few are stored.
///
/// Inside, everything is exact and leading to trailing; frames are mirrored and rounded as they come out.
package struct Solution: Sendable {
  /// What was solved.
  package internal(set) var layout: Layout
  package let axis: Axis
  package let environment: LayoutEnvironment
  let grid: PixelGrid
  var sections: [SolvedSection]
  /// The layout's own boundary items, in content space.
  let boundaries: SolvedBoundaries
  let exactContentSize: Size
  /// What was odd about the layout.
  package let issues: [SolverIssue]
  /// What the solution stores, in bytes, as far as that grows with the layout's numbers.
  package let memory: Int

  /// Rounded: to the nearest pixel (rule 3), in a flow layout down to one along the scroll axis (rule F12).
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

  /// How many items a section has.
  package func itemCount(ofSection section: Int) -> Int { sections[section].itemCount }

  /// The frame of a section, rounded, its length across that of the content (D 3).
  package func frame(ofSection section: Int) -> Rect {
    grid.allNearest(mirrored(exactFrame(sections[section])))
  }

  func exactFrame(_ section: SolvedSection) -> Rect {
    var frame = Rect(origin: .zero, size: exactContentSize)
    frame.origin[axis] = section.start
    frame.size[axis] = section.length
    return frame
  }

  /// A frame as it stands from right to left; turning twice is nothing (part B, D 3, rule F15).
  func mirrored(_ frame: Rect, within width: Double? = nil) -> Rect {
    guard environment.layoutDirection == .rightToLeft else { return frame }
    var turned = frame
    turned.origin.x = (width ?? exactContentSize.width) - frame.origin.x - frame.size.width
    return turned
  }

  /// The row of a section that scrolls orthogonally, else nil.
  package func orthogonalRow(ofSection index: Int) -> OrthogonalRow? {
    let section = sections[index]
    guard let row = section.row else { return nil }
    let viewport = row.viewport.offset(by: regionOrigin(section))
    return OrthogonalRow(
      behavior: row.behavior, viewport: grid.allNearest(mirrored(viewport, within: rowWidth(section))),
      contentLength: row.stops.contentLength, offset: row.offset, maxOffset: row.stops.range.high)
  }

  /// Where the row of an orthogonal section comes to rest when it is let go at `proposed` (rule 59).
  package func restOffset(ofSection section: Int, proposed: Double) -> Double? {
    sections[section].row?.stops.target(forProposed: proposed)
  }

  /// Where a section's region begins, in content space.
  func regionOrigin(_ section: SolvedSection) -> Point {
    var origin = Point.zero
    origin[axis] = section.start + section.boundaries.before
    return origin
  }

  /// The width in which a section's cells are mirrored: a row that scrolls sideways turns in the view's (part B).
  func rowWidth(_ section: SolvedSection) -> Double? {
    section.row != nil && axis == .vertical ? environment.container.width : nil
  }
}

extension Layout {
  /// Solves the layout; never fails: what is odd is told in `issues`.
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
