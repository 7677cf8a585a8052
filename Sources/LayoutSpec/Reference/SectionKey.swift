/// The keys of a section.
package enum SectionKey: String, SpecKey {
  case id, variables, items, group, list, contentInsets, interGroupSpacing, contentInsetsReference
  case supplementaryContentInsetsReference, supplementariesFollowContentInsets
  case orthogonalScrollingBehavior, orthogonalOffset, boundarySupplementaryItems, decorationItems
  case itemSize, estimatedItemSize, minimumLineSpacing, minimumInteritemSpacing, sectionInset,
    headerReferenceSize
  case footerReferenceSize, lint

  package var reference: KeySchema {
    switch self {
    case .id: key(.text, "a name, unique in the spec; by default the section's index")
    case .variables:
      key(.mapping(.variables), "named values for this section; they may use 'section' and 'items'")
    case .items: key(.items, .optional(default: "0"), "the content: a count, a list, or a map")
    case .group:
      key(
        .mapping(.item), in: [.compositional], "the group that is repeated; required unless there is a 'list'"
      )
    case .list:
      key(.mapping(.list), in: [.compositional], "a list configuration, instead of 'group'")
    case .contentInsets:
      key(.insets, .optional(default: "0"), in: [.compositional], "space around the groups")
    case .interGroupSpacing:
      key(.number(.any), .optional(default: "0"), in: [.compositional], "space between groups")
    case .contentInsetsReference:
      key(
        .word(.contentInsetsReference), .optional(default: "automatic"), in: [.compositional],
        "the view's insets that the section avoids; automatic means the layout's setting")
    case .supplementaryContentInsetsReference:
      key(
        .word(.contentInsetsReference), .optional(default: "automatic"), in: [.compositional],
        "the view's insets that boundary supplementary items avoid; automatic means the section's setting")
    case .supplementariesFollowContentInsets:
      key(
        .boolean, .optional(default: "true"), in: [.compositional],
        "whether boundary supplementary items stay inside the section's insets")
    case .orthogonalScrollingBehavior:
      key(
        .word(.orthogonalScrollingBehavior), .optional(default: "none"), in: [.compositional],
        "how groups scroll orthogonally to the layout")
    case .orthogonalOffset:
      key(.number(.any), in: [.compositional], "the scroll offset of an orthogonally scrolling section")
    case .boundarySupplementaryItems:
      key(
        .list(.mapping(.boundaryItem)), in: [.compositional],
        "headers, footers and other items at the section's boundary")
    case .decorationItems: key(.list(.mapping(.decoration)), in: [.compositional], "backgrounds")
    case .itemSize:
      key(.mapping(.size), .optional(default: "{width: 50, height: 50}"), in: [.flow], "the size of items")
    case .estimatedItemSize:
      key(
        .estimatedSize, in: [.flow],
        "the estimated size of self-sizing items; unmeasured items get the mean measured size, or this if none is "
          + "measured; automatic means itemSize")
    case .minimumLineSpacing: key(.number(.any), .optional(default: "10"), in: [.flow], "space between lines")
    case .minimumInteritemSpacing:
      key(.number(.any), .optional(default: "10"), in: [.flow], "minimum space between items in a line")
    case .sectionInset: key(.insets, .optional(default: "0"), in: [.flow], "space around the lines")
    case .headerReferenceSize:
      key(
        .mapping(.referenceSize), .optional(default: "{width: 0, height: 0}"), in: [.flow],
        "the header's size; no header if it is 0 along the scroll axis")
    case .footerReferenceSize:
      key(
        .mapping(.referenceSize), .optional(default: "{width: 0, height: 0}"), in: [.flow],
        "the footer's size; no footer if it is 0 along the scroll axis")
    case .lint: key(.mapping(.lint), "the level of each lint rule in this section")
    }
  }
}

/// The keys of `list`.
package enum ListKey: String, SpecKey {
  case appearance, headerMode, footerMode, headerTopPadding, rowHeight, headerHeight, footerHeight
  case contentInsets

  package var reference: KeySchema {
    switch self {
    case .appearance:
      key(
        .word(.listAppearance), .optional(default: "plain"),
        "the appearance, which determines insets and heights")
    case .headerMode: key(.word(.listHeaderMode), .optional(default: "none"), "what is used as the header")
    case .footerMode: key(.word(.listFooterMode), .optional(default: "none"), "what is used as the footer")
    case .headerTopPadding: key(.number(.nonNegative), "space above a header")
    case .rowHeight:
      key(
        .number(.nonNegative), .optional(default: "44"),
        "the estimated row height; measured heights take precedence")
    case .headerHeight: key(.number(.nonNegative), "the measured height of the header")
    case .footerHeight: key(.number(.nonNegative), "the measured height of the footer")
    case .contentInsets: key(.insets, "space around the rows, instead of the appearance's insets")
    }
  }
}
