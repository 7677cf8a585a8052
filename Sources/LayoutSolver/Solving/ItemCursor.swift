/// What becomes of the places of items that a partly filled group lacks.
enum MissingItems: Hashable {
  /// They keep their places, with their estimates (rule 40).
  case keepPlaces
  /// They keep their places along an orthogonal row; across it only items that exist count (D 40).
  case keepPlacesAlong(Axis)
  /// The group is as long as the items that it has (rule 41).
  case omit

  /// Whether a missing item takes part in lengths along `axis`.
  func count(along axis: Axis) -> Bool {
    switch self {
    case .keepPlaces: true
    case .keepPlacesAlong(let row): row == axis
    case .omit: false
    }
  }
}

/// The items of a section that have not been laid out yet.
struct ItemCursor {
  /// The index of the next item.
  var next: Int
  /// How many items there are; a pattern is solved as if there were no end.
  let count: Int
  let missing: MissingItems

  /// Whether the next place is left out because there is no item for it.
  var isOver: Bool { next >= count && missing == .omit }
}
