/// Items of the same length in columns, which form rows, and whose positions can be computed.
struct EvenPacking: Sendable {
  let count: Int
  let columns: WaterfallColumns
  let isEstimated: Bool
  /// The number of columns that receive items in turn.
  private let positions: Int
  /// The positions of one column's items along it.
  private let rows: UniformIntervals

  init(_ waterfall: Waterfall, count: Int, length: Double, isEstimated: Bool) {
    self.count = count
    self.isEstimated = isEstimated
    let all = WaterfallColumns(waterfall, itemCount: count)
    columns = all
    rows = UniformIntervals(first: 0, pitch: length + waterfall.itemSpacing, length: length)
    switch waterfall.itemOrder {
    // Rule W2: columns of equal items tie in turn, unless items add no length: then the first column stays the
    // shortest.
    case .shortestFirst:
      positions = length + waterfall.itemSpacing > WaterfallColumns.tolerance ? all.used : 1
    case .leadingToTrailing, .trailingToLeading: positions = all.used
    }
  }

  private var rowCount: Int { (count - 1) / positions + 1 }

  /// The end of the longest column, whose last item is in the last row or the one before (rule W4).
  var length: Double {
    let last = rows.start(of: rowCount - 1) + rows.length
    guard rowCount > 1, count % positions != 0 else { return last }
    return max(last, rows.start(of: rowCount - 2) + rows.length)
  }

  func place(ofItem item: Int) -> WaterfallPlace {
    WaterfallPlace(
      column: columns.column(ofTurn: item % positions), start: rows.start(of: item / positions),
      length: rows.length,
      isEstimated: isEstimated)
  }

  func forEachItem(
    from start: Double, to end: Double, in columns: Range<Int>, _ body: (Int) -> Bool
  ) -> Bool {
    let met = self.columns.positions(of: columns).clamped(to: 0..<positions)
    guard !met.isEmpty else { return true }
    for row in rows.indices(from: start, to: end, count: rowCount) {
      for position in met {
        let item = row * positions + position
        guard item < count else { break }
        guard body(item) else { return false }
      }
    }
    return true
  }
}
