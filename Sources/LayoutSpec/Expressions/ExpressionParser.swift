/// A precedence-climbing parser for expressions; limited nesting bounds its recursion.
struct ExpressionParser {
  /// The maximum nesting depth of parentheses, calls, unary operators and conditionals.
  static let depthLimit = 64

  private var scanner: ExpressionScanner
  private let percentSign: PercentSign
  private(set) var token: ExpressionToken
  private var expression = Expression()
  private var depth = 0
  private var stack = 0
  /// The end of the previous token.
  private var lastEnd = 0
  /// The start of the last operand.
  private var operandStart = 0
  /// The number of open parentheses.
  private var brackets = 0
  /// Whether there is an operator outside all parentheses.
  private var isCalculation = false

  init(_ text: String, percentSign: PercentSign) throws(ExpressionError) {
    scanner = ExpressionScanner(text)
    self.percentSign = percentSign
    token = try scanner.next()
  }

  /// Parses the whole text as one expression.
  mutating func parse() throws(ExpressionError) -> Expression {
    try conditional()
    guard token.kind == .end else { throw unexpected("an operator or the end") }
    if percentSign == .followsExpression, isCalculation { throw percentageFault(upTo: token.end + 1) }
    return expression
  }

  /// Returns the error for a last operand that is a percentage within a calculation.
  private func percentageFault(upTo end: Int) -> ExpressionError {
    let share = scanner.text(from: operandStart, to: lastEnd) + "%"
    return ExpressionError(.percentageInCalculation(share), from: operandStart, to: end)
  }

  /// `a`, or `a ? b : c`.
  mutating func conditional() throws(ExpressionError) {
    try enter()
    let start = token.start
    try binary(above: 0)
    if token.kind == .sign("?") {
      if brackets == 0 { isCalculation = true }
      let condition = start..<lastEnd
      try advance()
      let toElse = emit(.jumpUnless(target: 0), at: condition, pops: 1)
      try conditional()
      guard token.kind == .sign(":") else { throw unexpected("':' and the other value") }
      try advance()
      let toEnd = emit(.jump(target: 0), at: condition, pops: 1)
      expression.operations[toElse] = .jumpUnless(target: expression.operations.count)
      try conditional()
      expression.operations[toEnd] = .jump(target: expression.operations.count)
    }
    leave()
  }

  /// Parses binary operators of a precedence above `limit`, left-associatively.
  private mutating func binary(above limit: Int) throws(ExpressionError) {
    let start = token.start
    try unary()
    while case .sign(let sign) = token.kind {
      if sign == "%", percentSign != .isRemainder { throw percentageFault(upTo: token.end) }
      if let symbol = ExpressionOperator(rawValue: sign) {
        guard symbol.precedence > limit else { return }
        if brackets == 0 { isCalculation = true }
        let place = token.start..<token.end
        try advance()
        try binary(above: symbol.precedence)
        emit(.apply(symbol), at: place, pops: 1)
      } else if sign == "&&" || sign == "||" {
        guard (sign == "&&" ? 2 : 1) > limit else { return }
        if brackets == 0 { isCalculation = true }
        try logical(sign, left: start..<lastEnd)
      } else {
        return
      }
    }
  }

  /// Parses the right operand of `&&` or `||`, which is skipped if the left one decides the result.
  private mutating func logical(_ sign: String, left: Range<Int>) throws(ExpressionError) {
    try advance()
    let isOr = sign == "||"
    let cut = emit(.shortCut(on: isOr, target: 0), at: left, pops: 1)
    let right = token.start
    try binary(above: isOr ? 1 : 2)
    emit(.demandBoolean(of: isOr ? "||" : "&&"), at: right..<lastEnd, pops: 0)
    expression.operations[cut] = .shortCut(on: isOr, target: expression.operations.count)
  }

  private mutating func unary() throws(ExpressionError) {
    if token.kind == .sign("-") || token.kind == .sign("!") {
      try enter()
      let place = token.start..<token.end
      let isMinus = token.kind == .sign("-")
      try advance()
      try unary()
      emit(isMinus ? .negate : .not, at: place, pops: 0)
      leave()
    } else {
      try primary()
    }
  }

  private mutating func primary() throws(ExpressionError) {
    let place = token.start..<token.end
    switch token.kind {
    case .number(let number):
      try advance()
      emit(.number(number), at: place, pops: -1)
    case .text(let text):
      try advance()
      expression.texts.append(text)
      emit(.text(expression.texts.count - 1), at: place, pops: -1)
    case .name(let name):
      try advance()
      try named(name, at: place)
    case .sign("("):
      try advance()
      brackets += 1
      try conditional()
      brackets -= 1
      try closeBracket(openedAt: place.lowerBound)
    case .sign, .end:
      throw unexpected("a number, a name or '('")
    }
    operandStart = place.lowerBound
  }

