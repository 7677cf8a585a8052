/// Items of different lengths in columns, in flat arrays: 16 bytes per item in addition to the lengths.
struct ListedPacking: Sendable {
  let columns: WaterfallColumns
  let lengths: ItemLengths
  /// The start of each item in its column.
  private let starts: [Double]
  /// The position of each item's column.
  private let positionOfItem: [UInt32]
  /// The items column by column, in ascending order.
  private let itemsByPosition: [UInt32]
  /// The start of each column in `itemsByPosition`, followed by the end of the last one.
  private let firstIndexByPosition: [Int]
  /// Whether no item starts or ends before its predecessor in the column, which allows a binary search.
  private let isAscending: Bool
  /// The end of the longest column.
  let length: Double

  init(_ packer: consuming WaterfallPacker, lengths: ItemLengths) {
    columns = packer.columns
    self.lengths = lengths
    starts = packer.starts
    positionOfItem = packer.positionOfItem
    isAscending = packer.leastLength + min(0, packer.spacing) >= 0
    length = packer.longestEnd
    firstIndexByPosition = Self.firsts(positionOfItem, positionCount: columns.used)
    itemsByPosition = Self.sorted(positionOfItem, firstIndexByPosition)
  }

  /// Returns the start of each position's items when all are sorted by position, followed by the end of the last one.
  private static func firsts(_ positionOfItem: [UInt32], positionCount: Int) -> [Int] {
    var firsts = Array(repeating: 0, count: positionCount + 1)
    for position in positionOfItem { firsts[Int(position) + 1] += 1 }
    for position in 0..<positionCount { firsts[position + 1] += firsts[position] }
    return firsts
  }

  /// Returns the items sorted by position (a counting sort).
  private static func sorted(_ positionOfItem: [UInt32], _ firsts: [Int]) -> [UInt32] {
    var places = firsts
    var items = [UInt32](repeating: 0, count: positionOfItem.count)
    for (item, position) in positionOfItem.enumerated() {
      items[places[Int(position)]] = UInt32(truncatingIfNeeded: item)
      places[Int(position)] += 1
    }
    return items
  }

  var count: Int { starts.count }

  /// The bytes per item: its length, start, column position, and index in `itemsByPosition`.
  static let bytesPerItem = 2 * MemoryLayout<Double>.stride + 2 * MemoryLayout<UInt32>.stride

  func place(ofItem item: Int) -> WaterfallPlace {
    WaterfallPlace(
      column: columns.column(ofTurn: Int(positionOfItem[item])), start: starts[item], length: lengths[item],
      isEstimated: !lengths.isListed(item))
  }

  func forEachItem(
    from start: Double, to end: Double, in columns: Range<Int>, _ body: (Int) -> Bool
  ) -> Bool {
    let positions = self.columns.positions(of: columns)
    var met: [UInt32] = []
    for position in positions { met += items(atPosition: position, from: start, to: end) }
    // Found column by column, but visited in the order of the items.
    if positions.count > 1 { met.sort() }
    for item in met {
      guard body(Int(item)) else { return false }
    }
    return true
  }

  /// Returns, by binary search, a slice that includes all items of a column that overlap an interval (rule Q5).
  private func items(atPosition position: Int, from start: Double, to end: Double) -> ArraySlice<UInt32> {
    let column = firstIndexByPosition[position]..<firstIndexByPosition[position + 1]
    // With negative spacing an item may overlap the whole previous one: return the entire column.
    guard isAscending else { return itemsByPosition[column] }
    let low = column.partitioningIndex { self.end(ofItem: Int(itemsByPosition[$0])) > start }
    let high = (low..<column.upperBound).partitioningIndex(near: low) {
      starts[Int(itemsByPosition[$0])] >= end
    }
    return itemsByPosition[low..<high]
  }

  private func end(ofItem item: Int) -> Double { starts[item] + lengths[item] }
}
