/// A text and the name that diagnostics use for it.
package struct SourceFile: Sendable {
  /// The name as the user wrote it; `stdin` for standard input.
  package let name: String

  /// The bytes as read, before decoding.
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The length of the UTF-8 byte order mark at the start: 3 or 0.
  package var byteOrderMarkCount: Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// The text of a range, with U+FFFD for invalid UTF-8; a range past the end is clamped.
  package func text(in range: SourceRange) -> String {
    let start = min(max(range.start, 0), bytes.count)
    let end = min(max(range.end, start), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
