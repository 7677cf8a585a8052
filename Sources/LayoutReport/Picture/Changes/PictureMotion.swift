package import LayoutSolver

/// The motion of a shape in an animated picture, sampled at equal intervals.
package struct PictureMotion: Sendable, Hashable {
  /// The frames; empty if the shape does not move.
  package var frames: [Rect]
  /// The opacities from 0 to 1; empty if the shape does not appear or disappear.
  package var opacities: [Double]
}

/// The change of an element between two layouts.
package enum PictureChange: Sendable, Hashable {
  case unchanged
  /// The old frame of a changed element.
  case before
  /// The new frame of a changed element.
  case after
  case added, removed
  /// An arrow from the old center to the new one.
  case arrow(from: Point, to: Point)
}
