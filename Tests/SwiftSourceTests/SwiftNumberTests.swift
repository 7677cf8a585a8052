import SourceText
import SwiftSource
import Testing

@Suite("Numbers in Swift")
struct SwiftNumberTests {
  @Test(
    "Integers are read in every base",
    arguments: [
      ("0", 0), ("12", 12), ("1_000", 1000), ("0xFF", 255), ("0x_f", 15), ("0b101", 5), ("0o17", 15),
      ("9223372036854775807", Int.max),
    ])
  func integers(_ text: String, _ value: Int) {
    let number = SwiftNumber(text: text, isFloatingPoint: false)
    #expect(number.integer == value)
    #expect(number.value == Double(value))
  }

  @Test(
    "Floating-point numbers are read in decimal and hexadecimal",
    arguments: [("0.5", 0.5), ("1e3", 1000), ("1_0.2_5", 10.25), ("0x1.8p1", 3), ("1.5e-2", 0.015)])
  func floating(_ text: String, _ value: Double) {
    let number = SwiftNumber(text: text, isFloatingPoint: true)
    #expect(number.integer == nil)
    #expect(number.value == value)
  }

  @Test("An integer that is too large for Int has only a double value")
  func large() {
    let number = SwiftNumber(text: "9223372036854775808", isFloatingPoint: false)
    #expect(number.integer == nil)
    #expect(number.value == 0x1p63)
  }
}
