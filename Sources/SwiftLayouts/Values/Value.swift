import SourceText
import SwiftSource

/// What an expression of layout code gives.
indirect enum Value {
  case void
  /// `nil`.
  case none
  case number(Formula, NumberKind)
  case boolean(Formula)
  case text(String)
  /// A word that depends on the environment: a size class, an idiom.
  case word(Formula)
  case dimension(DimensionInitializer, Formula)
  case spacing(isFlexible: Bool, Formula)
  case enumCase(EnumValue)
  /// A value that is copied when it is assigned: a struct, a size, insets.
  case structure(Record)
  /// An object, by its place among those that were made.
  case object(ObjectID)
  case closure(Closure)
  case function(BoundFunction)
  case array([Value])
  case dictionary([(key: Value, value: Value)])
  case tuple([(label: String?, value: Value)])
  case range(first: Formula?, last: Formula?, isClosed: Bool)
  case type(TypeReference)
  /// A value of UIKit: the environment, a view, a screen.
  case host(Host)
  case keyPath([String])
  case unknown(Unknown)
}

extension Value {
  /// Whether it is a number, a truth value or a case.
  var isScalar: Bool {
    switch self {
    case .number, .boolean, .enumCase: true
    default: false
    }
  }
}

/// Swift's types of numbers, as far as arithmetic depends on them.
enum NumberKind: Hashable, Sendable {
  case int
  case double
  /// The index of the section that a provider is called for: an `Int` whose comparisons show how many there are.
  case sectionIndex

  var isInt: Bool { self != .double }
}

/// The forms of a dimension, under their names in Swift and in specs.
enum DimensionInitializer: String, CaseIterable, Sendable {
  case absolute, fractionalWidth, fractionalHeight, estimated, uniformAcrossSiblings
}

/// A case of an enum, or a static member of a type that is not declared in the program.
struct EnumValue {
  /// The declared type; nil for one of UIKit's.
  var type: TypeID?
  var name: String
  var payload: [(label: String?, value: Value)] = []
}

/// The index of an object in the interpreter's heap.
typealias ObjectID = Int

/// The fields of a value of a named type.
struct Record {
  /// UIKit's name, or the declared type's.
  var typeName: String
  /// The type in the program; nil for UIKit's.
  var type: TypeID?
  var fields: [String: Field] = [:]
  /// Where it was made.
  var place: SourceRange

  /// The value of a field.
  subscript(name: String) -> Value? { fields[name]?.value }
}

/// A value with the place that gave it.
struct Field {
  var value: Value
  /// The place of the value.
  var place: SourceRange
  /// The place of the name before it.
  var key: SourceRange
}

/// A closure with what it captures.
struct Closure {
  var syntax: SwiftClosure
  var context: Context
  /// What its place expects it to return.
  var result: TypeHint = .none
}

/// A function or method with the value that it is called on.
struct BoundFunction {
  var candidates: [DeclaredMember]
  var receiver: Value?
  /// The variables around a local function.
  var context: Context?
  var name: String
}

/// A type as a value.
struct TypeReference {
  /// The type in the program; nil for UIKit's.
  var type: TypeID?
  var name: String
  /// The types in angle brackets.
  var genericArguments: [SwiftType] = []
  /// The labels of an initialiser that is used as a function: `Type.init(frame:)`.
  var labels: [String]?
}

/// A value that the code does not hold.
struct Unknown {
  /// What it is, from its outermost part to the innermost: `["viewModel", "items", "height"]`.
  var path: [String]
  /// Where it was first needed.
  var place: SourceRange
  /// What is known of its type.
  var hint: TypeHint = .none
  /// The file and the type from which the hint's names are looked up.
  var file: Int = 0
  var scope: TypeID?
  /// Whether it depends on the section that the provider is called for.
  var isPerSection = false
}

/// Values of UIKit that stand for the environment.
enum Host: Hashable, Sendable {
  case environment
  /// The container that a section provider sees.
  case container
  /// What a custom group's item provider sees.
  case groupEnvironment, groupContainer
  case traits
  /// A view or the collection view, which fills the screen.
  case view
  case screen
  case device
  case application
  /// A device's or an interface's orientation.
  case orientation
  /// A diffable data source and its snapshot, with the name of its section type.
  case dataSource(section: String?)
  case snapshot(section: String?)
  case sectionIdentifiers(section: String?)
  case textSize
  case fontMetrics
  case indexPath
}
