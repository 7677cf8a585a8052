import SwiftLayouts

/// Options for specs written in Swift.
extension Option {
  static let sources = Option(
    name: "sources", value: "DIR", isRepeatable: true, isFile: true,
    help: "folder where names in Swift code are looked up; default: the file's project")
  static let items = Option(
    name: "items", value: "[SECTION=]N", isRepeatable: true,
    help: "number of items in sections of Swift code; default: 12")
  static let measured = Option(
    name: "measured", value: "SECTION=H,…", isRepeatable: true,
    help:
      "measured heights of the items in a section of Swift code, repeated if there are more items; default: the estimates"
  )

  /// The options for specs written in Swift.
  static let swiftCode: [Option] = [sources, items, measured]
}

extension Arguments {
  /// The item counts and measured heights of sections in Swift code.
  func swiftContent() throws(UsageProblem) -> SwiftContent {
    var content = SwiftContent()
    for value in values(.items) {
      guard value.contains("=") else {
        content.items = try Self.itemCount(value)
        continue
      }
      let (section, count) = try Self.assignment(value, of: .items)
      content.sectionItems.append((section, try Self.itemCount(count)))
    }
    for value in values(.measured) {
      let (section, lengths) = try Self.assignment(value, of: .measured)
      let numbers = lengths.split(separator: ",", omittingEmptySubsequences: false).map(\.plainNumber)
      guard !numbers.isEmpty, numbers.allSatisfy({ ($0 ?? -1) >= 0 }) else {
        throw .wrongValue(
          option: Option.measured.spelling, expected: "SECTION=H,… of numbers, 0 or more", found: value)
      }
      content.measured.append((section, numbers.compactMap { $0 }))
    }
    return content
  }

  private static func itemCount(_ value: String) throws(UsageProblem) -> Int {
    let number = try number(value, of: .items, "a whole number from 0 to 1000000") {
      $0 >= 0 && $0 <= 1e6 && $0 == $0.rounded()
    }
    return Int(number)
  }
}
