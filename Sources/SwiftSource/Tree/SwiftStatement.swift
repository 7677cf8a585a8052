package import SourceText

/// A Swift statement.
package struct SwiftStatement: Sendable {
  package var range: SourceRange
  package var kind: Kind

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The forms of a statement.
  package indirect enum Kind: Sendable {
    case expression(SwiftExpression)
    case declaration(SwiftDeclaration)
    case returned(SwiftExpression?)
    case thrown(SwiftExpression)
    /// `break`, with its label if any.
    case breaks(String?)
    /// `continue`, with its label if any.
    case continues(String?)
    case fallsThrough
    case ifElse(SwiftIf)
    /// `guard conditions else { … }`.
    case guarded([SwiftCondition], SwiftBlock)
    case switched(SwiftSwitch)
    case forIn(SwiftFor)
    /// `while conditions { … }`.
    case whileLoop([SwiftCondition], SwiftBlock)
    /// `repeat { … } while condition`.
    case repeatLoop(SwiftBlock, SwiftExpression)
    case doCatch(SwiftDo)
    case deferred(SwiftBlock)
    /// `label: statement`.
    case labeled(String, SwiftStatement)
    /// `yield a`, `discard a` or `then a`: the keyword and its operand.
    case marked(String, SwiftExpression)
    /// `#if` around statements.
    case conditional([SwiftConditionalBranch<SwiftStatement>])
  }
}

/// Statements in braces, which `SwiftFile.statements(of:)` parses on demand.
package struct SwiftBlock: Sendable {
  /// The range between the braces; in a closure, after its signature.
  package var range: SourceRange
  /// The statements, if the block has been parsed with its context.
  package var parsed: [SwiftStatement]?
}

/// An `if` statement with its `else if` and `else` clauses.
package struct SwiftIf: Sendable {
  /// The `if` clause and all `else if` clauses, in order; at least one.
  package var clauses: [SwiftIfClause]
  /// The body of the final `else`.
  package var elseBody: SwiftBlock?
}

/// The conditions of an `if` clause and its body.
package struct SwiftIfClause: Sendable {
  package var conditions: [SwiftCondition]
  package var body: SwiftBlock
}

/// One of the comma-separated conditions of a statement.
package enum SwiftCondition: Sendable {
  case expression(SwiftExpression)
  /// `if let name = value`, `if var name = value`, or `if let name`, whose value is nil.
  case binding(SwiftOptionalBinding)
  /// `if case pattern = value`.
  case pattern(SwiftPattern, SwiftExpression)
  case availability(SwiftAvailability)
}

/// `let name: Type = value` as a condition.
package struct SwiftOptionalBinding: Sendable {
  package var range: SourceRange
  package var isConstant: Bool
  package var pattern: SwiftPattern
  package var type: SwiftType?
  /// The value; nil in `if let name`, which unwraps the variable with that name.
  package var value: SwiftExpression?
}

/// `switch subject { … }`.
package struct SwiftSwitch: Sendable {
  package var subject: SwiftExpression
  package var cases: [SwiftCase]
}

/// A case of a `switch`, or `#if` around cases.
package enum SwiftCase: Sendable {
  /// `case a, b where c:` and the statements after it.
  case patterns([SwiftCasePattern], SwiftBlock, SourceRange)
  /// `default:` and the statements after it.
  case otherwise(SwiftBlock, SourceRange)
  case conditional([SwiftConditionalBranch<SwiftCase>])
}

/// A pattern of a case and its condition.
package struct SwiftCasePattern: Sendable {
  package var pattern: SwiftPattern
  /// The expression after `where`.
  package var condition: SwiftExpression?
}

/// `for pattern in sequence where condition { … }`.
package struct SwiftFor: Sendable {
  package var pattern: SwiftPattern
  package var sequence: SwiftExpression
  package var condition: SwiftExpression?
  package var body: SwiftBlock
}

/// `do { … } catch pattern { … }`.
package struct SwiftDo: Sendable {
  package var body: SwiftBlock
  package var catches: [SwiftCatch]
}

/// A `catch` clause; without patterns, it catches every error.
package struct SwiftCatch: Sendable {
  package var patterns: [SwiftCasePattern]
  package var body: SwiftBlock
}

/// A branch of `#if`.
package struct SwiftConditionalBranch<Element: Sendable>: Sendable {
  /// The condition: names, calls such as `os(iOS)`, `!`, `&&`, `||` or comparisons; nil for `#else`.
  package var condition: SwiftExpression?
  package var elements: [Element]
}
