/// The size of an element: one dimension per axis.
package struct LayoutSize: Hashable, Sendable {
  package var width: Dimension
  package var height: Dimension

  package init(width: Dimension, height: Dimension) {
    self.width = width
    self.height = height
  }

  /// The dimension along `axis`.
  package subscript(axis: Axis) -> Dimension {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
