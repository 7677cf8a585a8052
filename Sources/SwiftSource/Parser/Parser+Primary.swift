import SourceText

/// Operands: names, literals, and expressions that begin with a bracket or a sign.
extension Parser {
  /// Parses an operand without its suffixes.
  mutating func primary() throws(SwiftSyntaxError) -> SwiftExpression {
    let start = start
    let kind = try primaryKind()
    return SwiftExpression(kind, range(from: start))
  }

  private mutating func primaryKind() throws(SwiftSyntaxError) -> SwiftExpression.Kind {
    switch token.kind {
    case .identifier: return try wordKind()
    case .integer, .floatingPoint:
      let number = SwiftNumber(text: string(token), isFloatingPoint: at(.floatingPoint))
      advance()
      return .number(number)
    case .string, .stringOpen: return .string(try stringLiteral())
    case .regex:
      let text = string(token)
      advance()
      return .regex(text)
    case .leftParen: return try parenthesisKind()
    case .leftBracket: return try bracketKind()
    case .leftBrace: return .closure(try closure())
    case .prefixPeriod, .period:
      advance()
      guard token.kind == .identifier else { throw expected("the name of a member after '.'") }
      return .implicitMember(try qualifiedName())
    case .pound: return try poundKind()
    case .backslash: return .keyPath(try keyPath())
    case _: throw expected("an expression")
    }
  }

  private mutating func wordKind() throws(SwiftSyntaxError) -> SwiftExpression.Kind {
    let kind: SwiftExpression.Kind
    switch token.keyword {
    case .selfWord: kind = .selfValue
    case .superWord: kind = .superValue
    case .selfTypeWord: kind = .selfType
    case .trueWord: kind = .boolean(true)
    case .falseWord: kind = .boolean(false)
    case .nilWord: kind = .nilValue
    case .underscore: kind = .discard
    case .ifWord: return .ifElse(try ifElse())
    case .switchWord: return .switched(try switchBody())
    case .doWord: return .doCatch(try doCatch())
    case .anyTypeWord, .initWord: return .name(try qualifiedName())
    case let keyword where keyword.isReserved: throw expected("an expression")
    case _: return .name(try qualifiedName())
    }
    advance()
    return kind
  }

  private mutating func parenthesisKind() throws(SwiftSyntaxError) -> SwiftExpression.Kind {
    let outer = isInPattern
    let elements = try arguments()
    isInPattern = outer
    guard elements.count == 1, elements[0].label == nil else { return .tuple(elements) }
    return .parenthesized(elements[0].value)
  }

  private mutating func bracketKind() throws(SwiftSyntaxError) -> SwiftExpression.Kind {
    if tokens[index + 1].kind == .colon, Int(token.match) == index + 2 {
      skipBrackets()
      return .dictionary([])
    }
    let outer = isInPattern
    isInPattern = false
    let elements = try list { parser throws(SwiftSyntaxError) in try parser.collectionElement() }
    isInPattern = outer
    if elements.contains(where: { $0.value != nil }) {
      return .dictionary(elements.map { SwiftKeyValue(key: $0.key, value: $0.value ?? $0.key) })
    }
    return .array(elements.map(\.key))
  }

  private mutating func collectionElement() throws(SwiftSyntaxError) -> (
    key: SwiftExpression, value: SwiftExpression?
  ) {
    let key = try expression()
    if atName, spells(token, "of") {
      // `[3 of Int]` is a type.
      advance()
      let type = try type()
      return (SwiftExpression(.type(type), range(from: key.range.start)), nil)
    }
    return (key, accept(.colon) ? try expression() : nil)
  }

  private mutating func poundKind() throws(SwiftSyntaxError) -> SwiftExpression.Kind {
    if atPound("available") || atPound("unavailable") { return .availability(try availability()) }
    if atPound("if") || atBranchEnd { throw expected("an expression") }
    return .macro(try macroExpansion())
  }

