extension YAMLReader {
  /// Reads the members of a mapping; unless the first key is explicit (`? `), it has already been read.
  mutating func readBlockMapping(
    _ start: NodeStart, firstKey: ScalarToken?
  ) throws(SyntaxFailure) {
    let first = start.inner.isEmpty ? firstKey?.start ?? position : start.inner.start
    let column = first - lineStart
    try begin(.mapping, at: first, start.outer)
    if let firstKey {
      let key = builder.storage.nodes.count
      try add(firstKey, start.inner)
      try readValue(of: key, column: column)
    } else {
      try readExplicitMember(column: column)
    }
    while try isAtLine(column: column) { try readMember(column: column) }
    builder.close(at: contentEnd)
  }

  private mutating func readMember(column: Int) throws(SyntaxFailure) {
    if isAtIndicator("?") { return try readExplicitMember(column: column) }
    var properties = NodeProperties()
    if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
      properties = try readProperties(inFlow: false)
      skipBlanks()
    }
    let token = try scanKey(inside: column)
    let key = builder.storage.nodes.count
    try add(token, properties)
    try readValue(of: key, column: column)
  }

  /// Reads the value after the colon at the position.
  private mutating func readValue(of key: Int, column: Int) throws(SyntaxFailure) {
    try checkIsScalar(key)
    position += 1
    contentEnd = position
    try readBlockNode(inside: column, .value)
    try checkMerge(key)
  }

  /// Reads `? ` and a key, and the `: ` and value that may follow.
  private mutating func readExplicitMember(column: Int) throws(SyntaxFailure) {
    position += 1
    contentEnd = position
    let key = builder.storage.nodes.count
    try readBlockNode(inside: column, .explicit)
    try checkIsScalar(key)
    guard try isAtLine(column: column), isAtIndicator(":") else {
      return try addEmpty(at: contentEnd, NodeProperties())
    }
    position += 1
    contentEnd = position
    try readBlockNode(inside: column, .explicit)
    try checkMerge(key)
  }

  @inline(__always)
  func checkMerge(_ key: Int) throws(SyntaxFailure) {
    if builder.storage.isMergeKey(key) { try checkMerged(key) }
  }

  /// Throws unless the value of a merge key is a mapping or a list of mappings.
  private func checkMerged(_ key: Int) throws(SyntaxFailure) {
    let storage = builder.storage
    let value = storage.resolved(key + 1)
    let node = storage.nodes[key + 1]
    switch storage.nodes[value].content {
    case .mapping: return
    case .sequence:
      var element = value + 1
      while element < storage.nodes[value].link {
        guard storage.nodes[storage.resolved(element)].content == .mapping else {
          throw SyntaxFailure(.mergeValue, node.start, node.end)
        }
        element = storage.indexAfter(element)
      }
    case .null, .no, .yes, .number, .string, .alias:
      throw SyntaxFailure(.mergeValue, node.start, node.end)
    }
  }

  /// Throws unless a key is a scalar, also through an alias.
  @inline(__always)
  func checkIsScalar(_ index: Int) throws(SyntaxFailure) {
    let node = builder.storage.nodes[index]
    switch builder.storage.nodes[builder.storage.resolved(index)].content {
    case .sequence, .mapping: throw SyntaxFailure(.collectionAsKey, node.start, node.end)
    case .null, .no, .yes, .number, .string, .alias: return
    }
  }

  /// Scans a key on one line up to its colon.
  private mutating func scanKey(inside column: Int) throws(SyntaxFailure) -> ScalarToken {
    if isAtIndicator(":") { return ScalarToken(emptyAt: position) }
    if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { throw failure(.collectionAsKey, position) }
    if isAtIndicator("-") || byte == UInt8(ascii: "|") || byte == UInt8(ascii: ">") || byte.isBreak {
      throw unexpected { .expectedKey(found: $0) }
    }
    let key = try scanScalar(inside: column, inFlow: false)
    skipBlanks()
    guard isAtIndicator(":") else { throw missingColon(key) }
    try checkOneLine(key)
    return key
  }

  /// Throws if a key without `? ` is longer than YAML allows.
  @inline(__always)
  func checkOneLine(_ key: ScalarToken) throws(SyntaxFailure) {
    if key.isMultiline { throw SyntaxFailure(.multilineKey, key.start, key.end) }
    guard key.end - key.start > ReaderLimits.keyLength else { return }
    let length = text[key.start..<key.end].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    if length > ReaderLimits.keyLength { throw SyntaxFailure(.keyTooLong, key.start, key.end) }
  }
}
