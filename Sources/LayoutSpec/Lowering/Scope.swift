import LayoutSolver
package import SourceText

/// The names that expressions may use, with their values.
struct Scope {
  /// The state of a variable or of `items`, which are evaluated on demand.
  enum State {
    /// Not evaluated yet.
    case pending(SpecNode)
    /// Being evaluated; using it now is a circular reference.
    case open
    case value(ExpressionValue)
    /// Invalid; the problem is reported when the value is used.
    case invalid(Diagnostic?)
  }

  /// The trait names of section 2 of the format, with their values in this environment.
  var traits: [ScalarString: ExpressionValue]
  /// The metrics of the system font; nil if the environment is unknown.
  let text: TextMetrics?
  /// The top-level variables.
  var variables: [ScalarString: State] = [:]
  /// The names of the top-level variables in the order of the spec.
  var variableNames: ArraySlice<String> = []
  /// The section's variables, `section` and `items`; nil outside sections.
  var section: [ScalarString: State]?
  /// The section's names in the order of the spec.
  var sectionNames: [String] = []
  /// The expressions of the section's names.
  var sectionNodes: [ScalarString: SpecNode] = [:]
  /// Whether `item`, `itemWidth` and `itemHeight` are defined.
  var knowsItems = false
  /// Whether `width` and `height` refer to a group.
  var isInGroup = false

  init(_ traits: EnvironmentTraits) {
    self.traits = traits.names
    text = traits.textMetrics
  }

  /// Creates a scope without trait values.
  init() {
    traits = [:]
    text = nil
  }

  /// Returns the state of a variable, preferring the section's.
  func state(of name: String) -> State? { section?[name] ?? variables[name] }

  /// Returns the meaning of a name.
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

  /// The names that are defined in this scope, the innermost first, for suggestions.
  ///
  /// They are parts of arrays that exist anyway: a spec may have thousands of sections, variables and unknown names.
  var knownNames: [ArraySlice<String>] {
    [
      knowsItems ? ["item", "itemWidth", "itemHeight"] : [], section == nil ? [] : sectionNames[...],
      variableNames, traits.isEmpty ? [] : Self.traitNames[...],
    ]
  }

  /// The names that the language defines.
  static let reservedNames: Set<ScalarString> = {
    let functions = ExpressionFunction.allCases.map(\.rawValue) + TextFunction.allCases.map(\.rawValue)
    let items = ["item", "itemWidth", "itemHeight", "section", "items", "true", "false"]
    return Set((functions + items + traitNames).map { ScalarString($0) })
  }()

  /// The names of environment traits.
  static let traitNames = [
    "width", "height", "scale", "horizontalSizeClass", "verticalSizeClass", "layoutDirection", "device",
    "idiom", "safeAreaTop", "safeAreaLeading", "safeAreaBottom", "safeAreaTrailing", "marginTop",
    "marginLeading", "marginBottom", "marginTrailing", "textScale",
    "textSize", "isAccessibilitySize",
  ]
}

extension EnvironmentTraits {
  /// The values of the traits that expressions may use.
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
