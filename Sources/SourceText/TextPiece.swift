/// A text that is stored for repeated appending.
package struct TextPiece: ~Copyable {
  /// Pieces are copied in steps of this many bytes, possibly past their end.
  @inlinable
  package static var stride: Int { 32 }

  private var memory: UnsafeMutableBufferPointer<UInt8>
  /// The bytes of the text.
  @usableFromInline
  package private(set) var bytes: UnsafeBufferPointer<UInt8>

  /// An empty text.
  package init() {
    memory = UnsafeMutableBufferPointer(start: nil, count: 0)
    bytes = UnsafeBufferPointer(start: nil, count: 0)
  }

  deinit { memory.deallocate() }

  /// The maximum number of bytes that appending the text may write.
  @inlinable
  package var capacity: Int { bytes.count + Self.stride }

  /// Replaces the text with what `body` writes, which must be at most `capacity` bytes.
  package mutating func write(capacity: Int, _ body: (inout TextCursor) -> Void) {
    if capacity + Self.stride > memory.count {
      memory.deallocate()
      memory = UnsafeMutableBufferPointer.allocate(capacity: capacity + Self.stride)
      memory.initialize(repeating: 0)
    }
    guard let start = memory.baseAddress else { return }
    var cursor = TextCursor(start)
    body(&cursor)
    bytes = UnsafeBufferPointer(start: start, count: cursor.pointer - start)
  }

  /// Replaces the text.
  package mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in write(capacity: utf8.count) { $0.append(utf8) } }
  }
}
