/// The exact decimal value of a double, digit by digit: slow, but simple enough to trust.
struct ExactDecimal {
  /// The digits before the decimal point, at least one, without leading zeros.
  private(set) var whole: [Int]
  /// The digits after the decimal point.
  private(set) var fraction: [Int] = []
  private let isNegative: Bool

  init(_ value: Double) {
    isNegative = value.sign == .minus
    let significand = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
    let exponent = max(Int(value.exponentBitPattern), 1) - 1075
    whole = String(significand).compactMap(\.wholeNumberValue)
    for _ in 0..<max(exponent, 0) { double() }
    for _ in 0..<max(-exponent, 0) { halve() }
    while whole.count > 1, whole[0] == 0 { whole.removeFirst() }
  }

  private mutating func double() {
    var carry = 0
    for index in whole.indices.reversed() {
      let digit = 2 * whole[index] + carry
      whole[index] = digit % 10
      carry = digit / 10
    }
    if carry > 0 { whole.insert(carry, at: 0) }
  }

  private mutating func halve() {
    var rest = 0
    for index in whole.indices {
      let digit = 10 * rest + whole[index]
      whole[index] = digit / 2
      rest = digit % 2
    }
    for index in fraction.indices {
      let digit = 10 * rest + fraction[index]
      fraction[index] = digit / 2
      rest = digit % 2
    }
    if rest > 0 { fraction.append(5) }
  }

  /// The number with at most `decimals` decimals, rounded half away from zero, without trailing zeros.
  func text(decimals: Int) -> String {
    var digits = whole + (0..<decimals).map { $0 < fraction.count ? fraction[$0] : 0 }
    if decimals < fraction.count, fraction[decimals] >= 5 {
      var index = digits.count - 1
      while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 { digits[index] += 1 } else { digits.insert(1, at: 0) }
    }
    let wholeText = digits.dropLast(decimals).map(String.init).joined()
    var fractionText = digits.suffix(decimals).map(String.init).joined()
    while fractionText.hasSuffix("0") { fractionText.removeLast() }
    let text = fractionText.isEmpty ? wholeText : "\(wholeText).\(fractionText)"
    return isNegative && text != "0" ? "-" + text : text
  }
}

/// Reproducible pseudorandom numbers (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
