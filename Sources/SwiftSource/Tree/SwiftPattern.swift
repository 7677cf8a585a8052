package import SourceText

/// A pattern: what a declaration names or a case matches.
package struct SwiftPattern: Sendable {
  /// The bytes of the pattern.
  package var range: SourceRange
  /// What the pattern is.
  package var kind: Kind

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The forms of a pattern.
  package indirect enum Kind: Sendable {
    /// `_`.
    case wildcard
    /// A name that is bound: in a declaration, after `for`, or inside `let` and `var`.
    case name(String)
    /// `let pattern` (true) or `var pattern` (false) inside a case.
    case binding(Bool, SwiftPattern)
    /// `(a, b)`.
    case tuple([SwiftPatternElement])
    /// `.name`, `.name(…)`, `Type.name`, `Type.name(…)`: an enum case, or a static value where it has no payload.
    case enumCase(SwiftCaseReference)
    /// `pattern?`.
    case optional(SwiftPattern)
    /// `is Type`.
    case isType(SwiftType)
    /// `pattern as Type`.
    case asType(SwiftPattern, SwiftType)
    /// A value that is compared with `~=`: literals, ranges, names.
    case expression(SwiftExpression)
  }

  /// The name of a pattern that only binds one.
  package var name: String? {
    guard case .name(let name) = kind else { return nil }
    return name
  }
}

/// An element of a tuple pattern or of a case's payload.
package struct SwiftPatternElement: Sendable {
  package var label: String?
  package var pattern: SwiftPattern
}

/// The reference to a case in a pattern.
package struct SwiftCaseReference: Sendable {
  /// The expression before the dot; nil for `.name`.
  package var base: SwiftExpression?
  package var name: SwiftName
  /// The patterns in parentheses; nil where there are none.
  package var payload: [SwiftPatternElement]?
}
