import SwiftSource

/// The type that the context of an expression expects.
indirect enum TypeHint: Hashable, Sendable {
  /// No expectation.
  case none
  case int
  /// `CGFloat`, `Double` or `Float`.
  case double
  case bool
  case string
  /// Any other named type.
  case named(String)
  case array(TypeHint)
  case dictionary(TypeHint)
  case tuple([TypeHint])
  case function(TypeHint)

  /// Creates the hint for a type; an optional is unwrapped.
  init(_ type: SwiftType?) {
    guard let type else {
      self = .none
      return
    }
    switch type.kind {
    case .named(let components): self = TypeHint.named(components)
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .opaque(let wrapped),
      .existential(let wrapped):
      self = TypeHint(wrapped)
    case .array(let element): self = .array(TypeHint(element))
    case .dictionary(_, let value): self = .dictionary(TypeHint(value))
    case .tuple(let elements):
      self = elements.count == 1 ? TypeHint(elements[0].type) : .tuple(elements.map { TypeHint($0.type) })
    case .function(_, let result): self = .function(TypeHint(result))
    case .metatype, .composition, .member, .other: self = .none
    }
  }

  private static func named(_ components: [SwiftName]) -> TypeHint {
    let name = components.map(\.text).joined(separator: ".")
    switch name {
    case "CGFloat", "Double", "Float", "TimeInterval", "Float32", "Float64", "Swift.Double",
      "CoreGraphics.CGFloat":
      return .double
    case "Int", "UInt", "Int32", "Int64", "Int16", "Int8", "UInt8", "UInt16", "UInt32", "UInt64", "NSInteger",
      "NSUInteger", "Swift.Int":
      return .int
    case "Bool", "Swift.Bool": return .bool
    case "String", "Swift.String": return .string
    case "Array", "Set", "ContiguousArray", "ArraySlice":
      return .array(TypeHint(components.last?.genericArguments.first))
    case "Dictionary": return .dictionary(TypeHint(components.last?.genericArguments.last))
    case "Optional": return TypeHint(components.last?.genericArguments.first)
    default: return .named(name.withoutBackportPrefix)
    }
  }

  /// The type of an element.
  var element: TypeHint {
    switch self {
    case .array(let element), .dictionary(let element): element
    case .none, .int, .double, .bool, .string, .named, .tuple, .function: .none
    }
  }
}

extension String {
  /// The name of UIKit's type, without the prefix of a backport library.
  var withoutBackportPrefix: String {
    hasPrefix("IBPNS") || hasPrefix("IBPUI") ? String(dropFirst(3)) : self
  }
}

extension TypeHint {
  /// Whether the type has no case or member `none`, so that `.none` refers to `Optional`.
  var isNeverNone: Bool {
    switch self {
    case .int, .double, .bool, .string, .array, .dictionary, .tuple, .function: true
    case .named(let name):
      name == "NSCollectionLayoutSpacing" || LayoutConstructor.parameters(of: name) != nil
    case .none: false
    }
  }
}
