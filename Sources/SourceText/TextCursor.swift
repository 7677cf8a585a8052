/// A position in memory for writing text, without bounds checks.
///
/// `TextBuffer.withRoom` provides a cursor with the capacity that its caller requests.
package struct TextCursor {
  /// The position of the next byte.
  @usableFromInline var pointer: UnsafeMutablePointer<UInt8>

  /// The maximum number of bytes of a number.
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

  /// Writes a piece without its first `dropped` bytes; may write a few bytes past its end, which the next write
  /// overwrites.
  @inlinable
  package mutating func append(_ piece: borrowing TextPiece, dropping dropped: Int = 0) {
    guard let start = piece.bytes.baseAddress else { return }
    let source = UnsafeRawPointer(start) + dropped
    let target = UnsafeMutableRawPointer(pointer)
    let count = piece.bytes.count - dropped
    // Most pieces are short: a few fixed-size moves are faster than a call that first checks the length.
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
