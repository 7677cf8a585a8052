import LayoutSolver

/// What may stand under a key.
package indirect enum ValueShape: Hashable, Sendable {
  /// A number or an expression that gives one.
  case number(NumberRange)
  /// A number that depends on nothing (`environment`).
  case constant(NumberRange)
  /// A boolean or an expression that gives one.
  case boolean
  /// A string that is taken as it stands.
  case text
  /// One word of a list.
  case word(WordList)
  /// One word of a list, or a list of them.
  case words(WordList)
  /// A string or a list of strings: names of definitions.
  case names
  /// What `width` and `height` of an element take.
  case dimension
  /// What `interItemSpacing` and the edges of `edgeSpacing` take.
  case spacing
  /// A number for all edges, or a map.
  case insets
  /// A map with both sides, or the word 'automatic'.
  case estimatedSize
  /// A number, an expression, or a percentage of the group's length.
  case frameLength
  /// A number, an expression, a list that is cycled through, or a random draw.
  case measured
  /// A section's content in any of its forms.
  case items
  /// The format's version.
  case version
  /// A number, a boolean, or an expression that gives a number, a boolean or a string.
  case value
  /// A map of any kind, decided by who takes it up.
  case definition
  /// A map with a table of keys.
  case mapping(MappingName)
  /// A list.
  case list(ValueShape)
}

/// Which numbers make sense.
package enum NumberRange: String, Hashable, Sendable {
  case any
  /// 0 or more.
  case nonNegative
  /// More than 0.
  case positive
  /// Without a fraction.
  case whole
  /// Without a fraction, 0 or more.
  case wholeNonNegative
  /// Without a fraction, 1 or more.
  case count
}

/// The words that a key takes.
package enum WordList: String, Hashable, Sendable, CaseIterable {
  case layout, scrollDirection, contentInsetsReference, rounding, layoutDirection, sizeClass, idiom
  case orthogonalScrollingBehavior, groupType, itemOrder, alignment, edge
  case listAppearance, listHeaderMode, listFooterMode, sectionInsetReference, flowQuirk, textSize, lintLevel

  /// The words, in the order in which help shows them.
  package var words: [String] {
    switch self {
    case .layout: LayoutKind.allCases.map(\.rawValue)
    case .scrollDirection: ["vertical", "horizontal"]
    case .contentInsetsReference:
      ["automatic", "none", "safeArea", "layoutMargins", "readableContent"]
    case .rounding: RoundingMode.allCases.map(\.rawValue)
    case .layoutDirection: ["ltr", "rtl"]
    case .sizeClass: SizeClass.allCases.map(\.rawValue)
    case .idiom: Idiom.allCases.map(\.rawValue)
    case .orthogonalScrollingBehavior:
      [
        "none", "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging",
        "groupPagingCentered",
      ]
    case .groupType: GroupType.allCases.map(\.rawValue)
    case .itemOrder: ["shortestFirst", "leadingToTrailing", "trailingToLeading"]
    case .alignment:
      [
        "none", "top", "topLeading", "leading", "bottomLeading", "bottom", "bottomTrailing", "trailing",
        "topTrailing",
      ]
    case .edge: ["top", "leading", "bottom", "trailing"]
    case .listAppearance: ListAppearance.allCases.map(\.rawValue)
    case .listHeaderMode: ListHeaderMode.allCases.map(\.rawValue)
    case .listFooterMode: ListFooterMode.allCases.map(\.rawValue)
    case .sectionInsetReference: ["contentInset", "safeArea", "layoutMargins"]
    case .flowQuirk: FlowLayout.Quirk.allCases.map(\.rawValue)
    case .textSize: TextSize.allNames
    case .lintLevel: LintLevel.allCases.map(\.rawValue)
    }
  }
}
