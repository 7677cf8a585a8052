extension YAMLReader {
  /// Reads a flow collection inside a block collection with an indentation.
  mutating func readFlowCollection(
    inside indent: Int, _ properties: NodeProperties
  ) throws(SyntaxFailure) {
    let isMapping = byte == UInt8(ascii: "{")
    let open = position
    try begin(isMapping ? .mapping : .sequence, at: open, properties)
    position += 1
    let closing = UInt8(ascii: isMapping ? "}" : "]")
    try skipFlowGap(inside: indent)
    while byte != closing {
      guard !isAtEnd else { throw failure(.unclosedCollection(opening: Character(text[open])), open) }
      if isMapping { try readFlowMember(inside: indent) } else { try readFlowElement(inside: indent) }
      try skipFlowGap(inside: indent)
      if byte == UInt8(ascii: ",") {
        position += 1
        try skipFlowGap(inside: indent)
      } else if byte != closing {
        throw missingComma(open, closing)
      }
    }
    position += 1
    contentEnd = position
    builder.close(at: position)
  }

  /// Skips a gap inside brackets; whatever follows it must be indented more than the collection around.
  @discardableResult
  mutating func skipFlowGap(inside indent: Int) throws(SyntaxFailure) -> Bool {
    let gap = skipGap()
    guard gap.isNewLine, !isAtEnd else { return false }
    if isAtAnyMarker { throw markerInText() }
    // YAML requires the closing bracket to be indented too, but authors rarely do that, and the meaning is clear.
    let isClosing = byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    guard gap.indent > indent || isClosing && gap.indent == indent else {
      throw SyntaxFailure(.missingIndentation(needed: indent + 1), position, wordEnd)
    }
    return true
  }

  /// Reads the properties of a node inside brackets and the gap after them.
  private mutating func readFlowProperties(inside indent: Int) throws(SyntaxFailure) -> NodeProperties {
    var properties = NodeProperties()
    while byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
      properties = try properties.merged(with: try readProperties(inFlow: true))
      contentEnd = position
      try skipFlowGap(inside: indent)
    }
    return properties
  }

  /// Whether the colon of a value is at the position; directly after quotes it needs no space.
  @inline(__always)
  private func isAtFlowColon(after style: ScalarToken.Style) -> Bool {
    guard byte == UInt8(ascii: ":") else { return false }
    return style == .quoted || nextByte.isSpaceOrEnd || nextByte.isFlowIndicator
  }

  /// Reads an element of a list: a node, or a mapping of one member without brackets.
  private mutating func readFlowElement(inside indent: Int) throws(SyntaxFailure) {
    let start = position
    if byte == UInt8(ascii: ","), position < text.count { throw unexpected { .expectedValue(found: $0) } }
    if isAtIndicator("?") {
      try begin(.mapping, at: start, NodeProperties())
      try readFlowMember(inside: indent)
      return builder.close(at: contentEnd)
    }
    let properties = try readFlowProperties(inside: indent)
    if isAtFlowColon(after: .plain) {
      return try readFlowPair(ScalarToken(emptyAt: position), properties, start, inside: indent)
    }
    if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
      let open = position
      try readFlowCollection(inside: indent, properties)
      skipBlanks()
      if byte == UInt8(ascii: ":") { throw SyntaxFailure(.collectionAsKey, open, contentEnd) }
      return
    }
    if byte.isFlowIndicator { return try addEmpty(at: contentEnd, properties) }
    var token = try scanScalar(inside: indent, inFlow: true)
    skipBlanks()
    if isAtFlowColon(after: token.style) {
      try checkOneLine(token)
      return try readFlowPair(token, properties, start, inside: indent)
    }
    try finishFlowPlain(&token, inside: indent)
    try add(token, properties)
  }

  /// Reads the value after the colon at the position, as a mapping of one member.
  private mutating func readFlowPair(
    _ key: ScalarToken, _ properties: NodeProperties, _ start: Int, inside indent: Int
  ) throws(SyntaxFailure) {
    try begin(.mapping, at: start, NodeProperties())
    let index = builder.storage.nodes.count
    try add(key, properties)
    try checkIsScalar(index)
    position += 1
    try readFlowValue(inside: indent)
    try checkMerge(index)
    builder.close(at: contentEnd)
  }

  /// Reads a member of a mapping in brackets; key and value may both be missing.
  private mutating func readFlowMember(inside indent: Int) throws(SyntaxFailure) {
    if byte == UInt8(ascii: ",") { throw unexpected { .expectedKey(found: $0) } }
    if isAtIndicator("?") {
      position += 1
      contentEnd = position
      try skipFlowGap(inside: indent)
    }
    let key = builder.storage.nodes.count
    let style = try readFlowKey(inside: indent)
    try skipFlowGap(inside: indent)
    guard isAtFlowColon(after: style) else { return try addEmpty(at: contentEnd, NodeProperties()) }
    position += 1
    try readFlowValue(inside: indent)
    try checkMerge(key)
  }

  private mutating func readFlowKey(inside indent: Int) throws(SyntaxFailure) -> ScalarToken.Style {
    let properties = try readFlowProperties(inside: indent)
    if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { throw failure(.collectionAsKey, position) }
    if isAtFlowColon(after: .plain) || byte.isFlowIndicator {
      try addEmpty(at: position, properties)
      return .plain
    }
    var token = try scanScalar(inside: indent, inFlow: true)
    try finishFlowPlain(&token, inside: indent)
    let index = builder.storage.nodes.count
    try add(token, properties)
    try checkIsScalar(index)
    return token.style
  }

  /// Reads the value after a colon; an empty one before a comma or the closing bracket.
  private mutating func readFlowValue(inside indent: Int) throws(SyntaxFailure) {
    contentEnd = position
    try skipFlowGap(inside: indent)
    let properties = try readFlowProperties(inside: indent)
    if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
      return try readFlowCollection(inside: indent, properties)
    }
    if byte.isFlowIndicator || isAtEnd { return try addEmpty(at: contentEnd, properties) }
    var token = try scanScalar(inside: indent, inFlow: true)
    try finishFlowPlain(&token, inside: indent)
    try add(token, properties)
  }

  /// Continues plain text on the next lines, and warns if a comma has split an expression.
  private mutating func finishFlowPlain(
    _ token: inout ScalarToken, inside indent: Int
  ) throws(SyntaxFailure) {
    guard token.style == .plain else { return }
    skipBlanks()
    try continuePlain(&token, inside: indent, inFlow: true)
    guard byte == UInt8(ascii: ","), warnings.count < 50 else { return }
    let content = text[token.start..<token.end]
    let opened = content.reduce(0) { $0 + ($1 == UInt8(ascii: "(") ? 1 : $1 == UInt8(ascii: ")") ? -1 : 0) }
    guard opened > 0 else { return }
    let shown = FoundText.shortened(text, token.start, token.end)
    warnings.append(SyntaxFailure(.commaInExpression(shown), token.start, end(ofCalls: opened)))
  }

  /// The end of an expression that the comma at the position has split: past the bracket that closes its last open one.
  private func end(ofCalls opened: Int) -> Int {
    var depth = opened
    var end = position
    while end < text.count, !text[end].isBreak, text[end] != UInt8(ascii: "}"), text[end] != UInt8(ascii: "]")
    {
      if text[end] == UInt8(ascii: "(") { depth += 1 }
      if text[end] == UInt8(ascii: ")") { depth -= 1 }
      end += 1
      if depth == 0 { break }
    }
    return end
  }
}
