package import SourceText

/// A declaration of Swift.
package struct SwiftDeclaration: Sendable {
  /// The bytes of the declaration with its attributes and modifiers.
  package var range: SourceRange
  package var attributes: [SwiftAttribute]
  /// The words before the keyword, as written without blanks: `static`, `private(set)`, `lazy`, `override`.
  package var modifiers: [String]
  /// What the declaration is.
  package var kind: Kind

  /// The forms of a declaration.
  package indirect enum Kind: Sendable {
    /// The path of an import.
    case imports([String])
    case variable(SwiftVariable)
    case function(SwiftFunction)
    case initializer(SwiftFunction)
    case deinitializer(SwiftBlock?)
    case subscripts(SwiftSubscript)
    case type(SwiftTypeDeclaration)
    /// `case a, b = 1, c(Int)` of an enum.
    case enumCases([SwiftEnumCase])
    case typeAlias(SwiftTypeAlias)
    /// `associatedtype`, with its default.
    case associatedType(SwiftTypeAlias)
    /// `infix operator +++`; the text is the operator.
    case operators(String)
    /// `precedencegroup`, by its name.
    case precedenceGroup(String)
    /// `macro`, by its name.
    case macro(String)
    /// `#Preview { … }`, `#warning("…")`.
    case macroExpansion(SwiftMacro)
    /// `#if` around declarations.
    case conditional([SwiftConditionalBranch<SwiftDeclaration>])
  }

  /// Whether it belongs to the type and not to its values: `static` or `class`.
  package var isStatic: Bool { modifiers.contains { $0 == "static" || $0 == "class" } }

  /// Whether it is evaluated when it is first read.
  package var isLazy: Bool { modifiers.contains("lazy") }
}

/// `@name(arguments)`.
package struct SwiftAttribute: Sendable {
  package var range: SourceRange
  /// The name without `@`, with its dots: `MainActor`, `available`, `Module.Wrapper`.
  package var name: String
  /// The bytes between the parentheses, which are not parsed.
  package var arguments: SourceRange?
}

/// `let` or `var` with all its bindings.
package struct SwiftVariable: Sendable {
  package var isConstant: Bool
  package var bindings: [SwiftBinding]
}

/// One of the variables that a `let` or `var` declares.
package struct SwiftBinding: Sendable {
  package var range: SourceRange
  package var pattern: SwiftPattern
  package var type: SwiftType?
  /// The initial value.
  package var value: SwiftExpression?
  /// What is in braces after it: the accessors of a computed property, or observers.
  package var accessors: [SwiftAccessor]
}

/// An accessor or observer.
package struct SwiftAccessor: Sendable {
  package var kind: Kind
  /// The name in parentheses: `set(value)`.
  package var parameter: String?
  /// The statements; nil in a protocol.
  package var body: SwiftBlock?

  /// The keyword of an accessor; braces without one are a getter.
  package enum Kind: Sendable {
    case get, set, willSet, didSet
    /// `_read`, `_modify`, `init`, addressors and others that only the standard library uses.
    case other
  }
}

/// A function or initialiser.
package struct SwiftFunction: Sendable {
  /// The name, an operator's text, or `init`.
  package var name: SwiftName
  package var genericParameters: [SwiftGenericParameter]
  package var parameters: [SwiftParameter]
  /// The type after `->`.
  package var result: SwiftType?
  package var isAsync: Bool
  package var isThrowing: Bool
  /// Whether it is `init?` or `init!`.
  package var isFailable: Bool
  package var requirements: [SwiftRequirement]
  /// The statements; nil in a protocol.
  package var body: SwiftBlock?
}

/// A parameter of a function, an initialiser, a subscript or an enum case.
package struct SwiftParameter: Sendable {
  package var range: SourceRange
  package var attributes: [SwiftAttribute]
  /// The label of the argument; nil where it has none (`_`).
  package var label: String?
  /// The name inside the function; empty where a case's value has none.
  package var name: String
  package var type: SwiftType
  package var isInOut: Bool
  package var isVariadic: Bool
  package var defaultValue: SwiftExpression?
}

/// A subscript.
package struct SwiftSubscript: Sendable {
  package var genericParameters: [SwiftGenericParameter]
  package var parameters: [SwiftParameter]
  package var result: SwiftType?
  package var requirements: [SwiftRequirement]
  package var accessors: [SwiftAccessor]
}

/// A struct, class, enum, actor, protocol or extension.
package struct SwiftTypeDeclaration: Sendable {
  package var kind: Kind
  /// The name, or the extended type; its generic arguments are those of an extension.
  package var type: SwiftType
  package var genericParameters: [SwiftGenericParameter]
  /// The superclass, the raw type and the protocols after the colon.
  package var inherited: [SwiftType]
  package var requirements: [SwiftRequirement]
  package var members: [SwiftDeclaration]

  /// The keyword of a type.
  package enum Kind: Sendable {
    case structure, classType, enumeration, actor, protocolType, extensionOf
  }

  /// The name with its dots, without generic arguments.
  package var name: String { type.name ?? "" }
}

/// A case of an enum.
package struct SwiftEnumCase: Sendable {
  package var name: SwiftName
  /// The associated values; nil where there are none.
  package var parameters: [SwiftParameter]?
  /// The expression after `=`.
  package var rawValue: SwiftExpression?
}

/// `typealias Name<T> = Type` and `associatedtype Name = Type`.
package struct SwiftTypeAlias: Sendable {
  package var name: SwiftName
  package var genericParameters: [SwiftGenericParameter]
  package var type: SwiftType?
}
