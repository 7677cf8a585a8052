extension GroupSolver {
  /// Rules 23 to 25: gives every slot its origin.
  mutating func place(
    _ slots: inout [Slot], _ stack: Stack, in room: StackContainer, outer: Size, estimated: AxisSet,
    _ missing: MissingItems
  ) {
    // An estimated group is as long as its slots; another offers the room inside its insets.
    var inner = room.inner
    for axis in Axis.allCases where estimated.contains(axis) { inner[axis] = outer[axis] }

    placeAlong(&slots, stack, from: room.insets.start(room.axis), length: inner[room.axis], missing)
    placeAcross(
      &slots, stack, from: room.insets.start(room.axis.cross),
      length: inner[room.axis.cross])
  }

  /// Rule 23: flexible spaces share what is left along the group; the share may be negative.
  private mutating func placeAlong(
    _ slots: inout [Slot], _ stack: Stack, from start: Double, length: Double, _ missing: MissingItems
  ) {
    let axis = stack.axis
    let declared = stack.subitems.declared
    let spacing = stack.interItemSpacing
    // D 41: of a short last group only the items present share.
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
      // Rule 25: edge spacing lies outside the slot.
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

  /// Rules 24, 30: across, every slot keeps its length and shares its own free space with its own flexible edges.
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
  /// The length with a share of the room that is left.
  func length(sharing share: Double) -> Double {
    switch self {
    case .fixed(let length): length
    case .flexible(let minimum): minimum + share
    }
  }
}

extension EdgeSpacing {
  /// How far from the start of a room of `roomLength` something of `length` lies (rules 24, 27); the share may be
  /// negative (D 24).
  func offset(of length: Double, in roomLength: Double, along axis: Axis) -> Double {
    let flexible = flexibleCount(axis)
    let free = roomLength - length - minimum(axis)
    return start(axis).length(sharing: flexible == 0 ? 0 : free / Double(flexible))
  }
}
