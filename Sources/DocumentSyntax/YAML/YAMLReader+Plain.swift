extension YAMLReader {
  /// Scans an alias, a quoted scalar, or the first line of a plain one.
  mutating func scanScalar(inside indent: Int, inFlow: Bool) throws(SyntaxFailure) -> ScalarToken {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try scanQuoted(inside: indent)
    case UInt8(ascii: "*"): return try scanAlias()
    default:
      try checkPlainStart(inFlow: inFlow)
      let start = position
      return ScalarToken(.plain, start, scanPlainLine(inFlow: inFlow))
    }
  }

  /// Checks that plain text may begin with the character at the position.
  @inline(__always)
  private func checkPlainStart(inFlow: Bool) throws(SyntaxFailure) {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      guard nextByte.isSpaceOrEnd || inFlow && nextByte.isFlowIndicator else { return }
      if inFlow { throw unexpected { .expectedValue(found: $0) } }
    case UInt8(ascii: "#"):
      throw failure(.commentWithoutSpace, position)
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "&"), UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "%"),
      UInt8(ascii: "@"), UInt8(ascii: "`"):
      break
    default: return
    }
    throw failure(.reservedCharacter(Character(byte)), position)
  }

  /// Scans plain text up to `: `, ` #`, the end of the line or, inside brackets, an indicator.
  ///
  /// Returns the offset past its last character that is not white space; the position is past the white space.
  private mutating func scanPlainLine(inFlow: Bool) -> Int {
    var end = position
    scan: while position < text.count {
      let byte = text[position]
      switch byte {
      case 0x0A, 0x0D: break scan
      case 0x20, 0x09:
        position += 1
        continue scan
      case UInt8(ascii: ":"):
        if nextByte.isSpaceOrEnd || inFlow && nextByte.isFlowIndicator { break scan }
      case UInt8(ascii: "#"):
        if text[position - 1].isBlank { break scan }
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        if inFlow { break scan }
      default: break
      }
      position += 1
      end = position
    }
    return end
  }

  /// Continues plain text on the lines after the first one, which are folded into one.
  mutating func continuePlain(
    _ token: inout ScalarToken, inside indent: Int, inFlow: Bool
  ) throws(SyntaxFailure) {
    var pooled: Int?
    while byte.isBreak {
      let line = (position, lineStart)
      let (breakCount, spaces) = skipBreaks()
      guard !isAtEnd, !isAtAnyMarker, spaces > indent, byte != UInt8(ascii: "#"),
        !(inFlow && (byte.isFlowIndicator || isAtFlowStop))
      else {
        (position, lineStart) = line
        break
      }
      if pooled == nil {
        builder.storage.pool.append(contentsOf: text[token.start..<token.end])
        pooled = 0
      }
      builder.storage.pool.appendFold(breakCount)
      let start = position
      token.end = scanPlainLine(inFlow: inFlow)
      token.isMultiline = true
      builder.storage.pool.append(contentsOf: text[start..<token.end])
      if !inFlow, isAtIndicator(":") { break }
    }
    if pooled != nil { token.pooled = builder.endPooledText() }
  }

  private var isAtFlowStop: Bool {
    byte == UInt8(ascii: ":") && (nextByte.isSpaceOrEnd || nextByte.isFlowIndicator)
  }

  /// Skips line ends, empty lines and the white space before the next text; counts line ends and spaces.
  mutating func skipBreaks() -> (breaks: Int, spaces: Int) {
    var breaks = 0
    var spaces = 0
    while byte.isBreak {
      skipBreak()
      breaks += 1
      while byte == 0x20 { position += 1 }
      spaces = position - lineStart
      skipBlanks()
    }
    return (breaks, spaces)
  }
}

extension [UInt8] {
  /// Appends the result of folding line ends between two lines of text: a space, or all line ends but one.
  mutating func appendFold(_ breakCount: Int) {
    if breakCount == 1 {
      append(0x20)
    } else {
      append(contentsOf: repeatElement(0x0A, count: breakCount - 1))
    }
  }
}
