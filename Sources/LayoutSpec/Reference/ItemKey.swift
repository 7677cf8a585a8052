/// The keys of an item and of a group.
package enum ItemKey: String, SpecKey {
  case type, width, height, contentInsets, edgeSpacing, supplementaryItems, name
  case subitems, subitem, repeatingSubitem, count, interItemSpacing
  case frames
  case columns, columnSpacing, itemSpacing, itemOrder, estimatedItemHeight

  package var reference: KeyReference {
    let stacks: [MappingForm] = [.horizontal, .vertical]
    return switch self {
    case .type: key(.word(.groupType), "makes it a group, and says how it arranges its items")
    case .width: key(.dimension, .required, "the width")
    case .height: key(.dimension, .required, "the height")
    case .contentInsets: key(.insets, .optional(default: "0"), "room inside, around the content")
    case .edgeSpacing: key(.mapping(.edgeSpacing), .optional(default: "0"), "room outside, at each edge")
    case .supplementaryItems: key(.list(.mapping(.anchoredItem)), "views that hang on it, such as badges")
    case .name: key(.text, "a name for reports")
    case .subitems: key(.list(.mapping(.item)), in: stacks, "the items, repeated in turn while they fit")
    case .subitem: key(.mapping(.item), in: stacks, "the item of which 'count' equal parts are made")
    case .repeatingSubitem:
      key(.mapping(.item), in: stacks, "the item of which there are 'count', at its own size")
    case .count: key(.number(.count), in: stacks, "how many of 'subitem' or 'repeatingSubitem'")
    case .interItemSpacing: key(.spacing, .optional(default: "0"), in: stacks, "room between the items")
    case .frames:
      key(.list(.mapping(.frame)), .required, in: [.custom], "the items' frames, repeated for further items")
    case .columns: key(.number(.count), .required, in: [.waterfall], "how many columns")
    case .columnSpacing: key(.number(.any), .optional(default: "0"), in: [.waterfall], "room between columns")
    case .itemSpacing:
      key(.number(.any), .optional(default: "0"), in: [.waterfall], "room between the items of a column")
    case .itemOrder:
      key(
        .word(.itemOrder), .optional(default: "shortestFirst"), in: [.waterfall],
        "which column takes the next item")
    case .estimatedItemHeight:
      key(
        .number(.nonNegative), .optional(default: "44"), in: [.waterfall],
        "the height of items that are not measured")
    }
  }
}

/// The keys of a custom group's frame.
package enum FrameKey: String, SpecKey {
  case x, y, width, height, zIndex

  package var reference: KeyReference {
    switch self {
    case .x:
      key(.frameLength, .optional(default: "0"), "the near edge across, in points or of the group's width")
    case .y: key(.frameLength, .optional(default: "0"), "the top edge, in points or of the group's height")
    case .width: key(.frameLength, .required, "the width, in points or of the group's width")
    case .height: key(.frameLength, .required, "the height, in points or of the group's height")
    case .zIndex: key(.number(.whole), "which lies above; as other cells by default")
    }
  }
}
