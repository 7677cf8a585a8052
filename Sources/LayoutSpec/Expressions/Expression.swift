/// A parsed expression: operations in execution order, for a stack machine.
package struct Expression: Sendable {
  /// An operation on the stack of values.
  enum Operation: Sendable {
    case number(Double)
    case boolean(Bool)
    /// Pushes a literal, by its index in `texts`.
    case text(Int)
    /// Pushes the value of a name, by its index in `names`.
    case name(Int)
    case negate
    case not
    case apply(ExpressionOperator)
    case call(ExpressionFunction)
    /// Replaces the top two numbers with the smaller or the larger.
    case fold(ExpressionFunction)
    /// Replaces a number of lines, a point size and the scale with the height of a label.
    case labelHeight(TextStyle?)
    /// Replaces a point size with the height of a line.
    case lineHeight
    /// Replaces a value, a factor and the scale with the scaled value.
    case scaledByText(TextStyle?)
    /// Jumps to `target`, leaving the boolean, if it is false (`&&`) or true (`||`); pops it otherwise.
    case shortCut(on: Bool, target: Int)
    /// Requires a boolean on top of the stack.
    case demandBoolean(of: StaticString)
    /// Pops a boolean and jumps to `target` if it is false.
    case jumpUnless(target: Int)
    case jump(target: Int)
  }

  /// A name in the expression, with its range in bytes.
  struct Name: Sendable {
    var text: String
    var start: Int
    var end: Int
  }

  /// The operations.
  var operations: [Operation] = []
  /// For each operation, the byte range in the text to which its errors refer.
  var places: [Range<Int32>] = []
  /// The names in the expression, one entry per occurrence.
  var names: [Name] = []
  /// The string literals in the expression.
  var texts: [String] = []
  /// The source text.
  package var text = ""
  /// The offset of the text in the enclosing string, in bytes: 16 in `fractionalWidth(1/2)`.
  package var offset = 0
  /// The maximum depth of the stack.
  var stackDepth = 1

  /// The value if the expression is a single number, possibly negated; nil otherwise.
  package var constant: Double? {
    if operations.count == 1, case .number(let number) = operations[0] { return number }
    if operations.count == 2, case .number(let number) = operations[0], case .negate = operations[1] {
      return -number
    }
    return nil
  }

  /// The names that the expression mentions, without the internal names of text functions.
  package var mentionedNames: [String] {
    names.map(\.text).filter { !$0.hasPrefix(TextName.prefix) }
  }

  /// Returns whether the expression mentions a name.
  package func mentions(_ name: String) -> Bool { names.contains { $0.text == name } }
}
