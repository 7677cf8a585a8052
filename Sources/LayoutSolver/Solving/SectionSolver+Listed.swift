extension SectionSolver {
  /// Rule 22: every group is solved by itself with the items that are left.
  mutating func listed() -> Groups {
    var groups = isUniform ? sharingGroups() : eachGroup()
    guard groups.count > 0 else { return .empty }
    if room.isOrthogonal { placeAcrossRow(&groups) }
    return .listed(groups)
  }

  /// Rule 36: every group solved once more, now that the largest is known; and again for each item that is then seen.
  private mutating func sharingGroups() -> ListedGroups {
    while true {
      sharedSize = .zero
      let alone = eachGroup(asking: false)
      sharedSize = alone.frames.reduce(.zero) { $0.union($1.size) }
      let groups = eachGroup(asking: false)
      guard let visible, let item = groups.firstCell(in: visible, where: { !solver.measurer.hasAsked($0) })
      else {
        return groups
      }
      solver.measurer.asked.insert(item)
    }
  }

  /// Group after group; none where a group cannot lay anything out.
  private mutating func eachGroup(asking: Bool = true) -> ListedGroups {
    var groups = ListedGroups(rowAxis: room.rowAxis)
    var cursor = room.insets.start(room.rowAxis)
    let edges = section.group.edgeSpacing
    let row = row(tallest: 0)

    var first = 0
    while first < section.items.count {
      // Only the last group is partly filled; for a full one nothing is trimmed.
      let fragment = lastFragment(from: first)
      // Rule 17: where nothing fits, the section behaves as if it had no items.
      guard !fragment.cells.isEmpty else { return ListedGroups(rowAxis: room.rowAxis) }
      var origin = Point.zero
      origin[room.rowAxis] = cursor + edges.start(room.rowAxis).minimum
      origin[room.rowAxis.crossing] = row.across(fragment.size)
      if asking, let item = firstUnmeasured(in: fragment, from: first, at: origin) {
        // Rule 33: solved again; only the group before may take up more by it.
        solver.measurer.asked.insert(item)
        if let before = groups.removeLast() {
          first = before.firstCell
          cursor = before.frame.start(room.rowAxis) - edges.start(room.rowAxis).minimum
        }
        continue
      }
      groups.append(fragment, at: origin)
      cursor = groups.frames[groups.count - 1].end(room.rowAxis) + edges.end(room.rowAxis).minimum
      cursor += section.interGroupSpacing
      first += fragment.cells.count
    }
    return groups
  }

  /// The first item of the group that is seen and has not been asked for its size.
  private func firstUnmeasured(in fragment: Fragment, from first: Int, at origin: Point) -> Int? {
    guard let visible, Rect(origin: origin, size: fragment.size).intersects(visible) else { return nil }
    for (index, cell) in fragment.cells.enumerated() where cell.isEstimated {
      let item = first + index
      if !solver.measurer.hasAsked(item), cell.frame.offset(by: origin).intersects(visible) { return item }
    }
    return nil
  }

  /// D 27: across an orthogonal row every group is placed in the height of the tallest.
  private func placeAcrossRow(_ groups: inout ListedGroups) {
    let axis = room.rowAxis.crossing
    let row = row(tallest: groups.frames.reduce(0) { max($0, $1.size[axis]) })
    for group in 0..<groups.count {
      var offset = Point.zero
      offset[axis] = row.across(groups.frames[group].size) - groups.frames[group].start(axis)
      if offset[axis] != 0 { groups.move(group: group, by: offset) }
    }
  }
}
