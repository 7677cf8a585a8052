/// What came of a section's groups, for those who judge a layout: one full group and the rooms around it.
package struct SectionOutline: Sendable {
  /// The axis along which the groups follow each other.
  package var rowAxis: Axis
  /// The section's own insets and the referenced ones, across the scroll axis.
  package var insets: Insets
  /// The part of the insets that is referenced.
  package var referencedInsets: Insets
  /// What the root group's dimensions refer to.
  package var container: Size
  /// How many groups there are.
  package var groupCount: Int
  /// How many cells are laid out.
  package var cellCount: Int
  /// The group that begins with the first item, solved as if items never ended.
  package var full: GroupOutline
}

/// A solved group as it looks from outside.
package struct GroupOutline: Sendable {
  package var size: Size
  /// The size less the insets that count; on an axis on which the content decides, the size.
  package var inner: Size
  /// What the fractions of what is in it saw.
  package var slotContainer: Size
  /// The axes on which its own dimension is left to the content.
  private var estimated: AxisSet
  package var slots: [SlotOutline]
  /// How many slots there are, more than are told where there are very many.
  package var slotCount: Int
  /// The frames of a custom group, from its outer corner.
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

  /// Whether the content decides the group's length along `axis`.
  package func isEstimated(_ axis: Axis) -> Bool { estimated.contains(axis) }
}

/// One place in a solved group.
package struct SlotOutline: Sendable {
  /// Which of the group's declared items it holds.
  package var declared: Int
  /// In the group's space, before the item's own insets.
  package var frame: Rect
  /// The index of its first cell.
  package var firstCell: Int
  /// The solved group of a nested group's slot, else empty.
  package var nested: [GroupOutline]
  private var estimated: AxisSet

  /// So many places of a group are told; what holds for them holds for the rest of a pattern.
  static let limit = 2000

  init(_ slot: Slot) {
    declared = slot.declared
    frame = Rect(origin: slot.origin, size: slot.size)
    firstCell = slot.firstCell
    nested = slot.nested.map(GroupOutline.init)
    estimated = slot.estimated
  }

  /// Whether the content decides the slot's length along `axis`, and no count has replaced it.
  package func isEstimated(_ axis: Axis) -> Bool { estimated.contains(axis) }
}

/// Boundary items as solved, before pinning.
package struct BoundaryOutline: Sendable {
  package var item: BoundarySupplementary
  /// The frame in content space, leading to trailing and exact.
  package var frame: Rect
}

/// The room that a flow layout's section gives its lines.
package struct FlowContainer: Sendable {
  /// The view's length across the scroll axis less the content inset (rule F3).
  package var crossLength: Double
  /// The section inset with what it counts from (rule F9).
  package var insets: Insets
}
