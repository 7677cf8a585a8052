/// The value of an expression.
package enum ExpressionValue: Hashable, Sendable {
  /// A finite number.
  case number(Double)
  /// A Boolean value.
  case boolean(Bool)
  /// A string, to compare traits with.
  case text(String)

  /// The type of the value in words, for messages.
  package var kind: String {
    switch self {
    case .number: "a number"
    case .boolean: "a boolean"
    case .text: "a string"
    }
  }
}
