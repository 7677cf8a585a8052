extension YAMLReader {
  func failure(_ problem: SyntaxProblem, _ start: Int) -> SyntaxFailure {
    SyntaxFailure(problem, min(start, text.count), min(start + 1, text.count))
  }

  /// A failure over the word at the position.
  func unexpected(_ problem: (_ found: String) -> SyntaxProblem) -> SyntaxFailure {
    if byte == UInt8(ascii: "#"), !isAtEnd { return failure(.commentWithoutSpace, position) }
    return SyntaxFailure(problem(FoundText.described(text, at: position)), position, wordEnd)
  }

  /// The offset past the word at the position.
  var wordEnd: Int {
    var end = position
    while end < text.count, text[end].isWordByte { end += 1 }
    return max(end, min(position + 1, text.count))
  }

  /// The number of bytes before an offset in its line.
  func column(of place: Int) -> Int {
    var start = place
    while start > 0, !text[start - 1].isBreak { start -= 1 }
    return place - start
  }

  /// A document marker inside quotes or brackets.
  func markerInText() -> SyntaxFailure {
    let marker = String(decoding: text[position..<position + 3], as: UTF8.self)
    return SyntaxFailure(.markerInText(marker), position, position + 3)
  }

  /// A key without the colon that must follow it.
  func missingColon(_ key: ScalarToken) -> SyntaxFailure {
    SyntaxFailure(.missingColon(key: FoundText.shortened(text, key.start, key.end)), key.start, key.end)
  }

  /// A colon after plain text of several lines: the first line was intended as a key, or the last one is not text.
  func colonAfterLines(_ token: ScalarToken, _ start: NodeStart) -> SyntaxFailure {
    if start.mayNest {
      var end = token.start
      while !text[end].isBreak { end += 1 }
      return missingColon(ScalarToken(.plain, token.start, end))
    }
    if let slip = dashWithoutSpace(before: token) { return slip }
    let line = FoundText.shortened(text, lineStart, text.count)
    return failure(.colonInText(String(line.drop { $0 == " " }), isInFlow: false), position)
  }

  /// A key like `-id` on the line where a text begins: an entry whose dash has no space after it.
  private func dashWithoutSpace(before token: ScalarToken) -> SyntaxFailure? {
    var start = token.start
    while start > 0, !text[start - 1].isBreak { start -= 1 }
    while text[start] == UInt8(ascii: " ") { start += 1 }
    guard text[start] == UInt8(ascii: "-"), start + 1 < token.start, text[start + 1] != UInt8(ascii: " "),
      text[start + 1] != UInt8(ascii: "-")
    else { return nil }
    var end = start
    while end < token.start, text[end] != UInt8(ascii: ":") { end += 1 }
    return SyntaxFailure(.dashWithoutSpace(FoundText.shortened(text, start + 1, end)), start, end)
  }

  /// The failure of a collection in brackets that continues without a comma.
  func missingComma(_ open: Int, _ closing: UInt8) -> SyntaxFailure {
    if isAtEnd { return failure(.unclosedCollection(opening: Character(text[open])), open) }
    if byte == UInt8(ascii: ":"), let start = plainStart {
      return failure(.colonInText(FoundText.shortened(text, start, flowEnd), isInFlow: true), position)
    }
    return unexpected { .expectedComma(closing: Character(closing), found: $0) }
  }

  /// The start of the plain text that ends at the position, ignoring blanks.
  private var plainStart: Int? {
    guard let node = builder.storage.nodes.last, node.start < node.end, !node.flags.contains(.quoted) else {
      return nil
    }
    switch node.content {
    case .sequence, .mapping, .alias: return nil
    case .null, .no, .yes, .number, .string: break
    }
    return text[node.end..<position].allSatisfy(\.isBlank) ? node.start : nil
  }

  /// The end of the text that a reader would see as a unit: the next comma, bracket or line end.
  private var flowEnd: Int {
    text[position...].firstIndex { $0.isBreak || $0.isFlowIndicator } ?? text.count
  }
}
