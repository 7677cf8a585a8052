/// Packs items into columns, one after another.
struct WaterfallPacker {
  let columns: WaterfallColumns
  let spacing: Double
  private(set) var starts: [Double] = []
  private(set) var positionOfItem: [UInt32] = []
  private(set) var leastLength = Double.infinity
  /// The end of each column's last item.
  private var ends: [Double]
  private var chooser: ColumnChooser

  init(_ waterfall: Waterfall, itemCount: Int) {
    columns = WaterfallColumns(waterfall, itemCount: itemCount)
    spacing = waterfall.itemSpacing
    ends = Array(repeating: 0, count: columns.used)
    chooser = ColumnChooser(waterfall.itemOrder, count: columns.used)
    starts.reserveCapacity(itemCount)
    positionOfItem.reserveCapacity(itemCount)
  }

  /// The bytes per column: its end, its place (allocated twice), two tournament nodes, and its first item in the packing.
  static let bytesPerColumn = 64

  /// The position of the next item: the position of its column, and its start along the column.
  var next: (position: Int, start: Double) { chooser.next }

  /// Appends the next item with the given length.
  @inline(__always)
  mutating func append(_ length: Double) {
    let (position, start) = chooser.next
    starts.append(start)
    positionOfItem.append(UInt32(truncatingIfNeeded: position))
    leastLength = min(leastLength, length)
    let end = start + length
    ends[position] = end
    // Rule W4: spacing separates the items of a column.
    chooser.advance(to: end + spacing)
  }

  /// The end of the longest column, without the spacing after its last item (rule W4).
  var longestEnd: Double { ends.max() ?? 0 }
}

/// Chooses the column of the next item (rule W2).
private struct ColumnChooser {
  /// The start that the next item of each column would have.
  private var places: [Double]
  /// A tournament tree of the columns: each node holds the winner of its two children; empty for orders that ignore
  /// length.
  private var winners: [UInt32] = []
  private let leafCount: Int
  private var position = 0

  init(_ order: Waterfall.ItemOrder, count: Int) {
    places = Array(repeating: 0, count: count)
    switch order {
    case .leadingToTrailing, .trailingToLeading:
      leafCount = 0
    case .shortestFirst:
      var leaves = 1
      while leaves < count { leaves *= 2 }
      leafCount = leaves
      // Initially all columns tie, and the leftmost of each pair wins.
      winners = Array(repeating: 0, count: leaves * 2)
      for leaf in 0..<leaves { winners[leaves + leaf] = UInt32(truncatingIfNeeded: leaf) }
      for node in stride(from: leaves - 1, to: 0, by: -1) { winners[node] = winners[node * 2] }
    }
  }

  var next: (position: Int, start: Double) { (position, places[position]) }

  /// Sets the end of the chosen column, and chooses the next.
  @inline(__always)
  mutating func advance(to place: Double) {
    places[position] = place
    if leafCount == 0 {
      position = position + 1 == places.count ? 0 : position + 1
      return
    }
    var node = (leafCount + position) / 2
    while node > 0 {
      winners[node] = winner(winners[node * 2], winners[node * 2 + 1])
      node /= 2
    }
    position = leafCount == 1 ? 0 : Int(winners[1])
  }

  /// Returns the shorter column; if they tie, the left one (rule W2).
  @inline(__always)
  private func winner(_ left: UInt32, _ right: UInt32) -> UInt32 {
    guard Int(right) < places.count else { return left }
    return places[Int(left)] <= places[Int(right)] + WaterfallColumns.tolerance ? left : right
  }
}
