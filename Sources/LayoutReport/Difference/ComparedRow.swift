package import LayoutSolver

/// The row of an orthogonally scrolling section.
package struct ComparedRow: Sendable {
  package var row: OrthogonalRow
  /// The offset at which it settles, if requested.
  package var rest: SettledOffset?

  package init(_ row: OrthogonalRow, rest: SettledOffset? = nil) {
    self.row = row
    self.rest = rest
  }
}

/// The differences between two rows.
struct RowDifference: OptionSet {
  let rawValue: Int

  /// The scrolling behavior or the scroll offset.
  static let place = RowDifference(rawValue: 1)
  /// The offset at which it settles; not compared if requested for only one side.
  static let rest = RowDifference(rawValue: 2)
  static let viewport = RowDifference(rawValue: 4)
  static let length = RowDifference(rawValue: 8)

  init(rawValue: Int) { self.rawValue = rawValue }

  init(_ from: ComparedRow?, _ to: ComparedRow?, _ tolerance: Tolerance) {
    self = []
    guard let old = from?.row, let new = to?.row else {
      if from != nil || to != nil { insert(.place) }
      return
    }
    let isInPlace =
      old.behavior == new.behavior && tolerance.accepts(old.offset, new.offset)
      && tolerance.accepts(old.maxOffset, new.maxOffset)
    if !isInPlace { insert(.place) }
    if let old = from?.rest, let new = to?.rest,
      !(tolerance.accepts(old.proposed, new.proposed) && tolerance.accepts(old.offset, new.offset))
    {
      insert(.rest)
    }
    if ChangeKind(from: old.viewport, to: new.viewport, tolerance) != nil { insert(.viewport) }
    if !tolerance.accepts(old.contentLength, new.contentLength) { insert(.length) }
  }
}
