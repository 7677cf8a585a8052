/// Describes the text at an offset, for the part of a message after "found".
enum FoundText {
  /// The character or word at an offset, in quotes, or its name if it cannot be shown.
  static func described(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
    guard offset < text.count else { return "the end of the text" }
    switch text[offset] {
    case 0x0A, 0x0D: return "the end of the line"
    case 0x09: return "a tab"
    case 0x20: return "a space"
    case 0x00..<0x20, 0x7F: return "the control character \(scalarName(UInt32(text[offset])))"
    default: return "'\(word(text, at: offset))'"
    }
  }

  /// The letters and digits from an offset on, or a single other character; long words are truncated.
  static func word(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
    var end = offset
    while end < text.count, text[end].isWordByte { end += 1 }
    if end == offset {
      end += 1
      while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    }
    return shortened(text, offset, end)
  }

  /// The text between two offsets on one line; a truncated text ends in an ellipsis.
  static func shortened(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> String {
    var last = min(end, text.count)
    if let lineEnd = text[start..<last].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) { last = lineEnd }
    let limit = start + 40
    guard last > limit else { return String(decoding: text[start..<last], as: UTF8.self) }
    var cut = limit
    while cut > start, text[cut] & 0xC0 == 0x80 { cut -= 1 }
    return String(decoding: text[start..<cut], as: UTF8.self) + "…"
  }

  /// The name of a scalar in Unicode notation, such as `U+0000`.
  static func scalarName(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
