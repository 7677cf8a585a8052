/// A place in memory at which text is written, without a look at how much room there is.
///
/// `TextBuffer.withRoom` hands one out, with as much room as its caller says that it needs.
package struct TextCursor {
  /// Where the next byte goes.
  @usableFromInline var pointer: UnsafeMutablePointer<UInt8>

  /// The most bytes that one number takes.
  package static let numberCapacity = NumberWriter.capacity

  init(_ pointer: UnsafeMutablePointer<UInt8>) { self.pointer = pointer }

  /// Writes a literal.
  @inlinable
  package mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes bytes of UTF-8.
  @inlinable
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    pointer.update(from: start, count: bytes.count)
    pointer += bytes.count
  }

  /// Writes a piece but for its first `dropped` bytes; a few bytes after it are overwritten by what comes next.
  @inlinable
  package mutating func append(_ piece: borrowing TextPiece, dropping dropped: Int = 0) {
    guard let start = piece.bytes.baseAddress else { return }
    let source = UnsafeRawPointer(start) + dropped
    let target = UnsafeMutableRawPointer(pointer)
    let count = piece.bytes.count - dropped
    // Most pieces are short: a few fixed moves are faster than a call that looks at the length first.
    var offset = 0
    while offset < count {
      let bytes = (source + offset).loadUnaligned(as: SIMD32<UInt8>.self)
      (target + offset).storeBytes(of: bytes, as: SIMD32<UInt8>.self)
      offset += TextPiece.stride
    }
    pointer += count
  }

  /// Writes one byte.
  @inlinable
  package mutating func append(byte: UInt8) {
    pointer.pointee = byte
    pointer += 1
  }

  /// Writes a number.
  package mutating func append(_ number: Double, _ precision: Precision) {
    var writer = NumberWriter(pointer)
    writer.write(number, precision)
    pointer = writer.pointer
  }

  /// Writes a whole number.
  package mutating func append(_ integer: Int) {
    var writer = NumberWriter(pointer)
    writer.write(integer)
    pointer = writer.pointer
  }
}
