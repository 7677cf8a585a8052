extension JSONReader {
  /// Reads a number and checks its grammar; its value is computed on demand.
  mutating func readNumber() throws(SyntaxFailure) {
    let start = position
    position = try numberEnd(from: start)
    builder.add(NodeRecord(.number, start: start, end: position))
  }

  /// The offset past the number that begins at an offset.
  @inline(__always)
  func numberEnd(from start: Int) throws(SyntaxFailure) -> Int {
    let text = text
    let whole = text[start] == UInt8(ascii: "-") ? start + 1 : start
    var end = text.digitsEnd(from: whole)
    guard end > whole else { throw malformedNumber(start, .noDigits) }
    if text[whole] == UInt8(ascii: "0"), end > whole + 1 { throw malformedNumber(start, .leadingZero) }
    if end < text.count, text[end] == UInt8(ascii: ".") {
      let fraction = end + 1
      end = text.digitsEnd(from: fraction)
      guard end > fraction else { throw malformedNumber(start, .noFraction) }
    }
    var hasExponent = false
    if end < text.count, text[end] | 0x20 == UInt8(ascii: "e") {
      hasExponent = true
      let isSigned =
        end + 1 < text.count && (text[end + 1] == UInt8(ascii: "-") || text[end + 1] == UInt8(ascii: "+"))
      let exponent = end + (isSigned ? 2 : 1)
      end = text.digitsEnd(from: exponent)
      guard end > exponent else { throw malformedNumber(start, .noExponent) }
    }
    // Only such numbers can exceed the largest double, which has 309 digits.
    if hasExponent || end - start > 308 { try checkRange(start, end) }
    return end
  }

  private func checkRange(_ start: Int, _ end: Int) throws(SyntaxFailure) {
    guard let value = Double(decimal: text, start, end), !value.isFinite else { return }
    throw failure(.numberOutOfRange(FoundText.shortened(text, start, end)), start, end)
  }

  /// Reads `true`, `false` or `null`.
  mutating func readWord() throws(SyntaxFailure) {
    let start = position
    for (word, content) in [("null", NodeRecord.Content.null), ("true", .yes), ("false", .no)] {
      guard text[start...].starts(with: word.utf8) else { continue }
      position = start + word.utf8.count
      guard byte.isWordByte else {
        builder.add(NodeRecord(content, start: start, end: position))
        return
      }
    }
    position = start
    throw missingValue()
  }

  /// Reads a string; a string with escapes is stored in the pool.
  mutating func readString() throws(SyntaxFailure) {
    let start = position
    position += 1
    skipPlainCharacters()
    if byte == UInt8(ascii: "\"") {
      position += 1
      builder.add(NodeRecord(.string, start: start, end: position, flags: .quoted))
      return
    }
    var copied = start + 1
    while byte == UInt8(ascii: "\\") {
      builder.storage.pool.append(contentsOf: text[copied..<position])
      try readEscape()
      copied = position
      skipPlainCharacters()
    }
    guard byte == UInt8(ascii: "\"") else { throw brokenString(start) }
    builder.storage.pool.append(contentsOf: text[copied..<position])
    position += 1
    let link = builder.endPooledText()
    builder.add(NodeRecord(.string, start: start, end: position, flags: [.quoted, .pooled], link: link))
  }

  @inline(__always)
  private mutating func skipPlainCharacters() {
    while position < text.count {
      let byte = text[position]
      guard byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { return }
      position += 1
    }
  }

  private mutating func readEscape() throws(SyntaxFailure) {
    let start = position
    position += 1
    let escape = byte
    position += 1
    switch escape {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): builder.storage.pool.append(escape)
    case UInt8(ascii: "b"): builder.storage.pool.append(0x08)
    case UInt8(ascii: "f"): builder.storage.pool.append(0x0C)
    case UInt8(ascii: "n"): builder.storage.pool.append(0x0A)
    case UInt8(ascii: "r"): builder.storage.pool.append(0x0D)
    case UInt8(ascii: "t"): builder.storage.pool.append(0x09)
    case UInt8(ascii: "u"): try readUnicodeEscape(from: start)
    default:
      position = start + 1
      let name = position < text.count ? FoundText.described(text, at: position) : "the end of the text"
      throw failure(.unknownEscape(found: name, format: .json), start, start + 2)
    }
  }

  /// Reads four digits after `\u`, and a second escape if the first is half of a surrogate pair.
  private mutating func readUnicodeEscape(from start: Int) throws(SyntaxFailure) {
    let unit = try readFourDigits(from: start)
    switch unit {
    case 0xDC00...0xDFFF: throw loneSurrogate(start)
    case 0xD800...0xDBFF:
      let second = position
      guard byte == UInt8(ascii: "\\"), second + 1 < text.count, text[second + 1] == UInt8(ascii: "u") else {
        throw loneSurrogate(start)
      }
      position += 2
      let low = try readFourDigits(from: second)
      guard (0xDC00...0xDFFF).contains(low) else {
        position = second
        throw loneSurrogate(start)
      }
      builder.storage.pool.append(scalar: 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    default: builder.storage.pool.append(scalar: unit)
    }
  }

  private mutating func readFourDigits(from start: Int) throws(SyntaxFailure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = byte.hexadecimalDigit else {
        let found = FoundText.described(text, at: position)
        throw failure(.escapeDigits(count: 4, found: found), start, min(position + 1, text.count))
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset past the decimal digits that begin at an offset.
  ///
  /// Eight bytes are tested at once: a digit minus 0x30 is below 10, so it stays below 16 when 6 is
  /// added. A carry can only come from a byte that is not a digit, into the bytes after it.
  @inline(__always)
  func digitsEnd(from start: Int) -> Int {
    var end = start
    while end + 8 <= count {
      let word = UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: end, as: UInt64.self).littleEndian
      let digits = word ^ 0x3030_3030_3030_3030
      let others = (digits | (digits &+ 0x0606_0606_0606_0606)) & 0xF0F0_F0F0_F0F0_F0F0
      if others != 0 { return end + others.trailingZeroBitCount >> 3 }
      end += 8
    }
    while end < count, self[end] &- UInt8(ascii: "0") < 10 { end += 1 }
    return end
  }
}

extension [UInt8] {
  /// Appends a scalar as UTF-8, or U+FFFD if the value is not a scalar.
  mutating func append(scalar value: UInt32) {
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}

extension UInt8 {
  /// Whether the byte can be part of a word.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
