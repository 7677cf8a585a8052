/// Groups of the same number of cells side by side, which differ only in how long the cells are along the row.
///
/// The commonest section with sizes of its own: a list, or a grid whose rows are as high as their tallest cell. Only
/// the groups' starts are stored; the cells' lengths stay in the array that they came in.
struct MeasuredRows: Sendable {
  let rowAxis: Axis
  /// A full group at its estimates: what of it does not depend on the items.
  let template: RowGroup
  /// The last group, solved by itself.
  let last: RowGroup
  /// What the cells measure along the row; not a number where the estimate stands.
  private(set) var lengths: [Double]
  /// Where each group starts along the row.
  private(set) var starts: [Double]
  /// Where the groups lie across the row.
  let across: Double
  let lastAcross: Double
  let cells: [RowCell]
  let spacing: Double
  /// The groups' own length, where it does not come from their cells.
  let fixedLength: Double?
  /// Whether no group can start before the end of the one before it, so that they can be searched.
  private let isAscending: Bool

  /// A group and its cells in the group's own space.
  struct RowGroup: Sendable {
    let size: Size
    let cells: [CellTemplate]

    init(_ fragment: Fragment) {
      size = fragment.size
      cells = fragment.cells
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
    rowAxis: Axis, template: Fragment, last: Fragment, cells: [RowCell], lengths: [Double], groupCount: Int,
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
    isAscending =
      spacing >= 0 && (fixedLength ?? 0) >= 0 && cells.allSatisfy { $0.edges >= 0 && $0.length >= 0 }
    starts = Self.starts(
      of: groupCount, from: start, spacing: spacing, cells: cells, lengths: lengths, fixedLength: fixedLength)
  }

  /// The running sum of the groups' lengths.
  private static func starts(
    of groupCount: Int, from start: Double, spacing: Double, cells: [RowCell], lengths: [Double],
    fixedLength: Double?
  ) -> [Double] {
    Array(unsafeUninitializedCapacity: groupCount) { starts, count in
      var cursor = start
      if cells.count == 1, fixedLength == nil, cells[0].isEstimated {
        // The commonest case, a list, as one sum.
        let estimate = cells[0].length
        let between = cells[0].edges + spacing
        for group in 0..<groupCount {
          starts[group] = cursor
          let measured = lengths[group]
          cursor += (measured.isNaN ? estimate : measured) + between
        }
      } else {
        for group in 0..<groupCount {
          starts[group] = cursor
          guard group < groupCount - 1 else { break }
          cursor += (fixedLength ?? longest(inGroup: group, cells, lengths)) + spacing
        }
      }
      count = groupCount
    }
  }

  /// Rule 26: a full group is as long as its longest cell.
  @inline(__always)
  private static func longest(inGroup group: Int, _ cells: [RowCell], _ lengths: [Double]) -> Double {
    var longest = -Double.infinity
    for index in cells.indices {
      longest = max(
        longest, cells[index].length(measured: lengths[group * cells.count + index]) + cells[index].edges)
    }
    return longest
  }

  var count: Int { starts.count }

  var cellCount: Int { (count - 1) * cells.count + last.cells.count }

  @inline(__always)
  private func length(ofGroup group: Int) -> Double {
    if group == count - 1 { return last.size[rowAxis] }
    return fixedLength ?? Self.longest(inGroup: group, cells, lengths)
  }

  /// Gives a cell another length and moves the groups behind it; false for the last group, which is solved anew.
  mutating func update(item: Int, length: Double) -> Bool {
    let group = item / cells.count
    guard group < count - 1, cells[item % cells.count].isEstimated else { return false }
    let before = self.length(ofGroup: group)
    lengths[item] = length
    let change = self.length(ofGroup: group) - before
    for later in group + 1..<count { starts[later] += change }
    return true
  }

  @inline(__always)
  func frame(ofGroup group: Int) -> Rect {
    let isLast = group == count - 1
    let breadth = (isLast ? last.size : template.size)[rowAxis.crossing]
    return Rect(
      origin: Point(along: starts[group], across: isLast ? lastAcross : across, axis: rowAxis),
      size: Size(along: length(ofGroup: group), across: breadth, axis: rowAxis))
  }

  @inline(__always)
  func cells(ofGroup group: Int) -> Range<Int> {
    let first = group * cells.count
    return first..<first + (group == count - 1 ? last.cells.count : cells.count)
  }

  @inline(__always)
  func cell(_ cell: Int, ofGroup group: Int) -> CellTemplate {
    let index = cell - group * cells.count
    let isLast = group == count - 1
    var template = isLast ? last.cells[index] : self.template.cells[index]
    template.frame.origin =
      template.frame.origin
      + Point(along: starts[group], across: isLast ? lastAcross : across, axis: rowAxis)
    if !isLast, cells[index].isEstimated, !lengths[cell].isNaN {
      template.frame.size = Size(
        along: lengths[cell], across: template.frame.size[rowAxis.crossing], axis: rowAxis)
      template.isEstimated = false
    }
    return template
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
    guard isAscending, let first = starts.first, let final = starts.last else { return 0..<count }
    // Groups are as long as the average more or less.
    let likely = ((start - first) / (final - first) * Double(count)).clampedIndex(count - 1)
    let low = max(0, starts.indices.partitioningIndex(near: likely) { starts[$0] > start } - 1)
    return low..<(low..<count).partitioningIndex(near: low) { starts[$0] >= end }
  }
}
