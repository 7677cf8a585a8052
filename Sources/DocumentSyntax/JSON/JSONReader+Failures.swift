extension JSONReader {
  func failure(_ problem: SyntaxProblem, _ start: Int, _ end: Int? = nil) -> SyntaxFailure {
    SyntaxFailure(problem, start, end ?? min(start + 1, text.count))
  }

  /// A failure over the word at the position.
  func unexpected(_ problem: (_ found: String) -> SyntaxProblem) -> SyntaxFailure {
    if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") { return failure(.commentInJSON, position) }
    guard position < text.count || builder.open.isEmpty else { return unclosedCollection() }
    return failure(problem(FoundText.described(text, at: position)), position, wordEnd)
  }

  /// The failure at the position of a missing value.
  func missingValue() -> SyntaxFailure {
    switch byte {
    case UInt8(ascii: "'"): return failure(.singleQuotes, position)
    case UInt8(ascii: "+"): return malformedNumber(position, .plusSign)
    case UInt8(ascii: "."): return malformedNumber(position, .noWhole)
    case _ where byte.isWordByte:
      return failure(.unknownWord(FoundText.word(text, at: position)), position, wordEnd)
    default: return unexpected { .expectedValue(found: $0) }
    }
  }

  /// The failure at the position of a missing key.
  func missingKey() -> SyntaxFailure {
    if byte == UInt8(ascii: "'") { return failure(.singleQuotes, position) }
    return unexpected { .expectedKey(found: $0) }
  }

  /// The failure of a string that is malformed at the position.
  func brokenString(_ start: Int) -> SyntaxFailure {
    if position >= text.count || byte == 0x0A || byte == 0x0D {
      return failure(.unclosedString(quote: "\""), start, position)
    }
    return failure(.controlInString(UInt32(byte)), position)
  }

  func malformedNumber(_ start: Int, _ fault: NumberFault) -> SyntaxFailure {
    var end = start
    while end < text.count, text[end].isWordByte || [0x2B, 0x2D, 0x2E].contains(text[end]) { end += 1 }
    return failure(.malformedNumber(FoundText.shortened(text, start, end), fault), start, end)
  }

  func loneSurrogate(_ start: Int) -> SyntaxFailure {
    failure(.loneSurrogate(FoundText.shortened(text, start, min(start + 6, text.count))), start, start + 6)
  }

  private func unclosedCollection() -> SyntaxFailure {
    let start = builder.open.last.map { builder.storage.nodes[$0.index].start } ?? 0
    return failure(.unclosedCollection(opening: Character(text[start])), start)
  }

  private var wordEnd: Int {
    var end = position
    while end < text.count, text[end].isWordByte { end += 1 }
    return max(end, min(position + 1, text.count))
  }
}
