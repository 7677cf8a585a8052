extension SectionSolver {
  /// Returns groups that are each solved separately with the remaining items (rule 22).
  mutating func listed() -> Groups {
    let groups = resolvesPerItem ? stepwiseGroups() : allGroups(measuring: true)
    return groups.count > 0 ? .listed(groups) : .empty
  }

  /// Solves all groups again for every item that becomes visible (rule 33, D 33): the visible part of a row depends on
  /// its offset, and the offset on its length.
  private mutating func stepwiseGroups() -> ListedGroups {
    let budget = groupSolver.budget
    var solved = 0
    while !groupSolver.hasReachedLimit {
      groupSolver.budget = budget
      let groups = allGroups(measuring: false)
      solved += groupSolver.budget.used - budget.used
      let step = MeasuredElements.step(after: groupSolver.measurer.measured.count, solved: solved)
      let items = window(on: groups).map { window in
        groups.cells(in: window, limit: step) { !groupSolver.measurer.hasMeasured($0) }
      }
      guard let items, !items.isEmpty else { return groups }
      groupSolver.measurer.measured.formUnion(items)
    }
    // The cause has already been reported.
    return ListedGroups(rowAxis: sectionContainer.rowAxis)
  }

  /// Returns all groups at their positions along and across the row.
  private mutating func allGroups(measuring: Bool) -> ListedGroups {
    if isUniform {
      // Rule 36: solve every group again once the largest length is known.
      let budget = groupSolver.budget
      sharedSize = .zero
      sharedSize = eachGroup(measuring: measuring).frames.reduce(.zero) { $0.union($1.size) }
      groupSolver.budget = budget
      groupSolver.creditAnew()
    }
    var groups = eachGroup(measuring: measuring)
    if sectionContainer.isOrthogonal { placeAcrossRow(&groups) }
    return groups
  }

  /// Marks an item as measured (rule 33); returns false if memory runs out.
  private mutating func markMeasured(_ item: Int) -> Bool {
    guard groupSolver.charge(1, each: Self.measuredItemBytes) else { return false }
    groupSolver.measurer.measured.insert(item)
    return true
  }

  /// The bytes per measured item: sets are at most three quarters full, and grow by doubling.
  private static let measuredItemBytes = 32

  /// Solves the groups one by one; returns no groups if one cannot lay out anything.
  private mutating func eachGroup(measuring: Bool) -> ListedGroups {
    let window = measuring ? window : nil
    var groups = ListedGroups(rowAxis: sectionContainer.rowAxis)
    var cursor = sectionContainer.insets.start(sectionContainer.rowAxis)
    let edges = section.group.edgeSpacing
    let row = row(tallest: 0)

    var first = 0
    while first < section.items.count {
      // Only the last group is partly filled; a full one is not trimmed.
      let flattened = lastFragment(from: first)
      // Rule 17: if nothing fits, the section is treated as empty.
      guard !flattened.cells.isEmpty else { return ListedGroups(rowAxis: sectionContainer.rowAxis) }
      if first == 0, !reserve(&groups, firstGroup: flattened) { return groups }
      var origin = Point.zero
      origin[sectionContainer.rowAxis] = cursor + edges.start(sectionContainer.rowAxis).minimum
      origin[sectionContainer.rowAxis.cross] = row.across(flattened.size)
      if let window, let item = firstUnmeasured(in: flattened, from: first, at: origin, window) {
        // Rule 33: solve this group again, and the previous one, which may now have space for more items.
        guard !groupSolver.hasReachedLimit, markMeasured(item) else {
          return ListedGroups(rowAxis: sectionContainer.rowAxis)
        }
        if let before = groups.removeLast() {
          first = before.firstCell
          cursor =
            before.frame.start(sectionContainer.rowAxis) - edges.start(sectionContainer.rowAxis).minimum
        }
        continue
      }
      groups.append(flattened, at: origin)
      cursor =
        groups.frames[groups.count - 1].end(sectionContainer.rowAxis)
        + edges.end(sectionContainer.rowAxis).minimum
      cursor += section.interGroupSpacing
      first += flattened.cells.count
    }
    return groups
  }

  /// Reserves capacity for all groups based on the first one; returns false if memory runs out.
  private mutating func reserve(_ groups: inout ListedGroups, firstGroup: FlattenedGroup) -> Bool {
    guard groups.cells.capacity == 0 else { return true }
    let count = section.items.count
    let perCell = max(1, firstGroup.supplementaries.count / firstGroup.cells.count)
    let supplementaries = firstGroup.supplementaries.isEmpty ? 0 : perCell
    guard groupSolver.charge(count, each: ListedGroups.bytesPerCell(supplementaries: supplementaries)) else {
      return false
    }
    groups.reserveCells(count)
    return true
  }

  /// Returns the first visible item of the group that has not been measured.
  private func firstUnmeasured(
    in flattened: FlattenedGroup, from first: Int, at origin: Point, _ window: VisibleWindow
  ) -> Int? {
    let group = Rect(origin: origin, size: flattened.size)
    guard window.shows(group) else { return nil }
    for (index, cell) in flattened.cells.enumerated() where cell.isEstimated {
      let item = first + index
      guard !groupSolver.measurer.hasMeasured(item) else { continue }
      if window.shows(cell: cell.frame.offset(by: origin), ofGroup: group) { return item }
    }
    return nil
  }

  /// Places every group of an orthogonal row in the height of the tallest (D 27).
  private func placeAcrossRow(_ groups: inout ListedGroups) {
    let axis = sectionContainer.rowAxis.cross
    let row = row(tallest: groups.frames.reduce(0) { max($0, $1.size[axis]) })
    for group in 0..<groups.count {
      var offset = Point.zero
      offset[axis] = row.across(groups.frames[group].size) - groups.frames[group].start(axis)
      if offset[axis] != 0 { groups.move(group: group, by: offset) }
    }
  }
}
