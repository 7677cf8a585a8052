extension YAMLReader {
  /// Scans a scalar in single or double quotes.
  mutating func scanQuoted(inside indent: Int) throws(SyntaxFailure) -> ScalarToken {
    let start = position
    let quote = byte
    position += 1
    skipQuoted(quote)
    if byte == quote, quote == UInt8(ascii: "\"") || nextByte != quote {
      position += 1
      return ScalarToken(.quoted, start, position)
    }
    return try scanFoldedQuoted(quote, start, inside: indent)
  }

  /// Scans the rest of a quoted scalar that has escapes or several lines, into the pool.
  private mutating func scanFoldedQuoted(
    _ quote: UInt8, _ start: Int, inside indent: Int
  ) throws(SyntaxFailure) -> ScalarToken {
    var copied = start + 1
    var isMultiline = false
    // White space before this position of the pool was written as escapes, so folding keeps it.
    var kept = builder.storage.pool.count
    while true {
      builder.storage.pool.append(contentsOf: text[copied..<position])
      if isAtEnd { throw failure(.unclosedString(quote: Character(quote)), start) }
      if byte == quote {
        position += 1
        guard quote == UInt8(ascii: "'"), byte == quote else { break }
        builder.storage.pool.append(quote)
        position += 1
        kept = builder.storage.pool.count
      } else if byte.isBreak {
        isMultiline = true
        while builder.storage.pool.count > kept, builder.storage.pool.last?.isBlank == true {
          builder.storage.pool.removeLast()
        }
        builder.storage.pool.appendFold(try skipQuotedBreaks(start, inside: indent))
      } else if nextByte.isBreak {
        isMultiline = true
        position += 1
        let count = try skipQuotedBreaks(start, inside: indent)
        builder.storage.pool.append(contentsOf: repeatElement(0x0A, count: count - 1))
        kept = builder.storage.pool.count
      } else {
        try readEscape()
        kept = builder.storage.pool.count
      }
      copied = position
      skipQuoted(quote)
    }
    let pooled = builder.endPooledText()
    return ScalarToken(.quoted, start, position, pooled: pooled, isMultiline: isMultiline)
  }

  /// Skips to a quote, a line end or, in double quotes, an escape.
  @inline(__always)
  private mutating func skipQuoted(_ quote: UInt8) {
    let escape = quote == UInt8(ascii: "\"") ? UInt8(ascii: "\\") : quote
    while position < text.count {
      let byte = text[position]
      if byte == quote || byte == escape || byte.isBreak { return }
      position += 1
    }
  }

  /// Skips line ends inside quotes; the next line of text must be indented.
  private mutating func skipQuotedBreaks(
    _ start: Int, inside indent: Int
  ) throws(SyntaxFailure) -> Int {
    let (breaks, spaces) = skipBreaks()
    if isAtEnd { throw failure(.unclosedString(quote: Character(text[start])), start) }
    if isAtAnyMarker { throw markerInText() }
    guard spaces > indent else {
      if text[lineStart + spaces] == 0x09 { throw failure(.tabIndentation, lineStart + spaces) }
      throw SyntaxFailure(.missingIndentation(needed: indent + 1), position, wordEnd)
    }
    return breaks
  }

  private mutating func readEscape() throws(SyntaxFailure) {
    let start = position
    position += 1
    let name = byte
    position += 1
    switch name {
    case UInt8(ascii: "x"): try readEscapeDigits(2, from: start)
    case UInt8(ascii: "u"): try readEscapeDigits(4, from: start)
    case UInt8(ascii: "U"): try readEscapeDigits(8, from: start)
    default:
      guard let scalar = Self.escapedScalar(name) else {
        position = start + 1
        let found = FoundText.described(text, at: position)
        throw SyntaxFailure(
          .unknownEscape(found: found, format: .yaml), start, min(start + 2, text.count))
      }
      builder.storage.pool.append(scalar: scalar)
    }
  }

  /// The scalar that a one-letter escape represents.
  private static func escapedScalar(_ name: UInt8) -> UInt32? {
    switch name {
    case UInt8(ascii: "0"): 0x00
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "t"), 0x09: 0x09
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "e"): 0x1B
    case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"): UInt32(name)
    case UInt8(ascii: "N"): 0x85
    case UInt8(ascii: "_"): 0xA0
    case UInt8(ascii: "L"): 0x2028
    case UInt8(ascii: "P"): 0x2029
    default: nil
    }
  }

  private mutating func readEscapeDigits(_ count: Int, from start: Int) throws(SyntaxFailure) {
    let value = try readDigits(count, from: start)
    if (0xD800...0xDBFF).contains(value), count == 4, byte == UInt8(ascii: "\\"),
      nextByte == UInt8(ascii: "u")
    {
      let second = position
      position += 2
      let low = try readDigits(4, from: second)
      if (0xDC00...0xDFFF).contains(low) {
        return builder.storage.pool.append(scalar: 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00))
      }
      position = second
    }
    guard Unicode.Scalar(value) != nil else {
      let shown = FoundText.shortened(text, start, position)
      throw SyntaxFailure(.loneSurrogate(shown), start, position)
    }
    builder.storage.pool.append(scalar: value)
  }

  private mutating func readDigits(_ count: Int, from start: Int) throws(SyntaxFailure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = byte.hexadecimalDigit else {
        let found = FoundText.described(text, at: position)
        throw SyntaxFailure(
          .escapeDigits(count: count, found: found), start, min(position + 1, text.count))
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
