/// The keys of the top level.
package enum DocumentKey: String, SpecKey {
  case layoutcalc, name, layout, variables, environment, definitions, lint, snapshots, scrollDirection
  case interSectionSpacing, contentInsetsReference, boundarySupplementaryItems
  case sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds, sectionInsetReference
  case sections

  package var reference: KeyReference {
    switch self {
    case .layoutcalc: key(.version, .optional(default: "1"), "the version of this format")
    case .name: key(.text, "a name for reports; the file's name without its ending by default")
    case .layout:
      key(.word(.layout), .optional(default: "compositional"), "which kind of layout the sections describe")
    case .variables: key(.mapping(.variables), "names for values; each may use those above it")
    case .environment: key(.mapping(.environment), "defaults for what the command line can say")
    case .definitions: key(.mapping(.definitions), "named maps, to be taken up by 'use'")
    case .lint: key(.mapping(.lint), "how much the findings of 'check' weigh, rule by rule")
    case .snapshots: key(.mapping(.snapshots), "the matrix of 'snapshot'")
    case .scrollDirection:
      key(
        .word(.scrollDirection), .optional(default: "vertical"), "the direction in which the layout scrolls")
    case .interSectionSpacing:
      key(
        .number(.any), .optional(default: "0"), in: [.compositional],
        "room between every two sections, empty ones included")
    case .contentInsetsReference:
      key(
        .word(.contentInsetsReference), .optional(default: "automatic"), in: [.compositional],
        "which insets of the view the sections are cleared of; automatic is safeArea")
    case .boundarySupplementaryItems:
      key(.list(.mapping(.boundaryItem)), in: [.compositional], "the layout's own header and footer")
    case .sectionHeadersPinToVisibleBounds:
      key(.boolean, .optional(default: "false"), in: [.flow], "whether headers stay in view")
    case .sectionFootersPinToVisibleBounds:
      key(.boolean, .optional(default: "false"), in: [.flow], "whether footers stay in view")
    case .sectionInsetReference:
      key(
        .word(.sectionInsetReference), .optional(default: "contentInset"), in: [.flow],
        "what section insets count from")
    case .sections: key(.list(.mapping(.section)), .required, "the sections, in order")
    }
  }
}

extension SpecKey {
  /// A row of the table, under the key's own name.
  func key(
    _ shape: ValueShape, _ presence: KeyReference.Presence, in forms: [MappingForm] = [], _ summary: String
  ) -> KeyReference {
    KeyReference(name: rawValue, shape: shape, presence: presence, forms: forms, summary: summary)
  }

  /// A row for a key that may be left out and has no default to speak of.
  func key(_ shape: ValueShape, in forms: [MappingForm] = [], _ summary: String) -> KeyReference {
    key(shape, .optional(default: nil), in: forms, summary)
  }
}