  /// Parses a call, `true`, `false` or a name.
  private mutating func named(_ name: String, at place: Range<Int>) throws(ExpressionError) {
    if token.kind == .sign("(") {
      if let function = TextFunction(rawValue: name) { return try call(function, at: place) }
      guard let function = ExpressionFunction(rawValue: name) else {
        throw ExpressionError(.unknownFunction(name), from: place.lowerBound, to: place.upperBound)
      }
      try call(function, at: place)
    } else if name == "true" || name == "false" {
      emit(.boolean(name == "true"), at: place, pops: -1)
    } else {
      emit(Expression.Name(text: name, start: place.lowerBound, end: place.upperBound))
    }
  }

  private mutating func call(
    _ function: ExpressionFunction, at place: Range<Int>
  ) throws(ExpressionError) {
    try advance()
    var count = 0
    brackets += 1
    if token.kind != .sign(")") {
      repeat {
        if count > 0 { try advance() }
        try conditional()
        count += 1
        emit(function, argument: count, at: place)
      } while token.kind == .sign(",")
    }
    brackets -= 1
    try closeBracket(openedAt: place.lowerBound)
    guard function.arity.allows(count) else {
      throw ExpressionError(
        .argumentCount(function.rawValue, found: count), from: place.lowerBound, to: place.upperBound)
    }
  }

  /// Emits the function for its first argument, or folds the next argument into the result so far.
  private mutating func emit(_ function: ExpressionFunction, argument number: Int, at place: Range<Int>) {
    switch function {
    case .mod where number == 1: break
    case .mod: emit(.apply(.remainder), at: place, pops: 1)
    case .min, .max, .floor, .ceil, .round, .abs:
      if number == 1 {
        emit(.call(function), at: place, pops: 0)
      } else {
        emit(.fold(function), at: place, pops: 1)
      }
    }
  }

  mutating func closeBracket(openedAt start: Int) throws(ExpressionError) {
    guard token.kind == .sign(")") else { throw unexpected("')'") }
    try advance()
  }

  mutating func advance() throws(ExpressionError) {
    lastEnd = token.end
    token = try scanner.next()
  }

  private mutating func enter() throws(ExpressionError) {
    depth += 1
    // The expression as a whole counts as one level.
    guard depth <= Self.depthLimit + 1 else {
      throw ExpressionError(.tooDeep, from: token.start, to: token.end)
    }
  }

  private mutating func leave() { depth -= 1 }

  mutating func enterParentheses() { brackets += 1 }

  mutating func leaveParentheses() { brackets -= 1 }

  /// The sign after the current token, if any.
  var followingSign: String? {
    var ahead = scanner
    guard case .sign(let sign)? = (try? ahead.next())?.kind else { return nil }
    return sign
  }

  /// Emits an operation that pushes the value of a name.
  mutating func emit(_ name: Expression.Name) {
    expression.names.append(name)
    emit(.name(expression.names.count - 1), at: name.start..<name.end, pops: -1)
  }

  /// Emits an operation that reduces the stack by `pops` values; returns its index.
  @discardableResult
  mutating func emit(_ operation: Expression.Operation, at place: Range<Int>, pops: Int) -> Int {
    stack -= pops
    expression.stackDepth = max(expression.stackDepth, stack + 1)
    expression.operations.append(operation)
    expression.places.append(
      Int32(truncatingIfNeeded: place.lowerBound)..<Int32(truncatingIfNeeded: place.upperBound))
    return expression.operations.count - 1
  }

  func unexpected(_ expected: String) -> ExpressionError {
    ExpressionError(
      .syntax(expected: expected, found: scanner.words(for: token)), from: token.start,
      to: max(token.end, token.start))
  }
}

/// The meaning of `%` in the context of an expression.
package enum PercentSign: Sendable {
  /// The remainder of a division.
  case isRemainder
  /// A percentage of the container, which cannot be part of a calculation.
  case isShare
  /// The expression is the number of a percentage and must be a single operand, as in `(100/3)%`.
  case followsExpression
}

extension Expression {
  /// Parses an expression.
  package init(_ text: String, percentSign: PercentSign = .isRemainder) throws(ExpressionError) {
    var parser = try ExpressionParser(text, percentSign: percentSign)
    self = try parser.parse()
  }

  /// Creates an expression that consists of a number.
  package init(number: Double) {
    operations = [.number(number)]
    places = [0..<0]
  }
}
