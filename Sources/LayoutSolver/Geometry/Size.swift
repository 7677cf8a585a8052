/// A width and a height in points.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates a size from its lengths along and across `axis`.
  @inline(__always)
  package init(along: Double, across: Double, axis: Axis) {
    self.init(
      width: axis == .horizontal ? along : across, height: axis == .horizontal ? across : along)
  }

  package static let zero = Size(width: 0, height: 0)

  /// The length along `axis`.
  @inline(__always)
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
