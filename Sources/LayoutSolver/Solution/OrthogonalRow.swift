/// A section that scrolls across the layout: its row, and where it stands.
package struct OrthogonalRow: Sendable {
  package var behavior: OrthogonalScrollingBehavior
  /// The part of the view in which the row shows, in content space.
  package var viewport: Rect
  /// The length of the row without the section's insets.
  package var contentLength: Double
  /// Where the row stands.
  package var offset: Double
  /// The end of the range of offsets.
  package var maxOffset: Double

  package init(
    behavior: OrthogonalScrollingBehavior, viewport: Rect, contentLength: Double, offset: Double,
    maxOffset: Double
  ) {
    self.behavior = behavior
    self.viewport = viewport
    self.contentLength = contentLength
    self.offset = offset
    self.maxOffset = maxOffset
  }
}
