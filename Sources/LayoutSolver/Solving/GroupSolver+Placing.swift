extension GroupSolver {
  /// Sets the origin of every slot (rules 23 to 25).
  mutating func place(
    _ slots: inout [Slot], _ stack: Stack, in stackContainer: StackContainer, outer: Size, estimated: AxisSet,
    _ missing: MissingItems
  ) {
    // An estimated group is as long as its slots; otherwise the available length is that inside its insets.
    var inner = stackContainer.inner
    for axis in Axis.allCases where estimated.contains(axis) { inner[axis] = outer[axis] }

    placeAlong(
      &slots, stack, from: stackContainer.insets.start(stackContainer.axis),
      length: inner[stackContainer.axis], missing)
    placeAcross(
      &slots, stack, from: stackContainer.insets.start(stackContainer.axis.cross),
      length: inner[stackContainer.axis.cross])
  }

  /// Places slots along the group (rule 23): flexible spaces divide the remaining length equally, even if it is
  /// negative.
  private mutating func placeAlong(
    _ slots: inout [Slot], _ stack: Stack, from start: Double, length: Double, _ missing: MissingItems
  ) {
    let axis = stack.axis
    let declared = stack.subitems.declared
    let spacing = stack.interItemSpacing
    // D 41: in a short last group only the items present divide the space.
    let counting = slots.filter { $0.isPresent || missing.count(along: axis) }
    let gaps = max(0, counting.count - 1)
    let used = counting.reduce(Double(gaps) * spacing.minimum) {
      $0 + $1.size[axis] + declared[$1.declared].edgeSpacing.minimum(axis)
    }
    let flexible =
      counting.reduce(0) { $0 + declared[$1.declared].edgeSpacing.flexibleCount(axis) }
      + (spacing.isFlexible ? gaps : 0)
    let share = flexible == 0 ? 0 : (length - used) / Double(flexible)

    var cursor = start
    for index in slots.indices {
      let edges = declared[slots[index].declared].edgeSpacing
      // Rule 25: edge spacing is outside the slot.
      cursor += edges.start(axis).length(sharing: share)
      slots[index].origin[axis] = cursor
      if slots.leads(at: index, to: recorder?.target) {
        record(
          .r23, declared[slots[index].declared].id,
          .place(axis, index: index, spacing: spacing.length(sharing: share), share: share, position: cursor))
      }
      cursor += slots[index].size[axis] + edges.end(axis).length(sharing: share)
      cursor += spacing.length(sharing: share)
    }
  }

  /// Places slots across the group (rules 24, 30): each keeps its length, and its flexible edges divide its free space.
  private mutating func placeAcross(_ slots: inout [Slot], _ stack: Stack, from start: Double, length: Double)
  {
    let axis = stack.axis.cross
    for index in slots.indices {
      let edges = stack.subitems.declared[slots[index].declared].edgeSpacing
      slots[index].origin[axis] = start + edges.offset(of: slots[index].size[axis], in: length, along: axis)
      if slots.leads(at: index, to: recorder?.target) {
        record(
          .r24, stack.subitems.declared[slots[index].declared].id,
          .place(axis, index: index, spacing: 0, share: 0, position: slots[index].origin[axis]))
      }
    }
  }
}

extension [Slot] {
  /// Whether the cell `target` is in the slot at `index`.
  fileprivate func leads(at index: Int, to target: Int?) -> Bool {
    guard let target, self[index].firstCell <= target else { return false }
    return index + 1 == count || target < self[index + 1].firstCell
  }
}

extension Spacing {
  /// Returns the length including `share`, the flexible part.
  func length(sharing share: Double) -> Double {
    switch self {
    case .fixed(let length): length
    case .flexible(let minimum): minimum + share
    }
  }
}

extension EdgeSpacing {
  /// Returns the distance from the start of a container of `roomLength` to content of `length` (rules 24, 27); flexible
  /// space may be negative (D 24).
  func offset(of length: Double, in roomLength: Double, along axis: Axis) -> Double {
    let flexible = flexibleCount(axis)
    let free = roomLength - length - minimum(axis)
    return start(axis).length(sharing: flexible == 0 ? 0 : free / Double(flexible))
  }
}
