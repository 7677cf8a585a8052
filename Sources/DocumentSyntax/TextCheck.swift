/// Checks the length and the UTF-8 encoding of a text in either syntax.
enum TextCheck {
  /// Throws if the encoding of a text is invalid.
  static func check(_ text: UnsafeBufferPointer<UInt8>) throws(SyntaxFailure) {
    guard text.count <= ReaderLimits.textLength else { throw SyntaxFailure(.textTooLong, 0, 0) }
    if let name = wideEncoding(text) { throw SyntaxFailure(.wideEncoding(name), 0, 0) }
    if let offset = firstMalformed(text) {
      throw SyntaxFailure(.malformedUTF8(byte: text[offset], offset: offset), offset, offset + 1)
    }
  }

  /// Throws the first control character of a text that YAML does not allow.
  static func checkControls(_ text: UnsafeBufferPointer<UInt8>) throws(SyntaxFailure) {
    for index in text.indices {
      let byte = text[index]
      guard byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D else { continue }
      throw SyntaxFailure(.controlCharacter(UInt32(byte)), index, index + 1)
    }
  }

  /// The name of an encoding with two or four bytes per character, detected by a byte order mark or zero bytes.
  private static func wideEncoding(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    guard text.count >= 2 else { return nil }
    let start = (text[0], text[1], text.count > 2 ? text[2] : 1, text.count > 3 ? text[3] : 1)
    switch start {
    case (0xFF, 0xFE, 0, 0), (0, 0, 0xFE, 0xFF), (0, 0, 0, 1...), (1..., 0, 0, 0): return "UTF-32"
    case (0xFF, 0xFE, _, _), (0xFE, 0xFF, _, _): return "UTF-16"
    case (0, 1..., 0, 1...), (1..., 0, 1..., 0): return "UTF-16"
    default: return nil
    }
  }

  /// The offset of the first byte that is not part of well-formed UTF-8 (Unicode's table 3-7).
  static func firstMalformed(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    let raw = UnsafeRawBufferPointer(text)
    var index = 0
    while index < text.count {
      if index + 8 <= text.count {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if word & 0x8080_8080_8080_8080 == 0 {
          index += 8
          continue
        }
      }
      guard let length = scalarLength(text, at: index) else { return index }
      index += length
    }
    return nil
  }

  /// The number of bytes of the scalar at an offset; nil if it is malformed.
  private static func scalarLength(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    let first = text[index]
    let second = index + 1 < text.count ? text[index + 1] : 0
    let length: Int
    switch (first, second) {
    case (0x00...0x7F, _): return 1
    case (0xC2...0xDF, 0x80...0xBF): length = 2
    case (0xE0, 0xA0...0xBF), (0xE1...0xEC, 0x80...0xBF), (0xED, 0x80...0x9F), (0xEE...0xEF, 0x80...0xBF):
      length = 3
    case (0xF0, 0x90...0xBF), (0xF1...0xF3, 0x80...0xBF), (0xF4, 0x80...0x8F): length = 4
    default: return nil
    }
    guard index + length <= text.count else { return nil }
    for place in index + 1..<index + length where text[place] & 0xC0 != 0x80 { return nil }
    return length
  }
}
