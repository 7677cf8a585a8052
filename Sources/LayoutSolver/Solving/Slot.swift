/// One place in a group: an item or a nested group, sized, and then placed.
struct Slot {
  /// Which of the group's declared items it holds.
  var declared: Int
  /// In the group's space.
  var origin: Point = .zero
  var size: Size
  /// The axes on which the content decides and no count has replaced the dimension.
  var estimated: AxisSet
  /// The axes on which a measured length has replaced the estimate.
  var measured: AxisSet = []
  /// The index, within the section, of the slot's first cell.
  var firstCell: Int
  /// Whether at least one of its cells exists: a partly filled group also has places for items that do not.
  var isPresent: Bool
  /// The solved group of a nested group's slot, else empty.
  var nested: [ArrangedGroup] = []
}

/// A group with its slots placed, in its own space: the origin is the group's outer corner.
struct ArrangedGroup {
  var size: Size
  /// The axes on which the group's own dimension is estimated.
  var estimated: AxisSet
  /// What the group's own fractions saw, and those of its supplementary items see (rule 10, D 10).
  var container: Size
  /// The size less the insets that count.
  var inner: Size
  /// What the fractions of its slots saw.
  var slotContainer: Size
  var slots: [Slot]
  /// The frames of a custom group; a slot's `declared` is an index into them.
  var customItems: [CustomItem] = []
}

extension ArrangedGroup {
  /// A group that takes nothing off its size.
  init(size: Size, estimated: AxisSet, container: Size) {
    self.init(
      size: size, estimated: estimated, container: container, inner: size, slotContainer: size, slots: [])
  }
}
