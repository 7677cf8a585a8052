/// A solved section: its position, groups and boundary supplementary items, unmirrored and unrounded.
struct SolvedSection: Sendable {
  /// The start of the section along the scroll axis, in content coordinates.
  var start = 0.0
  let itemCount: Int
  let groups: Groups
  /// The boundary supplementary items, in the section's coordinates, and the length they add.
  let boundaries: SolvedBoundaries
  /// The row of an orthogonally scrolling section.
  let row: SolvedRow?
  let decorations: [DecorationItem]
  /// Whether the section shows backgrounds; an empty one does not (rule 55).
  let showsDecorations: Bool

  /// Whether the section's cells are mirrored in right-to-left layouts.
  var isMirrored = true

  /// The section's length along the scroll axis.
  var length: Double { boundaries.length }

  /// The z-index of cells, which are above decorations (rules 55, 62).
  var cellZIndex: Int { decorations.isEmpty ? 0 : 1 }
}

/// A solved orthogonal row.
struct SolvedRow: Sendable {
  let behavior: OrthogonalScrollingBehavior
  /// The part of the view that shows the row, beginning at the start inset, in the region's coordinates.
  let viewport: Rect
  let stops: SnapPoints
  /// The scroll offset of the row.
  let offset: Double
}
