import SourceText
import Testing

@Suite("Numbers have one textual form")
struct NumberTextTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var value: Double
    var decimals: Int
    var text: String
    var testDescription: String { "\(value) with \(decimals) decimals is \(text)" }

    init(_ value: Double, _ decimals: Int, _ text: String) {
      self.value = value
      self.decimals = decimals
      self.text = text
    }
  }

  static let rounded = [
    Row(0, 3, "0"), Row(-0.0, 3, "0"), Row(-0.0001, 3, "0"), Row(1, 3, "1"), Row(-390, 3, "-390"),
    Row(0.5, 0, "1"), Row(-0.5, 0, "-1"), Row(1.5, 0, "2"), Row(2.5, 0, "3"), Row(0.25, 1, "0.3"),
    Row(0.125, 2, "0.13"), Row(-0.125, 2, "-0.13"), Row(100, 3, "100"), Row(1.5, 3, "1.5"),
    Row(0.1 + 0.2, 3, "0.3"), Row(1.0 / 3, 3, "0.333"), Row(2.0 / 3, 3, "0.667"), Row(0.9996, 3, "1"),
    // As doubles, 1.005 is 1.00499999999999989… and 0.0005 is 0.0005000000000000000104….
    Row(1.005, 2, "1"), Row(0.0005, 3, "0.001"), Row(0.00049999, 3, "0"),
    Row(999.9995, 3, "1000"), Row(1e15, 3, "1000000000000000"), Row(0x1p53, 3, "9007199254740992"),
    Row(0x1p64, 0, "18446744073709551616"), Row(1e23, 3, "99999999999999991611392"),
    Row(.leastNonzeroMagnitude, 15, "0"), Row(0.1, 15, "0.1"),
    Row(123_456_789.123_456_789, 15, "123456789.123456791043282"),
    Row(.infinity, 3, "null"), Row(-.infinity, 3, "null"), Row(.nan, 3, "null"),
  ]

  @Test("Decimals are rounded half away from zero, based on the exact value", arguments: rounded)
  func rounds(_ row: Row) {
    #expect(numberText(row.value, .decimals(row.decimals)) == row.text)
  }

  static let shortest = [
    Row(0.1, 0, "0.1"), Row(-0.0, 0, "0"), Row(0.1 + 0.2, 0, "0.30000000000000004"), Row(1, 0, "1"),
    Row(1.0 / 3, 0, "0.3333333333333333"), Row(1e-7, 0, "0.0000001"), Row(1.5e-10, 0, "0.00000000015"),
    Row(-2.5, 0, "-2.5"), Row(123.456, 0, "123.456"), Row(1e16, 0, "10000000000000000"),
    Row(1.2345e20, 0, "123450000000000000000"), Row(0x1p53 + 1, 0, "9007199254740992"),
    Row(1e300, 0, "1" + String(repeating: "0", count: 300)),
    Row(.leastNonzeroMagnitude, 0, "0." + String(repeating: "0", count: 323) + "5"),
    Row(.infinity, 0, "null"),
  ]

  @Test(
    "Full precision is the shortest text that reads back as the same double, without an exponent",
    arguments: shortest)
  func writesShortest(_ row: Row) {
    #expect(numberText(row.value, .full) == row.text)
  }

  @Test("A number beyond the integer range is written with all its digits")
  func writesHugeNumbers() {
    let text = numberText(1e300, .decimals(3))
    #expect(text == ExactDecimal(1e300).text(decimals: 3))
    #expect(text.count == 301)
    let largest = Double.greatestFiniteMagnitude
    #expect(numberText(-largest, .decimals(0)) == "-" + ExactDecimal(largest).text(decimals: 0))
  }

  @Test("Every magnitude and number of decimals matches exact arithmetic")
  func agreesWithExactArithmetic() {
    var numbers = SeededNumbers(seed: 1)
    for round in 0..<600 {
      let value = Self.value(round, &numbers)
      let exact = ExactDecimal(value)
      for decimals in 0...15 {
        #expect(numberText(value, .decimals(decimals)) == exact.text(decimals: decimals), "\(value)")
      }
    }
  }

  @Test("Numbers next to a half match exact arithmetic")
  func agreesNextToHalves() {
    var numbers = SeededNumbers(seed: 2)
    for _ in 0..<300 {
      let decimals = Int(numbers.next() % 8)
      let scale = [1.0, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7][decimals]
      let half = (Double(numbers.next() % 1_000_000) + 0.5) / scale
      for value in [half.nextDown, half, half.nextUp, -half] {
        let exact = ExactDecimal(value).text(decimals: decimals)
        #expect(numberText(value, .decimals(decimals)) == exact, "\(value)")
      }
    }
  }

  @Test("Full precision reads back as the same double and is as short as the standard library's text")
  func readsBack() {
    var numbers = SeededNumbers(seed: 3)
    for round in 0..<20_000 {
      let value = Self.value(round, &numbers)
      let text = numberText(value, .full)
      #expect(Double(text) == value, "\(value)")
      #expect(Self.significantDigits(text) == Self.significantDigits("\(value)"), "\(value)")
      #expect(!text.contains("e") && !text.hasSuffix(".0"), "\(value)")
    }
  }

  /// Cycles through arbitrary bit patterns, layout-like numbers, and numbers with few decimals.
  private static func value(_ round: Int, _ numbers: inout SeededNumbers) -> Double {
    let bits = numbers.next()
    switch round % 4 {
    case 0:
      let value = Double(bitPattern: bits)
      return value.isFinite ? value : Double(bits)
    case 1: return Double(bits % 1_000_000_000) / 1000
    case 2: return (Double(bits % 2_000_000) - 1_000_000) / 3
    default: return Double(bits % 1_000_000) / Double(1 << (bits >> 60))
    }
  }

  private static func significantDigits(_ text: String) -> String {
    let mantissa = text.split(separator: "e").first.map(String.init) ?? text
    let digits = mantissa.filter(\.isNumber).drop { $0 == "0" }
    return String(digits.reversed().drop { $0 == "0" }.reversed())
  }
}
