/// One slot of a group, for an item or a nested group, which is sized first and then placed.
struct Slot {
  /// The index of the declared item in the slot.
  var declared: Int
  /// The origin in the group's coordinates.
  var origin: Point = .zero
  var size: Size
  /// The axes that are estimated and have not been replaced by a count.
  var estimated: AxisSet
  /// The axes on which a measured length has replaced the estimate.
  var measured: AxisSet = []
  /// The index, within the section, of the slot's first cell.
  var firstCell: Int
  /// Whether at least one of its cells exists; a partly filled group also has slots for missing items.
  var isPresent: Bool
  /// The solved group in a nested group's slot, otherwise empty.
  var nested: [ArrangedGroup] = []
}

/// A group with placed slots, in its own coordinates: the origin is the group's outer corner.
struct ArrangedGroup {
  var size: Size
  /// The axes on which the group's own dimension is estimated.
  var estimated: AxisSet
  /// The container of the group's own fractions, and of its supplementaries' (rule 10, D 10).
  var container: Size
  /// The size less the effective insets.
  var inner: Size
  /// The container of its slots' fractions.
  var slotContainer: Size
  var slots: [Slot]
  /// The frames of a custom group; a slot's `declared` is an index into them.
  var customItems: [CustomItem] = []
}

extension ArrangedGroup {
  /// Creates a group without insets or slots.
  init(size: Size, estimated: AxisSet, container: Size) {
    self.init(
      size: size, estimated: estimated, container: container, inner: size, slotContainer: size, slots: [])
  }
}
