extension Precision {
  /// The number that a reader gets back from a number's text at this precision.
  package func rounded(_ value: Double) -> Double {
    switch self {
    case .full: return value
    case .decimals(let decimals):
      guard value.rounded(.towardZero) != value, value.isFinite else { return value }
      let power = tenToThe(decimals)
      let scaled = value * power
      // The product may miss a half by its own rounding: close to one, the exact text decides.
      let distance = (scaled - scaled.rounded(.down) - 0.5).magnitude
      guard scaled.magnitude < 0x1p50, distance > 0x1p-20 else {
        return Double(numberText(value, self)) ?? value
      }
      // Both are whole and exact, so that their quotient is the double nearest to the decimal.
      return scaled.rounded() / power
    }
  }

  private func tenToThe(_ exponent: Int) -> Double {
    (0..<min(max(exponent, 0), 15)).reduce(1.0) { power, _ in power * 10 }
  }
}
