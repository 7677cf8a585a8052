extension Precision {
  /// The number that a number's text at this precision reads back as.
  package func rounded(_ value: Double) -> Double {
    switch self {
    case .full: return value
    case .decimals(let decimals):
      guard value.rounded(.towardZero) != value, value.isFinite else { return value }
      let power = tenToThe(decimals)
      let scaled = value * power
      // Rounding of the product may hide an exact half; close to one, the exact text decides.
      let distance = (scaled - scaled.rounded(.down) - 0.5).magnitude
      guard scaled.magnitude < 0x1p50, distance > 0x1p-20 else {
        return Double(numberText(value, self)) ?? value
      }
      // Both numbers are whole and exact, so their quotient is the double nearest to the decimal.
      return scaled.rounded() / power
    }
  }

  private func tenToThe(_ exponent: Int) -> Double {
    (0..<min(max(exponent, 0), 15)).reduce(1.0) { power, _ in power * 10 }
  }
}
