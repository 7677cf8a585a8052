package import SourceText

/// A type as written.
package struct SwiftType: Sendable {
  package var range: SourceRange
  package var kind: Kind

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The forms of a type; attributes and `inout` are not included.
  package indirect enum Kind: Sendable {
    /// `A` or `A.B<C>`: one name per component; `Any` and `Self` are names as well.
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
    /// `~T`, `each T`, `repeat T`, an integer argument, or another form without meaning for layouts.
    case other
  }

  /// The components of a named type joined by dots, without generic arguments; nil for other types.
  package var name: String? {
    guard case .named(let components) = kind else { return nil }
    return components.map(\.text).joined(separator: ".")
  }
}

/// An element of a tuple type, or a parameter of a function type.
package struct SwiftTupleTypeElement: Sendable {
  /// The label, which may be `_`; nil if there is none.
  package var label: String?
  package var type: SwiftType
  package var isInOut: Bool
  package var isVariadic: Bool
}

/// A requirement of a `where` clause.
package struct SwiftRequirement: Sendable {
  package var subject: SwiftType
  /// Whether the types must be the same (`==`); otherwise the subject must conform to the constraint (`:`).
  package var isSameType: Bool
  package var constraint: SwiftType
}

/// A parameter of a generic declaration.
package struct SwiftGenericParameter: Sendable {
  package var name: String
  /// The type after the colon.
  package var constraint: SwiftType?
}
