package import LayoutSolver

/// A row that scrolls by itself.
package struct ComparedRow: Sendable {
  package var row: OrthogonalRow
  /// Where it comes to rest, if that was asked.
  package var rest: RowRest?

  package init(_ row: OrthogonalRow, rest: RowRest? = nil) {
    self.row = row
    self.rest = rest
  }
}

/// What is not the same of two rows.
struct RowDifference: OptionSet {
  let rawValue: Int

  /// How it scrolls, or how far it has gone.
  static let place = RowDifference(rawValue: 1)
  /// Where it comes to rest; not compared where only one side was asked.
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
