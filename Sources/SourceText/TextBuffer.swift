/// Output that is collected and handed on in large pieces.
package struct TextBuffer {
  private var storage: [UInt8]
  private var count = 0
  private let sink: (UnsafeRawBufferPointer) -> Bool

  /// Whether the sink has refused a piece; everything after that is dropped.
  package private(set) var isClosed = false

  /// A buffer that hands on about `capacity` bytes at a time; the sink answers false when it can take no more.
  package init(capacity: Int = 1 << 20, sink: @escaping (UnsafeRawBufferPointer) -> Bool) {
    storage = [UInt8](repeating: 0, count: max(capacity, 2 * NumberWriter.capacity))
    self.sink = sink
  }

  /// Appends a literal.
  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append($0) }
  }

  /// Appends a text.
  package mutating func append(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if isDone == nil { for byte in text.utf8 { append(byte: byte) } }
  }

  /// Appends one byte.
  package mutating func append(byte: UInt8) {
    makeRoom(1)
    storage[count] = byte
    count += 1
  }

  /// Appends bytes of UTF-8.
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= storage.count else {
      flush()
      if !isClosed { isClosed = !sink(UnsafeRawBufferPointer(bytes)) }
      return
    }
    makeRoom(bytes.count)
    let start = count
    storage.withUnsafeMutableBufferPointer { target in
      _ = UnsafeMutableBufferPointer(rebasing: target[start...]).update(fromContentsOf: bytes)
    }
    count += bytes.count
  }

  /// Appends a number.
  package mutating func append(_ number: Double, _ precision: Precision) {
    withRoom(TextCursor.numberCapacity) { $0.append(number, precision) }
  }

  /// Appends a whole number.
  package mutating func append(_ integer: Int) {
    withRoom(TextCursor.numberCapacity) { $0.append(integer) }
  }

  /// Appends what `body` writes, which must not be more than `needed` bytes.
  package mutating func withRoom(_ needed: Int, _ body: (inout TextCursor) -> Void) {
    makeRoom(needed)
    if needed > storage.count { storage += [UInt8](repeating: 0, count: needed - storage.count) }
    let start = count
    count += storage.withUnsafeMutableBufferPointer { target in
      guard let base = target.baseAddress else { return 0 }
      var cursor = TextCursor(base + start)
      body(&cursor)
      return cursor.pointer - (base + start)
    }
  }

  /// Appends a text as a JSON string, quotes included.
  package mutating func append(json text: String) {
    append(byte: UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x08: append("\\b")
      case 0x09: append("\\t")
      case 0x0A: append("\\n")
      case 0x0C: append("\\f")
      case 0x0D: append("\\r")
      case 0x00..<0x20: appendEscape(byte)
      default: append(byte: byte)
      }
    }
    append(byte: UInt8(ascii: "\""))
  }

  private mutating func appendEscape(_ byte: UInt8) {
    append("\\u00")
    let digits = StaticString("0123456789abcdef")
    digits.withUTF8Buffer {
      append(byte: $0[Int(byte >> 4)])
      append(byte: $0[Int(byte & 15)])
    }
  }

  /// Hands on what is collected.
  package mutating func flush() {
    guard count > 0 else { return }
    let piece = storage[..<count]
    count = 0
    guard !isClosed else { return }
    isClosed = !piece.withUnsafeBytes(sink)
  }

  private mutating func makeRoom(_ needed: Int) {
    if storage.count - count < needed { flush() }
  }
}
