import LayoutSolver

/// The shape of a key's value.
package indirect enum ValueShape: Hashable, Sendable {
  /// A number, or an expression that evaluates to one.
  case number(NumberRange)
  /// A number that does not depend on the environment (keys of `environment`).
  case constant(NumberRange)
  /// A boolean, or an expression that evaluates to one.
  case boolean
  /// A string that is used as written.
  case text
  /// A word from a list.
  case word(WordList)
  /// A word from a list of choices, or an array of them.
  case words(WordList)
  /// A definition's name, or an array of names.
  case names
  /// The width or height of an element.
  case dimension
  /// A spacing, as in `interItemSpacing` and the edges of `edgeSpacing`.
  case spacing
  /// A number for all edges, or a map.
  case insets
  /// A map of width and height, or the word 'automatic'.
  case estimatedSize
  /// A number, an expression, or a percentage of the group's length.
  case frameLength
  /// A number, an expression, a list that is repeated cyclically, or random numbers.
  case measured
  /// A section's content in any of its forms.
  case items
  /// The version of the format.
  case version
  /// A number, a boolean, or an expression that evaluates to a number, a boolean or a string.
  case value
  /// A map whose kind depends on where it is used.
  case definition
  /// A map with a table of keys.
  case mapping(MappingName)
  /// An array of values.
  case list(ValueShape)
}

/// The valid range of a number.
package enum NumberRange: String, Hashable, Sendable {
  case any
  /// At least 0.
  case nonNegative
  /// Greater than 0.
  case positive
  /// An integer.
  case whole
  /// An integer of at least 0.
  case wholeNonNegative
  /// An integer of at least 1.
  case count
}

/// The lists of words that keys accept.
package enum WordList: String, Hashable, Sendable, CaseIterable {
  case layout, scrollDirection, contentInsetsReference, rounding, layoutDirection, sizeClass, idiom
  case orthogonalScrollingBehavior, groupType, itemOrder, alignment, edge
  case listAppearance, listHeaderMode, listFooterMode, sectionInsetReference, flowQuirk, textSize, lintLevel

  /// The words, in the order in which the help lists them.
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
