import SourceText

/// The suffixes of an operand: members, calls, subscripts, closures and postfix operators.
extension Parser {
  /// Parses all suffixes of an operand.
  mutating func suffixes(_ operand: SwiftExpression) throws(SwiftSyntaxError) -> SwiftExpression {
    var result = operand
    while let longer = try suffix(result) {
      result = longer
      try addLevel()
    }
    return result
  }

  /// Parses one suffix; nil if there is none.
  private mutating func suffix(_ base: SwiftExpression) throws(SwiftSyntaxError) -> SwiftExpression? {
    if isInDirective, token.startsLine { return nil }
    let start = base.range.start
    switch token.kind {
    case .period, .prefixPeriod: return try member(of: base)
    case .leftParen where !token.startsLine: return try call(base)
    case .leftBracket where !token.startsLine:
      let arguments = try arguments()
      let closures = try trailingClosures()
      return SwiftExpression(
        .subscripted(SwiftCall(callee: base, arguments: arguments, trailingClosures: closures)),
        range(from: start))
    case .leftBrace where takesTrailingClosure(base):
      let closures = try trailingClosures()
      return SwiftExpression(
        .call(SwiftCall(callee: base, arguments: [], trailingClosures: closures)), range(from: start))
    case .postfixQuestion:
      advance()
      return SwiftExpression(.optionalChain(base), range(from: start))
    case .postfixExclamation:
      advance()
      return SwiftExpression(.forceUnwrap(base), range(from: start))
    case .postfixOperator:
      let name = string(token)
      advance()
      return SwiftExpression(.postfix(base, name), range(from: start))
    case .pound where atConditionalMembers: return try conditionalMembers(base)
    case _: return nil
    }
  }

  private mutating func member(of base: SwiftExpression) throws(SwiftSyntaxError) -> SwiftExpression? {
    let start = base.range.start
    advance()
    if at(.integer) {
      return SwiftExpression(.member(base, readName()), range(from: start))
    }
    guard token.kind == .identifier else { throw expected("the name of a member after '.'") }
    let name = try qualifiedName()
    return SwiftExpression(.member(base, name), range(from: start))
  }

  /// Parses a name with generic arguments or argument labels.
  mutating func qualifiedName() throws(SwiftSyntaxError) -> SwiftName {
    var name = readName()
    if atOperator(beginningWith: "<"), let types = triedGenericArguments() { name.genericArguments = types }
    if at(.leftParen), !token.startsLine, hasOnlyLabels { name.argumentLabels = readLabels() }
    return name
  }

  /// Parses `<A, B>` unless it is a comparison, which the token after it determines, as in the compiler.
  private mutating func triedGenericArguments() -> [SwiftType]? {
    guard mayCloseAngle else { return nil }
    return attempt { parser throws(SwiftSyntaxError) in
      let types = try parser.genericArguments()
      return parser.endsGenericName ? types : nil
    }
  }

  /// Whether a `>` follows within a limit, so that a long list of comparisons is not reparsed repeatedly.
  private var mayCloseAngle: Bool {
    var place = index + 1
    let last = min(index + SwiftLimits.triedTokens, tokens.count)
    while place < last {
      let token = tokens[place]
      switch token.kind {
      case .leftParen, .leftBracket: place = Int(token.match)
      case .rightParen, .rightBracket, .rightBrace, .leftBrace, .semicolon, .endOfFile, .string, .stringOpen,
        .equal:
        return false
      case .binaryOperator, .postfixOperator, .prefixOperator:
        if text[Int(token.start)] == UInt8(ascii: ">") { return true }
      case _: break
      }
      place += 1
    }
    return false
  }

  /// Whether the next token may follow a name with generic arguments.
  private var endsGenericName: Bool {
    if token.startsLine { return true }
    switch token.kind {
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .prefixPeriod, .comma, .semicolon,
      .endOfFile, .postfixExclamation, .postfixQuestion, .colon, .leftParen, .leftBracket, .equal,
      .stringMiddle, .stringClose:
      return true
    case .binaryOperator: return atOperator("&") || atOperator("==") || atOperator("??")
    case .identifier: return token.keyword == .inWord || token.keyword == .asWord || token.keyword == .isWord
    case _: return false
    }
  }

  /// Whether the parenthesis at the next token contains only labels: `(a:_:)`.
  private var hasOnlyLabels: Bool {
    let end = Int(token.match)
    guard end > index + 2, tokens[end - 1].kind == .colon, (end - index) % 2 == 1 else { return false }
    for place in stride(from: index + 1, to: end, by: 2) {
      guard tokens[place].kind == .identifier, tokens[place + 1].kind == .colon else { return false }
    }
    return true
  }

