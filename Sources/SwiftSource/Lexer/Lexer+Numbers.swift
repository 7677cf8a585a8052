/// Number literals.
extension Lexer {
  mutating func readNumber() throws(SwiftSyntaxError) {
    let start = index
    var isFloatingPoint = false
    switch (text[start], peek(1)) {
    case (UInt8(ascii: "0"), UInt8(ascii: "x")):
      index += 2
      try skipDigits(Self.isHexDigit, from: start)
      isFloatingPoint = try skipHexFraction(from: start)
    case (UInt8(ascii: "0"), UInt8(ascii: "b")):
      index += 2
      try skipDigits({ $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1") }, from: start)
    case (UInt8(ascii: "0"), UInt8(ascii: "o")):
      index += 2
      try skipDigits({ (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }, from: start)
    case _:
      try skipDigits(Self.isDigit, from: start)
      if tokens.last?.kind != .period { isFloatingPoint = try skipFraction(from: start) }
    }
    if Self.isNameByte(peek()) || peek() >= 0x80 && !startsOperator { throw malformed(start) }
    append(isFloatingPoint ? .floatingPoint : .integer, from: start)
  }

  private var startsOperator: Bool { Scalar(text, at: index, before: limit)?.isOperatorHead == true }

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  /// Skips at least one digit, with underscores between digits.
  private mutating func skipDigits(
    _ isDigit: (UInt8) -> Bool, from start: Int
  ) throws(SwiftSyntaxError) {
    guard isDigit(peek()) else { throw malformed(start) }
    while isDigit(peek()) || peek() == UInt8(ascii: "_") { index += 1 }
  }

  private mutating func skipFraction(from start: Int) throws(SwiftSyntaxError) -> Bool {
    var isFloatingPoint = false
    if peek() == UInt8(ascii: "."), Self.isDigit(peek(1)) {
      index += 1
      try skipDigits(Self.isDigit, from: start)
      isFloatingPoint = true
    }
    if peek() | 0x20 == UInt8(ascii: "e") {
      try skipExponent(from: start)
      isFloatingPoint = true
    }
    return isFloatingPoint
  }

  /// Skips a hexadecimal fraction, which requires an exponent; without one, the dot begins a member access.
  private mutating func skipHexFraction(from start: Int) throws(SwiftSyntaxError) -> Bool {
    let end = index
    if peek() == UInt8(ascii: "."), Self.isHexDigit(peek(1)) {
      index += 1
      try skipDigits(Self.isHexDigit, from: start)
    }
    guard peek() | 0x20 == UInt8(ascii: "p") else {
      index = end
      return false
    }
    try skipExponent(from: start)
    return true
  }

  private mutating func skipExponent(from start: Int) throws(SwiftSyntaxError) {
    index += 1
    if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { index += 1 }
    try skipDigits(Self.isDigit, from: start)
  }

  private func malformed(_ start: Int) -> SwiftSyntaxError {
    var end = index
    while end < limit, Self.isNameByte(text[end]) { end += 1 }
    return SwiftSyntaxError(
      .malformedNumber(String(decoding: text[start..<end], as: UTF8.self)), start, end)
  }
}
