/// A buffer that passes its output to a sink in large pieces.
///
/// It manages its own memory, without reference counting, because it is written up to a hundred million times per
/// second.
package struct TextBuffer: ~Copyable {
  @usableFromInline var cursor: TextCursor
  private var memory: UnsafeMutableBufferPointer<UInt8>
  @usableFromInline var end: UnsafeMutablePointer<UInt8>
  private let sink: (UnsafeRawBufferPointer) -> Bool

  /// Whether the sink has refused a piece; everything appended afterwards is dropped.
  package private(set) var isClosed = false

  /// Creates a buffer that passes on about `capacity` bytes at a time; the sink returns false if it accepts no more.
  package init(capacity: Int = 1 << 18, sink: @escaping (UnsafeRawBufferPointer) -> Bool) {
    let size = max(capacity, 2 * NumberWriter.capacity)
    let start = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    memory = UnsafeMutableBufferPointer(start: start, count: size)
    cursor = TextCursor(start)
    end = start + size
    self.sink = sink
  }

  deinit { memory.deallocate() }

  /// Appends a literal.
  @inlinable
  package mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a text.
  package mutating func append(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if isDone == nil { for byte in text.utf8 { append(byte: byte) } }
  }

  /// Appends one byte.
  @inlinable
  package mutating func append(byte: UInt8) {
    makeRoom(1)
    cursor.append(byte: byte)
  }

  /// Appends bytes of UTF-8.
  @inlinable
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.count <= end - cursor.pointer {
      cursor.append(bytes)
    } else {
      appendLarge(bytes)
    }
  }

  @usableFromInline
  mutating func appendLarge(_ bytes: UnsafeBufferPointer<UInt8>) {
    flush()
    guard bytes.count > memory.count else { return cursor.append(bytes) }
    if !isClosed { isClosed = !sink(UnsafeRawBufferPointer(bytes)) }
  }

  /// Appends a number.
  package mutating func append(_ number: Double, _ precision: Precision) {
    makeRoom(TextCursor.numberCapacity)
    cursor.append(number, precision)
  }

  /// Appends a whole number.
  package mutating func append(_ integer: Int) {
    makeRoom(TextCursor.numberCapacity)
    cursor.append(integer)
  }

  /// Appends what `body` writes, which must be at most `needed` bytes.
  @inlinable
  package mutating func withCapacity(_ needed: Int, _ body: (inout TextCursor) -> Void) {
    makeRoom(needed)
    body(&cursor)
  }

  /// Appends a text as a JSON string with quotes, escaping `"`, `\` and all control characters.
  package mutating func append(json text: String) {
    append(byte: UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      append(text)
    } else {
      for scalar in text.unicodeScalars { append(json: scalar) }
    }
    append(byte: UInt8(ascii: "\""))
  }

  private mutating func append(json scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case _ where scalar.isControl: append(scalar.escape)
    default: for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte: byte) }
    }
  }

  /// Passes the collected output to the sink.
  package mutating func flush() {
    guard let start = memory.baseAddress, cursor.pointer > start else { return }
    let piece = UnsafeRawBufferPointer(start: start, count: cursor.pointer - start)
    cursor = TextCursor(start)
    guard !isClosed else { return }
    isClosed = !sink(piece)
  }

  @inlinable
  mutating func makeRoom(_ needed: Int) {
    if end - cursor.pointer < needed { flushFor(needed) }
  }

  @usableFromInline
  mutating func flushFor(_ needed: Int) {
    flush()
    guard needed > memory.count else { return }
    memory.deallocate()
    let start = UnsafeMutablePointer<UInt8>.allocate(capacity: needed)
    memory = UnsafeMutableBufferPointer(start: start, count: needed)
    cursor = TextCursor(start)
    end = start + needed
  }
}
