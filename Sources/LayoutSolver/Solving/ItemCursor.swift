/// The treatment of the slots of missing items in a partly filled group.
enum MissingItems: Hashable {
  /// Missing items keep their slots, with their estimates (rule 40).
  case keepSlots
  /// Missing items keep their slots along an orthogonal row; across it only existing items count (D 40).
  case keepSlotsAlong(Axis)
  /// Missing items have no slots; the group is as long as its items (rule 41).
  case omit

  /// Whether a missing item counts for lengths along `axis`.
  func count(along axis: Axis) -> Bool {
    switch self {
    case .keepSlots: true
    case .keepSlotsAlong(let row): row == axis
    case .omit: false
    }
  }
}

/// The remaining items of a section.
struct ItemCursor {
  /// The index of the next item.
  var next: Int
  /// The number of items; unlimited when solving a pattern.
  let count: Int
  let missing: MissingItems

  /// Whether there are no more items, and missing ones have no slots.
  var isOver: Bool { next >= count && missing == .omit }
}
