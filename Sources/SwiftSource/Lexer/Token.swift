import SourceText

/// A token of Swift at its place.
struct Token {
  var kind: Kind
  /// The word that an identifier without back-ticks is.
  var keyword = Keyword.none
  /// Whether nothing but blanks and comments precedes it on its line.
  var startsLine: Bool
  /// Whether it is a part of a string in `"""`.
  var isMultiline = false
  var start: Int32
  var end: Int32
  /// For a bracket the index of its partner, for a part of a string that of the next part.
  var match: Int32 = 0

  /// The kinds of tokens.
  enum Kind: UInt8 {
    case endOfFile
    /// Also keywords, `_` and `$0`.
    case identifier
    case integer, floatingPoint, regex
    /// A string without interpolations.
    case string
    /// The parts of a string around its interpolations, with the parentheses of those.
    case stringOpen, stringMiddle, stringClose
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, colon, semicolon, at, backslash
    /// `#name`.
    case pound
    case period, prefixPeriod, equal, arrow
    case postfixQuestion, infixQuestion, postfixExclamation, prefixAmpersand
    case binaryOperator, prefixOperator, postfixOperator
  }

  var range: SourceRange { SourceRange(start: Int(start), end: Int(end)) }

  /// Whether it is an operator in any position, `&` and `?` between blanks included.
  var isOperator: Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .infixQuestion: true
    case _: false
    }
  }
}
