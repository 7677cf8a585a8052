import LayoutSolver
import SourceText

/// Typed option values; each method throws if the value is not of its type.
extension Arguments {
  /// The case of an enumeration that the value names.
  func word<Word: RawRepresentable & CaseIterable>(_ option: Option, as: Word.Type) throws(UsageProblem)
    -> Word?
  where Word.RawValue == String {
    guard let value = value(option) else { return nil }
    guard let word = Word(rawValue: value) else {
      throw .unknownWord(option: option.spelling, found: value, known: Word.allCases.map(\.rawValue))
    }
    return word
  }

  /// The element of `values` that the value names.
  func choice<Value>(_ option: Option, of values: [Value], named name: (Value) -> String) throws(UsageProblem)
    -> Value?
  {
    guard let written = value(option) else { return nil }
    guard let choice = values.first(where: { name($0) == written }) else {
      throw .unknownWord(option: option.spelling, found: written, known: values.map(name))
    }
    return choice
  }

  /// A number that satisfies `isValid`.
  func number(
    _ option: Option, _ expected: String = "a number", where isValid: (Double) -> Bool = { _ in true }
  ) throws(UsageProblem) -> Double? {
    guard let value = value(option) else { return nil }
    return try Self.number(value, of: option, expected, where: isValid)
  }

  /// Parses one value as a number.
  static func number(
    _ value: String, of option: Option, _ expected: String = "a number",
    where isValid: (Double) -> Bool = { _ in true }
  ) throws(UsageProblem) -> Double {
    guard let number = value.plainNumber, isValid(number) else {
      throw .wrongValue(option: option.spelling, expected: expected, found: value)
    }
    return number
  }

  /// Parses `count` numbers separated by commas.
  static func numbers(_ value: String, of option: Option, count: Int) throws(UsageProblem) -> [Double] {
    let numbers = value.split(separator: ",", omittingEmptySubsequences: false).compactMap(\.plainNumber)
    let commas = value.utf8.count { $0 == UInt8(ascii: ",") }
    guard numbers.count == count, commas == count - 1 else {
      throw .wrongValue(
        option: option.spelling,
        expected: count == 1 ? "a number" : "\(count) numbers, \(option.value ?? "")", found: value)
    }
    return numbers
  }

  /// Four insets: top, leading, bottom and trailing.
  func insets(_ option: Option) throws(UsageProblem) -> Insets? {
    guard let value = value(option) else { return nil }
    let numbers = try Self.numbers(value, of: option, count: 4)
    return Insets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// Splits a value at its first `=`.
  static func assignment(_ value: String, of option: Option) throws(UsageProblem) -> (
    name: String, value: String
  ) {
    guard let equals = value.firstIndex(of: "="), equals > value.startIndex else {
      throw .wrongValue(option: option.spelling, expected: option.value ?? "NAME=VALUE", found: value)
    }
    return (String(value[..<equals]), String(value[value.index(after: equals)...]))
  }

  /// The maximum number of findings shown per file and severity.
  func findingLimit() throws(UsageProblem) -> Int {
    guard let value = value(.maxFindings) else { return Diagnostics.shownLimit }
    guard let limit = Int(value), limit > 0 else {
      throw .wrongValue(
        option: Option.maxFindings.spelling, expected: "a whole number of at least 1", found: value)
    }
    return limit
  }

  /// The precision of printed numbers.
  func precision() throws(UsageProblem) -> Precision {
    guard let value = value(.precision) else { return .decimals(3) }
    if value == "full" { return .full }
    guard let decimals = Int(value), 0...15 ~= decimals else {
      throw .wrongValue(option: Option.precision.spelling, expected: "0 to 15 or full", found: value)
    }
    return .decimals(decimals)
  }
}

extension Arguments {
  /// Whether a single result is printed as an array too, which only JSON supports.
  func isArray(isJSON: Bool) throws(UsageProblem) -> Bool {
    guard has(.array) else { return false }
    guard isJSON else { throw .optionNeeds(option: Option.array.spelling, needed: "'--format json'") }
    return true
  }
}

extension StringProtocol {
  /// The text as a finite decimal number; nil if it is not one.
  var plainNumber: Double? {
    let isDecimal = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isDecimal, let number = Double(self), number.isFinite else { return nil }
    return number
  }
}
