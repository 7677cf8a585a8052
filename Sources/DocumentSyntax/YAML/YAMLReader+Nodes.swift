import SourceText

extension YAMLReader {
  /// Adds a collection, which `builder.close` ends.
  mutating func begin(
    _ content: NodeRecord.Content, at start: Int, _ properties: NodeProperties
  ) throws(SyntaxFailure) {
    guard builder.open.count < ReaderLimits.nesting else {
      throw SyntaxFailure(.nestingTooDeep, start, min(start + 1, text.count))
    }
    let index = builder.storage.nodes.count
    builder.begin(content, at: start)
    if properties.isEmpty { return }
    register(properties, index)
    if case .core(let tag) = properties.tag, tag != (content == .mapping ? .mapping : .sequence) {
      throw mismatch(tag, properties, found: content == .mapping ? "a mapping" : "a list")
    }
  }

  /// Adds an empty value.
  mutating func addEmpty(at place: Int, _ properties: NodeProperties) throws(SyntaxFailure) {
    let end = contentEnd
    try add(ScalarToken(emptyAt: place), properties)
    contentEnd = max(end, place)
  }

  /// Adds a scalar or an alias.
  mutating func add(_ token: ScalarToken, _ properties: NodeProperties) throws(SyntaxFailure) {
    contentEnd = token.end
    if token.style == .alias { return try addAlias(token, properties) }
    var flags: NodeRecord.Flags = token.style == .quoted ? .quoted : []
    if token.pooled != nil { flags.insert(.pooled) }
    var node = NodeRecord(.string, start: token.start, end: token.end, flags: flags, link: token.pooled ?? 0)
    node.content = try content(of: token, properties)
    if node.content == .number { try checkRange(token) }
    if !properties.isEmpty {
      let index = builder.storage.nodes.count
      if case .other = properties.tag { node.flags.insert(.tagged) }
      builder.add(node)
      return register(properties, index)
    }
    builder.add(node)
  }

  /// The content of a scalar, according to its tag, or else to its text.
  @inline(__always)
  private func content(
    of token: ScalarToken, _ properties: NodeProperties
  ) throws(SyntaxFailure) -> NodeRecord.Content {
    switch properties.tag {
    case .none:
      switch token.style {
      case .quoted, .alias: return .string
      case .empty: return .null
      case .plain:
        if token.pooled != nil { return .string }
        return CoreSchema.content(of: UnsafeBufferPointer(rebasing: text[token.start..<token.end]))
      }
    case .nonSpecific: return .string
    case .other: return token.style == .empty ? .null : .string
    case .core(let tag):
      guard let content = withText(token, { tag.content(of: $0) }) else {
        let found =
          token.style == .empty ? "nothing" : "'\(FoundText.shortened(text, token.start, token.end))'"
        throw mismatch(tag, properties, found: found)
      }
      return content
    }
  }

  private func withText<Result>(
    _ token: ScalarToken, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let pooled = token.pooled {
      let start = pooled > 0 ? builder.storage.poolEnds[pooled - 1] : 0
      let end = builder.storage.poolEnds[pooled]
      return builder.storage.pool.withUnsafeBufferPointer {
        body(UnsafeBufferPointer(rebasing: $0[start..<end]))
      }
    }
    let quote = token.style == .quoted ? 1 : 0
    return body(UnsafeBufferPointer(rebasing: text[token.start + quote..<token.end - quote]))
  }

  /// Only a number with an exponent or more than 308 digits can exceed the largest double.
  @inline(__always)
  private func checkRange(_ token: ScalarToken) throws(SyntaxFailure) {
    let isLong = token.end - token.start > 250
    guard isLong || text[token.start..<token.end].contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else {
      return
    }
    let isTooLarge = withText(token) { text in
      guard let value = Double(scalarText: text), value.isInfinite else { return false }
      return text.contains { $0.decimalDigit != nil }
    }
    guard isTooLarge else { return }
    throw SyntaxFailure(
      .numberOutOfRange(FoundText.shortened(text, token.start, token.end)), token.start, token.end)
  }

  private mutating func register(_ properties: NodeProperties, _ index: Int) {
    if let anchor = properties.anchor {
      anchors[String(decoding: text[anchor], as: UTF8.self)] = index
    }
    if case .other(let tag) = properties.tag {
      builder.storage.tags[index] = otherTags[Int(tag)]
      builder.storage.nodes[index].flags.insert(.tagged)
    }
  }

  private func mismatch(_ tag: CoreTag, _ properties: NodeProperties, found: String) -> SyntaxFailure {
    SyntaxFailure(.tagMismatch(tag: "!!\(tag.rawValue)", found: found), properties.start, properties.end)
  }

  private mutating func addAlias(
    _ token: ScalarToken, _ properties: NodeProperties
  ) throws(SyntaxFailure) {
    let name = String(decoding: text[token.start + 1..<token.end], as: UTF8.self)
    if !properties.isEmpty {
      let kind = properties.anchor == nil ? PropertyKind.tag : .anchor
      throw SyntaxFailure(.propertyOnAlias(kind), properties.start, properties.end)
    }
    guard let target = anchors[name] else {
      let nearest = anchors.keys.sorted().map(\.string).nearest(to: name)
      throw SyntaxFailure(.unknownAlias(name, nearest: nearest), token.start, token.end)
    }
    let index = builder.storage.nodes.count
    guard !builder.isOpen(target) else {
      throw SyntaxFailure(.recursiveAlias(name), token.start, token.end)
    }
    builder.add(NodeRecord(.alias, start: token.start, end: token.end, link: target))
    let depth = builder.open.count
    if let problem = ledger.add(aliasAt: index, of: target, depth: depth, in: builder.storage) {
      throw SyntaxFailure(problem, token.start, token.end)
    }
  }
}
