extension HelpTopic {
  /// Swift layout code used as a spec.
  static let swift = HelpTopic(
    name: "swift", operands: "", summary: "Describe which layout code in Swift is understood"
  ) { parts throws(UsageProblem) in
    if let part = parts.first { throw .unexpectedOperand(part) }
    return HelpText.swift
  }
}

extension HelpText {
  fileprivate static let swift = """
    Every command takes Swift where it takes a spec:

      FILE.swift                 every function that builds a layout, each one spec
      FILE.swift:function        one function, computed or lazy property
      FILE.swift:Type.function   one that several types have; Type.init for a layout's subclass
      FOLDER                     every Swift file below it ('check' and 'import')
      - --syntax swift           standard input

    The code is parsed and evaluated, never compiled or run. A function counts if it returns a
    UICollectionViewLayout, NSCollectionLayoutSection, NSCollectionLayoutGroup or
    NSCollectionLayoutItem, or builds a layout in its body.

    Understood:
      constants, computed properties, functions with defaults and labels, extensions, nested
      types, enums with raw and associated values, structs, classes, closures, optionals, arrays,
      dictionaries, ranges; if, guard, switch, for, while (at most 10,000 steps); arithmetic with
      Swift's types: 'let n = 1/3' is 0, '.fractionalWidth(1/3)' is a third.
      NSCollectionLayout…, UICollectionViewCompositionalLayout and its configuration, list
      configurations, UICollectionViewFlowLayout with its delegate's methods, custom groups.

    The environment: container sizes, view, collection view and screen bounds, traits, the idiom,
    safe area and margins become the spec's names (width, horizontalSizeClass, safeAreaTop, …).
    Conditions on them become expressions and variants. Where code loops over such a value, it is
    evaluated in each environment, and 'import' names the one that it was evaluated in.

    Sections and content: a provider that compares the index, or switches over an enum, gives one
    section per case. Each has 12 items: --items 20, --items featured=3; what items measure:
    --measured SECTION=262,248.

    Values that are not in the code (parameters without defaults, app state, types outside the
    sources) become variables. Solving without them is one error that lists all of them with their
    places; give them by --set NAME=VALUE. Types are looked up in the nearest folder around the
    file that has Package.swift, an Xcode project or .git, or in --sources DIR.

    Not understood: reflection, actors and concurrency, key-value coding, layouts that override
    prepare() and compute attributes themselves. Handlers such as visibleItemsInvalidationHandler
    are left out, with a note.

    Comments: '// layoutcalc:disable RULE' switches a lint rule off from there on, 'disable:next'
    in the next line, 'disable:this' in its own; 'enable RULE' ends it.

    """
}
