/// The keys of a header, a footer or a side item.
package enum BoundaryItemKey: String, SpecKey {
  case kind, width, height, alignment, absoluteOffset, extendsBoundary, pinToVisibleBounds, zIndex
  case contentInsets, measured

  package var reference: KeyReference {
    switch self {
    case .kind: key(.text, .required, "the element kind, unique in its section")
    case .width: key(.dimension, .required, "the width")
    case .height: key(.dimension, .required, "the height")
    case .alignment: key(.word(.alignment), .required, "at which edge or corner it lies")
    case .absoluteOffset: key(.mapping(.point), "moves it, in points")
    case .extendsBoundary:
      key(
        .boolean, .optional(default: "true"),
        "whether it lies outside the groups and makes the section longer")
    case .pinToVisibleBounds:
      key(.boolean, .optional(default: "false"), "whether it stays in view while its section does")
    case .zIndex: key(.number(.whole), .optional(default: "1"), "which lies above")
    case .contentInsets: key(.insets, .optional(default: "0"), "room inside")
    case .measured: key(.mapping(.measuredSize), "what the view measures, for estimated axes")
    }
  }
}

/// The keys of a supplementary that hangs on an item or a group.
package enum AnchoredItemKey: String, SpecKey {
  case kind, width, height, containerAnchor, itemAnchor, zIndex, contentInsets

  package var reference: KeyReference {
    switch self {
    case .kind: key(.text, .required, "the element kind")
    case .width: key(.dimension, .required, "the width")
    case .height: key(.dimension, .required, "the height")
    case .containerAnchor: key(.mapping(.anchor), .required, "the point on the item or group")
    case .itemAnchor:
      key(.mapping(.anchor), "the point on the supplementary; as 'containerAnchor' by default")
    case .zIndex: key(.number(.whole), .optional(default: "1"), "which lies above")
    case .contentInsets: key(.insets, .optional(default: "0"), "room inside")
    }
  }
}

/// The keys of an anchor.
package enum AnchorKey: String, SpecKey {
  case edges, absoluteOffset, fractionalOffset

  package var reference: KeyReference {
    switch self {
    case .edges: key(.words(.edge), .optional(default: "[]"), "one edge or two; none is the centre")
    case .absoluteOffset: key(.mapping(.point), "moves it, in points")
    case .fractionalOffset: key(.mapping(.point), "moves it, in shares of the supplementary's own size")
    }
  }
}

/// The keys of a decoration item.
package enum DecorationKey: String, SpecKey {
  case kind, contentInsets, zIndex

  package var reference: KeyReference {
    switch self {
    case .kind: key(.text, .required, "the element kind")
    case .contentInsets: key(.insets, .optional(default: "0"), "room inside")
    case .zIndex: key(.number(.whole), .optional(default: "0"), "which lies above")
    }
  }
}
