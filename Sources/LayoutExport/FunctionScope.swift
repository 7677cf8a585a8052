import LayoutSpec

/// What is known while one function is written.
struct FunctionScope {
  /// Which function it is, which decides how the environment is read.
  enum Kind {
    /// The one that makes the layout: it knows the collection view.
    case layout
    /// One that makes a section: it knows the environment.
    case section
    /// A method of a flow layout's delegate.
    case delegate
  }

  /// A variable that the function declares.
  struct Local {
    var name: String
    var type: SwiftType
  }

  var kind: Kind
  var names: SwiftNameTable
  /// The section's variables under the conditions of its variants.
  var sectionVariables: [String: Conditional<SpecNode?>] = [:]
  /// The section's variables that are parameters.
  var parameters: Set<String> = []
  /// The variables that are declared, by their names in the spec.
  var locals: [String: Local] = [:]
  /// Their declarations, in order.
  var declarations: [SwiftStatement] = []
  /// The variables whose declarations are being written.
  var open: Set<String> = []
  var usesEnvironment = false
  var usesIndex = false
  var usesWidth = false
  var usesHeight = false
  var usesCollectionView = false
  /// Whether `width` and `height` are a custom group's, and whether they are used.
  var isInGroup = false
  var usesGroupSize = false
  /// The parameters that are used.
  var usedParameters: Set<String> = []

  init(_ kind: Kind, names: SwiftNameTable = SwiftNameTable()) {
    self.kind = kind
    self.names = names
  }
}

/// The type of a value in the code.
enum SwiftType: Hashable {
  case int, double, boolean, string
  /// One of UIKit's enums, by the spec's name for it.
  case trait(SwiftTrait)
}

/// A property of the environment whose values are words.
enum SwiftTrait: String, Hashable {
  case horizontalSizeClass, verticalSizeClass, layoutDirection, idiom, textSize

  /// The property of a trait collection.
  var property: String {
    switch self {
    case .horizontalSizeClass, .verticalSizeClass, .layoutDirection: rawValue
    case .idiom: "userInterfaceIdiom"
    case .textSize: "preferredContentSizeCategory"
    }
  }

  /// The case of UIKit's enum for a word; nil where there is none.
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
