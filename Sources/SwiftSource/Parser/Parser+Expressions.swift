import SourceText

/// Expressions, parsed by precedence climbing.
extension Parser {
  mutating func expression() throws(SwiftSyntaxError) -> SwiftExpression {
    try measured { parser throws(SwiftSyntaxError) in try parser.operation(.assignment) }
  }

  /// Parses operators with at least the precedence `lowest`, and their operands.
  private mutating func operation(_ lowest: Precedence) throws(SwiftSyntaxError) -> SwiftExpression {
    var left = try unary()
    while let precedence = nextPrecedence, precedence >= lowest {
      left = try infix(left, precedence)
      try addLevel()
    }
    return left
  }

  /// The precedence of the next token if it is a binary operator; nil otherwise.
  private var nextPrecedence: Precedence? {
    if isInDirective, token.startsLine { return nil }
    switch token.kind {
    case .binaryOperator: return operatorPrecedence
    case .equal: return isInPattern ? nil : .assignment
    case .infixQuestion: return .ternary
    case .arrow: return .arrow
    case .identifier:
      switch token.keyword {
      case .asWord, .isWord: return .cast
      case .asyncWord, .throwsWord, .rethrowsWord: return atFunctionArrow ? .arrow : nil
      case _: return nil
      }
    case _: return nil
    }
  }

  private var operatorPrecedence: Precedence {
    text.withOperator(token) { Precedence(operator: $0) }
  }

  private mutating func infix(
    _ left: SwiftExpression, _ precedence: Precedence
  ) throws(SwiftSyntaxError) -> SwiftExpression {
    let start = left.range.start
    let name = SwiftOperator(text: string(token), range: token.range)
    switch precedence {
    case .cast: return try cast(left)
    case .arrow:
      try skipEffects()
      let arrow = SwiftOperator(text: string(token), range: token.range)
      try expect(.arrow, "'->'")
      let right = try nested { parser throws(SwiftSyntaxError) in try parser.operation(.arrow) }
      return SwiftExpression(.infix(left, arrow, right), range(from: start))
    case .ternary:
      advance()
      let middle = try ternaryMiddle()
      try expect(.colon, "':' of the conditional expression")
      let right = try nested { parser throws(SwiftSyntaxError) in try parser.operation(.ternary) }
      return SwiftExpression(.ternary(left, middle, right), range(from: start))
    case .assignment:
      advance()
      let right = try nested { parser throws(SwiftSyntaxError) in try parser.operation(.assignment) }
      return SwiftExpression(.assignment(left, name, right), range(from: start))
    case _:
      advance()
      let right = try nested { parser throws(SwiftSyntaxError) in
        try parser.operation(precedence.rightOperand)
      }
      return SwiftExpression(.infix(left, name, right), range(from: start))
    }
  }

  private mutating func ternaryMiddle() throws(SwiftSyntaxError) -> SwiftExpression {
    let outer = isInPattern
    isInPattern = false
    let middle = try expression()
    isInPattern = outer
    return middle
  }

  private mutating func cast(_ value: SwiftExpression) throws(SwiftSyntaxError) -> SwiftExpression {
    let isTest = at(.isWord)
    advance()
    var kind = isTest ? SwiftCast.test : .coerce
    if !isTest, at(.postfixQuestion) || at(.postfixExclamation) {
      kind = at(.postfixQuestion) ? .conditional : .forced
      advance()
    }
    let type = try type()
    return SwiftExpression(.cast(value, kind, type), range(from: value.range.start))
  }

  /// Parses an operand with its prefix operators and keywords.
  mutating func unary() throws(SwiftSyntaxError) -> SwiftExpression {
    let start = start
    switch token.kind {
    case .prefixOperator, .binaryOperator, .postfixOperator:
      let name = string(token)
      advance()
      // An operator without operands is a function: `reduce(0, +)`.
      if at(.comma) || at(.rightParen) || at(.rightBracket) {
        return SwiftExpression(.name(SwiftName(name, range(from: start))), range(from: start))
      }
      let operand = try deeper { parser throws(SwiftSyntaxError) in try parser.unary() }
      return SwiftExpression(.prefix(name, operand), range(from: start))
    case .prefixAmpersand:
      advance()
      let operand = try deeper { parser throws(SwiftSyntaxError) in try parser.unary() }
      return SwiftExpression(.inOut(operand), range(from: start))
    case .at:
      let type = try type()
      return try suffixes(SwiftExpression(.type(type), type.range))
    case .identifier where token.keyword != .none:
      if let marked = try markedOperand() { return marked }
    case _: break
    }
    return try suffixes(try primary())
  }

  private mutating func deeper(
    _ parse: (inout Parser) throws(SwiftSyntaxError) -> SwiftExpression
  ) throws(SwiftSyntaxError) -> SwiftExpression {
    let result = try nested(parse)
    try addLevel()
    return result
  }

  /// Parses `try a`, `await a`, `any P` and similar operands; nil if the next token does not begin one.
  private mutating func markedOperand() throws(SwiftSyntaxError) -> SwiftExpression? {
    let start = start
    switch token.keyword {
    case .tryWord:
      advance()
      var kind = SwiftTry.plain
      if at(.postfixQuestion) || at(.postfixExclamation) {
        kind = at(.postfixQuestion) ? .optional : .forced
        advance()
      }
      let operand = try deeper { parser throws(SwiftSyntaxError) in try parser.operation(.assignment) }
      return SwiftExpression(.tried(kind, operand), range(from: start))
    case .awaitWord where !endsOperand(peek()):
      advance()
      let operand = try deeper { parser throws(SwiftSyntaxError) in try parser.operation(.assignment) }
      return SwiftExpression(.awaited(operand), range(from: start))
    case .consumeWord, .copyWord, .unsafeWord, .eachWord, .borrowWord, .repeatWord:
      guard beginsMarkedOperand(peek()) else { return nil }
      let word = string(token)
      let isUnsafe = token.keyword == .unsafeWord
      advance()
      let operand = try deeper { parser throws(SwiftSyntaxError) in
        isUnsafe ? try parser.operation(.assignment) : try parser.unary()
      }
      return SwiftExpression(.marked(word, operand), range(from: start))
    case .anyWord, .someWord, .inoutWord:
      guard token.keyword == .inoutWord || beginsMarkedOperand(peek()) else { return nil }
      let type = try type()
      return try suffixes(SwiftExpression(.type(type), type.range))
    case .letWord, .varWord, .isWord: return isInPattern ? try patternOperand() : nil
    case _: return nil
    }
  }

  /// Returns whether the token after `await` shows that `await` is used as a name.
  private func endsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .period, .comma, .rightParen, .rightBracket, .rightBrace, .equal, .colon, .endOfFile,
      .binaryOperator:
      true
    case _: false
    }
  }

  /// Returns whether the token after a word such as `copy` begins its operand.
  private func beginsMarkedOperand(_ token: Token) -> Bool {
    guard token.kind == .identifier, !token.startsLine else { return false }
    return !token.keyword.isReserved || token.keyword == .selfWord || token.keyword == .selfTypeWord
      || token.keyword == .anyTypeWord || token.keyword == .superWord || token.keyword == .tryWord
  }
}
