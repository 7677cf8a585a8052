import SourceText

extension YAMLReader {
  /// Reads all documents and returns the indices of their roots.
  mutating func read() throws(SyntaxFailure) -> [Int] {
    var roots: [Int] = []
    while let root = try readDocument() { roots.append(root) }
    return roots
  }

  /// Reads up to the end of the next document; nil if there is none.
  private mutating func readDocument() throws(SyntaxFailure) -> Int? {
    anchors.removeAll()
    ledger = AliasLimiter()
    while true {
      _ = skipGap()
      skipByteOrderMark()
      let hasDirectives = try readDirectives()
      if hasDirectives, !isAtMarker("-") {
        throw failure(.directiveWithoutDocument, position)
      }
      if isAtMarker(".") {
        try readEndMarker()
        continue
      }
      guard !isAtEnd else { return nil }
      if isAtMarker("-") { position += 3 }
      let root = builder.storage.nodes.count
      try readBlockNode(inside: -1, .root)
      try endDocument(root)
      return root
    }
  }

  private mutating func skipByteOrderMark() {
    guard position == lineStart, position + 2 < text.count, byte == 0xEF, nextByte == 0xBB else { return }
    guard text[position + 2] == 0xBF else { return }
    position += 3
    lineStart = position
  }

  /// Throws unless the document ends after its root.
  private mutating func endDocument(_ root: Int) throws(SyntaxFailure) {
    let gap = skipGap()
    if isAtEnd || isAtMarker("-") { return }
    if isAtMarker(".") { return try readEndMarker() }
    if let tab = gap.tab { throw failure(.tabIndentation, tab) }
    let node = builder.storage.nodes[root]
    guard gap.isNewLine, node.content == .mapping || node.content == .sequence,
      !text[node.start].isFlowIndicator, gap.indent != column(of: node.start)
    else { throw unexpected { .textAfterDocument(found: $0) } }
    let expected = column(of: node.start)
    throw SyntaxFailure(.unexpectedIndentation(found: gap.indent, expected: expected), position, wordEnd)
  }

  /// Reads `...`, which only a comment may follow.
  private mutating func readEndMarker() throws(SyntaxFailure) {
    position += 3
    skipBlanks()
    if byte == UInt8(ascii: "#") { skipLine() }
    guard byte.isBreak || isAtEnd else { throw unexpected { .textAfterMarker(found: $0) } }
  }

  /// Reads the directives before a document; returns whether there are any.
  private mutating func readDirectives() throws(SyntaxFailure) -> Bool {
    handles = [ScalarString("!"): "!", ScalarString("!!"): CoreTag.prefix]
    var seen: Set<ScalarString> = []
    _ = skipGap()
    while byte == UInt8(ascii: "%"), position == lineStart {
      let start = position
      position += 1
      switch readDirectiveWord() {
      case "YAML":
        guard seen.insert(ScalarString("%YAML")).inserted else {
          throw failure(.repeatedDirective("%YAML"), start)
        }
        try readVersion(start)
      case "TAG":
        try readTagDirective(start, &seen)
      case let name:
        warnings.append(failure(.unknownDirective(name), start))
        skipLine()
      }
      seen.insert(ScalarString(""))
      _ = skipGap()
    }
    return !seen.isEmpty
  }

  private mutating func readVersion(_ start: Int) throws(SyntaxFailure) {
    skipBlanks()
    let version = readDirectiveWord()
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ Int($0) != nil }) else {
      throw malformedDirective("YAML", expected: "a version such as 1.2", start)
    }
    guard String(parts[0]).isSame(as: "1") else {
      throw SyntaxFailure(.unsupportedVersion(version), start, position)
    }
    try endDirective("YAML", expected: "the end of the line after the version", start)
  }

  private mutating func readTagDirective(
    _ start: Int, _ seen: inout Set<ScalarString>
  ) throws(SyntaxFailure) {
    skipBlanks()
    let handle = readDirectiveWord()
    skipBlanks()
    let prefix = readDirectiveWord()
    guard handle.hasPrefix("!"), handle.isSame(as: "!") || handle.hasSuffix("!"), !prefix.isEmpty else {
      throw malformedDirective("TAG", expected: "a handle such as '!name!' and a prefix", start)
    }
    guard seen.insert(ScalarString(handle)).inserted else {
      throw failure(.repeatedDirective("%TAG \(handle)"), start)
    }
    handles[handle] = prefix
    try endDirective("TAG", expected: "the end of the line after the prefix", start)
  }

  private mutating func endDirective(
    _ name: String, expected: String, _ start: Int
  ) throws(SyntaxFailure) {
    skipBlanks()
    if byte == UInt8(ascii: "#"), isAfterBlank { skipLine() }
    guard byte.isBreak || isAtEnd else { throw malformedDirective(name, expected: expected, start) }
  }

  private mutating func readDirectiveWord() -> String {
    let start = position
    while !byte.isSpaceOrEnd { position += 1 }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  private func malformedDirective(_ name: String, expected: String, _ start: Int) -> SyntaxFailure {
    var end = position
    while end > start, text[end - 1].isBlank { end -= 1 }
    return SyntaxFailure(.malformedDirective(name, expected: expected), start, end)
  }
}
