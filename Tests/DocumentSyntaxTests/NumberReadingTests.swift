import DocumentSyntax
import Testing

@Suite("Numbers are read as the nearest double")
struct NumberReadingTests {
  static let texts = [
    "0", "1", "-1", "0.1", "123456789012345678", "9007199254740992", "9007199254740993", "9007199254740995",
    "18446744073709551615", "18446744073709551616", "1e22", "1e23", "8.5e22", "123e20", "0.1e-21", "1e-22",
    "1e-23",
    "2.2250738585072011e-308", "2.2250738585072014e-308", "4.9e-324", "2.4e-324", "1.7976931348623157e308",
    "0.30000000000000004", "100000000000000000000000000000000000000000000",
    "1.00000000000000011102230246251565",
    "0.000000000000000000000000000000000000000000000000000000000000001", "-0.0",
    "3.14159265358979323846264338327950288",
    "6.0221407600000000000000000e23", "1e0000000000000000000000000000000001", "1e-99999999999999999999",
  ]

  @Test("Hard cases match the standard library", arguments: texts)
  func agrees(_ text: String) throws {
    for format in [DocumentFormat.json, .yaml] {
      let number = try #require(Reading("[\(text)]", format).root?.elements[0].number)
      #expect(number.bitPattern == Double(text)?.bitPattern)
    }
  }

  @Test("Numbers of any length and exponent match the standard library")
  func agreesOften() throws {
    var state: UInt64 = 7
    var texts: [String] = []
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let digits = String(state >> (state & 63))
      let point = Int(state >> 32) % (digits.count + 1)
      let whole = digits.prefix(point)
      let fraction = digits.dropFirst(point)
      let exponent = Int((state >> 24) & 63) - 32
      texts.append(
        (whole.isEmpty || whole.first == "0" ? "0" : String(whole)) + (fraction.isEmpty ? "" : ".\(fraction)")
          + (exponent % 3 == 0 ? "e\(exponent)" : ""))
    }
    var numbers: [Double] = []
    let root = try #require(Reading("[\(texts.joined(separator: ","))]", .json).root)
    #expect(root.numbers(into: &numbers) == nil)
    #expect(numbers == texts.map { Double($0) ?? .nan })
    #expect(root.elements.map { $0.number ?? .nan } == numbers)
  }

  @Test("Whole numbers in other bases are rounded to the nearest double, ties to even")
  func readsOtherBases() throws {
    let rows: [(String, Double)] = [
      ("0x20000000000001", 0x1p53), ("0x20000000000003", 0x1p53 + 4), ("0x20000000000000000001", 0x1p77),
      ("0x2000000000000100000000001", 0x20000000000002p44), ("0o400000000000000001", 0x1p53),
      ("0xFFFFFFFFFFFFFFFF", 0x1p64),
    ]
    for (text, value) in rows {
      #expect(Reading(text, .yaml).root?.number == value, "\(text)")
    }
  }
}
