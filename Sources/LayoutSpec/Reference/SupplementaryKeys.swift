/// The keys of a boundary supplementary item.
package enum BoundaryItemKey: String, SpecKey {
  case kind, width, height, alignment, absoluteOffset, extendsBoundary, pinToVisibleBounds, zIndex
  case contentInsets, measured

  package var reference: KeySchema {
    switch self {
    case .kind: key(.text, .required, "the element kind, unique in its section")
    case .width: key(.dimension, .required, "the width")
    case .height: key(.dimension, .required, "the height")
    case .alignment: key(.word(.alignment), .required, "the edge or corner where it is placed")
    case .absoluteOffset: key(.mapping(.point), "an offset in points")
    case .extendsBoundary:
      key(
        .boolean, .optional(default: "true"),
        "whether it is placed outside the groups and extends the section")
    case .pinToVisibleBounds:
      key(.boolean, .optional(default: "false"), "whether it stays visible while its section is visible")
    case .zIndex: key(.number(.whole), .optional(default: "1"), "the stacking order")
    case .contentInsets: key(.insets, .optional(default: "0"), "insets that shrink the frame")
    case .measured: key(.mapping(.measuredSize), "the measured size, used where the dimension is estimated")
    }
  }
}

/// The keys of a supplementary item anchored to an item or a group.
package enum AnchoredItemKey: String, SpecKey {
  case kind, width, height, containerAnchor, itemAnchor, zIndex, contentInsets

  package var reference: KeySchema {
    switch self {
    case .kind: key(.text, .required, "the element kind")
    case .width: key(.dimension, .required, "the width")
    case .height: key(.dimension, .required, "the height")
    case .containerAnchor: key(.mapping(.anchor), .required, "the point on the item or group")
    case .itemAnchor:
      key(
        .mapping(.anchor),
        "the point on the supplementary item; by default the same edges as 'containerAnchor'")
    case .zIndex: key(.number(.whole), .optional(default: "1"), "the stacking order")
    case .contentInsets: key(.insets, .optional(default: "0"), "insets that shrink the frame")
    }
  }
}

/// The keys of an anchor.
package enum AnchorKey: String, SpecKey {
  case edges, absoluteOffset, fractionalOffset

  package var reference: KeySchema {
    switch self {
    case .edges: key(.words(.edge), .optional(default: "[]"), "one or two edges; none means the center")
    case .absoluteOffset: key(.mapping(.point), "an offset in points")
    case .fractionalOffset:
      key(.mapping(.point), "an offset as a fraction of the supplementary item's own size")
    }
  }
}

/// The keys of a decoration item.
package enum DecorationKey: String, SpecKey {
  case kind, contentInsets, zIndex

  package var reference: KeySchema {
    switch self {
    case .kind: key(.text, .required, "the element kind")
    case .contentInsets: key(.insets, .optional(default: "0"), "insets that shrink the frame")
    case .zIndex: key(.number(.whole), .optional(default: "0"), "the stacking order")
    }
  }
}
