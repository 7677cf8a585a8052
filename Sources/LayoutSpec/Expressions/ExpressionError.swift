/// What is wrong with an expression, and where in its text.
package struct ExpressionError: Error, Hashable, Sendable {
  /// The kinds of faults.
  package enum Kind: Hashable, Sendable {
    /// Something else should stand there.
    case syntax(expected: String, found: String)
    /// A share of the container within a calculation, as it is written: `100%`.
    case percentageInCalculation(String)
    /// A named argument that a function does not have.
    case unknownArgument(String, of: String, known: [String])
    /// A text style that UIKit does not have.
    case unknownStyle(String)
    /// Something else about the arguments of a text function, in words.
    case textArgument(String, hint: String?)
    /// A string without its closing quote.
    case unclosedString
    /// More than the 64 levels that are read.
    case tooDeep
    /// A function that does not exist.
    case unknownFunction(String)
    /// A function with the wrong number of arguments.
    case argumentCount(String, found: Int)
    /// A name that nothing has here.
    case unknownName(String)
    /// A value of one type where another is needed.
    case typeMismatch(expected: String, found: String, by: String)
    /// `==` or `!=` of two types.
    case incomparable(String, String)
    /// A division by zero, or a remainder of one.
    case divisionByZero
    /// A result beyond the largest number.
    case notFinite
    /// A name whose own value could not be had; its fault is told where it is written.
    case faultyName(String)
  }

  /// What is wrong.
  package var kind: Kind
  /// Where it begins, in bytes from the start of the text.
  package var start: Int
  /// Where it ends.
  package var end: Int

  package init(_ kind: Kind, from start: Int, to end: Int) {
    self.kind = kind
    self.start = start
    self.end = end
  }
}
