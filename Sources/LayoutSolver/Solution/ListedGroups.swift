/// Groups that differ from each other, in flat arrays.
struct ListedGroups: Sendable {
  let rowAxis: Axis
  private(set) var frames: [Rect] = []
  /// The index of each group's first cell, followed by the number of cells.
  private(set) var firstCells: [Int] = [0]
  private(set) var cells: [SolvedCell] = []
  /// The supplementaries in placement order; hosts and numbers count within the section.
  private(set) var supplementaries: [SolvedSupplementary] = []
  private var firstSupplementaries: [Int] = [0]
  private var kindCounts: [ElementKind: Int] = [:]
  /// Whether both edges of the groups ascend along the row, which allows a binary search.
  private var isAscending = true

  init(rowAxis: Axis) { self.rowAxis = rowAxis }

  var count: Int { frames.count }

  /// Returns the maximum bytes per cell, including its supplementaries and its group, which may contain only this cell.
  static func bytesPerCell(supplementaries: Int) -> Int {
    MemoryLayout<SolvedCell>.stride + MemoryLayout<Rect>.stride + 2 * MemoryLayout<Int>.stride
      + supplementaries * MemoryLayout<SolvedSupplementary>.stride
  }

  mutating func reserveCells(_ count: Int) { cells.reserveCapacity(count) }

  /// Appends a group at `origin`.
  mutating func append(_ flattened: FlattenedGroup, at origin: Point) {
    let firstCell = cells.count
    for var cell in flattened.cells {
      cell.frame.origin = cell.frame.origin + origin
      cells.append(cell)
    }
    for var supplementary in flattened.supplementaries {
      supplementary.frame.origin = supplementary.frame.origin + origin
      supplementary.host = supplementary.host.map { $0 + firstCell }
      // Rule 54: numbers continue through the section, separately for each kind.
      supplementary.number += kindCounts[supplementary.kind, default: 0]
      supplementaries.append(supplementary)
    }
    for (kind, count) in flattened.kindCounts { kindCounts[kind, default: 0] += count }
    appendFrame(Rect(origin: origin, size: flattened.size))
    firstCells.append(cells.count)
    firstSupplementaries.append(supplementaries.count)
  }

  /// Removes the last group, and returns its frame and first cell.
  mutating func removeLast() -> (frame: Rect, firstCell: Int)? {
    guard let frame = frames.popLast() else { return nil }
    firstCells.removeLast()
    firstSupplementaries.removeLast()
    let firstCell = firstCells[count]
    cells.removeLast(cells.count - firstCell)
    for supplementary in supplementaries[firstSupplementaries[count]...] {
      kindCounts[supplementary.kind, default: 0] -= 1
    }
    supplementaries.removeLast(supplementaries.count - firstSupplementaries[count])
    return (frame, firstCell)
  }

  private mutating func appendFrame(_ frame: Rect) {
    if let before = frames.last {
      isAscending =
        isAscending && before.start(rowAxis) <= frame.start(rowAxis)
        && before.end(rowAxis) <= frame.end(rowAxis)
    }
    frames.append(frame)
  }

  /// Moves a group's frame and its contents.
  mutating func move(group: Int, by offset: Point) {
    frames[group] = frames[group].offset(by: offset)
    for cell in firstCells[group]..<firstCells[group + 1] {
      cells[cell].frame = cells[cell].frame.offset(by: offset)
    }
    for index in firstSupplementaries[group]..<firstSupplementaries[group + 1] {
      supplementaries[index].frame = supplementaries[index].frame.offset(by: offset)
    }
  }

  func forEachSupplementary(ofGroup group: Int, _ body: (SolvedSupplementary) -> Bool) -> Bool {
    for index in firstSupplementaries[group]..<firstSupplementaries[group + 1] {
      guard body(supplementaries[index]) else { return false }
    }
    return true
  }

  /// Returns the first `limit` estimated cells that `window` shows and `isSought` accepts.
  func cells(in window: VisibleWindow, limit: Int, where isSought: (Int) -> Bool) -> [Int] {
    var found: [Int] = []
    let reach = window.reach
    for group in groups(from: reach.start(rowAxis), to: reach.end(rowAxis)) where window.shows(frames[group])
    {
      for cell in firstCells[group]..<firstCells[group + 1]
      where cells[cell].isEstimated && isSought(cell)
        && window.shows(cell: cells[cell].frame, ofGroup: frames[group])
      {
        found.append(cell)
        if found.count == limit { return found }
      }
    }
    return found
  }

  func group(ofCell cell: Int) -> Int {
    firstCells.indices.partitioningIndex { firstCells[$0] > cell } - 1
  }

  func groups(from start: Double, to end: Double) -> Range<Int> {
    guard isAscending else { return 0..<count }
    let low = frames.indices.partitioningIndex { frames[$0].end(rowAxis) > start }
    return low..<(low..<count).partitioningIndex(near: low) { frames[$0].start(rowAxis) >= end }
  }
}
