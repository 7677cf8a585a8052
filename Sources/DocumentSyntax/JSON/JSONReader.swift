/// Reads a JSON text (RFC 8259) in one pass, without recursion.
struct JSONReader {
  let text: UnsafeBufferPointer<UInt8>
  var position: Int
  var builder: TreeBuilder

  /// Creates a reader that starts at an offset, after any byte order mark.
  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int, into builder: TreeBuilder) {
    self.text = text
    position = start
    self.builder = builder
  }

  /// Reads the value, and checks that only white space follows.
  mutating func read() throws(SyntaxFailure) {
    skipSpace()
    guard position < text.count else { throw failure(.emptyDocument(found: "nothing"), 0) }
    repeat {
      try readScalarOrBegin()
      try readFurtherNumbers()
    } while try advancedToNextValue()
    skipSpace()
    if position < text.count { throw unexpected { .textAfterDocument(found: $0) } }
  }

  /// Reads a scalar or an empty collection, or enters a collection up to its first value.
  private mutating func readScalarOrBegin() throws(SyntaxFailure) {
    while true {
      switch byte {
      case UInt8(ascii: "["):
        try begin(.sequence)
        if byte == UInt8(ascii: "]") { return closeCollection() }
      case UInt8(ascii: "{"):
        try begin(.mapping)
        if byte == UInt8(ascii: "}") { return closeCollection() }
        try readKey()
      case UInt8(ascii: "\""): return try readString()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try readNumber()
      default: return try readWord()
      }
    }
  }

  /// Reads the rest of a list of numbers, as most long lists are, without checking the open collections.
  private mutating func readFurtherNumbers() throws(SyntaxFailure) {
    guard byte == UInt8(ascii: ","), builder.open.last?.isMapping == false else { return }
    while byte == UInt8(ascii: ",") {
      let comma = position
      position += 1
      skipSpace()
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-") else {
        position = comma
        return
      }
      try readNumber()
      if builder.children == PackedNumbers.leastCount, readPackedNumbers() { return }
    }
  }

  /// Leaves the collections that end at the position; true before another value, false after the outermost one.
  private mutating func advancedToNextValue() throws(SyntaxFailure) -> Bool {
    while let collection = builder.open.last {
      skipSpace()
      let closing = collection.isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
      if byte == UInt8(ascii: ",") {
        let comma = position
        position += 1
        skipSpace()
        if byte == closing { throw failure(.trailingComma(closing: Character(closing)), comma) }
        if collection.isMapping { try readKey() }
        return true
      }
      guard byte == closing, position < text.count else {
        throw unexpected { .expectedComma(closing: Character(closing), found: $0) }
      }
      closeCollection()
    }
    return false
  }

  private mutating func begin(_ content: NodeRecord.Content) throws(SyntaxFailure) {
    guard builder.open.count < ReaderLimits.nesting else { throw failure(.nestingTooDeep, position) }
    builder.begin(content, at: position)
    position += 1
    skipSpace()
  }

  private mutating func closeCollection() {
    position += 1
    builder.close(at: position)
  }

  /// Reads a key, its colon and the space after it.
  private mutating func readKey() throws(SyntaxFailure) {
    guard byte == UInt8(ascii: "\"") else { throw missingKey() }
    let start = position
    try readString()
    let end = position
    skipSpace()
    guard byte == UInt8(ascii: ":") else {
      let key = FoundText.shortened(text, start, end)
      throw unexpected { .expectedColon(key: key, found: $0) }
    }
    position += 1
    skipSpace()
  }

  /// The byte at the position; past the end 0, which JSON never allows.
  var byte: UInt8 {
    @inline(__always) get { position < text.count ? text[position] : 0 }
  }

  @inline(__always)
  mutating func skipSpace() {
    // Usually there is none, or one line end and an indentation.
    guard byte <= 0x20 else { return }
    var index = position
    while index < text.count {
      let byte = text[index]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
      index += 1
    }
    position = index
  }
}

extension Character {
  /// An ASCII character.
  init(_ byte: UInt8) {
    self.init(Unicode.Scalar(byte))
  }
}
