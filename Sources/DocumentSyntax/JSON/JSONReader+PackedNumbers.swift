extension JSONReader {
  /// Reads the innermost list as packed numbers up to its end; false if it contains anything else.
  ///
  /// Errors in the text are reported when the elements are then read one by one.
  mutating func readPackedNumbers() -> Bool {
    guard var numbers = builder.packedList() else { return false }
    let end = withUnsafeTemporaryAllocation(of: Double.self, capacity: PackedNumbers.landmarkDistance) {
      chunk in
      readNumbers(chunk) { numbers.append($0, at: $1, rest: text.count - $1) }
    }
    guard let end else { return false }
    builder.pack(numbers)
    position = end
    return true
  }

  /// Calls `body` with numbers of the innermost list and the offset of the first, as many at once as `chunk` can hold;
  /// returns the offset of the list's end, or nil if the list contains anything else.
  private func readNumbers(
    _ chunk: UnsafeMutableBufferPointer<Double>, _ body: (UnsafeMutableBufferPointer<Double>, Int) -> Void
  ) -> Int? {
    let text = text
    var place = position(afterOpeningOf: builder.open.last)
    while true {
      let start = text.spaceEnd(from: place)
      var count = 0
      while count < chunk.count {
        if let element = text.shortElement(at: place) {
          (chunk[count], place) = element
          count += 1
          continue
        }
        guard let (value, end) = number(at: text.spaceEnd(from: place)) else { return nil }
        chunk[count] = value
        count += 1
        place = text.spaceEnd(from: end)
        guard place < text.count else { return nil }
        if text[place] == UInt8(ascii: "]") {
          body(UnsafeMutableBufferPointer(rebasing: chunk[..<count]), start)
          return place
        }
        guard text[place] == UInt8(ascii: ",") else { return nil }
        place += 1
      }
      body(chunk, start)
    }
  }

  private func position(afterOpeningOf list: TreeBuilder.Open?) -> Int {
    list.map { text.spaceEnd(from: builder.storage.nodes[$0.index].start + 1) } ?? text.count
  }

  /// The number at an offset, and the offset past it; nil if there is no number.
  private func number(at start: Int) -> (value: Double, end: Int)? {
    guard start < text.count, text[start] == UInt8(ascii: "-") || text[start].decimalDigit != nil,
      let end = try? numberEnd(from: start), let value = Double(decimal: text, start, end), value.isFinite
    else { return nil }
    return (value, end)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset past white space.
  @inline(__always)
  func spaceEnd(from start: Int) -> Int {
    var end = start
    while end < count, self[end] <= 0x20 {
      guard self[end] == 0x20 || self[end] == 0x0A || self[end] == 0x0D || self[end] == 0x09 else { break }
      end += 1
    }
    return end
  }

  /// A whole number of up to seven digits and the offset past its comma and one space, as long lists are written,
  /// computed from eight bytes at once; nil for anything else.
  @inline(__always)
  fileprivate func shortElement(at start: Int) -> (value: Double, next: Int)? {
    guard start + 10 <= count else { return nil }
    let word = UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: start, as: UInt64.self).littleEndian
    let digits = word ^ 0x3030_3030_3030_3030
    let others = (digits | (digits &+ 0x0606_0606_0606_0606)) & 0xF0F0_F0F0_F0F0_F0F0
    let bits = UInt64(others.trailingZeroBitCount & ~7)
    // A leading zero is only allowed alone.
    guard bits > 0, bits < 64, digits & 0xFF != 0 || bits == 8,
      UInt8(truncatingIfNeeded: word &>> bits) == UInt8(ascii: ",")
    else { return nil }
    // The digits move to the end of the eight, with zeros before them; then pairs, fours and all eight are combined.
    let aligned = digits &<< (64 &- bits)
    let pairs = aligned &* 10 &+ aligned &>> 8
    let fours = (pairs & 0x00FF_00FF_00FF_00FF) &* 100 &+ (pairs &>> 16) & 0x00FF_00FF_00FF_00FF
    let whole = (fours & 0xFFFF) &* 10_000 &+ (fours &>> 32) & 0xFFFF
    let comma = start &+ Int(bits &>> 3)
    let next = comma &+ (self[comma &+ 1] == 0x20 ? 2 : 1)
    return (Double(Int64(truncatingIfNeeded: whole)), next)
  }
}
