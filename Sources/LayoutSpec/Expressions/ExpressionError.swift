/// An error in an expression, with its range in the text.
package struct ExpressionError: Error, Hashable, Sendable {
  /// The kinds of errors.
  package enum Kind: Hashable, Sendable {
    /// Unexpected input.
    case syntax(expected: String, found: String)
    /// A percentage within a calculation, as written: `100%`.
    case percentageInCalculation(String)
    /// An argument label that the function does not have.
    case unknownArgument(String, of: String, known: [String])
    /// A text style that UIKit does not have.
    case unknownStyle(String)
    /// Another problem with the arguments of a text function, as a message.
    case textArgument(String, hint: String?)
    /// A string without its closing quote.
    case unclosedString
    /// More than 64 levels of nesting.
    case tooDeep
    /// An unknown function.
    case unknownFunction(String)
    /// The wrong number of arguments for a function.
    case argumentCount(String, found: Int)
    /// A name that is not defined in this context.
    case unknownName(String)
    /// A value of the wrong type for an operation.
    case typeMismatch(expected: String, found: String, by: String)
    /// `==` or `!=` of values of different types.
    case incomparable(String, String)
    /// A division or a remainder by zero.
    case divisionByZero
    /// A result that is not finite.
    case notFinite
    /// A name whose value is invalid; the error is reported where the name is defined.
    case invalidName(String)
  }

  /// The kind of error.
  package var kind: Kind
  /// The start, in bytes from the beginning of the text.
  package var start: Int
  /// The end, in bytes from the beginning of the text.
  package var end: Int

  package init(_ kind: Kind, from start: Int, to end: Int) {
    self.kind = kind
    self.start = start
    self.end = end
  }
}
