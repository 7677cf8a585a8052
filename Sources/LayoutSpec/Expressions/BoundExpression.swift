package import LayoutSolver
import SourceText

/// An expression with its names bound to values, ready to be evaluated for any number of items.
package struct BoundExpression: Sendable {
  /// The binding of a name.
  enum Slot: Sendable {
    case value(StackValue)
    case item, itemWidth, itemHeight
    case unknown
    case invalid
  }

  /// A value on the stack: small and free of references, so evaluation does not allocate.
  struct StackValue: Sendable {
    enum Kind: UInt8, Sendable { case number, boolean, text }

    var kind: Kind
    /// The number, 1 or 0 for a boolean, or the index of a text.
    var payload: Double

    static func number(_ number: Double) -> StackValue { StackValue(kind: .number, payload: number) }
    static func boolean(_ boolean: Bool) -> StackValue {
      StackValue(kind: .boolean, payload: boolean ? 1 : 0)
    }

    /// Pixels per point; nil (stored as 0) if lengths stay exact.
    var scale: Double? { payload > 0 ? payload : nil }

    var words: String {
      switch kind {
      case .number: "a number"
      case .boolean: "a boolean"
      case .text: "a string"
      }
    }
  }

  let expression: Expression
  private let slots: [Slot]
  /// The texts of literals, then of names; equal texts share an index.
  private let texts: [String]
  private let literals: [Int]

  /// The meaning of a name at binding time.
  package enum Meaning: Sendable {
    case value(ExpressionValue)
    case item, itemWidth, itemHeight
    /// The name is not defined in this context.
    case unknown
    /// The name's value could not be determined.
    case invalid
  }

  package init(_ expression: Expression, meaning: (String) -> Meaning) {
    self.expression = expression
    var texts: [String] = []
    var indices: [ScalarString: Int] = [:]
    func index(of text: String) -> Int {
      if let known = indices[text] { return known }
      indices[text] = texts.count
      texts.append(text)
      return texts.count - 1
    }
    literals = expression.texts.map(index)
    slots = expression.names.map { name in
      switch meaning(name.text) {
      case .value(.number(let number)): .value(.number(number))
      case .value(.boolean(let boolean)): .value(.boolean(boolean))
      case .value(.text(let text)): .value(StackValue(kind: .text, payload: Double(index(of: text))))
      case .item: .item
      case .itemWidth: .itemWidth
      case .itemHeight: .itemHeight
      case .unknown: .unknown
      case .invalid: .invalid
      }
    }
    self.texts = texts
  }

  /// An error for every undefined name, including names in branches that are not evaluated.
  package var unknownNames: [ExpressionError] {
    zip(expression.names, slots).compactMap { name, slot in
      guard case .unknown = slot else { return nil }
      // If the environment is unknown, so is the text size.
      let text = name.text.hasPrefix(TextName.prefix) ? "textSize" : name.text
      return ExpressionError(.unknownName(text), from: name.start, to: name.end)
    }
  }

  /// Returns descriptions of the names whose values vary by item, with their values, such as `item 3`.
  func names(item: Int, laidOut: Size) -> [String] {
    var names: [String] = []
    for (name, slot) in zip(expression.names, slots) {
      let value: Double
      switch slot {
      case .item: value = Double(item)
      case .itemWidth: value = laidOut.width
      case .itemHeight: value = laidOut.height
      case .value, .unknown, .invalid: continue
      }
      let words = "\(name.text) \(plainNumberText(value))"
      if !names.contains(words) { names.append(words) }
    }
    return names
  }

  /// Returns the value for an item measured at a size.
  package func value(
    item: Int = 0, laidOut: Size = .zero
  ) -> Result<ExpressionValue, ExpressionError> {
    run(item: item, laidOut: laidOut).map { value in
      switch value.kind {
      case .number: .number(value.payload)
      case .boolean: .boolean(value.payload != 0)
      case .text: .text(texts[Int(value.payload)])
      }
    }
  }

  /// Returns the value as a length; nil if evaluation fails or the value is negative.
  package func length(item: Int, laidOut: Size) -> Double? {
    let length = number(item: item, laidOut: laidOut)
    return length >= 0 ? length : nil
  }

  /// Returns the value as a number; NaN if evaluation fails.
  package func number(item: Int, laidOut: Size) -> Double {
    switch run(item: item, laidOut: laidOut) {
    case .success(let value) where value.kind == .number: value.payload
    case .success, .failure: .nan
    }
  }
}

extension BoundExpression {
  /// Returns the text measurements that contribute to the value, in evaluation order.
  func textCalls(item: Int, laidOut: Size) -> [TextCall] {
    var calls: [TextCall] = []
    _ = run(item: item, laidOut: laidOut) { calls.append($0) }
    return calls
  }

