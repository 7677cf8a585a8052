/// A section as solved: where it lies, its groups and boundary items, all leading to trailing and exact.
struct SolvedSection: Sendable {
  /// Where the section begins along the scroll axis, in content space.
  var start = 0.0
  let itemCount: Int
  let groups: Groups
  /// The boundary items, in the section's space, with the room that they add.
  let boundaries: SolvedBoundaries
  /// The row of an orthogonal section.
  let row: SolvedRow?
  let decorations: [DecorationItem]
  /// Whether the section shows backgrounds, which it does not when it is empty (rule 55).
  let showsDecorations: Bool

  /// Whether the section's cells are mirrored from right to left.
  var isMirrored = true

  /// The section's length along the scroll axis.
  var length: Double { boundaries.length }

  /// Rule 55, 62: cells stand above decorations.
  var cellZIndex: Int { decorations.isEmpty ? 0 : 1 }
}

/// An orthogonal row as solved.
struct SolvedRow: Sendable {
  let behavior: OrthogonalScrollingBehavior
  /// The part of the view that shows the row: from the start inset, in the region's space.
  let viewport: Rect
  let stops: SnapPoints
  /// Where the row stands.
  let offset: Double
}
