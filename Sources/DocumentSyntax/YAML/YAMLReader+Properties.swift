import SourceText

extension YAMLReader {
  /// Reads an anchor, a tag or both on one line.
  mutating func readProperties(inFlow: Bool) throws(SyntaxFailure) -> NodeProperties {
    var properties = NodeProperties()
    while true {
      var property = NodeProperties()
      property.start = position
      if byte == UInt8(ascii: "&") {
        property.anchor = try readName(.anchor)
      } else {
        property.tag = try readTag(inFlow: inFlow)
      }
      property.end = position
      properties = try properties.merged(with: property)
      let end = position
      skipBlanks()
      guard byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!"), position > end else {
        position = end
        return properties
      }
    }
  }

  /// Scans an alias; its target is looked up when its node is added.
  mutating func scanAlias() throws(SyntaxFailure) -> ScalarToken {
    let start = position
    _ = try readName(.anchor)
    return ScalarToken(.alias, start, position)
  }

  /// Reads the name after `&` or `*`, up to white space, a bracket or a comma.
  private mutating func readName(_ kind: PropertyKind) throws(SyntaxFailure) -> Range<Int> {
    position += 1
    let start = position
    while !byte.isSpaceOrEnd, !byte.isFlowIndicator { position += 1 }
    guard position > start else { throw SyntaxFailure(.missingName(kind), start - 1, start) }
    return start..<position
  }

  /// Reads a tag and resolves its handle.
  private mutating func readTag(inFlow: Bool) throws(SyntaxFailure) -> NodeProperties.Tag {
    let start = position
    let isVerbatim = nextByte == UInt8(ascii: "<")
    while !byte.isSpaceOrEnd, isVerbatim || !byte.isFlowIndicator {
      position += 1
      if isVerbatim, text[position - 1] == UInt8(ascii: ">") { break }
    }
    let written = String(decoding: text[start..<position], as: UTF8.self)
    guard byte.isSpaceOrEnd || inFlow && byte.isFlowIndicator else { throw malformedTag(start) }
    if written.isSame(as: "!") { return .nonSpecific }
    let tag: String
    if isVerbatim {
      guard written.hasSuffix(">"),
        written.utf8.count > 4 || written.utf8.count == 4 && !written.isSame(as: "!<!>")
      else {
        throw malformedTag(start)
      }
      tag = String(written.dropFirst(2).dropLast())
    } else {
      tag = try resolvedTag(written, start)
    }
    if let core = CoreTag(tag) { return .core(core) }
    otherTags.append(tag)
    return .other(Int32(truncatingIfNeeded: otherTags.count - 1))
  }

  /// The full tag: the prefix of its handle and the suffix, with percent escapes decoded.
  private func resolvedTag(_ written: String, _ start: Int) throws(SyntaxFailure) -> String {
    let last = written.dropFirst().lastIndex(of: "!")
    let handle = last.map { String(written[...$0]) } ?? "!"
    let suffix = Array(written.utf8.dropFirst(handle.utf8.count))
    guard let prefix = handles[handle] else {
      throw SyntaxFailure(.unknownTagHandle(handle), start, start + handle.utf8.count)
    }
    var bytes = Array(prefix.utf8)
    var index = 0
    while index < suffix.count {
      if suffix[index] == UInt8(ascii: "%") {
        guard index + 2 < suffix.count, let high = suffix[index + 1].hexadecimalDigit,
          let low = suffix[index + 2].hexadecimalDigit
        else { throw malformedTag(start) }
        bytes.append(UInt8(high << 4 | low))
        index += 3
      } else {
        guard Self.isTagByte(suffix[index]) else { throw malformedTag(start) }
        bytes.append(suffix[index])
        index += 1
      }
    }
    guard !suffix.isEmpty else { throw malformedTag(start) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isTagByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: "-#;/?:@&=+$_.~*'()".utf8.contains(byte)
    }
  }

  private func malformedTag(_ start: Int) -> SyntaxFailure {
    var end = position
    while end < text.count, !text[end].isSpaceOrEnd { end += 1 }
    return SyntaxFailure(.malformedTag(FoundText.shortened(text, start, end)), start, end)
  }
}
