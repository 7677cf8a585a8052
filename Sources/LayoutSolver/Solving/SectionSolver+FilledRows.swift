extension SectionSolver {
  /// Returns the section as rows of cells that differ only in their length along the row; nil if groups differ
  /// otherwise.
  mutating func filledRows() -> Groups? {
    guard !sectionContainer.isOrthogonal, window == nil,
      groupSolver.measurer.measuredPrefix == section.items.count,
      section.items.count <= Int(UInt32.max), let (stack, item) = onlyItem()
    else { return nil }
    let (axis, along) = (sectionContainer.rowAxis, sectionContainer.rowAxis.cross)
    let inner = groupSolver.stackContainer(of: section.group, stack, size: groupSize, estimated: estimated)
    let slotSize = groupSolver.size(item.size, in: inner.inner)
    let laidOut = Rect(origin: .zero, size: slotSize)
      .inset(by: item.effectiveInsets { item.size[$0].isEstimated }).size
    guard let lengths = lengths(along: along, laidOut: [laidOut], extra: FilledRows.bytesPerCell) else {
      return .empty
    }
    let line = FittingLine(
      inner: inner.inner[along], spacing: inner.spacing, edges: item.edgeSpacing.minimum(along),
      estimate: slotSize[along])
    guard let (firstCells, end) = filled(lengths, line) else { return nil }

    let last = lastFragment(from: end)
    // Rule 17: if nothing fits, the section is treated as empty, which is reported now.
    guard !last.cells.isEmpty else { return .empty }
    guard let lastFirst = firstCells.last, Int(lastFirst) == end else { return nil }
    let first =
      firstCells.count == 1 ? last : flattened(from: 0, count: section.items.count, missing: missingItems)
    guard let template = first.cells.first else { return nil }
    let row = row(tallest: 0)
    let edges = item.edgeSpacing
    return .filled(
      FilledRows(
        rowAxis: axis,
        cell: FilledRows.FilledCell(
          template: template, estimate: slotSize[along], before: edges.start(along).minimum,
          after: edges.end(along).minimum, spacing: inner.spacing, lead: inner.insets.start(along),
          isEstimatedAcross: item.size[axis].isEstimated && !section.items[axis].isKnown),
        size: first.size, last: last,
        rows: UniformIntervals(
          first: row.start + section.group.edgeSpacing.start(axis).minimum,
          pitch: first.size[axis] + row.spacing, length: first.size[axis]),
        across: row.across(first.size), lastAcross: row.across(last.size), lengths: lengths,
        firstCells: firstCells))
  }

  /// Returns the group and its only item, if rows are filled with it and differ only in its lengths along the row.
  private func onlyItem() -> (Stack, Item)? {
    let (axis, along) = (sectionContainer.rowAxis, sectionContainer.rowAxis.cross)
    let group = section.group
    guard case .group(.stack(let stack)) = group.content, case .cycle(let items) = stack.subitems,
      items.count == 1, stack.axis == along, !stack.interItemSpacing.isFlexible,
      !group.size[along].isEstimated, !group.size[axis].isUniform, group.supplementaryItems.isEmpty
    else { return nil }
    let item = items[0]
    let isSameAcross =
      !item.size[axis].isEstimated
      || (!item.size[axis].isUniform && section.items[axis].isSameForAll
        && !section.items.aspectRatio.isKnown)
    guard item.isCell, item.supplementaryItems.isEmpty, item.size[along].isEstimated,
      !item.size[along].isUniform, isSameAcross, !item.size[axis].isFraction(of: along),
      item.edgeSpacing.flexibleCount(along) == 0
    else { return nil }
    return (stack, item)
  }

  /// Returns the first cell of every row, including the last one, and the first item of the row to solve separately,
  /// which is the last row or one in which no item fits (rules 14, 15); nil if all rows must be solved.
  private mutating func filled(_ lengths: [Double], _ line: FittingLine) -> (firstCells: [UInt32], end: Int)?
  {
    var firstCells: [UInt32] = [0]
    var first = 0
    while let end = line.end(from: first, lengths) {
      // D 14: an item without length would repeat endlessly; it gets its own row.
      if end.isEmptyCycle {
        groupSolver.reportOnce(.emptyCycle(section: groupSolver.section, group: section.group.id))
      }
      guard end.item > first else { return ([], first) }
      guard end.item - first <= GroupSolver.elementLimit, end.isFinite else { return nil }
      first = end.item
      firstCells.append(UInt32(truncatingIfNeeded: first))
    }
    return lengths.count - first <= GroupSolver.elementLimit ? (firstCells, first) : nil
  }
}

/// The values that determine how many cells fit in a row.
private struct FittingLine {
  /// The length available to cells.
  let inner: Double
  let spacing: Double
  /// The combined edge spacing of a cell.
  let edges: Double
  /// The length of an unmeasured cell.
  let estimate: Double

  /// The end of a row.
  struct End {
    /// The first cell of the next row.
    var item: Int
    var isEmptyCycle: Bool
    var isFinite: Bool
  }

  /// Returns the end of the row that begins with item `first`; nil if the row contains the last item.
  func end(from first: Int, _ lengths: [Double]) -> End? {
    let sectionContainer = inner + GroupSolver.fitTolerance
    return lengths.withUnsafeBufferPointer { lengths in
      var used = 0.0
      var item = first
      while item < lengths.count {
        let own = (lengths[item].isNaN ? estimate : lengths[item]) + edges
        let next = own + (item == first ? 0 : spacing)
        guard used + next <= sectionContainer else {
          return End(item: item, isEmptyCycle: false, isFinite: used.isFinite)
        }
        used += next
        item += 1
        if item == first + 1, used + spacing <= 0, item < lengths.count {
          return End(item: item, isEmptyCycle: true, isFinite: used.isFinite)
        }
      }
      return nil
    }
  }
}
