package import SourceText

/// A statement of Swift.
package struct SwiftStatement: Sendable {
  /// The bytes of the statement.
  package var range: SourceRange
  /// What the statement is.
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
    /// `break`, with its label.
    case breaks(String?)
    /// `continue`, with its label.
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
    /// `yield a`, `discard a`, `then a`: the word and its operand.
    case marked(String, SwiftExpression)
    /// `#if` around statements.
    case conditional([SwiftConditionalBranch<SwiftStatement>])
  }
}

/// Statements in braces; they are parsed when they are needed, by `SwiftFile.statements(of:)`.
package struct SwiftBlock: Sendable {
  /// The bytes between the braces (after the signature of a closure), without them.
  package var range: SourceRange
  /// The statements where the block was parsed with what is around it.
  package var parsed: [SwiftStatement]?
}

/// `if` with its `else if` and `else`.
package struct SwiftIf: Sendable {
  /// The `if` and every `else if`, in order; at least one.
  package var clauses: [SwiftIfClause]
  /// The last `else`.
  package var elseBody: SwiftBlock?
}

/// The conditions of an `if` and what happens where they hold.
package struct SwiftIfClause: Sendable {
  package var conditions: [SwiftCondition]
  package var body: SwiftBlock
}

/// One of the conditions that a comma separates.
package enum SwiftCondition: Sendable {
  case expression(SwiftExpression)
  /// `if let name = value`, also `if let name` (the value is nil then) and `if var`.
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
  /// The value; nil in `if let name`, which unwraps the variable of that name.
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

/// A pattern of a case with its condition.
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

/// A `catch` clause; without patterns it catches everything.
package struct SwiftCatch: Sendable {
  package var patterns: [SwiftCasePattern]
  package var body: SwiftBlock
}

/// A branch of `#if`.
package struct SwiftConditionalBranch<Element: Sendable>: Sendable {
  /// The condition: names, calls such as `os(iOS)`, `!`, `&&`, `||`, comparisons; nil for `#else`.
  package var condition: SwiftExpression?
  package var elements: [Element]
}
