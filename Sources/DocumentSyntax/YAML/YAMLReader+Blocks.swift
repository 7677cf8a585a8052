extension YAMLReader {
  /// The token before a node that may be a block collection.
  enum BlockContext {
    /// Nothing, or `---`.
    case root
    /// `- `, after which a collection may begin on the same line.
    case entry
    /// `? ` or the `: ` that belongs to it, after which a collection may begin on the same line.
    case explicit
    /// The colon after a key.
    case value

    /// Whether the entries of a list may have the same indentation as its key.
    var allowsSequenceAtSameIndent: Bool {
      switch self {
      case .explicit, .value: true
      case .root, .entry: false
      }
    }
  }

  /// The properties and position of a node before its content is read.
  struct NodeStart {
    /// The indentation of the enclosing collection.
    var indent: Int
    var context: BlockContext
    /// The properties on earlier lines, which belong to the node.
    var outer = NodeProperties()
    /// The properties on the line of the content, which may belong to the first key.
    var inner = NodeProperties()
    /// Whether a collection may begin here.
    var mayNest: Bool
    /// A tab before the content, which a collection must not have.
    var tab: Int?
  }

  /// Reads a node of a collection with an indentation; an empty node if there is none.
  mutating func readBlockNode(inside indent: Int, _ context: BlockContext) throws(SyntaxFailure) {
    var emptyPlace = position
    var gap = skipGap()
    let mayNest = gap.isNewLine || context == .entry || context == .explicit
    var start = NodeStart(indent: indent, context: context, mayNest: mayNest, tab: gap.tab)
    while hasContent(gap, start) {
      guard byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") else {
        return try readBlockContent(start)
      }
      start.inner = try readProperties(inFlow: false)
      emptyPlace = position
      gap = skipGap()
      guard gap.isNewLine || isAtEnd else { return try readBlockContent(start) }
      start.outer = try start.outer.merged(with: start.inner)
      start.inner = NodeProperties()
      start.mayNest = true
      start.tab = gap.tab
    }
    try addEmpty(at: emptyPlace, start.outer)
  }

  /// Whether the content after a gap belongs to the node: on a new line, its indentation decides.
  @inline(__always)
  private func hasContent(_ gap: Gap, _ start: NodeStart) -> Bool {
    guard !isAtEnd else { return false }
    guard gap.isNewLine else { return true }
    if isAtAnyMarker { return false }
    if gap.indent > start.indent { return true }
    return gap.indent == start.indent && gap.tab == nil && start.context.allowsSequenceAtSameIndent
      && isAtIndicator("-")
  }

  private mutating func readBlockContent(_ start: NodeStart) throws(SyntaxFailure) {
    switch byte {
    case UInt8(ascii: "-") where nextByte.isSpaceOrEnd:
      try checkNesting(start, .sequence)
      try readBlockSequence(start)
    case UInt8(ascii: "?") where nextByte.isSpaceOrEnd:
      try checkNesting(start, .mapping)
      try readBlockMapping(start, firstKey: nil)
    case UInt8(ascii: ":") where nextByte.isSpaceOrEnd:
      try checkKey(start)
      try readBlockMapping(start, firstKey: ScalarToken(emptyAt: position))
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      let properties = try start.outer.merged(with: start.inner)
      try add(try readBlockScalar(inside: start.indent), properties)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      try readFlowInBlock(start)
    default:
      try readScalarOrMapping(start)
    }
  }

  private mutating func readFlowInBlock(_ start: NodeStart) throws(SyntaxFailure) {
    let open = position
    try readFlowCollection(inside: start.indent, try start.outer.merged(with: start.inner))
    skipBlanks()
    if isAtIndicator(":") { throw SyntaxFailure(.collectionAsKey, open, contentEnd) }
    try endLine()
  }

  /// Reads a scalar, and the mapping whose first key it is if a colon follows.
  private mutating func readScalarOrMapping(_ start: NodeStart) throws(SyntaxFailure) {
    var token = try scanScalar(inside: start.indent, inFlow: false)
    skipBlanks()
    if isAtIndicator(":") {
      try checkKey(start, token)
      return try readBlockMapping(start, firstKey: token)
    }
    if token.style == .plain {
      try continuePlain(&token, inside: start.indent, inFlow: false)
      if isAtIndicator(":") { throw colonAfterLines(token, start) }
    }
    try add(token, try start.outer.merged(with: start.inner))
    try endLine()
  }

  /// Reads the entries of a list, starting with the one at the position.
  private mutating func readBlockSequence(_ start: NodeStart) throws(SyntaxFailure) {
    let column = position - lineStart
    try begin(.sequence, at: position, start.outer)
    repeat {
      position += 1
      contentEnd = position
      try readBlockNode(inside: column, .entry)
    } while try isAtEntry(column: column, isFirstOfMapping: column == start.indent)
    builder.close(at: contentEnd)
  }

  private mutating func isAtEntry(column: Int, isFirstOfMapping: Bool) throws(SyntaxFailure) -> Bool {
    guard try isAtLine(column: column) else { return false }
    if isAtIndicator("-") { return true }
    // A list with the same indentation as its key ends at the next key.
    if isFirstOfMapping { return false }
    throw unexpected { .expectedEntry(found: $0) }
  }

  /// Whether another line of a collection follows; lines with less indentation belong to an outer collection.
  @inline(__always)
  func isBeforeDedent(_ gap: Gap, column: Int) -> Bool {
    isAtEnd || isAtAnyMarker || gap.tab == nil && gap.indent < column
  }

  /// Whether the next line begins at a column.
  mutating func isAtLine(column: Int) throws(SyntaxFailure) -> Bool {
    let gap = skipGap()
    if isBeforeDedent(gap, column: column) { return false }
    if let tab = gap.tab { throw failure(.tabIndentation, tab) }
    guard gap.isNewLine else { throw unexpected { .textAfterValue(found: $0) } }
    guard gap.indent == column else {
      throw SyntaxFailure(.unexpectedIndentation(found: gap.indent, expected: column), position, wordEnd)
    }
    return true
  }

  /// Throws unless only a comment follows on the line.
  mutating func endLine() throws(SyntaxFailure) {
    skipBlanks()
    if byte.isBreak || isAtEnd { return }
    guard byte == UInt8(ascii: "#") else { throw unexpected { .textAfterValue(found: $0) } }
    guard isAfterBlank else { throw failure(.commentWithoutSpace, position) }
  }

  private func checkNesting(_ start: NodeStart, _ collection: BlockCollection) throws(SyntaxFailure) {
    guard start.mayNest, start.inner.isEmpty else { throw failure(.nestedOnOneLine(collection), position) }
    if let tab = start.tab { throw failure(.tabIndentation, tab) }
  }

  /// Throws if no mapping may begin with the key that ends here.
  @inline(__always)
  private func checkKey(_ start: NodeStart, _ key: ScalarToken? = nil) throws(SyntaxFailure) {
    guard start.mayNest else {
      if let key, key.style == .plain, text[key.start..<key.end].contains(UInt8(ascii: "?")) {
        let line = FoundText.shortened(text, key.start, text.count)
        throw SyntaxFailure(.colonInText(line, isInFlow: false), position, position + 1)
      }
      throw failure(.nestedOnOneLine(.mapping), position)
    }
    if let tab = start.tab { throw failure(.tabIndentation, tab) }
    if let key { try checkOneLine(key) }
  }
}