  /// Executes the operations.
  private func run(
    item: Int, laidOut: Size, onText: ((TextCall) -> Void)? = nil
  ) -> Result<StackValue, ExpressionError> {
    withUnsafeTemporaryAllocation(of: StackValue.self, capacity: expression.stackDepth + 1) { stack in
      var top = -1
      var index = 0
      let operations = expression.operations
      while index < operations.count {
        var next = index + 1
        var fault: ExpressionError.Kind?
        switch operations[index] {
        case .number(let number): push(.number(number))
        case .boolean(let boolean): push(.boolean(boolean))
        case .text(let text): push(StackValue(kind: .text, payload: Double(literals[text])))
        case .name(let name):
          switch slots[name] {
          case .value(let value): push(value)
          case .item: push(.number(Double(item)))
          case .itemWidth: push(.number(laidOut.width))
          case .itemHeight: push(.number(laidOut.height))
          case .unknown: fault = .unknownName(expression.names[name].text)
          case .invalid: fault = .invalidName(expression.names[name].text)
          }
        case .negate:
          fault = demand(.number, stack[top], by: "-")
          stack[top].payload = -stack[top].payload
        case .not:
          fault = demand(.boolean, stack[top], by: "!")
          stack[top].payload = stack[top].payload == 0 ? 1 : 0
        case .apply(let symbol):
          top -= 1
          fault = apply(symbol, &stack[top], stack[top + 1])
        case .call(let function):
          fault = demand(.number, stack[top], by: function.rawValue)
          stack[top].payload = function.value(of: stack[top].payload)
        case .fold(let function):
          top -= 1
          fault = demand(.number, stack[top + 1], by: function.rawValue)
          let (kept, other) = (stack[top].payload, stack[top + 1].payload)
          stack[top].payload = function == .min ? min(kept, other) : max(kept, other)
        case .labelHeight(let style):
          top -= 2
          onText?(
            .label(
              style, lines: stack[top].payload, pointSize: stack[top + 1].payload, scale: stack[top + 2].scale
            ))
          fault =
            demand(.number, stack[top], by: "lines") ?? demand(.number, stack[top + 1], by: "size")
            ?? Self.problem(lines: stack[top].payload, pointSize: stack[top + 1].payload)
          stack[top].payload = TextMetrics.labelHeight(
            lines: stack[top].payload, pointSize: stack[top + 1].payload, scale: stack[top + 2].scale)
        case .lineHeight:
          fault =
            demand(.number, stack[top], by: "size") ?? Self.problem(lines: 1, pointSize: stack[top].payload)
          stack[top].payload = TextMetrics.lineHeight(pointSize: stack[top].payload)
        case .scaledByText(let style):
          top -= 2
          onText?(
            .scaled(
              style, value: stack[top].payload, factor: stack[top + 1].payload, scale: stack[top + 2].scale))
          fault = demand(.number, stack[top], by: "scaled")
          stack[top].payload = TextMetrics.scaled(
            stack[top].payload, factor: stack[top + 1].payload, scale: stack[top + 2].scale)
        case .shortCut(let on, let target):
          fault = demand(.boolean, stack[top], by: on ? "||" : "&&")
          if (stack[top].payload != 0) == on { next = target } else { top -= 1 }
        case .demandBoolean(let word):
          fault = demand(.boolean, stack[top], by: word.description)
        case .jumpUnless(let target):
          fault = demand(.boolean, stack[top], by: "?")
          if stack[top].payload == 0 { next = target }
          top -= 1
        case .jump(let target): next = target
        }
        if let fault { return .failure(placed(fault, at: index)) }
        index = next
      }
      return .success(stack[0])

      func push(_ value: StackValue) {
        top += 1
        stack.initializeElement(at: top, to: value)
      }
    }
  }

  /// Returns the problem with the arguments of a text function, if any.
  private static func problem(lines: Double, pointSize: Double) -> ExpressionError.Kind? {
    if lines < 0 || lines.rounded() != lines {
      return .textArgument(
        "'lines' must be a whole number of at least 0, but is \(plainNumberText(lines))", hint: nil)
    }
    if pointSize <= 0 {
      return .textArgument("'size' must be above 0, but is \(plainNumberText(pointSize))", hint: nil)
    }
    return nil
  }

  private func placed(_ kind: ExpressionError.Kind, at index: Int) -> ExpressionError {
    let place = expression.places[index]
    return ExpressionError(kind, from: Int(place.lowerBound), to: Int(place.upperBound))
  }

  @inline(__always)
  private func demand(
    _ kind: StackValue.Kind, _ value: StackValue, by operation: @autoclosure () -> String
  ) -> ExpressionError.Kind? {
    if value.kind == kind { return nil }
    return .typeMismatch(
      expected: StackValue(kind: kind, payload: 0).words, found: value.words, by: operation())
  }

  /// Replaces the left operand with the result.
  private func apply(
    _ symbol: ExpressionOperator, _ left: inout StackValue, _ right: StackValue
  ) -> ExpressionError.Kind? {
    switch symbol {
    case .equal, .notEqual:
      guard left.kind == right.kind else { return .incomparable(left.words, right.words) }
      left = .boolean((left.payload == right.payload) == (symbol == .equal))
      return nil
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      if let fault = requireNumbers(symbol, left, right) { return fault }
      left = .boolean(compare(symbol, left.payload, right.payload))
      return nil
    case .add, .subtract, .multiply, .divide, .remainder:
      if let fault = requireNumbers(symbol, left, right) { return fault }
      if symbol == .divide || symbol == .remainder, right.payload == 0 { return .divisionByZero }
      left.payload = calculate(symbol, left.payload, right.payload)
      return left.payload.isFinite ? nil : .notFinite
    }
  }

  @inline(__always)
  private func requireNumbers(
    _ symbol: ExpressionOperator, _ left: StackValue, _ right: StackValue
  ) -> ExpressionError.Kind? {
    demand(.number, left, by: symbol.rawValue) ?? demand(.number, right, by: symbol.rawValue)
  }

  private func compare(_ symbol: ExpressionOperator, _ left: Double, _ right: Double) -> Bool {
    switch symbol {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .equal: left == right
    case .notEqual: left != right
    case .add, .subtract, .multiply, .divide, .remainder: false
    }
  }

  private func calculate(_ symbol: ExpressionOperator, _ left: Double, _ right: Double) -> Double {
    switch symbol {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    case .remainder: left.truncatingRemainder(dividingBy: right)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: .nan
    }
  }
}
