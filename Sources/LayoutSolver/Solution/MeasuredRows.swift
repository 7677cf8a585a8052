/// Groups of the same number of cells side by side, which differ only in how long the cells are along the row.
///
/// The commonest section with sizes of its own: a list, or a grid whose rows are as high as their tallest cell. Only
/// some of the groups' starts are stored; the cells' lengths stay in the array that they came in.
struct MeasuredRows: Sendable {
  let rowAxis: Axis
  /// A full group at its estimates: what of it does not depend on the items.
  let template: RowGroup
  /// The last group, solved by itself.
  let last: RowGroup
  /// What the cells measure along the row; not a number where the estimate stands.
  private(set) var lengths: [Double]
  let count: Int
  /// Where each run of `runLength` groups starts along the row; what lies between is summed up when it is asked for.
  private var runStarts: [Double] = []
  private static let runLength = 16
  /// What a group takes beside its cells' lengths, as arrays grow: part of a run.
  static let bytesPerGroup = 1
  /// Where the groups lie across the row.
  let across: Double
  let lastAcross: Double
  let cells: [RowCell]
  let spacing: Double
  /// The cell of a list, the commonest case, whose groups are as long as it.
  private let onlyCell: RowCell?
  /// The groups' own length, where it does not come from their cells.
  let fixedLength: Double?
  /// Whether no group can start before the end of the one before it, so that they can be searched.
  private let isAscending: Bool

  /// A group and its cells in the group's own space.
  struct RowGroup: Sendable {
    let size: Size
    let cells: [SolvedCell]

    init(_ flattened: FlattenedGroup) {
      size = flattened.size
      cells = flattened.cells
    }
  }

  /// What is known beforehand of one cell of a group, along the row.
  struct RowCell: Sendable {
    /// Edge spacing on both sides.
    let edges: Double
    /// The slot's length while none is measured.
    let length: Double
    let isEstimated: Bool

    /// The slot's length, given what the cell measures.
    @inline(__always)
    func length(measured: Double) -> Double { isEstimated && !measured.isNaN ? measured : length }
  }

  /// Lays the groups out from `start` on.
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

  /// Where the group after some full ones starts, of which the first starts at `start`.
  private func end(of groups: Range<Int>, from start: Double) -> Double {
    guard let onlyCell else {
      return groups.reduce(start) { $0 + (fullLength(ofGroup: $1) + spacing) }
    }
    // A list, the commonest case, as one sum.
    return lengths.withUnsafeBufferPointer { lengths in
      var cursor = start
      for group in groups {
        cursor += (onlyCell.length(measured: lengths[group]) + onlyCell.edges) + spacing
      }
      return cursor
    }
  }

  /// Rule 26: a full group is as long as its longest cell.
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

  /// Where a group starts along the row.
  func start(ofGroup group: Int) -> Double {
    let run = group / Self.runLength
    return end(of: run * Self.runLength..<group, from: runStarts[run])
  }

  /// Gives a cell another length and moves the groups behind it; false for the last group, which is solved anew.
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

  /// Calls `body` with the cells of every group in `range` for whose frame `meeting` has an answer, until it answers
  /// false.
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

  /// The longest group along `axis`.
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

  /// The first group from which on `belongs` holds of the starts, where it does not turn back.
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
