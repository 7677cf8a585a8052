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

  /// Writes one byte.
  @inlinable
  package mutating func append(byte: UInt8) {
    pointer.pointee = byte
    pointer += 1
  }

  /// Writes a number.
  package mutating func append(_ number: Double, _ precision: Precision) {
    var writer = NumberWriter(UnsafeMutableBufferPointer(start: pointer, count: Self.numberCapacity))
    writer.write(number, precision)
    pointer += writer.count
  }

  /// Writes a whole number.
  package mutating func append(_ integer: Int) {
    var writer = NumberWriter(UnsafeMutableBufferPointer(start: pointer, count: Self.numberCapacity))
    writer.write(integer)
    pointer += writer.count
  }
}
