package import SourceText

/// A Swift declaration.
package struct SwiftDeclaration: Sendable {
  /// The range of the declaration, including its attributes and modifiers.
  package var range: SourceRange
  package var attributes: [SwiftAttribute]
  /// The modifiers before the keyword, without whitespace: `static`, `private(set)`, `lazy`, `override`.
  package var modifiers: [String]
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
    /// `infix operator +++`; the value is the operator.
    case operators(String)
    /// `precedencegroup`; the value is its name.
    case precedenceGroup(String)
    /// `macro`; the value is its name.
    case macro(String)
    /// `#Preview { … }` or `#warning("…")`.
    case macroExpansion(SwiftMacro)
    /// `#if` around declarations.
    case conditional([SwiftConditionalBranch<SwiftDeclaration>])
  }

  /// Whether the declaration is a type member, marked `static` or `class`.
  package var isStatic: Bool { modifiers.contains { $0 == "static" || $0 == "class" } }

  package var isLazy: Bool { modifiers.contains("lazy") }
}

/// `@name(arguments)`.
package struct SwiftAttribute: Sendable {
  package var range: SourceRange
  /// The name without `@`, including any module: `MainActor`, `available`, `Module.Wrapper`.
  package var name: String
  /// The range between the parentheses, which is not parsed.
  package var arguments: SourceRange?
}

/// A `let` or `var` declaration with its bindings.
package struct SwiftVariable: Sendable {
  package var isConstant: Bool
  package var bindings: [SwiftBinding]
}

/// One of the bindings of a `let` or `var`.
package struct SwiftBinding: Sendable {
  package var range: SourceRange
  package var pattern: SwiftPattern
  package var type: SwiftType?
  /// The initial value.
  package var value: SwiftExpression?
  /// The accessors of a computed property, or the observers of a stored one.
  package var accessors: [SwiftAccessor]
}

/// An accessor or observer.
package struct SwiftAccessor: Sendable {
  package var kind: Kind
  /// The name in parentheses: `set(value)`.
  package var parameter: String?
  /// The statements; nil in a protocol.
  package var body: SwiftBlock?

  /// The kind of an accessor; braces without a keyword are a getter.
  package enum Kind: Sendable {
    case get, set, willSet, didSet
    /// `_read`, `_modify`, `init`, addressors and other accessors used by the standard library.
    case other
  }
}

/// A function or an initializer.
package struct SwiftFunction: Sendable {
  /// The name, an operator, or `init`.
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

/// A parameter of a function, an initializer, a subscript or an enum case.
package struct SwiftParameter: Sendable {
  package var range: SourceRange
  package var attributes: [SwiftAttribute]
  /// The argument label; nil for `_`.
  package var label: String?
  /// The name inside the function; empty for an unnamed associated value.
  package var name: String
  package var type: SwiftType
  package var isInOut: Bool
  package var isVariadic: Bool
  package var defaultValue: SwiftExpression?
}

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
  /// The name, or the extended type of an extension with its generic arguments.
  package var type: SwiftType
  package var genericParameters: [SwiftGenericParameter]
  /// The superclass, raw type and protocols after the colon.
  package var inherited: [SwiftType]
  package var requirements: [SwiftRequirement]
  package var members: [SwiftDeclaration]

  /// The kind of type.
  package enum Kind: Sendable {
    case structure, classType, enumeration, actor, protocolType, extensionOf
  }

  /// The name, including enclosing types separated by dots, without generic arguments.
  package var name: String { type.name ?? "" }
}

package struct SwiftEnumCase: Sendable {
  package var name: SwiftName
  /// The associated values; nil if there are none.
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
