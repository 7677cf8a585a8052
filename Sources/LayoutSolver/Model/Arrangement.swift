/// How a group arranges its items.
package enum Arrangement: Sendable {
  /// Items placed one after another (`horizontal` and `vertical` groups).
  case stack(Stack)
  /// Items placed by an item provider (`custom` groups).
  case custom(CustomArrangement)
  /// Items packed into columns.
  case waterfall(Waterfall)
}

/// A horizontal or vertical group's arrangement.
package struct Stack: Sendable {
  package var axis: Axis
  package var subitems: Subitems
  package var interItemSpacing: Spacing

  package init(axis: Axis, subitems: Subitems, interItemSpacing: Spacing = .fixed(0)) {
    self.axis = axis
    self.subitems = subitems
    self.interItemSpacing = interItemSpacing
  }
}

/// The items of a horizontal or vertical group.
package enum Subitems: Sendable {
  /// A list that repeats in turn while items fit (rule 14); never empty.
  case cycle([Item])
  /// An item repeated `count` times in equal parts (rule 19); the count is at least 1.
  case count(Item, Int)
  /// An item repeated `count` times at its own size (rule 20); the count is at least 1.
  case repeating(Item, Int)

  /// The items as declared.
  package var declared: [Item] {
    switch self {
    case .cycle(let items): items
    case .count(let item, _), .repeating(let item, _): [item]
    }
  }
}

/// The items of a custom group, equivalent to `NSCollectionLayoutGroupCustomItem` (rule 56).
package struct CustomArrangement: Sendable {
  /// Returns the frames for a group of this size, relative to the group's outer corner; called once per section.
  package var itemProvider: @Sendable (_ groupSize: Size) -> [CustomItem]

  package init(itemProvider: @escaping @Sendable (_ groupSize: Size) -> [CustomItem]) {
    self.itemProvider = itemProvider
  }
}

/// One frame of a custom group.
package struct CustomItem: Hashable, Sendable {
  package var id: ElementID
  package var frame: Rect
  /// The z-index; nil uses the cells' default.
  package var zIndex: Int?

  package init(id: ElementID = .none, frame: Rect, zIndex: Int? = nil) {
    self.id = id
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// The arrangement of a waterfall group (rules W1 to W4).
package struct Waterfall: Hashable, Sendable {
  /// The order in which columns receive items.
  package enum ItemOrder: String, Hashable, Sendable, CaseIterable {
    case shortestFirst, leadingToTrailing, trailingToLeading
  }

  /// The number of columns, at least 1.
  package var columns: Int
  package var columnSpacing: Double
  package var itemSpacing: Double
  package var itemOrder: ItemOrder
  package var estimatedItemHeight: Double

  package init(
    columns: Int, columnSpacing: Double = 0, itemSpacing: Double = 0,
    itemOrder: ItemOrder = .shortestFirst, estimatedItemHeight: Double = 44
  ) {
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.itemSpacing = itemSpacing
    self.itemOrder = itemOrder
    self.estimatedItemHeight = estimatedItemHeight
  }
}
