import LayoutSolver
package import SourceText

/// The names that expressions may use, and their values.
struct Scope {
  /// A variable or `items`, evaluated when it is first needed.
  enum State {
    /// Not needed yet.
    case pending(SpecNode)
    /// Being evaluated; needing it again is a circle.
    case open
    case value(ExpressionValue)
    /// It has none; what is wrong is told when the value is asked for.
    case invalid(Diagnostic?)
  }

  /// The names of section 2 of the format, with their values in this environment.
  var traits: [ScalarString: ExpressionValue]
  /// The numbers of the system font; nil where nothing is known of the environment.
  let text: TextMetrics?
  /// The top's variables.
  var variables: [ScalarString: State] = [:]
  /// The section's variables, `section` and `items`; nil outside sections.
  var section: [ScalarString: State]?
  /// What the section's pending names are written as.
  var sectionNodes: [ScalarString: SpecNode] = [:]
  /// Whether `item`, `itemWidth` and `itemHeight` are known.
  var knowsItems = false
  /// Whether `width` and `height` are a group's.
  var isInGroup = false

  init(_ traits: EnvironmentTraits) {
    self.traits = traits.names
    text = traits.textMetrics
  }

  /// A scope in which nothing is known.
  init() {
    traits = [:]
    text = nil
  }

  /// The innermost state of a name that is a variable.
  func state(of name: String) -> State? { section?[name] ?? variables[name] }

  /// What a name stands for.
  func meaning(of name: String) -> BoundExpression.Meaning {
    if knowsItems {
      switch name {
      case "item": return .item
      case "itemWidth": return .itemWidth
      case "itemHeight": return .itemHeight
      default: break
      }
    }
    if isInGroup {
      if name.isSame(as: "width") { return .itemWidth }
      if name.isSame(as: "height") { return .itemHeight }
    }
    if name.hasPrefix(TextName.prefix) {
      return text.flatMap { TextName.value(of: name, $0) }.map { .value(.number($0)) } ?? .unknown
    }
    switch state(of: name) {
    case .value(let value): return .value(value)
    case .invalid, .open, .pending: return .invalid
    case nil: return traits[name].map { .value($0) } ?? .unknown
    }
  }

  /// The names that are known here, for suggestions.
  var knownNames: [String] {
    var names = Array(traits.keys) + Array(variables.keys)
    if let section { names += section.keys }
    let items = knowsItems ? ["item", "itemWidth", "itemHeight"] : []
    return (names + items.map { ScalarString($0) }).sorted().map(\.string)
  }

  /// The names that the language itself gives a meaning.
  static let reservedNames: Set<ScalarString> = {
    let functions = ExpressionFunction.allCases.map(\.rawValue) + TextFunction.allCases.map(\.rawValue)
    let items = ["item", "itemWidth", "itemHeight", "section", "items", "true", "false"]
    return Set((functions + items + traitNames).map { ScalarString($0) })
  }()

  /// The names that an environment gives values.
  static let traitNames = [
    "width", "height", "scale", "horizontalSizeClass", "verticalSizeClass", "layoutDirection", "device",
    "idiom", "safeAreaTop", "safeAreaLeading", "safeAreaBottom", "safeAreaTrailing", "marginTop",
    "marginLeading", "marginBottom", "marginTrailing", "textScale",
    "textSize", "isAccessibilitySize",
  ]
}

extension EnvironmentTraits {
  /// The values of the names that expressions may use.
  package var names: [ScalarString: ExpressionValue] {
    [
      "width": .number(width),
      "height": .number(height),
      "scale": .number(scale ?? 1),
      "horizontalSizeClass": .text(horizontalSizeClass.rawValue),
      "verticalSizeClass": .text(verticalSizeClass.rawValue),
      "layoutDirection": .text(layoutDirection.rawValue),
      "device": .text(device ?? ""),
      "idiom": .text(idiom?.rawValue ?? ""),
      "safeAreaTop": .number(safeArea.top),
      "safeAreaLeading": .number(safeArea.leading),
      "safeAreaBottom": .number(safeArea.bottom),
      "safeAreaTrailing": .number(safeArea.trailing),
      "marginTop": .number(layoutMargins.top),
      "marginLeading": .number(layoutMargins.leading),
      "marginBottom": .number(layoutMargins.bottom),
      "marginTrailing": .number(layoutMargins.trailing),
      "textScale": .number(textScale),
      "textSize": .text(textSize.rawValue),
      "isAccessibilitySize": .boolean(textSize.isAccessibilitySize),
    ]
  }
}
