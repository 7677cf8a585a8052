extension Double {
  /// Parses a scalar as a number of JSON or YAML's core schema; nil if it is not a number.
  init?(scalarText text: UnsafeBufferPointer<UInt8>) {
    if let special = Double.special(text) {
      self = special
    } else if text.count > 2, text[0] == UInt8(ascii: "0"), text[1] == UInt8(ascii: "x") {
      self.init(digits: text, from: 2, bitsPerDigit: 4)
    } else if text.count > 2, text[0] == UInt8(ascii: "0"), text[1] == UInt8(ascii: "o") {
      self.init(digits: text, from: 2, bitsPerDigit: 3)
    } else {
      self.init(decimal: text, 0, text.count)
    }
  }

  /// Parses the decimal number between two offsets to the nearest double; nil if it is not a number.
  ///
  /// A significand up to 2^53 and a power of ten up to 10^22 are both exact, so a single operation rounds correctly;
  /// other numbers are parsed by the standard library.
  init?(decimal text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    var index = start
    let isNegative = index < end && text[index] == UInt8(ascii: "-")
    if isNegative || (index < end && text[index] == UInt8(ascii: "+")) { index += 1 }
    let digitStart = index
    var significand: UInt64 = 0
    while index < end, let digit = text[index].decimalDigit {
      significand = significand &* 10 &+ digit
      index += 1
    }
    var digitCount = index - digitStart
    var exponent = 0
    if index < end, text[index] == UInt8(ascii: ".") {
      index += 1
      let fractionStart = index
      while index < end, let digit = text[index].decimalDigit {
        significand = significand &* 10 &+ digit
        index += 1
      }
      exponent = fractionStart - index
      digitCount -= exponent
    }
    if index < end, text[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      let isSmall = index < end && text[index] == UInt8(ascii: "-")
      if isSmall || (index < end && text[index] == UInt8(ascii: "+")) { index += 1 }
      var power = 0
      while index < end, let digit = text[index].decimalDigit {
        power = min(power * 10 + Int(digit), 100_000)
        index += 1
      }
      exponent += isSmall ? -power : power
    }
    guard index == end, digitCount > 0 else { return nil }
    if digitCount <= 19, significand <= 1 << 53, exponent.magnitude <= 22 {
      let value = Double(significand)
      let scaled = exponent < 0 ? value / powersOfTen[-exponent] : value * powersOfTen[exponent]
      self = isNegative ? -scaled : scaled
    } else {
      self.init(Substring(decoding: UnsafeBufferPointer(rebasing: text[start..<end]), as: UTF8.self))
    }
  }

  /// Parses octal or hexadecimal digits, of any length, to the nearest double.
  private init?(digits text: UnsafeBufferPointer<UInt8>, from start: Int, bitsPerDigit: Int) {
    var top: UInt64 = 0
    var dropped = 0
    var isInexact = false
    for byte in text[start...] {
      guard let digit = byte.hexadecimalDigit, digit < 1 << UInt64(bitsPerDigit) else { return nil }
      if top >> UInt64(64 - bitsPerDigit) == 0 {
        top = top << UInt64(bitsPerDigit) | digit
      } else {
        dropped = min(dropped + bitsPerDigit, 10_000)
        if digit != 0 { isInexact = true }
      }
    }
    // The lowest of at least 60 bits only decides the direction of rounding.
    let rounded = Double(isInexact ? top | 1 : top)
    self = Double(sign: .plus, exponent: dropped, significand: rounded)
  }

  /// The infinities and NaN, as written in the core schema.
  private static func special(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count == 4 || text.count == 5, text.contains(UInt8(ascii: ".")) else { return nil }
    switch String(decoding: text, as: UTF8.self) {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .infinity
    case "-.inf", "-.Inf", "-.INF": return -.infinity
    case ".nan", ".NaN", ".NAN": return .nan
    default: return nil
    }
  }
}

extension UInt8 {
  /// The value of a decimal digit; otherwise nil.
  @inline(__always)
  var decimalDigit: UInt64? {
    let value = self &- UInt8(ascii: "0")
    return value < 10 ? UInt64(value) : nil
  }

  /// The value of a hexadecimal digit; otherwise nil.
  var hexadecimalDigit: UInt64? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

/// 10^0 to 10^22, all of them exact.
private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
  1e19,
  1e20, 1e21, 1e22,
]

extension UnsafeBufferPointer<UInt8> {
  /// Parses a short whole number between two offsets; nil for any other text.
  @inline(__always)
  func shortWhole(_ start: Int, _ end: Int) -> Double? {
    // 15 digits are exact in a double.
    guard end - start <= 15, start < end else { return nil }
    var whole = 0
    for index in start..<end {
      let digit = Int(self[index]) - 0x30
      guard digit >= 0, digit <= 9 else { return nil }
      whole = whole &* 10 &+ digit
    }
    return Double(whole)
  }
}
