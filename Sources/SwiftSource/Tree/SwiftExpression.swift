package import SourceText

/// An expression of Swift.
package struct SwiftExpression: Sendable {
  /// The bytes of the expression.
  package var range: SourceRange
  /// What the expression is.
  package var kind: Kind

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The forms of an expression, as written; types are not resolved.
  package indirect enum Kind: Sendable {
    /// `12`, `0xFF`, `1.5e3`.
    case number(SwiftNumber)
    /// A string in any of its forms, with its interpolations.
    case string(SwiftString)
    /// `/…/` or `#/…/#`, as written.
    case regex(String)
    /// `true` or `false`.
    case boolean(Bool)
    /// `nil`.
    case nilValue
    /// `[a, b]`.
    case array([SwiftExpression])
    /// `[a: b]` and `[:]`; in the place of a callee or before `.self` it is a dictionary type.
    case dictionary([SwiftKeyValue])
    /// A name, or a type with its generic arguments; `self`, `super` and `Self` are their own cases.
    case name(SwiftName)
    /// `self`.
    case selfValue
    /// `super`, which only occurs as the base of a member.
    case superValue
    /// `Self`.
    case selfType
    /// `.name`, whose type comes from its place; `.init(…)` is a call of the member `init`.
    case implicitMember(SwiftName)
    /// `base.name`; a tuple's element has its number as the name, `.self` and `.init` are names too.
    case member(SwiftExpression, SwiftName)
    /// `callee(arguments) { … } label: { … }`.
    case call(SwiftCall)
    /// `base[arguments]`; trailing closures may follow.
    case subscripted(SwiftCall)
    /// `{ … }`.
    case closure(SwiftClosure)
    /// `(a)`.
    case parenthesized(SwiftExpression)
    /// `()`, `(a, b)`, `(x: a, y: b)`.
    case tuple([SwiftArgument])
    /// `-a`, `!a`, `..<a`; the operator is its text.
    case prefix(String, SwiftExpression)
    /// `a...`; the operator is its text.
    case postfix(SwiftExpression, String)
    /// `a + b`; every binary operator but assignments, also `??`, `..<` and `->`.
    case infix(SwiftExpression, SwiftOperator, SwiftExpression)
    /// `a = b`, and `a += b` with the operator `+=`.
    case assignment(SwiftExpression, SwiftOperator, SwiftExpression)
    /// `condition ? a : b`.
    case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
    /// `a as T`, `a as? T`, `a is T`, and `as` with `!`.
    case cast(SwiftExpression, SwiftCast, SwiftType)
    /// `try a`, `try? a`, and `try` with `!`.
    case tried(SwiftTry, SwiftExpression)
    /// `await a`.
    case awaited(SwiftExpression)
    /// `consume a`, `copy a`, `unsafe a`, `each a`, `repeat a`: the word and its operand, which has the value.
    case marked(String, SwiftExpression)
    /// `a?`, which ends the chain around it where `a` is nil.
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
    /// `if` in the place of an expression.
    case ifElse(SwiftIf)
    /// `switch` in the place of an expression.
    case switched(SwiftSwitch)
    /// `do` in the place of an expression.
    case doCatch(SwiftDo)
    /// `_`, the target of an assignment whose value is dropped.
    case discard
    /// A type in the place of an expression that no other form expresses: `any P`, `(A) async -> B`.
    case type(SwiftType)
    /// `let x`, `is T` and the like inside the pattern of a `case`.
    case pattern(SwiftPattern)
    /// `#if` around members of a chain: each branch is the chain up to there with its own members.
    case conditional([SwiftConditionalBranch<SwiftExpression>])
  }
}

/// A name with generic arguments or argument labels, if any are written.
package struct SwiftName: Sendable {
  /// The name without back-ticks.
  package var text: String
  /// The bytes of the name alone.
  package var range: SourceRange
  /// The types in `<…>`.
  package var genericArguments: [SwiftType]
  /// The labels of `name(a:_:)`; nil where none are written.
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
  /// What is called or subscripted.
  package var callee: SwiftExpression
  /// The arguments in parentheses or brackets; empty where there are none.
  package var arguments: [SwiftArgument]
  /// Closures after the parentheses; the first has no label.
  package var trailingClosures: [SwiftTrailingClosure]
}

/// An argument of a call, an element of a tuple.
package struct SwiftArgument: Sendable {
  /// The label; nil where none is written.
  package var label: String?
  /// The bytes of the label; empty, at the value, where there is none.
  package var labelRange: SourceRange
  package var value: SwiftExpression
}

/// A closure after the parentheses of a call.
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

/// An operator at its place.
package struct SwiftOperator: Sendable {
  /// The operator as written: `+`, `??`, `+=`.
  package var text: String
  package var range: SourceRange
}

/// The keyword of a cast.
package enum SwiftCast: Sendable {
  case coerce, conditional, forced, test
}

/// The keyword `try` and the mark after it.
package enum SwiftTry: Sendable {
  case plain, optional, forced
}

/// A closure.
package struct SwiftClosure: Sendable {
  /// The bytes from `{` to `}`.
  package var range: SourceRange
  /// The list in brackets: `[weak self, n = count]`.
  package var captures: [SwiftCapture]
  /// The parameters before `in`; nil where there is no list, and `$0` may be used.
  package var parameters: [SwiftClosureParameter]?
  /// The type after `->`.
  package var result: SwiftType?
  package var body: SwiftBlock
}

/// An entry of a capture list.
package struct SwiftCapture: Sendable {
  /// `weak`, `unowned`, `unowned(unsafe)`; nil where the value is captured.
  package var specifier: String?
  package var name: String
  /// The value of `name = value`.
  package var value: SwiftExpression?
}

/// A parameter of a closure.
package struct SwiftClosureParameter: Sendable {
  /// The name inside the closure; `_` where it has none.
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

/// A step of a key path.
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
