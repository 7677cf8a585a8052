extension SectionSolver {
  /// Returns the section as rows that store only their starts; nil if groups differ in more than lengths.
  mutating func measuredRows() -> Groups? {
    guard !sectionContainer.isOrthogonal, window == nil,
      groupSolver.measurer.measuredPrefix == section.items.count,
      let items = sideBySideItems()
    else { return nil }
    // Solve at the estimates; measured lengths are used later.
    let measuredPrefix = groupSolver.measurer.measuredPrefix
    groupSolver.measurer.measuredPrefix = 0
    let group = arranged(from: 0, count: .max, missing: .keepSlots)
    groupSolver.measurer.measuredPrefix = measuredPrefix
    let template = flattened(group)
    guard !template.cells.isEmpty else { return .empty }

    let cells = group.slots.map { rowCell(items[$0.declared], $0) }
    let perGroup = cells.count
    let count = (section.items.count - 1) / perGroup + 1
    let laidOut = template.cells.map(\.frame.size)
    guard
      let lengths = lengths(
        along: sectionContainer.rowAxis, laidOut: laidOut, extra: MeasuredRows.bytesPerGroup)
    else { return .empty }
    let last = lastFragment(from: (count - 1) * perGroup)
    let axis = sectionContainer.rowAxis
    let row = row(tallest: 0)
    return .measured(
      MeasuredRows(
        rowAxis: axis, template: template, last: last, cells: cells, lengths: lengths, groupCount: count,
        start: row.start + section.group.edgeSpacing.start(axis).minimum, spacing: row.spacing,
        across: row.across(template.size), lastAcross: row.across(last.size),
        fixedLength: section.group.size[axis].isEstimated ? nil : template.size[axis]))
  }

  /// Returns the items of a group whose cells all start at fixed positions along the row, otherwise nil.
  ///
  /// The number of cells, and their positions across the row, must not depend on measurements.
  private func sideBySideItems() -> [Item]? {
    let axis = sectionContainer.rowAxis
    guard case .group(.stack(let stack)) = section.group.content, !section.group.size[axis].isUniform,
      !section.group.size[axis.cross].isEstimated, section.group.supplementaryItems.isEmpty
    else { return nil }
    let items = stack.subitems.declared
    let isCounted: Bool
    let isSingle: Bool
    switch stack.subitems {
    case .count: (isCounted, isSingle) = (true, false)
    case .repeating: (isCounted, isSingle) = (false, false)
    case .cycle: (isCounted, isSingle) = (false, items.count == 1)
    }
    // A group along the row is one pass over its list; a single item starts at a fixed position too.
    guard stack.axis == axis.cross || (isSingle && section.group.size[axis].isEstimated) else {
      return nil
    }
    let areSimple = items.allSatisfy { item in
      item.isCell && item.supplementaryItems.isEmpty && !item.size[axis].isUniform
        && (!item.size[axis.cross].isEstimated || (isCounted && stack.axis == axis.cross))
        && item.edgeSpacing.flexibleCount(axis) == 0
    }
    return areSimple ? items : nil
  }

  private func rowCell(_ item: Item, _ slot: Slot) -> MeasuredRows.RowCell {
    MeasuredRows.RowCell(
      edges: item.edgeSpacing.minimum(sectionContainer.rowAxis), length: slot.size[sectionContainer.rowAxis],
      isEstimated: slot.estimated.contains(sectionContainer.rowAxis))
  }

  /// Returns every item's measured length along an axis, NaN if unknown: a listed array as is, others measured one by
  /// one; nil if there is no memory for the lengths and `extra` bytes per item.
  ///
  /// `laidOut` are the sizes at which items are measured, repeated in turn.
  mutating func lengths(along axis: Axis, laidOut: [Size], extra: Int) -> [Double]? {
    let items = section.items
    if case .listed(let lengths) = items[axis], case .unknown = items.aspectRatio,
      lengths.count == items.count
    {
      return groupSolver.charge(items.count, each: extra) ? lengths : nil
    }
    guard groupSolver.charge(items.count, each: MemoryLayout<Double>.stride + extra) else { return nil }
    let (measurer, estimated) = (groupSolver.measurer, AxisSet { $0 == axis })
    return (0..<items.count).map { item in
      let laidOut = laidOut[item % laidOut.count]
      return measurer.length(
        of: item, along: axis, laidOut: laidOut, width: laidOut.width, estimated: estimated) ?? .nan
    }
  }
}

extension Item {
  var isCell: Bool {
    switch content {
    case .cell: true
    case .group: false
    }
  }
}
