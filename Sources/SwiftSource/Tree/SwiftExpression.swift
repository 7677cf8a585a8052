package import SourceText

/// A Swift expression.
package struct SwiftExpression: Sendable {
  package var range: SourceRange
  package var kind: Kind

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The forms of an expression, as written; types are not resolved.
  package indirect enum Kind: Sendable {
    /// `12`, `0xFF`, `1.5e3`.
    case number(SwiftNumber)
    /// A string literal in any form, with its interpolations.
    case string(SwiftString)
    /// `/…/` or `#/…/#`, as written.
    case regex(String)
    /// `true` or `false`.
    case boolean(Bool)
    /// `nil`.
    case nilValue
    /// `[a, b]`.
    case array([SwiftExpression])
    /// `[a: b]` or `[:]`; as a callee or before `.self`, a dictionary type.
    case dictionary([SwiftKeyValue])
    /// A name, or a type with its generic arguments; `self`, `super` and `Self` have separate cases.
    case name(SwiftName)
    /// `self`.
    case selfValue
    /// `super`, which occurs only as the base of a member.
    case superValue
    /// `Self`.
    case selfType
    /// `.name`, whose type comes from the context; `.init(…)` is a call of the member `init`.
    case implicitMember(SwiftName)
    /// `base.name`; the name of a tuple's element is its index, and `.self` and `.init` are also members.
    case member(SwiftExpression, SwiftName)
    /// `callee(arguments) { … } label: { … }`.
    case call(SwiftCall)
    /// `base[arguments]`, optionally with trailing closures.
    case subscripted(SwiftCall)
    /// `{ … }`.
    case closure(SwiftClosure)
    /// `(a)`.
    case parenthesized(SwiftExpression)
    /// `()`, `(a, b)`, `(x: a, y: b)`.
    case tuple([SwiftArgument])
    /// `-a`, `!a` or `..<a`; the string is the operator.
    case prefix(String, SwiftExpression)
    /// `a...`; the string is the operator.
    case postfix(SwiftExpression, String)
    /// `a + b`: any binary operator except assignments, including `??`, `..<` and `->`.
    case infix(SwiftExpression, SwiftOperator, SwiftExpression)
    /// `a = b`, or a compound assignment such as `a += b` with the operator `+=`.
    case assignment(SwiftExpression, SwiftOperator, SwiftExpression)
    /// `condition ? a : b`.
    case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
    /// `a as T`, `a as? T`, `a is T`, or `as` with `!`.
    case cast(SwiftExpression, SwiftCast, SwiftType)
    /// `try a`, `try? a`, or `try` with `!`.
    case tried(SwiftTry, SwiftExpression)
    /// `await a`.
    case awaited(SwiftExpression)
    /// `consume a`, `copy a`, `unsafe a`, `each a` or `repeat a`: the keyword and its operand, which is the value.
    case marked(String, SwiftExpression)
    /// `a?`, which makes the enclosing chain nil if `a` is nil.
    case optionalChain(SwiftExpression)
    /// `a!`.
    case forceUnwrap(SwiftExpression)
    /// `&a`.
    case inOut(SwiftExpression)
    /// `\Root.path`.
    case keyPath(SwiftKeyPath)
    /// `#name(…)`: a macro, `#selector`, `#file`, `#colorLiteral(…)`.
    case macro(SwiftMacro)
    /// `#available(…)` and `#unavailable(…)`.
    case availability(SwiftAvailability)
    /// `if` used as an expression.
    case ifElse(SwiftIf)
    /// `switch` used as an expression.
    case switched(SwiftSwitch)
    /// `do` used as an expression.
    case doCatch(SwiftDo)
    /// `_`, as the target of an assignment whose value is discarded.
    case discard
    /// A type used as an expression, if no other case represents it: `any P`, `(A) async -> B`.
    case type(SwiftType)
    /// `let x`, `is T` or a similar pattern inside the pattern of a `case`.
    case pattern(SwiftPattern)
    /// `#if` around members of a call chain: each branch is the whole chain with the members of that branch.
    case conditional([SwiftConditionalBranch<SwiftExpression>])
  }
}

