/// A waterfall group as solved: all the section's items, packed into columns (rules W1 to W4).
///
/// A column runs along the scroll axis: in a layout that scrolls sideways it is a row.
struct WaterfallGroup: Sendable {
  /// The scroll axis.
  let axis: Axis
  /// The root group, in the space of the section's region.
  let frame: Rect
  /// The group's columns across the scroll axis, in the group's space.
  let columns: UniformIntervals
  let packing: Packing
  let supplementaries: [SolvedSupplementary]
  let id: ElementID

  /// Where the items are in their columns.
  enum Packing: Sendable {
    /// All items are as long as each other.
    case even(EvenPacking)
    case listed(ListedPacking)
  }

  var cellCount: Int {
    switch packing {
    case .even(let packing): packing.count
    case .listed(let packing): packing.count
    }
  }

  /// Where an item is among the columns.
  func place(ofItem item: Int) -> WaterfallPlace {
    switch packing {
    case .even(let packing): packing.place(ofItem: item)
    case .listed(let packing): packing.place(ofItem: item)
    }
  }

  /// An item, placed in the region.
  func cell(_ item: Int) -> SolvedCell {
    let place = place(ofItem: item)
    var cell = Rect(origin: frame.origin, size: .zero)
    cell.origin[axis] += place.start
    cell.size[axis] = place.length
    cell.origin[axis.cross] += columns.start(of: place.column)
    cell.size[axis.cross] = columns.length
    return SolvedCell(frame: cell, id: id, zIndex: nil, isEstimated: place.isEstimated)
  }

  /// Calls `body` with the items in ascending order until it answers false; those that cannot overlap `rect` may be
  /// left out.
  func forEachCell(near rect: Rect?, _ body: (Int, SolvedCell) -> Bool) -> Bool {
    if let rect { return forEachItem(near: rect) { body($0, cell($0)) } }
    for item in 0..<cellCount {
      guard body(item, cell(item)) else { return false }
    }
    return true
  }

  /// Rule Q4: columns end unevenly, so each is searched by itself.
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

/// Where an item is among the columns.
struct WaterfallPlace {
  var column: Int
  /// Along the column, from its start.
  var start: Double
  var length: Double
  /// Whether no measured length has replaced the estimate.
  var isEstimated: Bool
}

/// Which of a group's columns are taken, and in which order they are counted.
struct WaterfallColumns: Sendable {
  /// Columns whose lengths differ by no more than this tie (rule W2): sums in another order miss each other by less.
  static let tolerance = 1e-6
  /// How many columns the group has.
  let total: Int
  /// How many of them hold items.
  let used: Int
  /// Whether the trailing column is the first to be taken.
  private let startsAtTrailing: Bool

  init(_ waterfall: Waterfall, itemCount: Int) {
    total = max(1, waterfall.columns)
    // Every order takes a new column only after all columns before it.
    used = min(total, itemCount)
    switch waterfall.itemOrder {
    case .trailingToLeading: startsAtTrailing = true
    case .shortestFirst, .leadingToTrailing: startsAtTrailing = false
    }
  }

  /// The column that is the `turn`th to be taken, and the other way round.
  @inline(__always)
  func column(ofTurn turn: Int) -> Int { startsAtTrailing ? total - 1 - turn : turn }

  /// The turns of a range of columns that hold items.
  func turns(of columns: Range<Int>) -> Range<Int> {
    guard !columns.isEmpty else { return 0..<0 }
    let turns =
      startsAtTrailing
      ? total - columns.upperBound..<total - columns.lowerBound : columns
    return turns.clamped(to: 0..<used)
  }
}
