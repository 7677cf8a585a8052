/// Swift names derived from the names in a spec.
enum CodeName {
  /// `product-rows` as `productRows`; nil if no character is valid in a name.
  static func lower(_ text: String) -> String? {
    let words = words(of: text)
    guard let first = words.first else { return nil }
    // An all-caps word, such as `URL`, is lowercased as a whole.
    let isCapital = first.allSatisfy { !$0.isLowercase }
    let start = isCapital ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    let name = start + words.dropFirst().map(capitalized).joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// `product-rows` as `ProductRows`.
  static func upper(_ text: String) -> String? {
    let name = words(of: text).map(capitalized).joined()
    guard !name.isEmpty else { return nil }
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// The name, in backticks if it is a Swift keyword.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static func words(of text: String) -> [String] {
    text.split { character in
      !(character.isASCII && (character.isLetter || character.isNumber))
    }.map(String.init)
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

/// The names already used in one scope of the generated code.
struct SwiftNameTable {
  private var taken: Set<String>

  init(_ taken: Set<String> = []) { self.taken = taken }

  /// The name if it is unused, otherwise a variation of it: `secondItem`, …, `item7`.
  mutating func unique(_ name: String) -> String {
    if taken.insert(name).inserted { return name }
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    for ordinal in ["second", "third", "fourth", "fifth", "sixth"] {
      let other = ordinal + capital
      if taken.insert(other).inserted { return other }
    }
    var number = 7
    while !taken.insert("\(name)\(number)").inserted { number += 1 }
    return "\(name)\(number)"
  }
}
