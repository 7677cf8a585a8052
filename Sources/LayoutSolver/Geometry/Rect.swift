/// A rectangle in points.
package struct Rect: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  package static let zero = Rect(origin: .zero, size: .zero)

  /// The near edge along `axis`.
  @inline(__always)
  package func start(_ axis: Axis) -> Double { origin[axis] }

  /// The far edge along `axis`.
  @inline(__always)
  package func end(_ axis: Axis) -> Double { origin[axis] + size[axis] }

  /// Returns the rectangle moved by `offset`.
  package func offset(by offset: Point) -> Rect { Rect(origin: origin + offset, size: size) }

  /// Whether the two rectangles overlap; touching is not overlapping (rules Q1, Q2).
  @inline(__always)
  package func intersects(_ other: Rect) -> Bool {
    start(.horizontal) < other.end(.horizontal) && other.start(.horizontal) < end(.horizontal)
      && start(.vertical) < other.end(.vertical) && other.start(.vertical) < end(.vertical)
  }

  /// Whether the rectangle is at least partly in `other`; along an axis without length it may be on an edge.
  @inline(__always)
  package func isPartly(in other: Rect) -> Bool { intersects(other) || liesOnEdge(of: other) }

  /// Whether the rectangle overlaps `other`, where touching suffices along an axis on which either has no length.
  private func liesOnEdge(of other: Rect) -> Bool {
    Axis.allCases.allSatisfy { axis in
      let hasLength = size[axis] > 0 && other.size[axis] > 0
      return hasLength
        ? start(axis) < other.end(axis) && other.start(axis) < end(axis)
        : start(axis) <= other.end(axis) && other.start(axis) <= end(axis)
    }
  }

  /// Whether the two rectangles overlap or touch.
  package func meets(_ other: Rect) -> Bool {
    start(.horizontal) <= other.end(.horizontal) && other.start(.horizontal) <= end(.horizontal)
      && start(.vertical) <= other.end(.vertical) && other.start(.vertical) <= end(.vertical)
  }

  /// Returns the intersection; nil if the rectangles are apart along an axis.
  package func intersection(_ other: Rect) -> Rect? {
    var common = Rect.zero
    for axis in Axis.allCases {
      let start = max(start(axis), other.start(axis))
      let end = min(end(axis), other.end(axis))
      guard start <= end else { return nil }
      common.origin[axis] = start
      common.size[axis] = end - start
    }
    return common
  }

  /// Returns the rectangle inset by `insets`; a length smaller than its insets becomes the absolute difference
  /// (rule 11).
  package func inset(by insets: Insets) -> Rect {
    var inner = self
    for axis in Axis.allCases {
      inner.origin[axis] += insets.start(axis)
      inner.size[axis] = abs(size[axis] - insets.start(axis) - insets.end(axis))
    }
    return inner
  }
}
