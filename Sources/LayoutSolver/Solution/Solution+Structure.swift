/// The arrangement of a section's cells, regardless of lengths.
package struct SectionStructure: Hashable, Sendable {
  /// The maximum number of cells side by side.
  package var columns: Int
  /// The number of cells below each other.
  package var rows: Int
}

extension Solution {
  /// Returns the arrangement of a section's cells, which does not change when a view grows slightly.
  package func structure(ofSection index: Int) -> SectionStructure {
    let section = sections[index]
    let rowAxis = section.row == nil ? axis : axis.cross
    let counts = section.groups.placeCounts(rowAxis: rowAxis)
    return rowAxis == .vertical
      ? SectionStructure(columns: counts.across, rows: counts.along)
      : SectionStructure(columns: counts.along, rows: counts.across)
  }
}

extension Groups {
  /// Returns the number of cell positions along the row of groups, and the maximum number across it.
  fileprivate func placeCounts(rowAxis: Axis) -> (along: Int, across: Int) {
    switch self {
    case .empty: return (0, 0)
    case .pattern(let groups):
      let last = groups.last.cells.placeCounts(rowAxis)
      let full = groups.count > 1 ? groups.full.cells.placeCounts(rowAxis) : (along: 0, across: 0)
      return ((groups.count - 1) * full.along + last.along, max(full.across, last.across))
    case .measured(let groups):
      let last = groups.last.cells.placeCounts(rowAxis)
      let full = groups.count > 1 ? groups.template.cells.placeCounts(rowAxis) : (along: 0, across: 0)
      return ((groups.count - 1) * full.along + last.along, max(full.across, last.across))
    case .filled(let groups):
      return (0..<groups.count).reduce((0, 0)) { counts, group in
        let next = groups.cells(ofGroup: group).map { groups.cell($0, ofGroup: group) }.placeCounts(rowAxis)
        return (counts.0 + next.along, max(counts.1, next.across))
      }
    case .listed(let groups):
      return (0..<groups.count).reduce((0, 0)) { counts, group in
        let cells = groups.cells[groups.firstCells[group]..<groups.firstCells[group + 1]]
        let next = cells.placeCounts(rowAxis)
        return (counts.0 + next.along, max(counts.1, next.across))
      }
    case .waterfall(let group): return group.placeCounts
    case .lines(let lines): return (lines.count, lines.largestItemCount)
    }
  }
}

extension FlowLines {
  /// The number of items in the fullest line.
  fileprivate var largestItemCount: Int {
    switch across {
    case .grid: items(ofLine: 0).count
    case .listed: (0..<count).reduce(0) { max($0, items(ofLine: $1).count) }
    }
  }
}

extension WaterfallGroup {
  /// The number of items in the fullest column, and the number of columns in use.
  fileprivate var placeCounts: (along: Int, across: Int) {
    switch packing {
    case .even(let packing):
      // Items of equal length fill the columns in turn.
      let total = packing.columns.total
      return ((packing.count + total - 1) / total, min(packing.count, total))
    case .listed(let packing):
      var counts: [Int: Int] = [:]
      for item in 0..<packing.count { counts[packing.place(ofItem: item).column, default: 0] += 1 }
      return (counts.values.max() ?? 0, counts.count)
    }
  }
}

extension Collection where Element == SolvedCell {
  /// Returns the number of distinct starts along and across the row.
  fileprivate func placeCounts(_ rowAxis: Axis) -> (along: Int, across: Int) {
    (distinctStarts(rowAxis), distinctStarts(rowAxis.cross))
  }

  /// Returns the number of distinct starts; starts within a thousandth of a point are equal.
  private func distinctStarts(_ axis: Axis) -> Int {
    guard count > 1 else { return count }
    let starts = map { $0.frame.start(axis) }.sorted()
    return zip(starts, starts.dropFirst()).reduce(1) { $0 + ($1.1 - $1.0 > 0.001 ? 1 : 0) }
  }
}
