/// Where the items of lines lie that are filled one after another (rule F5).
struct ListedLinePositions: Sendable {
  /// The first item of every line, and the number of items at the end.
  private(set) var firstItems: [Int] = [0]
  /// Where each item starts along its line.
  private(set) var starts: [Double] = []
  /// Whether items start and end no earlier than those before them in their line.
  private(set) var isAscending = true

  /// What an item takes: its start, and the first item of its line, of which it may be the only one, as arrays grow by
  /// doubling.
  static let bytesPerItem = MemoryLayout<Double>.stride + 2 * MemoryLayout<Int>.stride

  var lineCount: Int { firstItems.count - 1 }

  func line(ofItem item: Int) -> Int {
    firstItems.indices.partitioningIndex { firstItems[$0] > item } - 1
  }

  init(itemCount: Int) { starts.reserveCapacity(itemCount) }

  /// Appends the items up to `end` as a line that starts at `start`.
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

/// Lines of different thickness along the scroll axis.
struct ListedLines: Sendable {
  private(set) var starts: [Double] = []
  private(set) var thicknesses: [Double] = []
  /// What a line takes, as arrays grow by doubling.
  static let bytesPerLine = 4 * MemoryLayout<Double>.stride
  /// Whether lines start and end no earlier than those before them.
  private var isAscending = true

  mutating func append(start: Double, thickness: Double) {
    if let lastStart = starts.last, let lastThickness = thicknesses.last {
      isAscending = isAscending && lastStart <= start && lastStart + lastThickness <= start + thickness
    }
    starts.append(start)
    thicknesses.append(thickness)
  }

  /// Lines among which are all that overlap the open interval.
  func lines(from start: Double, to end: Double) -> Range<Int> {
    let all = starts.indices
    guard isAscending else { return all }
    let low = all.partitioningIndex { starts[$0] + thicknesses[$0] > start }
    return low..<(low..<all.upperBound).partitioningIndex(near: low) { starts[$0] >= end }
  }
}
