/// A text with the name under which diagnostics speak of it.
package struct SourceFile: Sendable {
  /// The name as the user wrote it; `stdin` for standard input.
  package let name: String

  /// The bytes as they were read, before any decoding.
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The number of bytes of a UTF-8 byte order mark at the start: 3 or 0.
  package var byteOrderMarkCount: Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// The text of a range, with U+FFFD for what is not UTF-8; a range past the end is cut.
  package func text(in range: SourceRange) -> String {
    let start = min(max(range.start, 0), bytes.count)
    let end = min(max(range.end, start), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
