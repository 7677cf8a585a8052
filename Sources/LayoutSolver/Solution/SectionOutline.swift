/// The solved structure of a section for lint: one full group and its containers.
package struct SectionOutline: Sendable {
  /// The axis along which the groups follow each other.
  package var rowAxis: Axis
  /// The section's insets, including the referenced ones, across the scroll axis.
  package var insets: Insets
  /// The part of the insets that comes from the insets reference.
  package var referencedInsets: Insets
  /// The container of the root group's dimensions.
  package var container: Size
  /// The number of groups.
  package var groupCount: Int
  /// The number of cells laid out.
  package var cellCount: Int
  /// The group that begins with the first item, solved with unlimited items.
  package var full: GroupOutline
}

/// The solved geometry of a group.
package struct GroupOutline: Sendable {
  package var size: Size
  /// The size less the effective insets; along an estimated axis, the size.
  package var inner: Size
  /// The container that fractions in the group resolve against.
  package var slotContainer: Size
  /// The axes on which the group's dimension is estimated.
  private var estimated: AxisSet
  package var slots: [SlotOutline]
  /// The number of slots, which may exceed the number listed in `slots`.
  package var slotCount: Int
  /// The frames of a custom group, relative to its outer corner.
  package var customItems: [CustomItem]

  init(_ group: ArrangedGroup) {
    size = group.size
    inner = group.inner
    slotContainer = group.slotContainer
    estimated = group.estimated
    slots = group.slots.prefix(SlotOutline.limit).map(SlotOutline.init)
    slotCount = group.slots.count
    customItems = group.customItems
  }

  /// Whether the group's length along `axis` is estimated.
  package func isEstimated(_ axis: Axis) -> Bool { estimated.contains(axis) }
}

/// One slot of a solved group.
package struct SlotOutline: Sendable {
  /// The index of the declared item in the slot.
  package var declared: Int
  /// The frame in the group's coordinates, before the item's insets.
  package var frame: Rect
  /// The index of the slot's first cell.
  package var firstCell: Int
  /// The solved group in a nested group's slot, otherwise empty.
  package var nested: [GroupOutline]
  private var estimated: AxisSet

  /// The maximum number of slots listed for a group; further slots repeat the pattern.
  static let limit = 2000

  init(_ slot: Slot) {
    declared = slot.declared
    frame = Rect(origin: slot.origin, size: slot.size)
    firstCell = slot.firstCell
    nested = slot.nested.map(GroupOutline.init)
    estimated = slot.estimated
  }

  /// Whether the slot's length along `axis` is estimated and has not been replaced by a count.
  package func isEstimated(_ axis: Axis) -> Bool { estimated.contains(axis) }
}

/// A solved boundary supplementary item, before pinning.
package struct BoundaryOutline: Sendable {
  package var item: BoundarySupplementary
  /// The frame in content coordinates, unmirrored and unrounded.
  package var frame: Rect
}

/// The container of the lines of a flow layout's section.
package struct FlowContainer: Sendable {
  /// The view's length across the scroll axis, less the content inset (rule F3).
  package var crossLength: Double
  /// The section inset including the insets it is relative to (rule F9).
  package var insets: Insets
}
