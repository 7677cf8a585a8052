/// A Unicode scalar that is encoded in several bytes of UTF-8.
struct Scalar {
  let value: UInt32
  /// The number of bytes.
  let count: Int

  /// Decodes the scalar at an offset; nil if the bytes are not valid UTF-8.
  init?(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, before limit: Int) {
    let first = UInt32(text[offset])
    let smallest: UInt32
    var result: UInt32
    switch first {
    case 0xC2...0xDF: (count, result, smallest) = (2, first & 0x1F, 0x80)
    case 0xE0...0xEF: (count, result, smallest) = (3, first & 0x0F, 0x800)
    case 0xF0...0xF4: (count, result, smallest) = (4, first & 0x07, 0x10000)
    case _: return nil
    }
    guard offset + count <= limit else { return nil }
    for place in offset + 1..<offset + count {
      guard text[place] & 0xC0 == 0x80 else { return nil }
      result = result << 6 | UInt32(text[place] & 0x3F)
    }
    guard result >= smallest, Unicode.Scalar(result) != nil else { return nil }
    value = result
  }

  /// Whether the scalar can begin an operator; all other scalars outside ASCII are part of identifiers.
  var isOperatorHead: Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF,
      0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      true
    case _: false
    }
  }

  /// Whether the scalar can follow the first one of an operator.
  var isOperatorTail: Bool {
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      true
    case _: isOperatorHead
    }
  }
}
