/// A solved waterfall group: all the section's items, packed into columns (rules W1 to W4).
///
/// A column runs along the scroll axis; in a horizontally scrolling layout it is a row.
struct WaterfallGroup: Sendable {
  /// The scroll axis.
  let axis: Axis
  /// The root group's frame, in the coordinates of the section's region.
  let frame: Rect
  /// The group's columns across the scroll axis, in the group's coordinates.
  let columns: UniformIntervals
  let packing: Packing
  let supplementaries: [SolvedSupplementary]
  let id: ElementID

  /// The positions of the items in their columns.
  enum Packing: Sendable {
    /// All items have the same length.
    case even(EvenPacking)
    case listed(ListedPacking)
  }

  var cellCount: Int {
    switch packing {
    case .even(let packing): packing.count
    case .listed(let packing): packing.count
    }
  }

  /// Returns the item's column and position in it.
  func place(ofItem item: Int) -> WaterfallPlace {
    switch packing {
    case .even(let packing): packing.place(ofItem: item)
    case .listed(let packing): packing.place(ofItem: item)
    }
  }

  /// Returns an item with its frame in the region.
  func cell(_ item: Int) -> SolvedCell {
    let place = place(ofItem: item)
    var cell = Rect(origin: frame.origin, size: .zero)
    cell.origin[axis] += place.start
    cell.size[axis] = place.length
    cell.origin[axis.cross] += columns.start(of: place.column)
    cell.size[axis.cross] = columns.length
    return SolvedCell(frame: cell, id: id, zIndex: nil, isEstimated: place.isEstimated)
  }

  /// Calls `body` with the items in ascending order until it returns false; may skip items that cannot overlap `rect`.
  func forEachCell(near rect: Rect?, _ body: (Int, SolvedCell) -> Bool) -> Bool {
    if let rect { return forEachItem(near: rect) { body($0, cell($0)) } }
    for item in 0..<cellCount {
      guard body(item, cell(item)) else { return false }
    }
    return true
  }

  /// Visits the items near `rect` (rule Q4). Columns end unevenly, so each is searched separately.
  private func forEachItem(near rect: Rect, _ body: (Int) -> Bool) -> Bool {
    let cross = axis.cross
    let along = (
      start: rect.start(axis) - frame.start(axis), end: rect.end(axis) - frame.start(axis)
    )
    let across = (
      start: rect.start(cross) - frame.start(cross), end: rect.end(cross) - frame.start(cross)
    )
    switch packing {
    case .even(let packing):
      let met = columns.indices(from: across.start, to: across.end, count: packing.columns.total)
      return packing.forEachItem(from: along.start, to: along.end, in: met, body)
    case .listed(let packing):
      let met = columns.indices(from: across.start, to: across.end, count: packing.columns.total)
      return packing.forEachItem(from: along.start, to: along.end, in: met, body)
    }
  }
}

/// The position of an item in its column.
struct WaterfallPlace {
  var column: Int
  /// The start along the column.
  var start: Double
  var length: Double
  /// Whether the length is an estimate.
  var isEstimated: Bool
}

/// The columns that hold items, and the order in which they are first used.
struct WaterfallColumns: Sendable {
  /// The largest difference between column lengths that still tie (rule W2); larger than summation errors.
  static let tolerance = 1e-6
  /// The number of columns.
  let total: Int
  /// The number of columns that hold items.
  let used: Int
  /// Whether the trailing column is used first.
  private let startsAtTrailing: Bool

  init(_ waterfall: Waterfall, itemCount: Int) {
    total = max(1, waterfall.columns)
    // Every order starts a new column only after all columns before it have started.
    used = min(total, itemCount)
    switch waterfall.itemOrder {
    case .trailingToLeading: startsAtTrailing = true
    case .shortestFirst, .leadingToTrailing: startsAtTrailing = false
    }
  }

  /// Returns the column that is used at `position`; its own inverse.
  @inline(__always)
  func column(ofTurn position: Int) -> Int { startsAtTrailing ? total - 1 - position : position }

  /// Returns the positions of those `columns` that hold items.
  func positions(of columns: Range<Int>) -> Range<Int> {
    guard !columns.isEmpty else { return 0..<0 }
    let positions =
      startsAtTrailing
      ? total - columns.upperBound..<total - columns.lowerBound : columns
    return positions.clamped(to: 0..<used)
  }
}
