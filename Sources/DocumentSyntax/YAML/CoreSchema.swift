/// Resolves plain scalars according to YAML's core schema.
enum CoreSchema {
  /// The content of a scalar that is written without quotes or tag.
  @inline(__always)
  static func content(of text: UnsafeBufferPointer<UInt8>) -> NodeRecord.Content {
    guard let first = text.first else { return .null }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      return isNumber(text) ? .number : .string
    case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"), UInt8(ascii: "T"),
      UInt8(ascii: "f"), UInt8(ascii: "F"):
      return text.count <= 5 ? word(String(decoding: text, as: UTF8.self)) : .string
    default: return .string
    }
  }

  private static func word(_ word: String) -> NodeRecord.Content {
    switch word {
    case "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .yes
    case "false", "False", "FALSE": .no
    default: .string
    }
  }

  /// Whether the text of a number is that of an integer.
  static func isInteger(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.count > 2, text[1] == UInt8(ascii: "x") || text[1] == UInt8(ascii: "o") { return true }
    return text.allSatisfy { $0.decimalDigit != nil || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
  }

  private static func isNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text[0] == UInt8(ascii: "0"), text.count > 2 {
      let digits = text[2...]
      if text[1] == UInt8(ascii: "x") { return digits.allSatisfy { $0.hexadecimalDigit != nil } }
      if text[1] == UInt8(ascii: "o") { return digits.allSatisfy { ($0.decimalDigit ?? 8) < 8 } }
    }
    var index = text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+") ? 1 : 0
    let wholeCount = skipDigits(text, &index)
    var fractionCount = 0
    if index < text.count, text[index] == UInt8(ascii: ".") {
      index += 1
      fractionCount = skipDigits(text, &index)
      if wholeCount + fractionCount == 0 { return isSpecial(text) }
    }
    guard wholeCount + fractionCount > 0 else { return false }
    if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
        index += 1
      }
      guard skipDigits(text, &index) > 0 else { return false }
    }
    return index == text.count
  }

  private static func skipDigits(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Int {
    let start = index
    index = text.digitsEnd(from: start)
    return index - start
  }

  private static func isSpecial(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count <= 5, let value = Double(scalarText: text) else { return false }
    return !value.isFinite
  }
}
