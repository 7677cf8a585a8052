/// Operators, and punctuation that consists of operator characters.
extension Lexer {
  static func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    case _: false
    }
  }

  /// Reads the longest operator; `?` and `!` directly after an operand are separate tokens.
  mutating func readOperator() {
    let start = index
    let isLeftBound = isLeftBound(start)
    if isLeftBound, text[start] == UInt8(ascii: "!") || text[start] == UInt8(ascii: "?") {
      index += 1
      return append(text[start] == UInt8(ascii: "!") ? .postfixExclamation : .postfixQuestion, from: start)
    }
    skipOperatorBytes(allowsDots: text[start] == UInt8(ascii: "."))
    append(operatorKind(start, isLeftBound), from: start)
  }

  private mutating func skipOperatorBytes(allowsDots: Bool) {
    let start = index
    while index < limit {
      let byte = text[index]
      if byte == UInt8(ascii: "/"), index > start,
        peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*")
      {
        return
      }
      if Self.isOperatorByte(byte) || (allowsDots && byte == UInt8(ascii: ".")) {
        index += 1
      } else if byte >= 0x80, let scalar = Scalar(text, at: index, before: limit), scalar.isOperatorTail {
        index += scalar.count
      } else {
        return
      }
    }
  }

  private func operatorKind(_ start: Int, _ isLeftBound: Bool) -> Token.Kind {
    let isRightBound = isRightBound(index, isLeftBound)
    switch (index - start, text[start]) {
    case (1, UInt8(ascii: "=")): return .equal
    case (1, UInt8(ascii: ".")): return isLeftBound ? .period : .prefixPeriod
    case (1, UInt8(ascii: "?")): return .infixQuestion
    case (1, UInt8(ascii: "&")) where !isLeftBound && isRightBound: return .prefixAmpersand
    case (2, UInt8(ascii: "-")) where text[start + 1] == UInt8(ascii: ">"): return .arrow
    case _: break
    }
    if isLeftBound == isRightBound { return .binaryOperator }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }

  /// Returns whether the operator has an operand on its left without whitespace.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch text[start - 1] {
    case 0x20, 0x09...0x0D, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      // The end of a comment counts as whitespace.
      return start < 2 || text[start - 2] != UInt8(ascii: "*")
    case _: return true
    }
  }

  /// Returns whether the operator has an operand on its right without whitespace.
  private func isRightBound(_ end: Int, _ isLeftBound: Bool) -> Bool {
    switch byte(at: end) {
    case 0x20, 0x09...0x0D, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      return byte(at: end + 1) != UInt8(ascii: "/") && byte(at: end + 1) != UInt8(ascii: "*")
    case _: return true
    }
  }
}
