/// The text of a number: no exponent, no `-0`, no trailing zeros, always `.` as the decimal separator.
///
/// A number that is not finite becomes `null`.
package func numberText(_ value: Double, _ precision: Precision) -> String {
  String(unsafeUninitializedCapacity: NumberWriter.capacity) { buffer in
    guard let start = buffer.baseAddress else { return 0 }
    var writer = NumberWriter(start)
    writer.write(value, precision)
    return writer.pointer - start
  }
}

/// Writes numbers to memory that the caller provides.
struct NumberWriter {
  /// The maximum number of bytes of a number: a sign, `0.` and the 340 digits of the smallest double.
  static let capacity = 400

  /// The position of the next byte.
  private(set) var pointer: UnsafeMutablePointer<UInt8>

  /// A writer into at least `capacity` bytes.
  init(_ start: UnsafeMutablePointer<UInt8>) { pointer = start }

  /// Writes one number.
  @inline(__always)
  mutating func write(_ value: Double, _ precision: Precision) {
    // Whole numbers look the same in every precision, and most are short.
    if value >= 0, value < 1e9 {
      let whole = UInt32(value)
      if Double(whole) == value { return write(whole) }
    }
    writeLong(value, precision)
  }

  private mutating func writeLong(_ value: Double, _ precision: Precision) {
    let magnitude = value.magnitude
    // Whole numbers below 2^53 look the same in every precision, too.
    if magnitude < 0x1p53 {
      let whole = UInt64(magnitude)
      if Double(whole) == magnitude {
        if value < 0 { put(UInt8(ascii: "-")) }
        return write(whole)
      }
    } else if !value.isFinite {
      for byte in "null".utf8 { put(byte) }
      return
    }
    switch precision {
    case .decimals(let decimals): write(value, decimals: min(max(decimals, 0), 15))
    case .full: if !writeFewDecimals(value) { writeShortest(value) }
    }
  }

  /// Writes a whole number.
  mutating func write(_ value: Int) {
    if value < 0 { put(UInt8(ascii: "-")) }
    write(UInt64(value.magnitude))
  }

  /// Writes the digits of a whole number.
  mutating func write(_ value: UInt64) {
    if value <= UInt64(UInt32.max) { return write(UInt32(truncatingIfNeeded: value)) }
    let (high, low) = value.quotientAndRemainder(dividingBy: 1_000_000_000)
    write(high)
    writeDigits(UInt32(truncatingIfNeeded: low), count: 9)
  }

