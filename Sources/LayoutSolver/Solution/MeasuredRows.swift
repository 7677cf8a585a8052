/// Groups of the same number of cells side by side, which differ only in how long the cells are along the row.
///
/// The commonest section with sizes of its own: a list, or a grid whose rows are as high as their tallest cell. Only
/// the groups' starts are stored; the cells' lengths stay in the array that they came in.
struct MeasuredRows: Sendable {
  let rowAxis: Axis
  /// A full group at its estimates: what of it does not depend on the items.
  let template: Fragment
  /// The last group, solved by itself.
  let last: Fragment
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

  /// What is known beforehand of one cell of a group, along the row.
  struct RowCell: Sendable {
    /// Edge spacing on both sides.
    let edges: Double
    /// The slot's length while none is measured.
    let length: Double
    let isEstimated: Bool
  }

  /// Lays the groups out from `start` on.
  init(
    rowAxis: Axis, template: Fragment, last: Fragment, cells: [RowCell], lengths: [Double], groupCount: Int,
    start: Double, spacing: Double, across: Double, lastAcross: Double, fixedLength: Double?
  ) {
    self.rowAxis = rowAxis
    self.template = template
    self.last = last
    self.lengths = lengths
    self.across = across
    self.lastAcross = lastAcross
    self.cells = cells
    self.spacing = spacing
    self.fixedLength = fixedLength
    starts = []
    starts.reserveCapacity(groupCount)
    var cursor = start
    for group in 0..<groupCount {
      starts.append(cursor)
      cursor += length(ofGroup: group, groupCount) + spacing
    }
  }

  var count: Int { starts.count }

  var cellCount: Int { (count - 1) * cells.count + last.cells.count }

  /// What a full group's cell has as its length along the row.
  @inline(__always)
  private func length(ofCell index: Int, inGroup group: Int) -> Double {
    let cell = cells[index]
    guard cell.isEstimated else { return cell.length }
    let measured = lengths[group * cells.count + index]
    return measured.isNaN ? cell.length : measured
  }

  /// Rule 26: as long as its longest cell, unless its own dimension says otherwise.
  @inline(__always)
  private func length(ofGroup group: Int, _ groupCount: Int) -> Double {
    if group == groupCount - 1 { return last.size[rowAxis] }
    if let fixedLength { return fixedLength }
    if cells.count == 1 { return length(ofCell: 0, inGroup: group) + cells[0].edges }
    var longest = -Double.infinity
    for index in cells.indices {
      longest = max(longest, length(ofCell: index, inGroup: group) + cells[index].edges)
    }
    return longest
  }

  func frame(ofGroup group: Int) -> Rect {
    let isLast = group == count - 1
    var frame = Rect(origin: .zero, size: isLast ? last.size : template.size)
    frame.origin[rowAxis] = starts[group]
    frame.origin[rowAxis.crossing] = isLast ? lastAcross : across
    frame.size[rowAxis] = length(ofGroup: group, count)
    return frame
  }

  func cells(ofGroup group: Int) -> Range<Int> {
    let first = group * cells.count
    return first..<first + (group == count - 1 ? last.cells.count : cells.count)
  }

  @inline(__always)
  func cell(_ cell: Int, ofGroup group: Int) -> CellTemplate {
    let index = cell - group * cells.count
    let isLast = group == count - 1
    var template = isLast ? last.cells[index] : self.template.cells[index]
    template.frame.origin[rowAxis] += starts[group]
    template.frame.origin[rowAxis.crossing] += isLast ? lastAcross : across
    if !isLast, cells[index].isEstimated, !lengths[cell].isNaN {
      template.frame.size[rowAxis] = lengths[cell]
      template.isEstimated = false
    }
    return template
  }

  /// The longest group along `axis`.
  func largestLength(along axis: Axis) -> Double {
    guard axis == rowAxis else {
      return count == 1 ? last.size[axis] : max(template.size[axis], last.size[axis])
    }
    return (0..<count).reduce(0) { max($0, length(ofGroup: $1, count)) }
  }

  func groups(from start: Double, to end: Double) -> Range<Int> {
    // Spacing below zero may lay a group over the one before: then all are looked at.
    guard spacing >= 0 else { return 0..<count }
    let low = max(0, starts.firstIndex(fromWhich: { $0 > start }) - 1)
    let high = starts.firstIndex(fromWhich: { $0 >= end })
    return low..<max(low, high)
  }
}