/// A name, with generic arguments or argument labels if there are any.
package struct SwiftName: Sendable {
  /// The name without backticks.
  package var text: String
  /// The range of the name alone.
  package var range: SourceRange
  /// The generic arguments in `<…>`.
  package var genericArguments: [SwiftType]
  /// The labels of `name(a:_:)`; nil if there are none.
  package var argumentLabels: [String]?

  package init(
    _ text: String, _ range: SourceRange, genericArguments: [SwiftType] = [], argumentLabels: [String]? = nil
  ) {
    self.text = text
    self.range = range
    self.genericArguments = genericArguments
    self.argumentLabels = argumentLabels
  }
}

/// A call or a subscript.
package struct SwiftCall: Sendable {
  /// The called or subscripted expression.
  package var callee: SwiftExpression
  /// The arguments in parentheses or brackets.
  package var arguments: [SwiftArgument]
  /// The trailing closures; the first has no label.
  package var trailingClosures: [SwiftTrailingClosure]
}

/// An argument of a call, or an element of a tuple.
package struct SwiftArgument: Sendable {
  /// The label; nil if there is none.
  package var label: String?
  /// The range of the label; if there is none, an empty range at the value.
  package var labelRange: SourceRange
  package var value: SwiftExpression
}

/// A trailing closure of a call.
package struct SwiftTrailingClosure: Sendable {
  /// The label; nil for the first.
  package var label: String?
  package var closure: SwiftClosure
}

/// An entry of a dictionary literal.
package struct SwiftKeyValue: Sendable {
  package var key: SwiftExpression
  package var value: SwiftExpression
}

/// An operator and its range.
package struct SwiftOperator: Sendable {
  /// The operator as written: `+`, `??`, `+=`.
  package var text: String
  package var range: SourceRange
}

/// The kind of cast.
package enum SwiftCast: Sendable {
  case coerce, conditional, forced, test
}

/// The kind of `try`.
package enum SwiftTry: Sendable {
  case plain, optional, forced
}

/// A closure.
package struct SwiftClosure: Sendable {
  /// The range from `{` to `}`.
  package var range: SourceRange
  /// The capture list: `[weak self, n = count]`.
  package var captures: [SwiftCapture]
  /// The parameters before `in`; nil if there are none, so `$0` may be used.
  package var parameters: [SwiftClosureParameter]?
  /// The type after `->`.
  package var result: SwiftType?
  package var body: SwiftBlock
}

/// An entry of a capture list.
package struct SwiftCapture: Sendable {
  /// `weak`, `unowned` or `unowned(unsafe)`; nil for a strong capture.
  package var specifier: String?
  package var name: String
  /// The value in `name = value`.
  package var value: SwiftExpression?
}

/// A parameter of a closure.
package struct SwiftClosureParameter: Sendable {
  /// The name inside the closure; `_` if it is unnamed.
  package var name: String
  package var type: SwiftType?
  package var range: SourceRange
}

/// A key path.
package struct SwiftKeyPath: Sendable {
  /// The type before the first dot, as an expression; nil for `\.name`.
  package var root: SwiftExpression?
  package var components: [SwiftKeyPathComponent]
}

/// A component of a key path.
package enum SwiftKeyPathComponent: Sendable {
  case member(SwiftName)
  case call(SwiftName, [SwiftArgument])
  case subscripted([SwiftArgument])
  case optionalChain
  case forceUnwrap
}

/// A macro, `#selector` or another expression that begins with `#`.
package struct SwiftMacro: Sendable {
  /// The name without `#`.
  package var name: SwiftName
  package var arguments: [SwiftArgument]
  package var trailingClosures: [SwiftTrailingClosure]
}

/// `#available(iOS 16, *)`.
package struct SwiftAvailability: Sendable {
  /// Whether it is `#unavailable`.
  package var isNegated: Bool
  /// The entries as written: `iOS 16`, `*`.
  package var platforms: [String]
}
