package import SourceText

/// A pattern in a declaration or a case.
package struct SwiftPattern: Sendable {
  package var range: SourceRange
  package var kind: Kind

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The forms of a pattern.
  package indirect enum Kind: Sendable {
    /// `_`.
    case wildcard
    /// A bound name: in a declaration, after `for`, or inside `let` or `var`.
    case name(String)
    /// `let pattern` (true) or `var pattern` (false) inside a case.
    case binding(Bool, SwiftPattern)
    /// `(a, b)`.
    case tuple([SwiftPatternElement])
    /// `.name`, `.name(…)`, `Type.name` or `Type.name(…)`: an enum case, or, without associated values, a static
    /// member.
    case enumCase(SwiftCaseReference)
    /// `pattern?`.
    case optional(SwiftPattern)
    /// `is Type`.
    case isType(SwiftType)
    /// `pattern as Type`.
    case asType(SwiftPattern, SwiftType)
    /// A value compared with `~=`: a literal, a range or a name.
    case expression(SwiftExpression)
  }

  /// The name, if the pattern only binds one.
  package var name: String? {
    guard case .name(let name) = kind else { return nil }
    return name
  }
}

/// An element of a tuple pattern or of an enum case pattern.
package struct SwiftPatternElement: Sendable {
  package var label: String?
  package var pattern: SwiftPattern
}

/// A reference to an enum case in a pattern.
package struct SwiftCaseReference: Sendable {
  /// The expression before the dot; nil for `.name`.
  package var base: SwiftExpression?
  package var name: SwiftName
  /// The patterns in parentheses; nil if there are no parentheses.
  package var payload: [SwiftPatternElement]?
}
