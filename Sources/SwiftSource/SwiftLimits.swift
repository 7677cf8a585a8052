/// The limits of the reader, far beyond what people write.
package enum SwiftLimits {
  /// The most bytes of a file.
  package static let textLength = 1 << 24
  /// The most brackets inside each other.
  package static let brackets = 256
  /// The most constructs inside each other, brackets or not.
  package static let nesting = 512
  /// The most levels of an expression's tree: operators and members of a chain add one each.
  package static let expressionHeight = 1000
  /// The most tokens that are tried as generic arguments before `<` is taken for an operator.
  static let triedTokens = 1000
}
