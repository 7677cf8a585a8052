/// A position in points.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates a point from its coordinates along and across `axis`.
  @inline(__always)
  package init(along: Double, across: Double, axis: Axis) {
    self.init(x: axis == .horizontal ? along : across, y: axis == .horizontal ? across : along)
  }

  package static let zero = Point(x: 0, y: 0)

  /// The coordinate along `axis`.
  @inline(__always)
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  package static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
}
