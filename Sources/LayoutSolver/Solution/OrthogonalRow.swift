/// The row of an orthogonally scrolling section, and its scroll offset.
package struct OrthogonalRow: Sendable {
  package var behavior: OrthogonalScrollingBehavior
  /// The part of the view that shows the row, in content coordinates.
  package var viewport: Rect
  /// The length of the row without the section's insets.
  package var contentLength: Double
  /// The scroll offset of the row.
  package var offset: Double
  /// The largest scroll offset.
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