  private mutating func readLabels() -> [String] {
    let end = Int(token.match)
    var labels: [String] = []
    advance()
    while index < end {
      labels.append(readName().text)
      advance()
    }
    advance()
    return labels
  }

  private mutating func call(_ callee: SwiftExpression) throws(SwiftSyntaxError) -> SwiftExpression {
    let arguments = try arguments()
    let closures = takesTrailingClosure(callee) ? try trailingClosures() : []
    return SwiftExpression(
      .call(SwiftCall(callee: callee, arguments: arguments, trailingClosures: closures)),
      range(from: callee.range.start))
  }

  /// Parses the arguments in the parentheses or brackets at the next token.
  mutating func arguments() throws(SwiftSyntaxError) -> [SwiftArgument] {
    try list { parser throws(SwiftSyntaxError) in try parser.argument() }
  }

  /// Parses arguments up to the end of an interpolation.
  mutating func arguments(upTo end: Int) throws(SwiftSyntaxError) -> [SwiftArgument] {
    try elements(upTo: end) { parser throws(SwiftSyntaxError) in try parser.argument() }
  }

  private mutating func argument() throws(SwiftSyntaxError) -> SwiftArgument {
    var label: String?
    var labelRange = SourceRange(start: start, end: start)
    if token.kind == .identifier, peek().kind == .colon {
      labelRange = token.range
      label = readName().text
      advance()
    }
    let value = try expression()
    if label == nil { labelRange = SourceRange(start: value.range.start, end: value.range.start) }
    return SwiftArgument(label: label, labelRange: labelRange, value: value)
  }

  /// Returns whether the brace at the next token is a trailing closure of the operand before it.
  private func takesTrailingClosure(_ base: SwiftExpression) -> Bool {
    guard at(.leftBrace), base.mayTakeClosure, !atObservers else { return false }
    guard peek().kind != .identifier || peek().keyword != .caseWord else { return false }
    return allowsTrailingClosure || isFollowedByBody
  }

  /// Whether the token after the matching brace shows that a brace in a statement's header is a closure.
  private var isFollowedByBody: Bool {
    guard !token.startsLine else { return false }
    let next = tokens[min(Int(token.match) + 1, tokens.count - 1)]
    switch next.kind {
    case .leftBrace, .comma: return !next.startsLine
    case .identifier:
      switch next.keyword {
      case .whereWord: return true
      case .isWord, .asWord: return !next.startsLine
      case _: return false
      }
    case .leftBracket, .leftParen, .period, .prefixPeriod, .postfixQuestion, .infixQuestion,
      .postfixExclamation, .colon, .equal, .postfixOperator, .binaryOperator:
      return !next.startsLine
    case _: return false
    }
  }

  /// Parses the trailing closures at the next token; all but the first have labels.
  mutating func trailingClosures() throws(SwiftSyntaxError) -> [SwiftTrailingClosure] {
    guard at(.leftBrace), allowsTrailingClosure || isFollowedByBody, !atObservers else { return [] }
    var closures = [SwiftTrailingClosure(label: nil, closure: try closure())]
    while token.kind == .identifier, token.keyword != .defaultWord, peek().kind == .colon,
      peek(2).kind == .leftBrace
    {
      let label = readName().text
      advance()
      closures.append(SwiftTrailingClosure(label: label, closure: try closure()))
    }
    return closures
  }

  /// Whether the `#if` at the next token encloses members of a call chain.
  private var atConditionalMembers: Bool {
    guard atPound("if"), token.startsLine else { return false }
    var place = index
    while let next = firstAfterDirective(place) {
      switch tokens[next].kind {
      case .prefixPeriod, .period: return true
      case .pound where spells(tokens[next], "#if") || spells(tokens[next], "#elseif"): place = next
      case .pound where spells(tokens[next], "#else"): place = next
      case _: return false
      }
    }
    return false
  }

  private mutating func conditionalMembers(_ base: SwiftExpression) throws(SwiftSyntaxError)
    -> SwiftExpression
  {
    let branches = try conditional { parser throws(SwiftSyntaxError) in [try parser.suffixes(base)] }
    return SwiftExpression(.conditional(branches), range(from: base.range.start))
  }
}

extension SwiftExpression {
  /// Whether the expression can have a trailing closure; literals cannot.
  fileprivate var mayTakeClosure: Bool {
    switch kind {
    case .number, .string, .regex, .boolean, .nilValue, .array, .dictionary, .tuple, .parenthesized: false
    case _: true
    }
  }
}