  /// Writes the digits of a 32-bit whole number.
  @inline(__always)
  mutating func write(_ value: UInt32) {
    if value < 10 { return put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)) }
    writeDigits(value, count: value.decimalDigitCount)
  }

  /// Rounds the exact value: a double is significand · 2^exponent, and the significand times 10^15 fits in 128 bits.
  private mutating func write(_ value: Double, decimals: Int) {
    let significand = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
    let exponent = max(Int(value.exponentBitPattern), 1) - 1075
    guard exponent < 0 else {
      if value < 0 { put(UInt8(ascii: "-")) }
      return writeWhole(significand, shiftedBy: exponent)
    }
    let power = powersOfTen[decimals]
    let scaled = UInt128(significand) * UInt128(power)
    let shift = -exponent
    // Below 2^104 the product is less than half a unit of the last place when it is shifted further.
    guard shift <= 104 else { return put(UInt8(ascii: "0")) }
    let rounded = (scaled >> UInt128(shift)) + ((scaled >> UInt128(shift - 1)) & 1)
    guard rounded > 0 else { return put(UInt8(ascii: "0")) }
    if value < 0 { put(UInt8(ascii: "-")) }
    if rounded <= UInt128(UInt64.max) {
      let (whole, fraction) = UInt64(rounded).quotientAndRemainder(dividingBy: power)
      write(whole)
      writeFraction(fraction, decimals: decimals)
    } else {
      let (whole, fraction) = rounded.quotientAndRemainder(dividingBy: UInt128(power))
      write(UInt64(whole))
      writeFraction(UInt64(fraction), decimals: decimals)
    }
  }

  private mutating func writeFraction(_ fraction: UInt64, decimals: Int) {
    guard fraction > 0 else { return }
    var digits = fraction
    var length = decimals
    while digits % 10 == 0 {
      digits /= 10
      length -= 1
    }
    put(UInt8(ascii: "."))
    writeDigits(digits, count: length)
  }

  /// Writes exactly `length` digits, with leading zeros.
  private mutating func writeDigits(_ value: UInt64, count length: Int) {
    guard length > 9 else { return writeDigits(UInt32(truncatingIfNeeded: value), count: length) }
    let (high, low) = value.quotientAndRemainder(dividingBy: 1_000_000_000)
    writeDigits(high, count: length - 9)
    writeDigits(UInt32(truncatingIfNeeded: low), count: 9)
  }

  /// Writes exactly `length` digits, with leading zeros; two digits per division, which is fast in 32 bits.
  private mutating func writeDigits(_ value: UInt32, count length: Int) {
    let start = pointer
    pointer += length
    var place = pointer
    var rest = value
    while place - start >= 2 {
      place -= 2
      let quotient = rest / 100
      let pair = Int(rest &- quotient &* 100) &* 2
      place[0] = digitPairs.utf8Start[pair]
      place[1] = digitPairs.utf8Start[pair + 1]
      rest = quotient
    }
    if place > start { start.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10) }
  }

  /// Writes significand · 2^shift exactly, in limbs of nine digits.
  private mutating func writeWhole(_ significand: UInt64, shiftedBy shift: Int) {
    let base: UInt64 = 1_000_000_000
    var limbs = [significand % base, significand / base]
    var rest = shift
    while rest > 0 {
      // A limb times 2^29 plus a carry stays below 2^60.
      let step = min(rest, 29)
      var carry: UInt64 = 0
      for index in limbs.indices {
        let (quotient, remainder) = ((limbs[index] << UInt64(step)) + carry).quotientAndRemainder(
          dividingBy: base)
        limbs[index] = remainder
        carry = quotient
      }
      if carry > 0 { limbs.append(carry) }
      rest -= step
    }
    while let last = limbs.last, last == 0, limbs.count > 1 { limbs.removeLast() }
    write(limbs.removeLast())
    for limb in limbs.reversed() { writeDigits(limb, count: 9) }
  }

  /// Writes a number with at most 15 digits, including decimals; false if it has more.
  ///
  /// Whole numbers below 10^15 and powers of ten up to 10^22 are exact, so their quotient is the double that the digits
  /// read back as; no other text of at most 15 digits reads back as the same double.
  private mutating func writeFewDecimals(_ value: Double) -> Bool {
    let magnitude = value.magnitude
    var power = 1.0
    for decimals in 1...15 {
      power *= 10
      let scaled = magnitude * power
      guard scaled < 1e15 else { return false }
      let digits = UInt64(scaled + 0.5)
      guard Double(digits) / power == magnitude else { continue }
      if value < 0 { put(UInt8(ascii: "-")) }
      let (whole, fraction) = digits.quotientAndRemainder(dividingBy: powersOfTen[decimals])
      write(whole)
      writeFraction(fraction, decimals: decimals)
      return true
    }
    return false
  }

  /// Writes the standard library's shortest digits, with zeros in place of an exponent.
  private mutating func writeShortest(_ value: Double) {
    var digits: [UInt8] = []
    var pointPlace = 0
    var exponent = 0
    var text = value.magnitude.description.utf8[...]
    if let mark = text.firstIndex(of: UInt8(ascii: "e")) {
      exponent = Int(Substring(text[text.index(after: mark)...])) ?? 0
      text = text[..<mark]
    }
    var isFraction = false
    for byte in text {
      if byte == UInt8(ascii: ".") { isFraction = true } else { digits.append(byte) }
      if !isFraction { pointPlace += 1 }
    }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    if value < 0 { put(UInt8(ascii: "-")) }
    writeDigits(digits, pointAt: pointPlace + exponent)
  }

  private mutating func writeDigits(_ digits: [UInt8], pointAt point: Int) {
    if point <= 0 { put(UInt8(ascii: "0")) }
    for index in 0..<max(point, 0) { put(index < digits.count ? digits[index] : UInt8(ascii: "0")) }
    guard point < digits.count else { return }
    put(UInt8(ascii: "."))
    for _ in 0..<max(-point, 0) { put(UInt8(ascii: "0")) }
    for digit in digits[max(point, 0)...] { put(digit) }
  }

  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    pointer.pointee = byte
    pointer += 1
  }
}

/// `00` to `99`.
private let digitPairs: StaticString = """
  0001020304050607080910111213141516171819\
  2021222324252627282930313233343536373839\
  4041424344454647484950515253545556575859\
  6061626364656667686970717273747576777879\
  8081828384858687888990919293949596979899
  """

/// 10^0 to 10^19.
private let powersOfTen: [UInt64] = (0..<20).map { exponent in
  (0..<exponent).reduce(1) { power, _ in power * 10 }
}

extension UInt32 {
  /// The number of decimal digits; 1 for 0.
  @inline(__always)
  fileprivate var decimalDigitCount: Int {
    if self < 10_000 { return self < 100 ? (self < 10 ? 1 : 2) : self < 1_000 ? 3 : 4 }
    if self < 100_000_000 {
      return self < 1_000_000 ? (self < 100_000 ? 5 : 6) : self < 10_000_000 ? 7 : 8
    }
    return self < 1_000_000_000 ? 9 : 10
  }
}
