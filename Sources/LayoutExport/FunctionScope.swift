import LayoutSpec

/// The state of the function being generated.
struct FunctionScope {
  /// Determines how the function reads the environment.
  enum Kind {
    /// Creates the layout; can read the collection view.
    case layout
    /// Creates a section; can read the layout environment.
    case section
    /// A flow layout delegate method.
    case delegate
  }

  /// A local variable.
  struct Local {
    var name: String
    var type: CodeType
  }

  var kind: Kind
  var names: SwiftNameTable
  /// The section's variables, each under the conditions of the section's variants.
  var sectionVariables: [String: Conditional<SpecNode?>] = [:]
  /// The section's variables that the function takes as parameters.
  var parameters: Set<String> = []
  /// The declared variables, by their names in the spec.
  var locals: [String: Local] = [:]
  /// The declarations of `locals`, in order.
  var declarations: [CodeStatement] = []
  /// The variables whose declarations are being generated.
  var open: Set<String> = []
  var usesEnvironment = false
  var usesIndex = false
  var usesWidth = false
  var usesHeight = false
  var usesCollectionView = false
  /// Whether `width` and `height` refer to a custom group, and whether they are used.
  var isInGroup = false
  var usesGroupSize = false
  /// The parameters that the body uses.
  var usedParameters: Set<String> = []

  init(_ kind: Kind, names: SwiftNameTable = SwiftNameTable()) {
    self.kind = kind
    self.names = names
  }
}

/// The type of a value in the generated code.
enum CodeType: Hashable {
  case int, double, boolean, string
  /// A UIKit enum, by the spec's name for the trait.
  case trait(SwiftTrait)
}

/// An environment property whose values are words.
enum SwiftTrait: String, Hashable {
  case horizontalSizeClass, verticalSizeClass, layoutDirection, idiom, textSize

  /// The property's name in `UITraitCollection`.
  var property: String {
    switch self {
    case .horizontalSizeClass, .verticalSizeClass, .layoutDirection: rawValue
    case .idiom: "userInterfaceIdiom"
    case .textSize: "preferredContentSizeCategory"
    }
  }

  /// The case of UIKit's enum for a word in the spec; nil if there is no such case.
  func name(of word: String) -> String? {
    switch self {
    case .horizontalSizeClass, .verticalSizeClass: SizeClass(rawValue: word).map(\.rawValue)
    case .layoutDirection:
      switch word {
      case "ltr": "leftToRight"
      case "rtl": "rightToLeft"
      default: nil
      }
    case .idiom: Idiom(rawValue: word).map(\.rawValue)
    case .textSize: TextSize(named: word).map(\.uiKitName)
    }
  }
}
