import DocumentSyntax
import SourceText

/// Values in the notation of UIKit, CSS and programming languages, with their replacements.
enum ForeignValues {
  // MARK: Words of lists

  /// Synonyms of the words of lists.
  private static let words: [String: String] = [
    "left": "leading", "right": "trailing", "topLeft": "topLeading", "topRight": "topTrailing",
    "bottomLeft": "bottomLeading", "bottomRight": "bottomTrailing", "topStart": "topLeading",
    "topEnd": "topTrailing", "bottomStart": "bottomLeading", "bottomEnd": "bottomTrailing",
    "start": "leading", "end": "trailing", "center": "none", "rightToLeft": "rtl", "leftToRight": "ltr",
    "row": "horizontal", "hstack": "horizontal", "x": "horizontal", "rows": "horizontal",
    "column": "vertical", "vstack": "vertical", "y": "vertical", "grid": "horizontal",
    "masonry": "waterfall", "iphone": "phone", "ipad": "pad", "pager": "groupPaging",
    "horizontal": "continuous", "true": "continuous", "carousel": "groupPagingCentered",
    "centered": "groupPagingCentered", "page": "paging", "snap": "continuousGroupLeadingBoundary",
  ]

  /// Returns the hint for a word that a list does not have; nil if it is not a known synonym.
  static func hint(forWord word: String, of list: WordList) -> String? {
    guard let ours = words[word], list.words.contains(ours) else { return nil }
    return "write '\(ours)'"
  }

  /// Returns the word without the leading dot of a Swift enum case; nil if it is not in the list.
  static func withoutDot(_ word: String, of list: WordList) -> String? {
    guard word.hasPrefix(".") else { return nil }
    let rest = String(word.dropFirst())
    return list.words.contains(rest) ? rest : nil
  }

  // MARK: Values of the wrong type

  /// Returns the hint for a value of the wrong type.
  static func hint(for node: DocumentNode, as shape: ValueShape) -> String? {
    let text = node.shortText
    let path = node.path
    let key = path.split(separator: "/").last.map(String.init) ?? ""
    switch (shape, node.kind) {
    case (.mapping(.list), .string): return "write '\(key): {appearance: \(text)}'"
    case (.mapping(.anchor), .string): return "write '\(key): {edges: [\(text)]}'"
    case (.mapping(.anchor), .sequence): return "write '\(key): {edges: […]}'"
    case (.list(.mapping), .mapping): return "write a list: '\(key): [{…}]'"
    case (.list(.mapping(.decoration)), .string), (.list(.mapping(.boundaryItem)), .string),
      (.list(.mapping(.anchoredItem)), .string):
      return "write a list: '\(key): [{kind: \(text), …}]'"
    case (.boolean, .number): return text == "0" || text == "1" ? "write '\(text == "1")'" : nil
    case (.mapping(.size), .number), (.mapping(.referenceSize), .number):
      return "write '\(key): {width: \(text), height: \(text)}'"
    case (.mapping(.point), .number): return "write '\(key): {x: \(text), y: \(text)}'"
    default: return nil
    }
  }

  // MARK: Expressions

  /// Returns the hint for an expression that cannot be parsed.
  static func hint(forExpression text: String, _ fault: ExpressionError, in place: String) -> String? {
    if let number = withoutUnit(text) { return "write '\(number)'" }
    if case .unknownFunction(let name) = fault.kind {
      let argument = WrittenForm(text, names: [name])
      if ["fixed", "absolute"].contains(name), case .call(_, let value, _) = argument {
        return "write '\(value)'"
      }
      if ["flexible", "estimated", "fractionalWidth", "fractionalHeight"].contains(name), place == "number" {
        return "write a number or an expression"
      }
    }
    guard let operators = withOurOperators(text) else { return nil }
    return "write \"\(operators)\""
  }

  /// Returns the hint for an unknown name in an expression.
  static func hint(forName name: String) -> String? {
    switch name {
    case "regular", "compact", "phone", "pad", "ltr", "rtl": "put the word in quotes: '\(name)'"
    case "flexible": "write 'flexible(8)'"
    case "fixed", "absolute": "write the number alone, such as '8'"
    case "estimated": "write 'estimated(44)'"
    case "auto", "automatic", "fit", "content", "wrap_content", "intrinsic": "write 'estimated(44)'"
    case "full", "fill", "stretch", "match_parent", "max": "write '100%'"
    case "yes", "on", "YES", "True", "TRUE": "write 'true'"
    case "no", "off", "NO", "False", "FALSE": "write 'false'"
    case "nil", "null", "none": "delete the key"
    default: nil
    }
  }

  /// Returns `44` for `44pt`; nil without a unit.
  private static func withoutUnit(_ text: String) -> String? {
    for unit in ["pt", "pts", "px", "dp", "points", "point"] where text.hasSuffix(unit) {
      var number = text.dropLast(unit.count)
      while number.last == " " { number.removeLast() }
      if !number.isEmpty, Double(number) != nil { return String(number) }
    }
    return nil
  }

  /// Returns the text with `and`, `or`, `not` and `=` replaced by `&&`, `||`, `!` and `==`; nil if it has none of them.
  private static func withOurOperators(_ text: String) -> String? {
    let ours = [
      "and": "&&", "or": "||", "not": "!", "AND": "&&", "OR": "||", "NOT": "!", "=": "==", "<>": "!=",
      "===": "==",
    ]
    // Words in quoted strings must stay unchanged.
    guard !text.contains("'"), text.utf8.count < 200 else { return nil }
    let parts = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard parts.contains(where: { ours[$0] != nil }) else {
      return text.hasPrefix("not(") ? "!" + text.dropFirst(3) : nil
    }
    var result = ""
    for (index, part) in parts.enumerated() {
      result += ours[part] ?? part
      let isNot = ours[part] == "!"
      if index < parts.count - 1, !isNot { result += " " }
    }
    return result
  }
}

/// A spec problem with a more specific hint than its own.
struct HintedProblem: Problem {
  var problem: SpecProblem
  var betterHint: String?

  var severity: Severity { problem.severity }
  var code: String { problem.code }
  var message: String { problem.message }
  var hint: String? { betterHint }
}
