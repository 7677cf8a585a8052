import SourceText

extension Formula {
  /// The formula in the spec language.
  var text: String { text(within: 0) }

  /// The text as an argument: a text style is written without quotes.
  private var argumentText: String {
    if case .text(let style) = self { return style }
    return text
  }

  /// Returns the text, in parentheses if its precedence is below that of its context.
  private func text(within precedence: Int) -> String {
    switch self {
    case .number(let number):
      let text = numberText(number, .full)
      return number < 0 && precedence > 6 ? "(\(text))" : text
    case .boolean(let value): return value ? "true" : "false"
    case .text(let text): return "'\(text)'"
    case .name(let name): return name
    case .groupWidth: return "width"
    case .groupHeight: return "height"
    case .negate(let part): return "-\(part.text(within: 7))"
    case .not(let part): return "!\(part.text(within: 7))"
    case .call(let function, let arguments):
      return "\(function.rawValue)(\(arguments.map(\.argumentText).joined(separator: ", ")))"
    case .binary(let symbol, let left, let right):
      let own = symbol.precedence
      // A right operand of equal precedence needs parentheses: a - (b - c).
      let text = "\(left.text(within: own)) \(symbol.rawValue) \(right.text(within: own + 1))"
      return own < precedence ? "(\(text))" : text
    case .choice(let condition, let first, let second):
      let text = "\(condition.text(within: 1)) ? \(first.text(within: 1)) : \(second.text)"
      return precedence > 0 ? "(\(text))" : text
    }
  }
}
