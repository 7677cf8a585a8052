package import LayoutSolver

/// How a shape moves in an animated picture: what it is at moments that are equally far apart.
package struct PictureMotion: Sendable, Hashable {
  /// Empty where it stays.
  package var frames: [Rect]
  /// From 0 to 1; empty where it does not appear or disappear.
  package var opacities: [Double]
}

/// What has become of an element between two layouts.
package enum PictureChange: Sendable, Hashable {
  case unchanged
  /// Where it was.
  case before
  /// Where it is.
  case after
  case added, removed
  /// From where it was to where it is.
  case arrow(from: Point, to: Point)
}
