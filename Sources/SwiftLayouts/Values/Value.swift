import SourceText
import SwiftSource

/// The value of an expression in layout code.
indirect enum Value {
  case void
  /// `nil`.
  case none
  case number(Formula, NumberKind)
  case boolean(Formula)
  case text(String)
  /// A word that depends on the environment, such as a size class or an idiom.
  case word(Formula)
  case dimension(DimensionInitializer, Formula)
  case spacing(isFlexible: Bool, Formula)
  case enumCase(EnumValue)
  /// A value of a structure type, such as a size or insets.
  case structure(Record)
  /// An object, by its index in the heap.
  case object(ObjectID)
  case closure(Closure)
  case function(BoundFunction)
  case array([Value])
  case dictionary([(key: Value, value: Value)])
  case tuple([(label: String?, value: Value)])
  case range(first: Formula?, last: Formula?, isClosed: Bool)
  case type(TypeReference)
  /// A UIKit value: the environment, a view, a screen.
  case host(Host)
  case keyPath([String])
  case unknown(Unknown)
}

extension Value {
  /// Whether the value is a number, a Boolean or an enum case.
  var isScalar: Bool {
    switch self {
    case .number, .boolean, .enumCase: true
    default: false
    }
  }
}

/// The kinds of numbers that arithmetic distinguishes.
enum NumberKind: Hashable, Sendable {
  case int
  case double
  /// The index of the section that a provider is called for: an `Int` whose comparisons reveal the number of sections.
  case sectionIndex

  var isInt: Bool { self != .double }
}

/// The forms of a dimension, by their names in Swift and in specs.
enum DimensionInitializer: String, CaseIterable, Sendable {
  case absolute, fractionalWidth, fractionalHeight, estimated, uniformAcrossSiblings
}

/// An enum case, or a static member of an undeclared type.
struct EnumValue {
  /// The declared type; nil for a UIKit type.
  var type: TypeID?
  var name: String
  var payload: [(label: String?, value: Value)] = []
}

/// The index of an object in the interpreter's heap.
typealias ObjectID = Int

/// The fields of an object or a structure.
struct Record {
  /// The name of the UIKit or declared type.
  var typeName: String
  /// The declared type; nil for a UIKit type.
  var type: TypeID?
  var fields: [String: Field] = [:]
  /// The range of the expression that created it.
  var place: SourceRange

  /// The value of a field.
  subscript(name: String) -> Value? { fields[name]?.value }
}

/// A value and its source location.
struct Field {
  var value: Value
  /// The range of the value.
  var place: SourceRange
  /// The range of its label or property name.
  var key: SourceRange
}

/// A closure and the context that it captures.
struct Closure {
  var syntax: SwiftClosure
  var context: Context
  /// The expected result type.
  var result: TypeHint = .none
}

/// A function or method, and the value that it is called on.
struct BoundFunction {
  var candidates: [DeclaredMember]
  var receiver: Value?
  /// The context of a local function.
  var context: Context?
  var name: String
}

/// A type used as a value.
struct TypeReference {
  /// The declared type; nil for a UIKit type.
  var type: TypeID?
  var name: String
  /// The generic arguments.
  var genericArguments: [SwiftType] = []
  /// The labels of an initializer used as a function: `Type.init(frame:)`.
  var labels: [String]?
}

/// A value that the code does not determine.
struct Unknown {
  /// The path of the value, outermost part first: `["viewModel", "items", "height"]`.
  var path: [String]
  /// The location of its first use.
  var place: SourceRange
  /// The type, as far as it is known.
  var hint: TypeHint = .none
  /// The file and type in which the hint's names are looked up.
  var file: Int = 0
  var scope: TypeID?
  /// Whether the value depends on the section that the provider is called for.
  var isPerSection = false
}

/// UIKit values that represent the environment.
enum Host: Hashable, Sendable {
  case environment
  /// The container that a section provider receives.
  case container
  /// The environment and container that a custom group's item provider receives.
  case groupEnvironment, groupContainer
  case traits
  /// A view or the collection view, which is assumed to fill the screen.
  case view
  case screen
  case device
  case application
  /// The orientation of a device or an interface.
  case orientation
  /// A diffable data source and its snapshot, with the name of its section type.
  case dataSource(section: String?)
  case snapshot(section: String?)
  case sectionIdentifiers(section: String?)
  case textSize
  case fontMetrics(style: String)
  case font(SystemFont)
  case indexPath
}

/// The system font: in a text style, or in a fixed size.
enum SystemFont: Hashable, Sendable {
  case style(String)
  case size(Formula)
}
