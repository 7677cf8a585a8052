/// Rows of as many cells as fit, where cells differ only in their length along the row: a tag cloud.
///
/// The cells' lengths remain in the original array. Rows are at equal distances, so only their first cells are stored.
/// The position of every `landmarkDistance`th cell is stored, and positions in between are summed on demand.
struct FilledRows: Sendable {
  /// The axis along which rows follow each other; cells are placed across it.
  let rowAxis: Axis
  /// The values shared by all cells.
  let cell: FilledCell
  /// The size of a full row.
  let size: Size
  /// The last row, solved separately.
  let last: MeasuredRows.RowGroup
  /// The positions of rows along the row axis.
  let rows: UniformIntervals
  let across: Double
  let lastAcross: Double
  /// The measured lengths of the cells along their row; NaN if the estimate is used.
  private let lengths: [Double]
  /// The first cell of each row.
  private(set) var firstCells: [UInt32] = []
  /// The position in the row before every `landmarkDistance`th cell.
  private var landmarks: [Double] = []
  private static let landmarkDistance = 16

  /// The largest number of bytes per cell in addition to its length: for a cell in its own row, the row's first cell
  /// (arrays grow by doubling) and a part of a landmark.
  static let bytesPerCell = 2 * MemoryLayout<UInt32>.stride + 1

  /// The values of a cell except its length.
  struct FilledCell: Sendable {
    /// The cell at its position across the row's cells, without its start and length along them.
    let template: SolvedCell
    /// The length of an unmeasured cell.
    let estimate: Double
    /// The edge spacing before the cell; `after` follows the cell, and `spacing` separates it from the next one.
    let before: Double
    let after: Double
    let spacing: Double
    /// The start of the first cell's edge spacing.
    let lead: Double
    /// Whether the length across the row's cells is an estimate, regardless of measurements along them.
    let isEstimatedAcross: Bool
  }

  /// Creates rows that begin at `firstCells`; the last row is `last`.
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

  /// Returns the largest row length along `axis`.
  func largestLength(along axis: Axis) -> Double {
    count == 1 ? last.size[axis] : max(size[axis], last.size[axis])
  }

  func groups(from start: Double, to end: Double) -> Range<Int> {
    UniformIntervals(first: rows.first, pitch: rows.pitch, length: largestLength(along: rowAxis))
      .indices(from: start, to: end, count: count)
  }

  @inline(__always)
  private func length(of item: Int) -> Double { lengths[item].isNaN ? cell.estimate : lengths[item] }

  /// Advances past a cell; edge spacing is outside the cell (rules 23, 25).
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

  /// Calls `body` with the cells of every row in `range` whose frame `meeting` maps to a non-nil value, until it
  /// returns false.
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
