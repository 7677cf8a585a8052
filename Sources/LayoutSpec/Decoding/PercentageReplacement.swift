import SourceText

/// The replacement that a hint suggests for a percentage within a calculation.
struct PercentageReplacement {
  private typealias Part = (text: String, isOperand: Bool, isPercentage: Bool)

  private let parts: [Part]
  /// The name of the container's length in expressions: `width` or `height`.
  private let name: String
  private let isFrame: Bool
  /// The form around the calculation, such as `estimated`.
  private let form: DimensionForm?

  /// - Parameters:
  ///   - text: The whole calculation.
  ///   - key: The key of the value, such as `width` or `y`.
  ///   - isFrame: Whether the value belongs to a custom group's frame, where names refer to the group.
  ///   - form: The form around the calculation.
  init(_ text: String, key: String, isFrame: Bool, form: DimensionForm?) {
    parts = Self.parts(of: text)
    name = key == "height" || key == "y" ? "height" : "width"
    self.isFrame = isFrame
    self.form = form
  }

  /// The hint: an imperative that includes the replacement text.
  var hint: String {
    if isRemainder {
      return parts.count == 3
        ? "write 'mod(\(parts[0].text), \(parts[2].text))' for the remainder"
        : "write 'mod(a, b)' for a remainder"
    }
    if let choice { return "write '\(choice)'" }
    if isOneNumber { return "write '(\(parts.map(\.text).joined(separator: " ")))%'" }
    switch form {
    case .fractionalWidth, .fractionalHeight: return "write '\(wrapped(replaced { $0 }))'"
    case .absolute, .estimated, .uniformAcrossSiblings, nil:
      let owner = isFrame ? "the group's" : "the view's"
      let factor: (String?) -> String? = { $0.map { "\(name) * \($0)" } ?? name }
      return "write '\(wrapped(replaced(factor)))', where '\(name)' is \(owner)"
    }
  }

  private func wrapped(_ text: String) -> String { form.map { "\($0.rawValue)(\(text))" } ?? text }

  /// Whether `%` is used as a binary operator.
  private var isRemainder: Bool { parts.contains { $0.text == "%" } }

  /// `condition ? 50% : 100%` rewritten as a form such as `fractionalWidth(condition ? 0.5 : 1)`.
  private var choice: String? {
    guard form == nil, !isFrame, parts.count > 4, let mark = parts.firstIndex(where: { $0.text == "?" }),
      parts.count == mark + 4, parts[mark + 2].text == ":", parts[mark + 1].isPercentage,
      parts[mark + 3].isPercentage
    else { return nil }
    let condition = parts[..<mark].map(\.text).joined(separator: " ")
    let fraction = name == "width" ? DimensionForm.fractionalWidth : .fractionalHeight
    let values = [mark + 1, mark + 3].map { share(parts[$0]) ?? "1" }
    return "\(fraction.rawValue)(\(condition) ? \(values[0]) : \(values[1]))"
  }

  /// Whether the calculation is a single percentage whose number is computed, as in `100 / 3%`; in `10 + 50%`, the
  /// first number is a length.
  private var isOneNumber: Bool {
    form == nil && parts.last?.isPercentage == true && parts.count { $0.isPercentage } == 1
      && parts.allSatisfy {
        $0.isOperand
          ? $0.text.utf8.allSatisfy { byte in !isLetter(byte) } : ["*", "/"].contains($0.text)
      }
  }

  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private func replaced(_ factor: (String?) -> String?) -> String {
    parts.map { part in part.isPercentage ? factor(share(part)) ?? "1" : part.text }.joined(separator: " ")
  }

  /// Returns a percentage as a factor; nil for 100.
  private func share(_ part: Part) -> String? {
    guard let number = Double(part.text) else { return "\(part.text) / 100" }
    return number == 100 ? nil : plainNumberText(number / 100)
  }

  // MARK: Reading

  /// Splits the calculation into operands and operators; a parenthesized expression or call is one operand.
  private static func parts(of text: String) -> [Part] {
    var scanner = ExpressionScanner(text)
    var tokens: [ExpressionToken] = []
    while let token = try? scanner.next(), token.kind != .end, tokens.count < 200 { tokens.append(token) }
    var parts: [Part] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      var end = index + 1
      var isOperand = true
      switch token.kind {
      case .number, .text, .end: break
      case .name: if tokens.indices.contains(end), tokens[end].kind == .sign("(") { end = close(end, tokens) }
      case .sign("("): end = close(index, tokens)
      case .sign("%"):
        // A '%' after an operand is a percentage sign unless another operand follows.
        if let last = parts.indices.last, parts[last].isOperand, !startsOperand(end, tokens) {
          parts[last].isPercentage = true
          index = end
          continue
        }
        isOperand = false
      case .sign: isOperand = false
      }
      parts.append((scanner.text(from: token.start, to: tokens[end - 1].end), isOperand, false))
      index = end
    }
    return parts
  }

  private static func startsOperand(_ index: Int, _ tokens: [ExpressionToken]) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    switch tokens[index].kind {
    case .number, .text, .name, .sign("("): return true
    case .sign, .end: return false
    }
  }

  /// Returns the index after the parenthesis that closes the one at `open`.
  private static func close(_ open: Int, _ tokens: [ExpressionToken]) -> Int {
    var depth = 0
    for index in open..<tokens.count {
      if tokens[index].kind == .sign("(") { depth += 1 }
      if tokens[index].kind == .sign(")") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return tokens.count
  }
}
