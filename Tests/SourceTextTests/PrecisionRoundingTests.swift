import SourceText
import TestSupport
import Testing

/// The reference is a number's text, which rounds the exact value and is itself tested against exact
/// arithmetic.
@Suite("Rounding to a precision")
struct PrecisionRoundingTests {
  static func expected(_ value: Double, _ precision: Precision) -> Double? {
    Double(numberText(value, precision))
  }

  @Test("A rounded number is what its text reads back as", arguments: 0...15)
  func readsBack(decimals: Int) {
    let precision = Precision.decimals(decimals)
    var numbers = TestSupport.SeededNumbers(seed: 71 + UInt64(decimals))
    for _ in 0..<4000 {
      // Arbitrary bit patterns, and thirds and pixels as in layouts.
      let bits = Double(bitPattern: numbers.next())
      let length =
        Double(numbers.int(-4_000_000...4_000_000)) / numbers.pick([1, 2, 3, 7, 1000, 2000, 65_536])
      for value in [bits, length] where value.isFinite {
        #expect(precision.rounded(value) == Self.expected(value, precision), "\(value)")
      }
    }
  }

  @Test("Numbers next to a half are rounded based on their exact value", arguments: 0...15)
  func halves(decimals: Int) {
    let precision = Precision.decimals(decimals)
    let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    var numbers = TestSupport.SeededNumbers(seed: 7)
    for _ in 0..<2000 {
      let half = (Double(numbers.int(-100_000...100_000)) + 0.5) / power
      for value in [half, half.nextUp, half.nextDown] {
        #expect(precision.rounded(value) == Self.expected(value, precision), "\(value)")
      }
    }
  }

  /// 1.005 is slightly less than its literal; 2.5 and 0.125 are exact, so they round away from zero.
  @Test(
    "Known halves are rounded",
    arguments: [(1.005, 2, 1.0), (2.5, 0, 3.0), (-2.5, 0, -3.0), (0.125, 2, 0.13), (-0.125, 2, -0.13)])
  func knownHalves(value: Double, decimals: Int, rounded: Double) {
    #expect(Precision.decimals(decimals).rounded(value) == rounded)
  }

  @Test("Full precision and numbers without decimals are unchanged", arguments: [0, -7, 1e300, 0x1p53])
  func unchanged(value: Double) {
    #expect(Precision.full.rounded(value) == value)
    #expect(Precision.decimals(3).rounded(value) == value)
    #expect(Precision.full.rounded(0.1 + 0.2) == 0.1 + 0.2)
  }

  @Test("Rounding again changes nothing", arguments: 0...15)
  func isIdempotent(decimals: Int) {
    let precision = Precision.decimals(decimals)
    var numbers = TestSupport.SeededNumbers(seed: 5)
    for _ in 0..<2000 {
      let once = precision.rounded(Double(numbers.int(0...10_000_000)) / 3000)
      #expect(precision.rounded(once) == once)
    }
  }
}
