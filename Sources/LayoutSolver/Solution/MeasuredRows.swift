/// Groups with the same number of cells side by side, which differ only in the cells' lengths along the row.
///
/// This is the most common self-sizing section: a list, or a grid whose rows are as tall as their tallest cell. Only
/// some of the groups' starts are stored; the cells' lengths remain in the original array.
struct MeasuredRows: Sendable {
  let rowAxis: Axis
  /// A full group at its estimates, which holds the values that are the same in all full groups.
  let template: RowGroup
  /// The last group, solved separately.
  let last: RowGroup
  /// The measured lengths of the cells along the row; NaN if the estimate is used.
  private(set) var lengths: [Double]
  let count: Int
  /// The start of each run of `runLength` groups along the row; starts in between are summed on demand.
  private var runStarts: [Double] = []
  private static let runLength = 16
  /// The bytes per group in addition to its cells' lengths: part of a run.
  static let bytesPerGroup = 1
  /// The position of the groups across the row.
  let across: Double
  let lastAcross: Double
  let cells: [RowCell]
  let spacing: Double
  /// The only cell of a list's groups, which are as long as that cell: the most common case.
  private let onlyCell: RowCell?
  /// The length of the groups, if it does not depend on their cells.
  let fixedLength: Double?
  /// Whether no group can start before the end of its predecessor, which allows a binary search.
  private let isAscending: Bool

  /// A group and its cells, in the group's coordinates.
  struct RowGroup: Sendable {
    let size: Size
    let cells: [SolvedCell]

    init(_ flattened: FlattenedGroup) {
      size = flattened.size
      cells = flattened.cells
    }
  }

  /// The values of one cell of a group along the row that are known in advance.
  struct RowCell: Sendable {
    /// The edge spacing on both sides.
    let edges: Double
    /// The slot's length before it is measured.
    let length: Double
    let isEstimated: Bool

    /// Returns the slot's length for the cell's measured length.
    @inline(__always)
    func length(measured: Double) -> Double { isEstimated && !measured.isNaN ? measured : length }
  }

  /// Creates the groups, the first at `start`.
  init(
    rowAxis: Axis, template: FlattenedGroup, last: FlattenedGroup, cells: [RowCell], lengths: [Double],
    groupCount: Int,
    start: Double, spacing: Double, across: Double, lastAcross: Double, fixedLength: Double?
  ) {
    self.rowAxis = rowAxis
    self.template = RowGroup(template)
    self.last = RowGroup(last)
    self.lengths = lengths
    self.across = across
    self.lastAcross = lastAcross
    self.cells = cells
    self.spacing = spacing
    self.fixedLength = fixedLength
    onlyCell = cells.count == 1 && fixedLength == nil ? cells[0] : nil
    count = groupCount
    isAscending =
      spacing >= 0 && (fixedLength ?? 0) >= 0 && cells.allSatisfy { $0.edges >= 0 && $0.length >= 0 }
    var cursor = start
    for run in stride(from: 0, to: count, by: Self.runLength) {
      runStarts.append(cursor)
      cursor = end(of: run..<min(count - 1, run + Self.runLength), from: cursor)
    }
  }

  var cellCount: Int { (count - 1) * cells.count + last.cells.count }

  /// Returns the start of the group after `groups`, which are full and the first of which starts at `start`.
  private func end(of groups: Range<Int>, from start: Double) -> Double {
    guard let onlyCell else {
      return groups.reduce(start) { $0 + (fullLength(ofGroup: $1) + spacing) }
    }
    // A list, the most common case, needs only one sum.
    return lengths.withUnsafeBufferPointer { lengths in
      var cursor = start
      for group in groups {
        cursor += (onlyCell.length(measured: lengths[group]) + onlyCell.edges) + spacing
      }
      return cursor
    }
  }

  /// Returns the length of a full group, which is that of its longest cell (rule 26).
  @inline(__always)
  private func fullLength(ofGroup group: Int) -> Double {
    if let onlyCell { return onlyCell.length(measured: lengths[group]) + onlyCell.edges }
    return fixedLength ?? longest(inGroup: group)
  }

  private func longest(inGroup group: Int) -> Double {
    var longest = -Double.infinity
    for index in cells.indices {
      longest = max(
        longest, cells[index].length(measured: lengths[group * cells.count + index]) + cells[index].edges)
    }
    return longest
  }

