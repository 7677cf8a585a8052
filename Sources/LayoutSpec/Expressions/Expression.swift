/// An expression, parsed once: operations in the order in which they are carried out.
package struct Expression: Sendable {
  /// One step of an evaluation, on a stack of values.
  enum Operation: Sendable {
    case number(Double)
    case boolean(Bool)
    /// A literal, by its index in `texts`.
    case text(Int)
    /// A name, by its index in `names`.
    case name(Int)
    case negate
    case not
    case apply(ExpressionOperator)
    case call(ExpressionFunction)
    /// Replaces two numbers by the smaller or the larger.
    case fold(ExpressionFunction)
    /// Replaces a number of lines, a point size and the scale by the height of a label.
    case labelHeight(TextStyle?)
    /// Replaces a point size by the height of a line.
    case lineHeight
    /// Replaces a value, a factor and the scale by the scaled value.
    case scaledByText(TextStyle?)
    /// Leaves a false value (`&&`) or a true one (`||`) where it is and goes on at `target`; else takes it away.
    case shortCut(on: Bool, target: Int)
    /// Demands a boolean on top.
    case demandBoolean(of: StaticString)
    /// Takes a boolean away and goes on at `target` when it is false.
    case jumpUnless(target: Int)
    case jump(target: Int)
  }

  /// A name that stands in the expression.
  struct Name: Sendable {
    var text: String
    var start: Int
    var end: Int
  }

  /// The steps.
  var operations: [Operation] = []
  /// Where in the text the fault lies if a step fails: bytes from its start.
  var places: [Range<Int32>] = []
  /// The names in it, each once a place.
  var names: [Name] = []
  /// The string literals in it.
  var texts: [String] = []
  /// The text that was read.
  package var text = ""
  /// Where that text begins in its string, in bytes: 16 in `fractionalWidth(1/2)`.
  package var offset = 0
  /// How many values the stack holds at most.
  var stackDepth = 1

  /// The number, where the expression is nothing but one.
  package var constant: Double? {
    if operations.count == 1, case .number(let number) = operations[0] { return number }
    if operations.count == 2, case .number(let number) = operations[0], case .negate = operations[1] {
      return -number
    }
    return nil
  }

  /// The names that the expression mentions.
  package var mentionedNames: [String] {
    names.map(\.text).filter { !$0.hasPrefix(TextName.prefix) }
  }

  /// Whether it mentions a name.
  package func mentions(_ name: String) -> Bool { names.contains { $0.text == name } }
}
