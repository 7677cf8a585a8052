/// The values that determine the sizes of a horizontal or vertical group's slots.
struct StackContainer {
  let axis: Axis
  /// The group's effective insets.
  let insets: Insets
  /// The group's size less its insets (rules 8, 13).
  let inner: Size
  /// The minimum spacing between slots.
  let spacing: Double
  /// Whether the group's length along its axis is estimated, and comes from its slots.
  let isEstimatedAlong: Bool

  /// Returns the container of fractions if the group has `count` slots (rule 16).
  func container(for count: Int) -> Size {
    var container = inner
    container[axis] = max(0, inner[axis] - Double(count - 1) * spacing)
    return container
  }
}

extension GroupSolver {
  /// Solves a horizontal or vertical group.
  mutating func arrange(
    _ group: Item, _ stack: Stack, size: Size, estimated: AxisSet, in container: Size,
    _ cursor: inout ItemCursor
  ) -> ArrangedGroup {
    // Rules 8, 12, 13: insets reduce the space of the subitems, except on estimated axes.
    let stackContainer = stackContainer(of: group, stack, size: size, estimated: estimated)
    record(
      .r13, group.id, .insetContainer(from: size, insets: stackContainer.insets, to: stackContainer.inner))
    // Rules 14 to 20: the number of slots, and the container of their fractions.
    let fill = fill(of: group, stack, in: stackContainer, cursor)
    record(
      fill.rule, group.id,
      .fill(stack.axis, count: fill.count, spacing: stackContainer.spacing, container: fill.container))
    if let part = fill.equalPartLength {
      record(
        .r19, fill.items[0].id,
        .equalPart(
          stack.axis, count: fill.count, available: stackContainer.inner[stack.axis],
          spacing: stackContainer.spacing, length: part)
      )
    }
    // Rules 2, 8, 19, 28, 29: every slot is sized, and measured if it is estimated.
    var slots = sizedSlots(fill, of: group, in: stackContainer, &cursor)
    // Rule 36: uniform siblings get the largest length.
    widenUniformSiblings(&slots, stack.subitems.declared)
    // Rule 26: estimated lengths come from the slots.
    let outer = outerSize(of: slots, stack, size, estimated, cursor.missing)
    for axis in Axis.allCases where estimated.contains(axis) {
      record(.r26, group.id, .lengthFromContent(axis, length: outer[axis]))
    }
    // Rules 23 to 25: positions along and across.
    place(&slots, stack, in: stackContainer, outer: outer, estimated: estimated, cursor.missing)
    var inner = stackContainer.inner
    for axis in Axis.allCases where estimated.contains(axis) { inner[axis] = outer[axis] }
    return ArrangedGroup(
      size: outer, estimated: estimated, container: container, inner: inner,
      slotContainer: fill.container, slots: slots)
  }

  func stackContainer(of group: Item, _ stack: Stack, size: Size, estimated: AxisSet) -> StackContainer {
    let insets = group.effectiveInsets(estimated: estimated.contains)
    var inner = size
    for axis in Axis.allCases { inner[axis] = max(0, size[axis] - insets.sum(axis)) }
    return StackContainer(
      axis: stack.axis, insets: insets, inner: inner,
      spacing: stack.interItemSpacing.minimum, isEstimatedAlong: estimated.contains(stack.axis))
  }

  /// Returns the slots of a fill, ending with the last item if missing ones are omitted.
  private mutating func sizedSlots(
    _ fill: GroupFill, of group: Item, in stackContainer: StackContainer, _ cursor: inout ItemCursor
  ) -> [Slot] {
    var slots: [Slot] = []
    for index in 0..<fill.count {
      let declared = index % fill.items.count
      guard !cursor.isOver, !isExhausted(by: fill.items[declared]) else { break }
      slots.append(
        slot(
          fill.items[declared], declared, fill.equalPartLength, in: fill.container, stackContainer.axis,
          &cursor)
      )
    }
    return slots
  }

