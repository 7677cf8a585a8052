/// The keys of an item or a group.
package enum ItemKey: String, SpecKey {
  case type, width, height, contentInsets, edgeSpacing, supplementaryItems, name
  case subitems, subitem, repeatingSubitem, count, interItemSpacing
  case frames
  case columns, columnSpacing, itemSpacing, itemOrder, estimatedItemHeight

  package var reference: KeySchema {
    let stacks: [MappingForm] = [.horizontal, .vertical]
    return switch self {
    case .type: key(.word(.groupType), "makes the item a group and selects how it arranges its subitems")
    case .width: key(.dimension, .required, "the width")
    case .height: key(.dimension, .required, "the height")
    case .contentInsets:
      key(
        .insets, .optional(default: "0"),
        "insets that shrink an item's frame, or the space for a group's items")
    case .edgeSpacing: key(.mapping(.edgeSpacing), .optional(default: "0"), "space outside each edge")
    case .supplementaryItems:
      key(.list(.mapping(.anchoredItem)), "supplementary items anchored to it, such as badges")
    case .name: key(.text, "a name for reports")
    case .subitems:
      key(.list(.mapping(.item)), in: stacks, "the items, repeated in order while they fit")
    case .subitem: key(.mapping(.item), in: stacks, "the item that is repeated 'count' times at equal size")
    case .repeatingSubitem:
      key(.mapping(.item), in: stacks, "the item that is repeated 'count' times at its own size")
    case .count: key(.number(.count), in: stacks, "number of copies of 'subitem' or 'repeatingSubitem'")
    case .interItemSpacing: key(.spacing, .optional(default: "0"), in: stacks, "space between items")
    case .frames:
      key(
        .list(.mapping(.frame)), .required, in: [.custom],
        "the frames of the items; repeated if there are more items")
    case .columns: key(.number(.count), .required, in: [.waterfall], "the number of columns")
    case .columnSpacing:
      key(.number(.any), .optional(default: "0"), in: [.waterfall], "space between columns")
    case .itemSpacing:
      key(.number(.any), .optional(default: "0"), in: [.waterfall], "space between items in a column")
    case .itemOrder:
      key(
        .word(.itemOrder), .optional(default: "shortestFirst"), in: [.waterfall],
        "the column that gets the next item")
    case .estimatedItemHeight:
      key(
        .number(.nonNegative), .optional(default: "44"), in: [.waterfall],
        "the height of items without a measured size")
    }
  }
}

/// The keys of a custom group's frame.
package enum FrameKey: String, SpecKey {
  case x, y, width, height, zIndex

  package var reference: KeySchema {
    switch self {
    case .x:
      key(
        .frameLength, .optional(default: "0"),
        "the leading edge, in points or as a percentage of the group's width")
    case .y:
      key(
        .frameLength, .optional(default: "0"),
        "the top edge, in points or as a percentage of the group's height")
    case .width: key(.frameLength, .required, "the width, in points or as a percentage of the group's width")
    case .height:
      key(.frameLength, .required, "the height, in points or as a percentage of the group's height")
    case .zIndex: key(.number(.whole), "the stacking order; by default that of other cells")
    }
  }
}