  /// Parses `#name(arguments) { … }`.
  mutating func macroExpansion() throws(SwiftSyntaxError) -> SwiftMacro {
    var name = SwiftName(string(Int(token.start) + 1, Int(token.end)), token.range)
    advance()
    while at(.period), peek().kind == .identifier {
      advance()
      name.text += "." + string(token)
      advance()
    }
    if atOperator(beginningWith: "<"), Int(token.start) == lastEnd {
      name.genericArguments = try genericArguments()
    }
    let arguments = at(.leftParen) && !token.startsLine ? try arguments() : []
    let closures = at(.leftBrace) && !token.startsLine ? try trailingClosures() : []
    return SwiftMacro(name: name, arguments: arguments, trailingClosures: closures)
  }

  private mutating func availability() throws(SwiftSyntaxError) -> SwiftAvailability {
    let isNegated = atPound("unavailable")
    advance()
    guard at(.leftParen) else { throw expected("'(' with the platforms") }
    let end = Int(token.match)
    var platforms: [String] = []
    advance()
    while index < end {
      let start = start
      while index < end, !at(.comma) { advance() }
      platforms.append(string(start, lastEnd))
      _ = accept(.comma)
    }
    advance()
    return SwiftAvailability(isNegated: isNegated, platforms: platforms)
  }

  private mutating func keyPath() throws(SwiftSyntaxError) -> SwiftKeyPath {
    advance()
    var path = SwiftKeyPath(root: nil, components: [])
    if !at(.period), !at(.prefixPeriod), !atOperator(beginningWith: ".") { path.root = try keyPathRoot() }
    while let component = try keyPathComponent() {
      path.components.append(component)
    }
    guard path.root != nil || !path.components.isEmpty else { throw expected("a key path") }
    return path
  }

  /// Parses the type before the first dot; members after it are components, because only the evaluator can recognize
  /// nested types.
  private mutating func keyPathRoot() throws(SwiftSyntaxError) -> SwiftExpression {
    let start = start
    switch token.kind {
    case .leftParen: return SwiftExpression(try parenthesisKind(), range(from: start))
    case .leftBracket: return SwiftExpression(try bracketKind(), range(from: start))
    case .identifier where !token.keyword.isReserved:
      return SwiftExpression(.name(try qualifiedName()), range(from: start))
    case .identifier where token.keyword == .selfTypeWord || token.keyword == .anyTypeWord:
      return SwiftExpression(.name(readName()), range(from: start))
    case _: throw expected("a type or '.' after '\\'")
    }
  }

  private mutating func keyPathComponent() throws(SwiftSyntaxError) -> SwiftKeyPathComponent? {
    switch token.kind {
    case .period, .prefixPeriod:
      advance()
      if at(.leftBracket) { return .subscripted(try arguments()) }
      if at(.postfixQuestion) || at(.postfixExclamation) { return try keyPathComponent() }
      guard token.kind == .identifier || at(.integer) else { throw expected("a name after '.'") }
      return .member(at(.integer) ? readName() : try qualifiedName())
    case .leftBracket where !token.startsLine: return .subscripted(try arguments())
    case .leftParen where !token.startsLine: return .call(SwiftName("", token.range), try arguments())
    case .postfixQuestion:
      advance()
      return .optionalChain
    case .postfixExclamation:
      advance()
      return .forceUnwrap
    case .binaryOperator, .prefixOperator, .postfixOperator:
      // In `\.?.name`, the dots and the question mark form one operator token.
      guard start == lastEnd, [".", "?", "!"].contains(where: { atOperator(beginningWith: $0) }) else {
        return nil
      }
      let first = text[start]
      splitFirstByte()
      if first == UInt8(ascii: "?") { return .optionalChain }
      return first == UInt8(ascii: "!") ? .forceUnwrap : try keyPathComponent()
    case _: return nil
    }
  }
}
