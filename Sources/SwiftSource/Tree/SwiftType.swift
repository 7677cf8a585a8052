package import SourceText

/// A type as written.
package struct SwiftType: Sendable {
  /// The bytes of the type.
  package var range: SourceRange
  /// What the type is.
  package var kind: Kind

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The forms of a type; attributes and `inout` before it are left out.
  package indirect enum Kind: Sendable {
    /// `A`, `A.B<C>`: one name per component; `Any` and `Self` are names too.
    case named([SwiftName])
    /// `T?`.
    case optional(SwiftType)
    /// `T!`.
    case implicitlyUnwrapped(SwiftType)
    /// `[T]`.
    case array(SwiftType)
    /// `[K: V]`.
    case dictionary(SwiftType, SwiftType)
    /// `(A, b: B)`; `()` is the empty tuple.
    case tuple([SwiftTupleTypeElement])
    /// `(A, B) -> C`.
    case function([SwiftTupleTypeElement], SwiftType)
    /// `some P`.
    case opaque(SwiftType)
    /// `any P`.
    case existential(SwiftType)
    /// `T.Type` and `T.Protocol`.
    case metatype(SwiftType)
    /// `A & B`.
    case composition([SwiftType])
    /// A member of a type that is not a name: `[T].Index`.
    case member(SwiftType, SwiftName)
    /// `~T`, `each T`, `repeat T`, an integer argument and other forms without a meaning for values.
    case other
  }

  /// The components of a named type joined by dots, without generic arguments; nil for other types.
  package var name: String? {
    guard case .named(let components) = kind else { return nil }
    return components.map(\.text).joined(separator: ".")
  }
}

/// An element of a tuple type, a parameter of a function type.
package struct SwiftTupleTypeElement: Sendable {
  /// The label; nil where none is written, `_` included.
  package var label: String?
  package var type: SwiftType
  package var isInOut: Bool
  package var isVariadic: Bool
}

/// A requirement of a `where` clause.
package struct SwiftRequirement: Sendable {
  package var subject: SwiftType
  /// Whether the two are the same (`==`); else the first conforms to the second (`:`).
  package var isSameType: Bool
  package var constraint: SwiftType
}

/// A parameter of a generic declaration.
package struct SwiftGenericParameter: Sendable {
  package var name: String
  /// The type after the colon.
  package var constraint: SwiftType?
}
