import SourceText

/// Reads a stream of YAML 1.2 documents with the core schema, in one pass.
///
/// Nested collections are read recursively, up to `ReaderLimits.nesting`. An indentation is the number of spaces before
/// a line; -1 is outside of any document.
struct YAMLReader {
  let text: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte to read.
  var position: Int
  /// The offset of the start of the current line.
  var lineStart: Int
  /// The nodes read so far.
  var builder: TreeBuilder
  /// The offset past the last value that was read.
  var contentEnd = 0
  /// The anchors of the current document, with the nodes that they name.
  var anchors: [ScalarString: Int] = [:]
  /// The nodes that aliases refer to, counted to limit them.
  var ledger = AliasLimiter()
  /// The tag handles that the directives of the document declare, with their prefixes.
  var handles: [ScalarString: String] = [:]
  /// The tags beyond the core schema's, which properties refer to.
  var otherTags: [String] = []
  /// The warnings found so far.
  var warnings: [SyntaxFailure] = []

  /// The last gap, cached because several collections may end in it.
  private var lastGap: Gap?

  /// Creates a reader that starts at an offset, after any byte order mark.
  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int, into builder: TreeBuilder) {
    self.text = text
    position = start
    lineStart = start
    self.builder = builder
  }

  /// The white space, line ends and comments before a token.
  struct Gap {
    /// The offset of what follows.
    var end: Int
    /// Whether what follows is the first of its line.
    var isNewLine: Bool
    /// The spaces before the line, if it is a new one.
    var indent: Int
    /// The offset of the first tab on the line of what follows, if there is one.
    var tab: Int?
  }

  /// Skips white space, line ends and comments up to the next token or the end.
  mutating func skipGap() -> Gap {
    if let lastGap, lastGap.end == position { return lastGap }
    var isNewLine = position == lineStart
    while true {
      while byte == 0x20 { position += 1 }
      let indent = position - lineStart
      var tab: Int?
      if byte == 0x09 {
        tab = position
        skipBlanks()
      }
      if byte.isBreak {
        skipBreak()
        isNewLine = true
      } else if byte == UInt8(ascii: "#"), isAfterBlank {
        skipLine()
      } else {
        let gap = Gap(end: position, isNewLine: isNewLine, indent: indent, tab: tab)
        lastGap = gap
        return gap
      }
    }
  }

  /// The byte at the position; past the end 0, which the text cannot contain.
  var byte: UInt8 {
    @inline(__always) get { position < text.count ? text[position] : 0 }
  }

  /// The byte after the one at the position; 0 past the end.
  var nextByte: UInt8 {
    @inline(__always) get { position + 1 < text.count ? text[position + 1] : 0 }
  }

  /// Whether everything has been read.
  var isAtEnd: Bool { position >= text.count }

  /// Whether a comment may begin here: after white space or at the start of a line.
  var isAfterBlank: Bool {
    position == lineStart || text[position - 1].isBlank
  }

  /// Whether an indicator followed by white space is at the position.
  @inline(__always)
  func isAtIndicator(_ indicator: Unicode.Scalar) -> Bool {
    byte == UInt8(ascii: indicator) && nextByte.isSpaceOrEnd
  }

  /// Whether a document marker, `---` or `...`, is at the position.
  @inline(__always)
  func isAtMarker(_ character: Unicode.Scalar) -> Bool {
    let mark = UInt8(ascii: character)
    guard position == lineStart, byte == mark, position + 2 < text.count else { return false }
    guard text[position + 1] == mark, text[position + 2] == mark else { return false }
    return position + 3 >= text.count || text[position + 3].isSpaceOrEnd
  }

  /// Whether either document marker is at the position.
  var isAtAnyMarker: Bool { isAtMarker("-") || isAtMarker(".") }

  @inline(__always)
  mutating func skipBlanks() {
    while byte.isBlank { position += 1 }
  }

  /// Skips one line end: LF, CR LF or CR.
  @inline(__always)
  mutating func skipBreak() {
    if byte == 0x0D, nextByte == 0x0A { position += 1 }
    position += 1
    lineStart = position
  }

  /// Skips to the end of the line.
  mutating func skipLine() {
    while position < text.count, !text[position].isBreak { position += 1 }
  }
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  var isBlank: Bool {
    @inline(__always) get { self == 0x20 || self == 0x09 }
  }

  /// Whether a line ends with the byte.
  var isBreak: Bool {
    @inline(__always) get { self == 0x0A || self == 0x0D }
  }

  /// Whether the byte is white space or, as 0, past the end.
  var isSpaceOrEnd: Bool {
    @inline(__always) get { isBlank || isBreak || self == 0 }
  }

  /// Whether the byte ends plain text inside brackets.
  var isFlowIndicator: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }
}