  @inline(__always)
  private func length(ofGroup group: Int) -> Double {
    group == count - 1 ? last.size[rowAxis] : fullLength(ofGroup: group)
  }

  /// Returns the start of a group along the row.
  func start(ofGroup group: Int) -> Double {
    let run = group / Self.runLength
    return end(of: run * Self.runLength..<group, from: runStarts[run])
  }

  /// Changes a cell's length and moves the following groups; returns false for the last group, which must be
  /// re-solved.
  mutating func update(item: Int, length: Double) -> Bool {
    let group = item / cells.count
    guard group < count - 1, cells[item % cells.count].isEstimated else { return false }
    let before = self.length(ofGroup: group)
    lengths[item] = length
    let change = self.length(ofGroup: group) - before
    for run in runStarts.indices.dropFirst(group / Self.runLength + 1) { runStarts[run] += change }
    return true
  }

  func frame(ofGroup group: Int) -> Rect { frame(ofGroup: group, from: start(ofGroup: group)) }

  @inline(__always)
  private func frame(ofGroup group: Int, from start: Double) -> Rect {
    let isLast = group == count - 1
    let breadth = (isLast ? last.size : template.size)[rowAxis.cross]
    return Rect(
      origin: Point(along: start, across: isLast ? lastAcross : across, axis: rowAxis),
      size: Size(along: length(ofGroup: group), across: breadth, axis: rowAxis))
  }

  @inline(__always)
  func cells(ofGroup group: Int) -> Range<Int> {
    let first = group * cells.count
    return first..<first + (group == count - 1 ? last.cells.count : cells.count)
  }

  func cell(_ cell: Int, ofGroup group: Int) -> SolvedCell {
    self.cell(cell, ofGroup: group, from: start(ofGroup: group))
  }

  @inline(__always)
  private func cell(_ cell: Int, ofGroup group: Int, from start: Double) -> SolvedCell {
    let index = cell - group * cells.count
    let isLast = group == count - 1
    var template = isLast ? last.cells[index] : self.template.cells[index]
    template.frame.origin =
      template.frame.origin + Point(along: start, across: isLast ? lastAcross : across, axis: rowAxis)
    if !isLast, cells[index].isEstimated, !lengths[cell].isNaN {
      template.frame.size = Size(
        along: lengths[cell], across: template.frame.size[rowAxis.cross], axis: rowAxis)
      template.isEstimated = false
    }
    return template
  }

  /// Calls `body` with the cells of every group in `range` whose frame `meeting` maps to a non-nil value, until it
  /// returns false.
  @inline(__always)
  func forEachCell(
    inGroups range: Range<Int>, meeting: (Rect) -> Rect?,
    _ body: (_ cell: Int, _ template: SolvedCell, _ group: Rect?) -> Bool
  ) -> Bool {
    guard let first = range.first else { return true }
    var start = start(ofGroup: first)
    for group in range {
      let frame = frame(ofGroup: group, from: start)
      if let met = meeting(frame) {
        for cell in cells(ofGroup: group) {
          guard body(cell, self.cell(cell, ofGroup: group, from: start), met) else { return false }
        }
      }
      start += frame.size[rowAxis] + spacing
    }
    return true
  }

  /// Returns the largest group length along `axis`.
  func largestLength(along axis: Axis) -> Double {
    guard axis == rowAxis else {
      return count == 1 ? last.size[axis] : max(template.size[axis], last.size[axis])
    }
    return (0..<count).reduce(0) { max($0, length(ofGroup: $1)) }
  }

  @inline(__always)
  func groups(from start: Double, to end: Double) -> Range<Int> {
    guard isAscending else { return 0..<count }
    let low = max(0, firstGroup { $0 > start } - 1)
    return low..<max(low, firstGroup(near: low) { $0 >= end })
  }

  /// Returns the first group whose start satisfies `belongs`; the starts must be partitioned by it.
  @inline(__always)
  private func firstGroup(near guess: Int? = nil, whoseStart belongs: (Double) -> Bool) -> Int {
    let runs = runStarts.indices
    let later = runs.partitioningIndex(near: guess.map { $0 / Self.runLength } ?? runs.count / 2) {
      belongs(runStarts[$0])
    }
    guard later > 0 else { return 0 }
    let end = min(count, later * Self.runLength)
    var start = runStarts[later - 1]
    for group in (later - 1) * Self.runLength..<end {
      if belongs(start) { return group }
      start += length(ofGroup: group) + spacing
    }
    return end
  }
}
