extension SectionSolver {
  /// Rule 22: every group is solved by itself with the items that are left.
  mutating func listed() -> Groups {
    var groups = ListedGroups(rowAxis: room.rowAxis)
    var across = 0.0
    var cursor = room.insets.start(room.rowAxis)
    let edges = section.group.edgeSpacing
    let row = row(tallest: 0)

    var first = 0
    while first < section.items.count {
      cursor += edges.start(room.rowAxis).minimum
      let fragment = measuredFragment(from: first, at: cursor, row)
      // Rule 17: nothing fits, so nothing is laid out from here on.
      guard !fragment.cells.isEmpty else { break }
      var origin = Point.zero
      origin[room.rowAxis] = cursor
      origin[room.rowAxis.crossing] = row.across(fragment.size)
      groups.append(fragment, at: origin)
      across = max(across, fragment.size[room.rowAxis.crossing] + edges.minimum(room.rowAxis.crossing))
      cursor += fragment.size[room.rowAxis] + edges.end(room.rowAxis).minimum + section.interGroupSpacing
      first += fragment.cells.count
    }
    guard groups.count > 0 else { return .empty }
    shareUniformLength(&groups)
    if room.isOrthogonal { placeAcrossRow(&groups, tallest: across) }
    return .listed(groups)
  }

  /// A group with what of it has been measured: all, or what is visible, item by item (rule 33).
  private mutating func measuredFragment(from first: Int, at start: Double, _ row: GroupRow) -> Fragment {
    while true {
      // Only the last group is partly filled; for a full one nothing is trimmed.
      let fragment = lastFragment(from: first)
      guard let visible, let item = firstUnmeasured(in: fragment, from: first, at: start, row, visible) else {
        return fragment
      }
      solver.measurer.asked.insert(item)
    }
  }

  /// The first item of the group that is seen and has not been asked for its size.
  private func firstUnmeasured(
    in fragment: Fragment, from first: Int, at start: Double, _ row: GroupRow, _ visible: Rect
  ) -> Int? {
    var origin = Point.zero
    origin[room.rowAxis] = start
    origin[room.rowAxis.crossing] = row.across(fragment.size)
    for (index, cell) in fragment.cells.enumerated() where cell.isEstimated {
      let item = first + index
      if !solver.measurer.hasAsked(item), cell.frame.offset(by: origin).intersects(visible) { return item }
    }
    return nil
  }

  /// Rule 36: where the root group's own dimension is uniform, the whole section shares the largest length.
  private func shareUniformLength(_ groups: inout ListedGroups) {
    for axis in Axis.allCases where section.group.size[axis].isUniform {
      groups.setLengths(along: axis, isRow: axis == room.rowAxis)
    }
  }

  /// D 27: across an orthogonal row every group is placed in the height of the tallest.
  private func placeAcrossRow(_ groups: inout ListedGroups, tallest: Double) {
    let row = row(tallest: tallest)
    let axis = room.rowAxis.crossing
    for group in 0..<groups.count {
      var offset = Point.zero
      offset[axis] = row.across(groups.frames[group].size) - groups.frames[group].start(axis)
      if offset[axis] != 0 { groups.move(group: group, by: offset) }
    }
  }
}

extension ListedGroups {
  /// Gives every group the largest length along `axis`, and moves those after it along the row.
  mutating func setLengths(along axis: Axis, isRow: Bool) {
    let largest = frames.map { $0.size[axis] }.max() ?? 0
    var moved = 0.0
    for group in 0..<count {
      if isRow {
        var offset = Point.zero
        offset[axis] = moved
        move(group: group, by: offset)
        moved += largest - frames[group].size[axis]
      }
      setLength(ofGroup: group, along: axis, to: largest)
    }
  }
}
