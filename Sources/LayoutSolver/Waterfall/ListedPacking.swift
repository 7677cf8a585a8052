/// Items of different lengths in columns, in flat arrays: 16 bytes per item in addition to the lengths.
struct ListedPacking: Sendable {
  let columns: WaterfallColumns
  let lengths: ItemLengths
  /// The start of each item in its column.
  private let starts: [Double]
  /// The turn of each item's column.
  private let turnOfItem: [UInt32]
  /// The items column by column, in ascending order.
  private let itemsByTurn: [UInt32]
  /// The start of each column in `itemsByTurn`, followed by the end of the last one.
  private let firstOfTurn: [Int]
  /// Whether no item starts or ends before its predecessor in the column, which allows a binary search.
  private let isAscending: Bool
  /// The end of the longest column.
  let length: Double

  init(_ packer: consuming WaterfallPacker, lengths: ItemLengths) {
    columns = packer.columns
    self.lengths = lengths
    starts = packer.starts
    turnOfItem = packer.turnOfItem
    isAscending = packer.leastLength + min(0, packer.spacing) >= 0
    length = packer.longestEnd
    firstOfTurn = Self.firsts(turnOfItem, turnCount: columns.used)
    itemsByTurn = Self.sorted(turnOfItem, firstOfTurn)
  }

  /// Returns the start of each turn's items when all are sorted by turn, followed by the end of the last one.
  private static func firsts(_ turnOfItem: [UInt32], turnCount: Int) -> [Int] {
    var firsts = Array(repeating: 0, count: turnCount + 1)
    for turn in turnOfItem { firsts[Int(turn) + 1] += 1 }
    for turn in 0..<turnCount { firsts[turn + 1] += firsts[turn] }
    return firsts
  }

  /// Returns the items sorted by turn (a counting sort).
  private static func sorted(_ turnOfItem: [UInt32], _ firsts: [Int]) -> [UInt32] {
    var places = firsts
    var items = [UInt32](repeating: 0, count: turnOfItem.count)
    for (item, turn) in turnOfItem.enumerated() {
      items[places[Int(turn)]] = UInt32(truncatingIfNeeded: item)
      places[Int(turn)] += 1
    }
    return items
  }

  var count: Int { starts.count }

  /// The bytes per item: its length, start, turn, and position in `itemsByTurn`.
  static let bytesPerItem = 2 * MemoryLayout<Double>.stride + 2 * MemoryLayout<UInt32>.stride

  func place(ofItem item: Int) -> WaterfallPlace {
    WaterfallPlace(
      column: columns.column(ofTurn: Int(turnOfItem[item])), start: starts[item], length: lengths[item],
      isEstimated: !lengths.isListed(item))
  }

  func forEachItem(
    from start: Double, to end: Double, in columns: Range<Int>, _ body: (Int) -> Bool
  ) -> Bool {
    let turns = self.columns.turns(of: columns)
    var met: [UInt32] = []
    for turn in turns { met += items(ofTurn: turn, from: start, to: end) }
    // Found column by column, but visited in the order of the items.
    if turns.count > 1 { met.sort() }
    for item in met {
      guard body(Int(item)) else { return false }
    }
    return true
  }

  /// Returns, by binary search, a slice that includes all items of a column that overlap an interval (rule Q5).
  private func items(ofTurn turn: Int, from start: Double, to end: Double) -> ArraySlice<UInt32> {
    let column = firstOfTurn[turn]..<firstOfTurn[turn + 1]
    // With negative spacing an item may overlap the whole previous one: return the entire column.
    guard isAscending else { return itemsByTurn[column] }
    let low = column.partitioningIndex { self.end(ofItem: Int(itemsByTurn[$0])) > start }
    let high = (low..<column.upperBound).partitioningIndex(near: low) {
      starts[Int(itemsByTurn[$0])] >= end
    }
    return itemsByTurn[low..<high]
  }

  private func end(ofItem item: Int) -> Double { starts[item] + lengths[item] }
}
