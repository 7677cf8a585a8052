/// The keys of the top level.
package enum DocumentKey: String, SpecKey {
  case layoutcalc, name, layout, variables, environment, definitions, lint, snapshots, scrollDirection
  case interSectionSpacing, contentInsetsReference, boundarySupplementaryItems
  case sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds, sectionInsetReference
  case estimatedItemSize, quirks
  case sections

  package var reference: KeySchema {
    switch self {
    case .layoutcalc: key(.version, .optional(default: "1"), "the version of the spec format")
    case .name: key(.text, "a name for reports; by default the file name without its extension")
    case .layout:
      key(.word(.layout), .optional(default: "compositional"), "which kind of layout the sections describe")
    case .variables:
      key(.mapping(.variables), "named values for expressions; each may use those defined above it")
    case .environment:
      key(.mapping(.environment), "default values for the environment; command-line options override them")
    case .definitions: key(.mapping(.definitions), "named maps for 'use'")
    case .lint: key(.mapping(.lint), "the level of each lint rule")
    case .snapshots: key(.mapping(.snapshots), "the environments that 'snapshot' records")
    case .scrollDirection:
      key(
        .word(.scrollDirection), .optional(default: "vertical"), "the direction in which the layout scrolls")
    case .interSectionSpacing:
      key(
        .number(.any), .optional(default: "0"), in: [.compositional],
        "spacing between adjacent sections, empty ones included")
    case .contentInsetsReference:
      key(
        .word(.contentInsetsReference), .optional(default: "automatic"), in: [.compositional],
        "the view's insets that sections avoid; automatic means safeArea")
    case .boundarySupplementaryItems:
      key(.list(.mapping(.boundaryItem)), in: [.compositional], "the layout's own header and footer")
    case .sectionHeadersPinToVisibleBounds:
      key(.boolean, .optional(default: "false"), in: [.flow], "whether headers stay visible at the top")
    case .sectionFootersPinToVisibleBounds:
      key(.boolean, .optional(default: "false"), in: [.flow], "whether footers stay visible at the bottom")
    case .sectionInsetReference:
      key(
        .word(.sectionInsetReference), .optional(default: "contentInset"), in: [.flow],
        "what section insets are measured from")
    case .estimatedItemSize:
      key(
        .estimatedSize, in: [.flow],
        "the estimated size of self-sizing items; automatic means itemSize; a section's value overrides it")
    case .quirks: key(.words(.flowQuirk), in: [.flow], "behavior of older systems to reproduce")
    case .sections: key(.list(.mapping(.section)), .required, "the sections, in order")
    }
  }
}

extension SpecKey {
  /// Returns the description of the key, under its own name.
  func key(
    _ shape: ValueShape, _ presence: KeySchema.Presence, in forms: [MappingForm] = [], _ summary: String
  ) -> KeySchema {
    KeySchema(name: rawValue, shape: shape, presence: presence, forms: forms, summary: summary)
  }

  /// Returns the description of an optional key without a default.
  func key(_ shape: ValueShape, in forms: [MappingForm] = [], _ summary: String) -> KeySchema {
    key(shape, .optional(default: nil), in: forms, summary)
  }
}