  /// Returns one slot: resolved, and then measured or, if it is a group, solved.
  ///
  /// An equal part, if given, replaces the length along `axis` (rule 19).
  mutating func slot(
    _ item: Item, _ declared: Int, _ equalPartLength: Double?, in container: Size, _ axis: Axis,
    _ cursor: inout ItemCursor
  ) -> Slot {
    var slot = Slot(
      declared: declared, size: size(item.size, in: container),
      estimated: AxisSet { item.size[$0].isEstimated }, firstCell: cursor.next,
      isPresent: cursor.next < cursor.count)
    let recorded = recorder?.steps.count ?? 0
    recordSize(of: item, in: container, except: equalPartLength == nil ? nil : axis)
    if let equalPartLength {
      slot.size[axis] = equalPartLength
      // Rules 19, 34: the counted axis is no longer an estimate.
      slot.estimated = slot.estimated.subtracting(axis)
    }
    switch item.content {
    case .cell:
      let estimate = slot.size
      measurer.measure(&slot, insets: item.effectiveInsets(estimated: slot.estimated.contains))
      for axis in Axis.allCases where slot.measured.contains(axis) {
        record(.r29, item.id, .measured(axis, estimate: estimate[axis], length: slot.size[axis]))
      }
      cursor.next += 1
    case .group:
      // Rule 21: a nested group is an ordinary subitem; items are numbered depth first.
      let group = arrange(item, size: slot.size, estimated: slot.estimated, in: container, &cursor)
      slot.size = group.size
      // A length from a group's content is known, and counts among siblings; a custom group keeps its estimate.
      slot.measured = group.customItems.isEmpty && !group.slots.isEmpty ? slot.estimated : []
      slot.nested = [group]
    }
    if let target = recorder?.target, !(slot.firstCell..<cursor.next).contains(target) {
      recorder?.forget(since: recorded)
    }
    return slot
  }

  /// Sets uniform dimensions to the largest measured length of the siblings (rule 36).
  private mutating func widenUniformSiblings(_ slots: inout [Slot], _ declared: [Item]) {
    for axis in Axis.allCases where declared.contains(where: { $0.size[axis].isUniform }) {
      let siblings = slots.indices.filter {
        // A missing item keeps its estimate (rule 22).
        slots[$0].isPresent && slots[$0].estimated.contains(axis)
          && declared[slots[$0].declared].size[axis].isUniform
      }
      let measured = siblings.filter { slots[$0].measured.contains(axis) }
      guard let largest = measured.map({ slots[$0].size[axis] }).max() else { continue }
      for sibling in siblings {
        if slots[sibling].firstCell == recorder?.target {
          record(
            .r36, declared[slots[sibling].declared].id,
            .widened(axis, from: slots[sibling].size[axis], to: largest))
        }
        slots[sibling].size[axis] = largest
        // A nested group grows, but its contents do not (D 36).
        if !slots[sibling].nested.isEmpty { slots[sibling].nested[0].size[axis] = largest }
      }
    }
  }

  /// Returns the group's size (rule 26): across, the longest slot with its edge spacing; along, all slots and the
  /// spacing.
  private func outerSize(
    of slots: [Slot], _ stack: Stack, _ size: Size, _ estimated: AxisSet, _ missing: MissingItems
  ) -> Size {
    var outer = size
    for axis in Axis.allCases where estimated.contains(axis) {
      let lengths = slots.filter { $0.isPresent || missing.count(along: axis) }.map {
        $0.size[axis] + stack.subitems.declared[$0.declared].edgeSpacing.minimum(axis)
      }
      if axis == stack.axis {
        outer[axis] =
          lengths.reduce(0, +) + Double(lengths.count - 1) * stack.interItemSpacing.minimum
      } else {
        outer[axis] = lengths.max() ?? outer[axis]
      }
    }
    return outer
  }
}
