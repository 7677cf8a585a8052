package import SourceText

/// A syntax error in Swift code.
package enum SwiftSyntaxProblem: Problem, Hashable {
  case expected(String, found: String)
  case unseparated(String, found: String)
  case textTooLong
  case nestingTooDeep
  case expressionTooLong
  case unexpectedByte(UInt8)
  case malformedText(UInt8)
  case malformedNumber(String)
  case unmatchedBracket(Character)
  case wrongBracket(found: Character, expected: Character, line: Int)
  case unclosedBracket(Character, closing: Character)
  case unclosedComment
  case unclosedQuotedName
  case unclosedString
  case unclosedRegex
  case unclosedDirective
  case unknownEscape(String)
  case textAfterOpeningQuotes
  case textBeforeClosingQuotes
  case wrongIndentation

  package var code: String { "swift-syntax" }

  package var severity: Severity { .error }

  package var message: String {
    switch self {
    case .expected(let expected, let found): "expected \(expected), found \(found)"
    case .unseparated(let kind, let found): "expected a new line or ';' between \(kind), found \(found)"
    case .textTooLong: "file is larger than \(SwiftLimits.textLength >> 20) MiB"
    case .nestingTooDeep: "too many levels of nesting"
    case .expressionTooLong: "expression has more than \(SwiftLimits.expressionHeight) levels"
    case .unexpectedByte(0): "expected UTF-8 text, found a NUL byte"
    case .unexpectedByte(let byte): "unexpected character \(Self.shown(byte))"
    case .malformedText: "expected UTF-8 text, found an invalid byte"
    case .malformedNumber(let text): "invalid number '\(text)'"
    case .unmatchedBracket(let bracket): "unexpected '\(bracket)' without an opening bracket"
    case .wrongBracket(let found, let expected, let line):
      "expected '\(expected)' to close the bracket on line \(line), found '\(found)'"
    case .unclosedBracket(let opening, let closing): "expected '\(closing)' to close '\(opening)'"
    case .unclosedComment: "expected '*/' to close the comment"
    case .unclosedQuotedName: "expected '`' to close the name"
    case .unclosedString: "expected '\"' to close the string"
    case .unclosedRegex: "expected '/' to close the regular expression"
    case .unclosedDirective: "expected '#endif' to close '#if'"
    case .unknownEscape(let text): "unknown escape '\(text)' in a string"
    case .textAfterOpeningQuotes: "expected a new line after the opening quotes of a multi-line string"
    case .textBeforeClosingQuotes: "expected a new line before the closing quotes of a multi-line string"
    case .wrongIndentation: "line is indented less than the closing quotes of the multi-line string"
    }
  }

  package var hint: String? {
    switch self {
    case .unexpectedByte(0), .malformedText: "save the file as UTF-8"
    case .unknownEscape: "write '\\\\' for a backslash"
    case .expressionTooLong: "split the expression with a local constant"
    case .wrongIndentation: "indent the line like the closing quotes"
    case .expected, .unseparated, .textTooLong, .nestingTooDeep, .unexpectedByte, .malformedNumber,
      .unmatchedBracket, .wrongBracket, .unclosedBracket, .unclosedComment, .unclosedQuotedName,
      .unclosedString, .unclosedRegex, .unclosedDirective, .textAfterOpeningQuotes, .textBeforeClosingQuotes:
      nil
    }
  }

  private static func shown(_ byte: UInt8) -> String {
    if byte > 0x20, byte < 0x7F { return "'\(Character(Unicode.Scalar(byte)))'" }
    return "U+\(String(UInt32(byte) + 0x10000, radix: 16, uppercase: true).dropFirst())"
  }
}

extension SwiftSyntaxError {
  init(_ problem: SwiftSyntaxProblem, _ start: Int, _ end: Int) {
    self.init(problem: problem, range: SourceRange(start: start, end: max(start, end)))
  }
}
