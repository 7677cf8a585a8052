import SourceText

/// A token of an expression, with its byte range.
struct ExpressionToken: Equatable {
  /// The kind of token.
  enum Kind: Equatable {
    case number(Double)
    case text(String)
    case name(String)
    /// An operator, a parenthesis, a comma, `?` or `:`.
    case sign(String)
    case end
  }

  var kind: Kind
  var start: Int
  var end: Int
}

/// Splits the text of an expression into tokens.
struct ExpressionScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns a description of a token as written, for messages.
  func words(for token: ExpressionToken) -> String {
    switch token.kind {
    case .text(let text): "the string \(text.quoted)"
    case .number, .name, .sign: String(decoding: bytes[token.start..<token.end], as: UTF8.self).quoted
    case .end: "the end"
    }
  }

  /// Returns a part of the text as written.
  func text(from start: Int, to end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  /// Returns the next token; `.end` repeatedly once the end is reached.
  mutating func next() throws(ExpressionError) -> ExpressionToken {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    guard position < bytes.count else {
      return ExpressionToken(kind: .end, start: bytes.count, end: bytes.count)
    }
    let byte = bytes[position]
    if isDigit(byte) || (byte == UInt8(ascii: ".") && isDigit(at: position + 1)) { return try number() }
    if isNameStart(byte) { return name() }
    if byte == UInt8(ascii: "'") { return try text() }
    return try sign()
  }

  /// Scans a number: digits, a fraction and an exponent.
  private mutating func number() throws(ExpressionError) -> ExpressionToken {
    let start = position
    skipDigits()
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      skipDigits()
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      let signed = isSign(at: position + 1) ? position + 2 : position + 1
      if isDigit(at: signed) {
        position = signed
        skipDigits()
      }
    }
    let written = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(written.hasSuffix(".") ? written + "0" : written), value.isFinite else {
      throw ExpressionError(.notFinite, from: start, to: position)
    }
    return ExpressionToken(kind: .number(value), start: start, end: position)
  }

  private mutating func name() -> ExpressionToken {
    let start = position
    while position < bytes.count, isNameStart(bytes[position]) || isDigit(bytes[position]) { position += 1 }
    let written = String(decoding: bytes[start..<position], as: UTF8.self)
    return ExpressionToken(kind: .name(written), start: start, end: position)
  }

  /// Scans a string in single quotes, which has no escapes.
  private mutating func text() throws(ExpressionError) -> ExpressionToken {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "'") { position += 1 }
    guard position < bytes.count else {
      throw ExpressionError(.unclosedString, from: start, to: bytes.count)
    }
    position += 1
    let content = String(decoding: bytes[(start + 1)..<(position - 1)], as: UTF8.self)
    return ExpressionToken(kind: .text(content), start: start, end: position)
  }

  private mutating func sign() throws(ExpressionError) -> ExpressionToken {
    let start = position
    let pair = String(decoding: bytes[start..<min(start + 2, bytes.count)], as: UTF8.self)
    if ["<=", ">=", "==", "!=", "&&", "||"].contains(pair) {
      position += 2
      return ExpressionToken(kind: .sign(pair), start: start, end: position)
    }
    let one = String(decoding: bytes[start..<(start + 1)], as: UTF8.self)
    guard "+-*/%<>!?:(),".contains(one) else {
      let scalar = String(decoding: bytes[start...], as: UTF8.self).unicodeScalars.first.map(String.init)
      let found = scalar ?? one
      throw ExpressionError(
        .syntax(expected: "a number, a name or an operator", found: "'\(found)'"), from: start,
        to: start + found.utf8.count)
    }
    position += 1
    return ExpressionToken(kind: .sign(one), start: start, end: position)
  }

  private mutating func skipDigits() {
    while position < bytes.count, isDigit(bytes[position]) { position += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private func isDigit(at index: Int) -> Bool { index < bytes.count && isDigit(bytes[index]) }

  private func isSign(at index: Int) -> Bool {
    index < bytes.count && (bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-"))
  }

  private func isNameStart(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
  }
}
