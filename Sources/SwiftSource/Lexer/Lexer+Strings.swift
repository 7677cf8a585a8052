/// The delimiter of a string literal.
struct StringDelimiter {
  /// The number of `#` characters around the string and in its escapes.
  var hashes: Int
  /// Whether the delimiter is `"""`.
  var isMultiline = false
}

/// String and regular expression literals.
extension Lexer {
  /// Returns whether three quotes at the next byte open a multiline string; `#"""#` is a raw string with one quote.
  func isMultilineOpening(_ hashes: Int) -> Bool {
    guard peek(1) == UInt8(ascii: "\""), peek(2) == UInt8(ascii: "\"") else { return false }
    guard hashes > 0 else { return true }
    var place = index + 2
    while place < limit, text[place] != 0x0A, text[place] != 0x0D {
      if text[place] == UInt8(ascii: "\""), hasHashes(hashes, at: place + 1) { return false }
      place += 1
    }
    return true
  }

  func hasHashes(_ count: Int, at offset: Int) -> Bool {
    for place in offset..<offset + count where byte(at: place) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Skips the rest of a string; returns false if it stops after the opening parenthesis of an interpolation.
  mutating func skipString(
    _ delimiter: StringDelimiter, from start: Int
  ) throws(SwiftSyntaxError) -> Bool {
    while index < limit {
      switch text[index] {
      case UInt8(ascii: "\""):
        if skipClosing(delimiter) { return true }
        index += 1
      case UInt8(ascii: "\\"):
        index += 1
        guard hasHashes(delimiter.hashes, at: index) else { continue }
        index += delimiter.hashes
        if peek() == UInt8(ascii: "(") {
          index += 1
          return false
        }
        // Skip an escaped quote or backslash; a line break in a single-line string is handled below.
        if peek() == UInt8(ascii: "\"") || peek() == UInt8(ascii: "\\") { index += 1 }
      case 0x0A where !delimiter.isMultiline, 0x0D where !delimiter.isMultiline:
        throw SwiftSyntaxError(.unclosedString, start, index)
      case _: index += 1
      }
    }
    throw SwiftSyntaxError(.unclosedString, start, min(start + delimiter.hashes + 3, limit))
  }

  private mutating func skipClosing(_ delimiter: StringDelimiter) -> Bool {
    let quotes = delimiter.isMultiline ? 3 : 1
    for place in 0..<quotes where peek(place) != UInt8(ascii: "\"") { return false }
    guard hasHashes(delimiter.hashes, at: index + quotes) else { return false }
    index += quotes + delimiter.hashes
    return true
  }

  /// Reads `/…/` if an operand is expected and the literal ends on its line; returns false if the slash is an operator.
  mutating func readRegex() -> Bool {
    guard !isLeftBound(index), allowsOperand, let end = regexEnd else { return false }
    let start = index
    index = end
    append(.regex, from: start)
    return true
  }

  /// Whether an operand may follow the last token.
  private var allowsOperand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .identifier:
      return !last.keyword.isOperand && last.keyword != .funcWord && last.keyword != .operatorWord
    case .integer, .floatingPoint, .regex, .string, .stringClose, .rightParen, .rightBracket, .rightBrace,
      .postfixQuestion, .postfixExclamation, .postfixOperator, .pound, .period, .prefixPeriod, .backslash:
      return false
    case _: return true
    }
  }

  /// The offset after a regular expression that begins at the next byte; nil if there is none.
  private var regexEnd: Int? {
    switch peek(1) {
    case 0x20, 0x09, 0x0A, 0x0D, 0, UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "/"),
      UInt8(ascii: "*"):
      return nil
    case _: break
    }
    var place = index + 1
    var depth = 0
    while place < limit {
      switch text[place] {
      case 0x0A, 0x0D: return nil
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/"): return text[place - 1] == 0x20 || text[place - 1] == 0x09 ? nil : place + 1
      case _: break
      }
      place += 1
    }
    return nil
  }

  /// Reads `#/…/#`, which may span several lines.
  mutating func readExtendedRegex(_ hashes: Int) throws(SwiftSyntaxError) {
    let start = index
    index += hashes + 1
    while index < limit {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "/") where hasHashes(hashes, at: index + 1):
        index += 1 + hashes
        return append(.regex, from: start)
      case _: index += 1
      }
    }
    index = min(index, limit)
    throw SwiftSyntaxError(.unclosedRegex, start, start + hashes + 1)
  }
}
