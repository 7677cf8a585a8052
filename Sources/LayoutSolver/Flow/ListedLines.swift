/// The positions of items in lines that are filled one after another (rule F5).
struct ListedLinePositions: Sendable {
  /// The first item of each line, followed by the number of items.
  private(set) var firstItems: [Int] = [0]
  /// The start of each item along its line.
  private(set) var starts: [Double] = []
  /// Whether no item starts or ends before its predecessor in the line.
  private(set) var isAscending = true

  /// The bytes per item: its start, and up to two entries in `firstItems`, because a line may have one item and arrays
  /// grow by doubling.
  static let bytesPerItem = MemoryLayout<Double>.stride + 2 * MemoryLayout<Int>.stride

  var lineCount: Int { firstItems.count - 1 }

  func line(ofItem item: Int) -> Int {
    firstItems.indices.partitioningIndex { firstItems[$0] > item } - 1
  }

  init(itemCount: Int) { starts.reserveCapacity(itemCount) }

  /// Appends the items up to `end` as a line starting at `start`.
  mutating func appendLine(upTo end: Int, from start: Double, gap: Double, _ lengths: ItemLengths) {
    let first = starts.count
    var place = start
    for item in first..<end {
      if item > first {
        let isAfter = place >= starts[item - 1]
        isAscending = isAscending && isAfter && place + lengths[item] >= starts[item - 1] + lengths[item - 1]
      }
      starts.append(place)
      place += lengths[item] + gap
    }
    firstItems.append(end)
  }
}

/// Lines of varying thickness along the scroll axis.
struct ListedLines: Sendable {
  private(set) var starts: [Double] = []
  private(set) var thicknesses: [Double] = []
  /// The bytes per line; arrays grow by doubling.
  static let bytesPerLine = 4 * MemoryLayout<Double>.stride
  /// Whether no line starts or ends before its predecessor.
  private var isAscending = true

  mutating func append(start: Double, thickness: Double) {
    if let lastStart = starts.last, let lastThickness = thicknesses.last {
      isAscending = isAscending && lastStart <= start && lastStart + lastThickness <= start + thickness
    }
    starts.append(start)
    thicknesses.append(thickness)
  }

  /// Returns a range that includes all lines overlapping the open interval.
  func lines(from start: Double, to end: Double) -> Range<Int> {
    let all = starts.indices
    guard isAscending else { return all }
    let low = all.partitioningIndex { starts[$0] + thicknesses[$0] > start }
    return low..<(low..<all.upperBound).partitioningIndex(near: low) { starts[$0] >= end }
  }
}
