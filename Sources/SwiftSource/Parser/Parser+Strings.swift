import SourceText

/// String literals, with their escapes and interpolations.
extension Parser {
  mutating func stringLiteral() throws(SwiftSyntaxError) -> SwiftString {
    var decoder = StringDecoder(text, token)
    let closing = decoder.hashes + (token.isMultiline ? 3 : 1)
    let content = SourceRange(start: start + closing, end: Int(tokens[lastPart].end) - closing)
    try decoder.findMargin(content)
    var literal = SwiftString(segments: [])
    var start = decoder.contentStart
    while true {
      let isLast = at(.string) || at(.stringClose)
      let end = isLast ? decoder.contentEnd : Int(token.end) - 2 - decoder.hashes
      let segment = try decoder.decode(start, end)
      if !segment.isEmpty { literal.segments.append(.text(segment)) }
      guard !isLast else {
        advance()
        return literal
      }
      literal.segments.append(.interpolation(try interpolation()))
      start = self.start + 1
    }
  }

  /// Parses the arguments of an interpolation.
  private mutating func interpolation() throws(SwiftSyntaxError) -> [SwiftArgument] {
    let end = Int(token.match)
    let outer = isInPattern
    isInPattern = false
    let arguments = try enclosed { parser throws(SwiftSyntaxError) in
      parser.advance()
      return try parser.arguments(upTo: end)
    }
    isInPattern = outer
    return arguments
  }

  /// The index of the last segment of the string at the next token.
  private var lastPart: Int {
    var place = index
    while tokens[place].kind == .stringOpen || tokens[place].kind == .stringMiddle {
      place = Int(tokens[place].match)
    }
    return place
  }
}

/// Decodes the bytes of a string literal.
struct StringDecoder {
  let text: UnsafeBufferPointer<UInt8>
  /// The number of `#` characters in its delimiters and escapes.
  let hashes: Int
  private let isMultiline: Bool
  /// The range of the indentation that every line must begin with.
  private var margin = 0..<0
  /// The offset of the content; in a multiline string, after the first line break.
  private(set) var contentStart = 0
  /// The offset after the content; in a multiline string, before the last line break.
  private(set) var contentEnd = 0
  private var bytes: [UInt8] = []

  init(_ text: UnsafeBufferPointer<UInt8>, _ token: Token) {
    self.text = text
    isMultiline = token.isMultiline
    var place = Int(token.start)
    while text[place] == UInt8(ascii: "#") { place += 1 }
    hashes = place - Int(token.start)
  }

  /// Determines the content between the delimiters, and the indentation.
  mutating func findMargin(_ content: SourceRange) throws(SwiftSyntaxError) {
    (contentStart, contentEnd) = (content.start, content.end)
    guard isMultiline else { return }
    guard isLineEnd(contentStart) else {
      throw SwiftSyntaxError(.textAfterOpeningQuotes, contentStart, contentStart + 1)
    }
    var place = contentEnd
    while text[place - 1] == 0x20 || text[place - 1] == 0x09 { place -= 1 }
    guard isLineEnd(place - 1), place > contentStart else {
      throw SwiftSyntaxError(.textBeforeClosingQuotes, contentEnd, contentEnd + 3)
    }
    margin = place..<contentEnd
    contentEnd = place - (text[place - 1] == 0x0A && text[place - 2] == 0x0D ? 2 : 1)
    contentStart += lineEndCount(contentStart)
  }

  private func isLineEnd(_ place: Int) -> Bool { text[place] == 0x0A || text[place] == 0x0D }

  /// Returns the number of bytes of the line break at an offset; 0 if there is none.
  private func lineEndCount(_ place: Int) -> Int {
    guard isLineEnd(place) else { return 0 }
    return text[place] == 0x0D && text[place + 1] == 0x0A ? 2 : 1
  }

  /// Returns the text of a segment.
  mutating func decode(_ start: Int, _ end: Int) throws(SwiftSyntaxError) -> String {
    guard start < end else { return "" }
    if !isMultiline, !text[start..<end].contains(UInt8(ascii: "\\")) {
      return String(decoding: text[start..<end], as: UTF8.self)
    }
    bytes.removeAll(keepingCapacity: true)
    var place = start
    if isMultiline, start == contentStart { try skipMargin(&place, end) }
    while place < end {
      let byte = text[place]
      if byte == UInt8(ascii: "\\"), hasHashes(place + 1, end) {
        try decodeEscape(&place, end)
      } else if isMultiline, isLineEnd(place) {
        bytes.append(0x0A)
        place += lineEndCount(place)
        try skipMargin(&place, end)
      } else {
        bytes.append(byte)
        place += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func hasHashes(_ place: Int, _ end: Int) -> Bool {
    guard place + hashes < end else { return false }
    for offset in place..<place + hashes where text[offset] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Skips the indentation of a line, which must match that of the closing quotes; an empty line needs none.
  private func skipMargin(_ place: inout Int, _ end: Int) throws(SwiftSyntaxError) {
    for offset in margin {
      guard place < end, !isLineEnd(place) else { return }
      guard text[place] == text[offset] else { break }
      place += 1
      if offset + 1 == margin.upperBound { return }
    }
    guard !margin.isEmpty else { return }
    var blank = place
    while blank < end, text[blank] == 0x20 || text[blank] == 0x09 { blank += 1 }
    guard blank == end && end == contentEnd || blank < end && isLineEnd(blank) else {
      throw SwiftSyntaxError(.wrongIndentation, place, place + 1)
    }
    place = blank
  }

  private mutating func decodeEscape(_ place: inout Int, _ end: Int) throws(SwiftSyntaxError) {
    let start = place
    place += 1 + hashes
    let byte = text[place]
    place += 1
    switch byte {
    case UInt8(ascii: "0"): bytes.append(0)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): bytes.append(byte)
    case UInt8(ascii: "u"): try decodeScalar(&place, end, from: start)
    case 0x20, 0x09, 0x0A, 0x0D:
      // A backslash at the end of a line joins it with the next line.
      place -= 1
      while place < end, text[place] == 0x20 || text[place] == 0x09 { place += 1 }
      guard isMultiline, place < end, isLineEnd(place) else { throw unknownEscape(start, place) }
      place += lineEndCount(place)
      try skipMargin(&place, end)
    case _: throw unknownEscape(start, place)
    }
  }

  private mutating func decodeScalar(
    _ place: inout Int, _ end: Int, from start: Int
  ) throws(SwiftSyntaxError) {
    guard place < end, text[place] == UInt8(ascii: "{") else { throw unknownEscape(start, place) }
    var digits = ""
    place += 1
    while place < end, text[place] != UInt8(ascii: "}"), digits.utf8.count < 9 {
      digits.unicodeScalars.append(Unicode.Scalar(text[place]))
      place += 1
    }
    guard place < end, text[place] == UInt8(ascii: "}"), digits.utf8.count <= 8,
      let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
    else { throw unknownEscape(start, place) }
    place += 1
    bytes += Array(String(Character(scalar)).utf8)
  }

  private func unknownEscape(_ start: Int, _ end: Int) -> SwiftSyntaxError {
    let last = min(max(end, start + 1), text.count)
    return SwiftSyntaxError(.unknownEscape(String(decoding: text[start..<last], as: UTF8.self)), start, last)
  }
}
