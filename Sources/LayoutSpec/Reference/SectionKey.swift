/// The keys of a section.
package enum SectionKey: String, SpecKey {
  case id, variables, items, group, list, contentInsets, interGroupSpacing, contentInsetsReference
  case supplementaryContentInsetsReference, supplementariesFollowContentInsets
  case orthogonalScrollingBehavior, orthogonalOffset, boundarySupplementaryItems, decorationItems
  case itemSize, minimumLineSpacing, minimumInteritemSpacing, sectionInset, headerReferenceSize
  case footerReferenceSize, lint

  package var reference: KeyReference {
    switch self {
    case .id: key(.text, "a name, unique in the spec; the section's index by default")
    case .variables: key(.mapping(.variables), "values of this section; they may use 'section' and 'items'")
    case .items: key(.items, .optional(default: "0"), "the content: a count, a list, or a map")
    case .group:
      key(.mapping(.item), in: [.compositional], "the group that is repeated; either this or 'list'")
    case .list:
      key(.mapping(.list), in: [.compositional], "the section looks like a table; either this or 'group'")
    case .contentInsets: key(.insets, .optional(default: "0"), in: [.compositional], "room around the groups")
    case .interGroupSpacing:
      key(.number(.any), .optional(default: "0"), in: [.compositional], "room between groups")
    case .contentInsetsReference:
      key(
        .word(.contentInsetsReference), .optional(default: "automatic"), in: [.compositional],
        "which insets of the view the section is cleared of; automatic is the layout's")
    case .supplementaryContentInsetsReference:
      key(
        .word(.contentInsetsReference), .optional(default: "automatic"), in: [.compositional],
        "the same for boundary items; automatic is the section's")
    case .supplementariesFollowContentInsets:
      key(
        .boolean, .optional(default: "true"), in: [.compositional],
        "whether boundary items keep inside the insets")
    case .orthogonalScrollingBehavior:
      key(
        .word(.orthogonalScrollingBehavior), .optional(default: "none"), in: [.compositional],
        "how the groups scroll across the layout")
    case .orthogonalOffset: key(.number(.any), in: [.compositional], "where the row rests at first")
    case .boundarySupplementaryItems:
      key(.list(.mapping(.boundaryItem)), in: [.compositional], "headers, footers and side items")
    case .decorationItems: key(.list(.mapping(.decoration)), in: [.compositional], "backgrounds")
    case .itemSize:
      key(.mapping(.size), .optional(default: "{width: 50, height: 50}"), in: [.flow], "the size of items")
    case .minimumLineSpacing: key(.number(.any), .optional(default: "10"), in: [.flow], "room between lines")
    case .minimumInteritemSpacing:
      key(.number(.any), .optional(default: "10"), in: [.flow], "room between the items of a line, at least")
    case .sectionInset: key(.insets, .optional(default: "0"), in: [.flow], "room around the lines")
    case .headerReferenceSize:
      key(
        .mapping(.referenceSize), .optional(default: "{width: 0, height: 0}"), in: [.flow],
        "the header's size; 0 along the scroll axis: none")
    case .footerReferenceSize:
      key(
        .mapping(.referenceSize), .optional(default: "{width: 0, height: 0}"), in: [.flow],
        "the footer's size; 0 along the scroll axis: none")
    case .lint: key(.mapping(.lint), "how much the findings of 'check' weigh in this section")
    }
  }
}

/// The keys of `list`.
package enum ListKey: String, SpecKey {
  case appearance, headerMode, footerMode, headerTopPadding, rowHeight, headerHeight, footerHeight
  case contentInsets

  package var reference: KeyReference {
    switch self {
    case .appearance:
      key(.word(.listAppearance), .optional(default: "plain"), "the look, from which the metrics follow")
    case .headerMode: key(.word(.listHeaderMode), .optional(default: "none"), "what stands as the header")
    case .footerMode: key(.word(.listFooterMode), .optional(default: "none"), "what stands as the footer")
    case .headerTopPadding: key(.number(.nonNegative), "room above a header")
    case .rowHeight:
      key(.number(.nonNegative), .optional(default: "44"), "the rows' estimate; measured heights win")
    case .headerHeight: key(.number(.nonNegative), "what the header measures")
    case .footerHeight: key(.number(.nonNegative), "what the footer measures")
    case .contentInsets: key(.insets, "room around the rows, in place of the appearance's")
    }
  }
}
