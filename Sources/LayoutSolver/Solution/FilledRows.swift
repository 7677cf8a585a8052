/// Rows of as many cells as fit, which differ only in how long they are along their row: a tag cloud.
///
/// The cells' lengths stay in the array that they came in. Of the rows only the first cells are stored, since all are
/// equally far apart, and of the cells' places one in `landmarkDistance`; what lies between is summed up on demand.
struct FilledRows: Sendable {
  /// The axis along which rows follow each other; cells follow each other across it.
  let rowAxis: Axis
  /// What the cells of a row have in common.
  let cell: FilledCell
  /// A full row's size.
  let size: Size
  /// The last row, solved by itself.
  let last: MeasuredRows.RowGroup
  /// Where rows lie along the row axis and across it.
  let rows: UniformIntervals
  let across: Double
  let lastAcross: Double
  /// What the cells measure along their row; not a number where the estimate holds.
  private let lengths: [Double]
  /// The first cell of each row.
  private(set) var firstCells: [UInt32] = []
  /// Where a row has come to before every `landmarkDistance`th cell.
  private var landmarks: [Double] = []
  private static let landmarkDistance = 16

  /// What a cell takes beside its length, if it has a row to itself: the row's first cell, as arrays grow by doubling,
  /// and its part of a landmark.
  static let bytesPerCell = 2 * MemoryLayout<UInt32>.stride + 1

  /// A cell of a row, but for its length.
  struct FilledCell: Sendable {
    /// At its place across the row's cells; its start and length along them are left out.
    let template: SolvedCell
    /// The length where none is measured.
    let estimate: Double
    /// Edge spacing on both sides, and the spacing to the next cell.
    let before: Double
    let after: Double
    let spacing: Double
    /// Where the first cell's edge spacing begins.
    let lead: Double
    /// Whether it is an estimate across the row's cells, whatever is measured along them.
    let isEstimatedAcross: Bool
  }

  /// Rows that begin at these cells; the last is `last`.
  init(
    rowAxis: Axis, cell: FilledCell, size: Size, last: FlattenedGroup, rows: UniformIntervals, across: Double,
    lastAcross: Double, lengths: [Double], firstCells: [UInt32]
  ) {
    self.rowAxis = rowAxis
    self.cell = cell
    self.size = size
    self.last = MeasuredRows.RowGroup(last)
    self.rows = rows
    self.across = across
    self.lastAcross = lastAcross
    self.lengths = lengths
    self.firstCells = firstCells
    landmarks.reserveCapacity(lengths.count / Self.landmarkDistance + 1)
    for row in firstCells.indices.dropLast() {
      var place = cell.lead
      for item in cells(ofGroup: row) {
        if item % Self.landmarkDistance == 0 { landmarks.append(place) }
        advance(&place, over: item)
      }
    }
  }

  var count: Int { firstCells.count }

  var cellCount: Int { lastFirstCell + last.cells.count }

  private var lastFirstCell: Int { Int(firstCells[count - 1]) }

  @inline(__always)
  private func isLast(_ group: Int) -> Bool { group == firstCells.count - 1 }

  func cells(ofGroup group: Int) -> Range<Int> {
    Int(firstCells[group])..<(isLast(group) ? cellCount : Int(firstCells[group + 1]))
  }

  func group(ofCell cell: Int) -> Int { firstCells.indices.partitioningIndex { firstCells[$0] > cell } - 1 }

  func frame(ofGroup group: Int) -> Rect {
    Rect(
      origin: Point(along: rows.start(of: group), across: isLast(group) ? lastAcross : across, axis: rowAxis),
      size: isLast(group) ? last.size : size)
  }

  /// The longest row along `axis`.
  func largestLength(along axis: Axis) -> Double {
    count == 1 ? last.size[axis] : max(size[axis], last.size[axis])
  }

  func groups(from start: Double, to end: Double) -> Range<Int> {
    UniformIntervals(first: rows.first, pitch: rows.pitch, length: largestLength(along: rowAxis))
      .indices(from: start, to: end, count: count)
  }

  @inline(__always)
  private func length(of item: Int) -> Double { lengths[item].isNaN ? cell.estimate : lengths[item] }

  /// Rules 23, 25: edge spacing lies outside the cell.
  @inline(__always)
  private func advance(_ place: inout Double, over item: Int) {
    place += cell.before
    place += length(of: item) + cell.after
    place += cell.spacing
  }

  func cell(_ item: Int, ofGroup group: Int) -> SolvedCell {
    let first = Int(firstCells[group])
    guard !isLast(group) else { return lastCell(item - first, ofGroup: group) }
    let landmark = item / Self.landmarkDistance * Self.landmarkDistance
    var place = landmark > first ? landmarks[item / Self.landmarkDistance] : cell.lead
    for earlier in max(first, landmark)..<item { advance(&place, over: earlier) }
    return cell(item, at: place, inRowAt: rows.start(of: group))
  }

  @inline(__always)
  private func cell(_ item: Int, at place: Double, inRowAt start: Double) -> SolvedCell {
    var template = cell.template
    template.frame.origin[rowAxis] += start
    template.frame.origin[rowAxis.cross] = place + cell.before + across
    template.frame.size[rowAxis.cross] = length(of: item)
    template.isEstimated = cell.isEstimatedAcross || lengths[item].isNaN
    return template
  }

  private func lastCell(_ index: Int, ofGroup group: Int) -> SolvedCell {
    var template = last.cells[index]
    template.frame.origin = template.frame.origin + frame(ofGroup: group).origin
    return template
  }

  /// Calls `body` with the cells of every row in `range` for whose frame `meeting` has an answer, until it answers
  /// false.
  func forEachCell(
    inGroups range: Range<Int>, meeting: (Rect) -> Rect?,
    _ body: (_ cell: Int, _ template: SolvedCell, _ group: Rect?) -> Bool
  ) -> Bool {
    for group in range {
      guard let met = meeting(frame(ofGroup: group)) else { continue }
      guard !isLast(group) else { return forEachLastCell { body($0, $1, met) } }
      let start = rows.start(of: group)
      var place = cell.lead
      for item in Int(firstCells[group])..<Int(firstCells[group + 1]) {
        guard body(item, cell(item, at: place, inRowAt: start), met) else { return false }
        advance(&place, over: item)
      }
    }
    return true
  }

  private func forEachLastCell(_ body: (Int, SolvedCell) -> Bool) -> Bool {
    last.cells.indices.allSatisfy { body(lastFirstCell + $0, lastCell($0, ofGroup: count - 1)) }
  }
}
