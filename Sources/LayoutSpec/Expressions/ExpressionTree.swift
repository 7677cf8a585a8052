/// An expression as a tree, for writing it in another language.
package indirect enum ExpressionTree: Sendable {
  case number(Double)
  case boolean(Bool)
  case text(String)
  case name(String)
  case negate(ExpressionTree)
  case not(ExpressionTree)
  case binary(ExpressionOperator, ExpressionTree, ExpressionTree)
  case and(ExpressionTree, ExpressionTree)
  case or(ExpressionTree, ExpressionTree)
  case choice(ExpressionTree, ExpressionTree, ExpressionTree)
  case call(ExpressionFunction, [ExpressionTree])
  /// The point size of a text style.
  case fontSize(TextStyle)
  /// The line height of a font, given by its point size.
  case lineHeight(ExpressionTree)
  /// The height of a label, given by its number of lines and its point size.
  case labelHeight(lines: ExpressionTree, font: ExpressionTree)
  /// A value scaled for a text style.
  case scaled(ExpressionTree, TextStyle)

  /// The names that the tree mentions, in order.
  package var names: [String] {
    switch self {
    case .number, .boolean, .text, .fontSize: []
    case .name(let name): [name]
    case .negate(let part), .not(let part), .lineHeight(let part), .scaled(let part, _): part.names
    case .binary(_, let left, let right), .and(let left, let right), .or(let left, let right),
      .labelHeight(let left, let right):
      left.names + right.names
    case .choice(let condition, let first, let second): condition.names + first.names + second.names
    case .call(_, let arguments): arguments.flatMap(\.names)
    }
  }
}

extension Expression {
  /// The expression as a tree; nil if its operations do not form one, which the parser prevents.
  package var tree: ExpressionTree? {
    var stack: [ExpressionTree] = []
    guard read(0..<operations.count, &stack), stack.count == 1 else { return nil }
    return stack[0]
  }

  /// Executes a range of operations on trees instead of values; returns false if they do not form trees.
  private func read(_ range: Range<Int>, _ stack: inout [ExpressionTree]) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      switch operations[index] {
      case .jumpUnless(let other):
        guard other > index, case .jump(let end) = operations[other - 1], end >= other,
          let condition = stack.popLast(), let first = part((index + 1)..<(other - 1)),
          let second = part(other..<end)
        else { return false }
        stack.append(.choice(condition, first, second))
        index = end
        continue
      case .shortCut(let isOr, let target):
        guard target > index, let left = stack.popLast(), let right = part((index + 1)..<target) else {
          return false
        }
        stack.append(isOr ? .or(left, right) : .and(left, right))
        index = target
        continue
      case .jump: return false
      case .number, .boolean, .text, .name, .negate, .not, .apply, .call, .fold, .labelHeight, .lineHeight,
        .scaledByText, .demandBoolean:
        guard apply(operations[index], to: &stack) else { return false }
      }
      index += 1
    }
    return true
  }

  private func part(_ range: Range<Int>) -> ExpressionTree? {
    var stack: [ExpressionTree] = []
    return read(range, &stack) && stack.count == 1 ? stack[0] : nil
  }

  /// Executes an operation that does not jump; returns false if the stack lacks its operands.
  private func apply(_ operation: Operation, to stack: inout [ExpressionTree]) -> Bool {
    switch operation {
    case .number(let number): stack.append(.number(number))
    case .boolean(let boolean): stack.append(.boolean(boolean))
    case .text(let index): stack.append(.text(texts[index]))
    case .name(let index): stack.append(leaf(names[index].text))
    case .negate, .not, .call, .lineHeight, .demandBoolean:
      guard let part = stack.popLast() else { return false }
      stack.append(applied(operation, to: part))
    case .apply(let symbol):
      guard let right = stack.popLast(), let left = stack.popLast() else { return false }
      stack.append(.binary(symbol, left, right))
    case .fold(let function):
      guard let last = stack.popLast(), case .call(function, let arguments)? = stack.popLast() else {
        return false
      }
      stack.append(.call(function, arguments + [last]))
    case .labelHeight:
      guard stack.popLast() != nil, let font = stack.popLast(), let lines = stack.popLast() else {
        return false
      }
      stack.append(.labelHeight(lines: lines, font: font))
    case .scaledByText(let style):
      guard let style, stack.popLast() != nil, stack.popLast() != nil, let value = stack.popLast() else {
        return false
      }
      stack.append(.scaled(value, style))
    case .shortCut, .jumpUnless, .jump: return false
    }
    return true
  }

  private func applied(_ operation: Operation, to part: ExpressionTree) -> ExpressionTree {
    switch operation {
    case .negate: .negate(part)
    case .not: .not(part)
    case .call(let function): .call(function, [part])
    case .lineHeight: .lineHeight(part)
    case .number, .boolean, .text, .name, .apply, .fold, .labelHeight, .scaledByText, .shortCut,
      .demandBoolean, .jumpUnless, .jump:
      part
    }
  }

  /// Returns a name, or the point size of the style that an internal name of a text function refers to.
  private func leaf(_ name: String) -> ExpressionTree {
    let parts = name.split(separator: ".").map(String.init)
    if parts.count == 2, let style = TextStyle(rawValue: parts[1]) { return .fontSize(style) }
    return .name(name)
  }
}
