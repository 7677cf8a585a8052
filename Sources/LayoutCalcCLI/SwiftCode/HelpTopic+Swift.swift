extension HelpTopic {
  /// Swift layout code used as a spec.
  static let swift = HelpTopic(
    name: "swift", operands: "", summary: "Describe the Swift layout code that is supported"
  ) { parts throws(UsageProblem) in
    if let part = parts.first { throw .unexpectedOperand(part) }
    return HelpText.swift
  }
}

extension HelpText {
  fileprivate static let swift = """
    Every command takes Swift where it takes a spec:

      FILE.swift                 one spec per function that builds a layout
      FILE.swift:function        one function, computed or lazy property
      FILE.swift:Type.function   a function of one type; Type.init for a subclass of a layout
      FOLDER                     every Swift file in it, recursively
      - --syntax swift           standard input; -:function names one function in it

    'layoutcalc list PATH' lists the functions of a file or folder. A command that takes one
    spec accepts a file or folder with a single layout.

    The code is parsed and evaluated, never compiled or run. A function is used if it returns a
    UICollectionViewLayout, NSCollectionLayoutSection, NSCollectionLayoutGroup or
    NSCollectionLayoutItem, or builds a layout in its body.

    Supported:
      constants, computed properties, functions with defaults and labels, extensions, nested
      types, enums with raw and associated values, structs, classes, closures, optionals, arrays,
      dictionaries, ranges; if, guard, switch, for, while (at most 10,000 steps); arithmetic with
      Swift's types: 'let n = 1/3' is 0, '.fractionalWidth(1/3)' is 1/3.
      NSCollectionLayout…, UICollectionViewCompositionalLayout and its configuration, list
      configurations, UICollectionViewFlowLayout with its delegate's methods, custom groups.

    The environment: container sizes, view, collection view and screen bounds, traits, the idiom,
    safe area and margins become the spec's names (width, horizontalSizeClass, safeAreaTop, …).
    preferredContentSizeCategory, UIFontMetrics and the line heights and point sizes of the system
    font become textSize, scaled, lineHeight and fontSize ('layoutcalc help text').
    Conditions on them become expressions and variants. Code that loops over such a value is
    evaluated in each environment separately; 'import' says which one it used.

    Sections and content: a provider that compares the index, or switches over an enum, gives one
    section per case. Each has 12 items by default; change that with --items 20 or
    --items featured=3. Set measured heights with --measured SECTION=262,248.

    Values that are not in the code (parameters without defaults, app state, types outside the
    sources) become variables. Solving without them reports one error that lists all of them with
    their positions; set them with --set NAME=VALUE. Types are looked up in the nearest enclosing
    folder that has Package.swift, an Xcode project or .git, or in --sources DIR.

    Not supported: reflection, actors and concurrency, key-value coding, layouts that override
    prepare() and compute attributes themselves. Handlers such as visibleItemsInvalidationHandler
    are ignored, with a note.

    Comments: '// layoutcalc:disable RULE' disables a lint rule from there until 'enable RULE';
    'disable:next RULE' applies to the next line, 'disable:this RULE' to the comment's own line.

    """
}
