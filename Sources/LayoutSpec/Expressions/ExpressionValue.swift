/// What an expression gives.
package enum ExpressionValue: Hashable, Sendable {
  /// A finite number.
  case number(Double)
  /// A truth value.
  case boolean(Bool)
  /// A word, to compare traits with.
  case text(String)

  /// The kind of value in words.
  package var kind: String {
    switch self {
    case .number: "a number"
    case .boolean: "a boolean"
    case .text: "a string"
    }
  }
}
