import SourceText

/// A token and its byte range.
struct Token {
  var kind: Kind
  /// The keyword, if the token is an identifier without backticks that spells one.
  var keyword = Keyword.none
  /// Whether the token is the first on its line, ignoring comments.
  var startsLine: Bool
  /// Whether the token is a segment of a multiline string.
  var isMultiline = false
  var start: Int32
  var end: Int32
  /// The index of the matching bracket, or of the next segment of a string.
  var match: Int32 = 0

  /// The kinds of tokens.
  enum Kind: UInt8 {
    case endOfFile
    /// An identifier, a keyword, `_` or `$0`.
    case identifier
    case integer, floatingPoint, regex
    /// A string without interpolations.
    case string
    /// The segments of a string with interpolations, including the parentheses of the interpolations.
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

  /// Whether the token is an operator in any position, including `&` and `?` between whitespace.
  var isOperator: Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .infixQuestion: true
    case _: false
    }
  }
}
