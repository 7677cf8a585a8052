import LayoutSolver

/// Omitted parts, shown as boxes with counts.
extension PictureBuilder {
  /// Adds a box for each folded part of the scroll axis, and for the ends of rows.
  mutating func addFolds() {
    for (place, gap) in folding.gaps.enumerated() { add(gap, number: place) }
    for section in panel.sections { if let row = section.row { addEnds(of: row, section) } }
  }

  private mutating func add(_ gap: PictureFolding.Interval, number: Int) {
    let content = Rect(origin: .zero, size: panel.contentSize).union(panel.visibleBounds)
    var frame = content
    frame.origin[axis] = gap.start
    frame.size[axis] = gap.length
    let items = hiddenItems(in: gap)
    let length = "\(self.number(gap.length)) points"
    let count = items == 0 ? "" : "\(items) more item\(items == 1 ? "" : "s")"
    panel.shapes.append(
      PictureShape(
        role: .fold(items: items), section: nil, name: "fold.\(number)", frame: frame,
        labels: [[count.isEmpty ? "⋯ \(length)" : "⋯ \(count) in \(length)"], ["⋯ \(count)"], ["⋯"]],
        summary: count.isEmpty ? "\(length) that are not drawn" : "\(count) in \(length), not drawn"))
  }

  /// Returns the number of items in a folded part.
  private func hiddenItems(in gap: PictureFolding.Interval) -> Int {
    let drawnSections = Set(panel.sections.map(\.index))
    var count = 0
    for index in 0..<solution.sectionCount {
      let frame = solution.frame(ofSection: index)
      guard frame.start(axis) < gap.end, gap.start < frame.end(axis) else { continue }
      let cells = solution.cellCount(ofSection: index)
      let isRow = solution.orthogonalRow(ofSection: index) != nil
      if drawnSections.contains(index), !isRow {
        count += hiddenCells(ofSection: index, cells, in: gap)
      } else if !drawnSections.contains(index) {
        count = min(count, .max / 2) + min(cells, .max / 2)
      }
    }
    return count
  }

  /// Returns the number of a section's cells that are drawn neither before nor after a gap between two stretches.
  private func hiddenCells(ofSection index: Int, _ cells: Int, in gap: PictureFolding.Interval) -> Int {
    let drawn = drawnCells[index] ?? DrawnCells()
    let frame = PictureFolding.Interval(solution.frame(ofSection: index), axis)
    let gaps = folding.gaps.filter { $0.start < frame.end && frame.start < $0.end }
    // A single gap contains all cells that are not drawn, regardless of their order.
    if gaps.count == 1 { return cells - drawn.count }
    let before = folding.intervals.lastIndex { $0.end <= gap.start }
    let after = folding.intervals.firstIndex { $0.start >= gap.end }
    let last = before.flatMap { place in
      drawn.indices.filter { $0.key <= place }.map(\.value.upperBound).max()
    }
    let next = after.flatMap { place in drawn.indices.filter { $0.key >= place }.map(\.value.lowerBound).min()
    }
    return max(0, (next ?? cells) - (last.map { $0 + 1 } ?? 0))
  }

  /// Adds a box at each end of a row with undrawn items.
  private mutating func addEnds(of row: OrthogonalRow, _ section: PictureSection) {
    let cells = solution.cellCount(ofSection: section.index)
    guard let drawn = drawnCells[section.index]?.indices[0] else { return }
    let drawnPart = panel.shapes.reduce(row.viewport) { part, shape in
      shape.section == section.index && shape.clip != nil ? part.union(shape.frame) : part
    }
    let isMirrored = axis == .vertical && panel.layoutDirection == .rightToLeft
    for (items, isLeading) in [(drawn.lowerBound, true), (cells - 1 - drawn.upperBound, false)]
    where items > 0 {
      let cross = axis.cross
      var frame = row.viewport
      // Wide enough for the count.
      frame.size[cross] = PictureFolding.gapLength + 7 * Double("\(items)".utf8.count - 1)
      let isStart = isLeading != isMirrored
      frame.origin[cross] =
        isStart ? drawnPart.start(cross) - frame.size[cross] - 2 : drawnPart.end(cross) + 2
      add(
        PictureShape(
          role: .fold(items: items), section: section.index,
          name: "\(section.id).\(isLeading ? "before" : "after")", frame: frame,
          labels: [["⋯ \(items)"], ["⋯"]], summary: "\(section.id): \(items) more, not drawn"))
    }
  }
}
