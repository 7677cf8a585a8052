/// The limits of the parser, which are far larger than realistic code needs.
package enum SwiftLimits {
  /// The maximum size of a file, in bytes.
  package static let textLength = 1 << 24
  /// The maximum nesting depth of brackets.
  package static let brackets = 256
  /// The maximum nesting depth of constructs, with or without brackets.
  package static let nesting = 512
  /// The maximum height of an expression's tree; each operator and each member of a chain adds one level.
  package static let expressionHeight = 1000
  /// The maximum number of tokens examined as generic arguments before `<` is parsed as an operator.
  static let triedTokens = 1000
}
