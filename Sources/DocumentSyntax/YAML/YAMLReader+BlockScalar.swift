extension YAMLReader {
  /// The header of a block scalar, after `|` or `>`.
  private struct BlockHeader {
    /// The handling of trailing line ends.
    enum Chomping {
      case strip, clip, keep
    }

    var isFolded: Bool
    var chomping = Chomping.clip
    /// The explicit indentation relative to the enclosing collection; nil if there is none.
    var indent: Int?
  }

  /// Scans a literal (`|`) or folded (`>`) scalar into the pool.
  mutating func readBlockScalar(inside indent: Int) throws(SyntaxFailure) -> ScalarToken {
    let start = position
    let header = try readBlockHeader()
    var lines = BlockLines(isFolded: header.isFolded)
    let textIndent: Int
    if let said = header.indent {
      textIndent = max(indent, 0) + said
    } else {
      textIndent = try findBlockIndent(inside: indent)
    }
    var end = position
    while let content = nextBlockLine(textIndent) {
      if content.isEmpty {
        lines.breaks += 1
      } else {
        lines.append(text[content], to: &builder.storage.pool)
        end = content.upperBound
      }
      guard !isAtEnd else { break }
      skipBreak()
    }
    try checkBlockEnd(textIndent)
    switch header.chomping {
    case .strip: break
    case .clip: if lines.hasText { builder.storage.pool.append(0x0A) }
    case .keep: builder.storage.pool.append(contentsOf: repeatElement(0x0A, count: lines.breaks))
    }
    return ScalarToken(
      .quoted, start, max(end, start + 1), pooled: builder.endPooledText(), isMultiline: true)
  }

  private mutating func readBlockHeader() throws(SyntaxFailure) -> BlockHeader {
    var header = BlockHeader(isFolded: byte == UInt8(ascii: ">"))
    position += 1
    var hasChomping = false
    while !byte.isSpaceOrEnd {
      switch byte {
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard !hasChomping else { throw unexpected { .blockHeader(found: $0) } }
        header.chomping = byte == UInt8(ascii: "+") ? .keep : .strip
        hasChomping = true
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        guard header.indent == nil else { throw unexpected { .blockHeader(found: $0) } }
        header.indent = Int(byte - UInt8(ascii: "0"))
      default: throw unexpected { .blockHeader(found: $0) }
      }
      position += 1
    }
    skipBlanks()
    if byte == UInt8(ascii: "#"), isAfterBlank { skipLine() }
    guard byte.isBreak || isAtEnd else { throw unexpected { .blockHeader(found: $0) } }
    if !isAtEnd { skipBreak() }
    return header
  }

  /// The indentation of the first line that is not blank; must be larger than that of the enclosing collection.
  private func findBlockIndent(inside indent: Int) throws(SyntaxFailure) -> Int {
    var reader = position
    var widest = (spaces: 0, place: position)
    while true {
      let start = reader
      while reader < text.count, text[reader] == 0x20 { reader += 1 }
      let spaces = reader - start
      guard reader < text.count, text[reader].isBreak else {
        if reader >= text.count { return max(indent + 1, widest.spaces, spaces) }
        guard spaces > indent else { return max(indent + 1, widest.spaces) }
        guard widest.spaces <= spaces else {
          throw SyntaxFailure(.blockIndentation, widest.place + spaces, widest.place + widest.spaces)
        }
        return spaces
      }
      if spaces > widest.spaces { widest = (spaces, start) }
      reader += text[reader] == 0x0D && reader + 1 < text.count && text[reader + 1] == 0x0A ? 2 : 1
    }
  }

  /// Skips the indentation of a line and returns its text, empty for a blank line; nil at the end of the scalar.
  private mutating func nextBlockLine(_ textIndent: Int) -> Range<Int>? {
    let start = position
    guard !isAtEnd, !(textIndent == 0 && isAtAnyMarker) else { return nil }
    while byte == 0x20, position - start < textIndent { position += 1 }
    if byte.isBreak || isAtEnd { return position..<position }
    guard position - start == textIndent else {
      position = start
      return nil
    }
    let content = position
    skipLine()
    return content..<position
  }

  /// Throws if a line is indented by a tab, because it belongs neither to the scalar nor to what follows.
  private func checkBlockEnd(_ textIndent: Int) throws(SyntaxFailure) {
    var place = position
    while place < text.count, text[place] == 0x20 { place += 1 }
    if place < text.count, text[place] == 0x09 { throw failure(.tabIndentation, place) }
  }
}

/// Joins the lines of a block scalar.
private struct BlockLines {
  let isFolded: Bool
  /// The number of line ends since the last line of text, including its own.
  var breaks = 0
  var hasText = false
  private var wasIndented = false

  init(isFolded: Bool) {
    self.isFolded = isFolded
  }

  /// Appends a line of text; line ends next to lines that begin with white space are not folded.
  mutating func append(_ line: Slice<UnsafeBufferPointer<UInt8>>, to pool: inout [UInt8]) {
    let isIndented = line.first?.isBlank == true
    if isFolded, hasText, !isIndented, !wasIndented {
      pool.appendFold(breaks)
    } else {
      pool.append(contentsOf: repeatElement(0x0A, count: breaks))
    }
    pool.append(contentsOf: line)
    breaks = 1
    hasText = true
    wasIndented = isIndented
  }
}
