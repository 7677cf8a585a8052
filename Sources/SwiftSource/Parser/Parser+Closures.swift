import SourceText

/// Closures.
extension Parser {
  /// Parses `{ captures parameters in statements }`.
  mutating func closure() throws(SwiftSyntaxError) -> SwiftClosure {
    let start = start
    let end = Int(token.match)
    let signature = signatureEnd
    advance()
    var closure = SwiftClosure(
      range: SourceRange(start: start, end: Int(tokens[end].end)), captures: [], parameters: nil, result: nil,
      body: SwiftBlock(range: SourceRange(start: lastEnd, end: lastEnd), parsed: nil))
    if let signature {
      try enclosed { parser throws(SwiftSyntaxError) in try parser.signature(&closure) }
      guard index == signature else { throw expected("'in'") }
      advance()
    }
    closure.body = try blockBody(upTo: end)
    return closure
  }

  /// The index of the `in` that ends the signature of the closure at the next token; nil if there is no signature.
  private var signatureEnd: Int? {
    var place = index + 1
    while tokens[place].kind == .at {
      place += 2
      if tokens[place].kind == .leftParen, !isIn(Int(tokens[place].match) + 1) {
        place = Int(tokens[place].match) + 1
      }
    }
    if tokens[place].kind == .leftBracket { place = Int(tokens[place].match) + 1 }
    if tokens[place].kind == .leftParen {
      place = Int(tokens[place].match) + 1
    } else if isParameterName(place) {
      place += 1
      while tokens[place].kind == .comma, isParameterName(place + 1) { place += 2 }
    }
    while isEffect(place) {
      place += 1
      if tokens[place].kind == .leftParen { place = Int(tokens[place].match) + 1 }
    }
    if tokens[place].kind == .arrow { place = typeEnd(place + 1) }
    return place > index + 1 && isIn(place) ? place : nil
  }

  private func isIn(_ place: Int) -> Bool {
    tokens[place].kind == .identifier && tokens[place].keyword == .inWord
  }

  private func isParameterName(_ place: Int) -> Bool {
    names(place) && !isEffect(place)
      || tokens[place].kind == .identifier && tokens[place].keyword == .underscore
  }

  private func isEffect(_ place: Int) -> Bool {
    guard tokens[place].kind == .identifier else { return false }
    switch tokens[place].keyword {
    case .throwsWord, .rethrowsWord: return true
    case .asyncWord:
      return isIn(place + 1) || tokens[place + 1].kind == .arrow || tokens[place + 1].keyword == .throwsWord
    case _: return false
    }
  }

  /// Returns the index after the tokens that can be part of a type, starting at `first`.
  private func typeEnd(_ first: Int) -> Int {
    var place = first
    while true {
      switch tokens[place].kind {
      case .leftParen, .leftBracket: place = Int(tokens[place].match) + 1
      case .identifier where tokens[place].keyword == .inWord: return place
      case .identifier, .period, .prefixPeriod, .postfixQuestion, .postfixExclamation, .arrow, .comma, .at,
        .binaryOperator, .postfixOperator, .prefixOperator:
        place += 1
      case _: return place
      }
    }
  }

  private mutating func signature(_ closure: inout SwiftClosure) throws(SwiftSyntaxError) {
    while at(.at) { _ = try attribute() }
    if at(.leftBracket) {
      closure.captures = try list { parser throws(SwiftSyntaxError) in try parser.capture() }
    }
    if at(.leftParen) {
      closure.parameters = try list { parser throws(SwiftSyntaxError) in try parser.closureParameter() }
    } else if token.kind == .identifier, !at(.inWord), !isEffect(index) {
      var parameters: [SwiftClosureParameter] = []
      repeat {
        let name = readName()
        parameters.append(SwiftClosureParameter(name: name.text, type: nil, range: name.range))
      } while accept(.comma)
      closure.parameters = parameters
    }
    try skipEffects()
    if accept(.arrow) { closure.result = try type() }
  }

  private mutating func capture() throws(SwiftSyntaxError) -> SwiftCapture {
    while at(.at) { _ = try attribute() }
    var specifier: String?
    if at(.weakWord) || at(.unownedWord), peek().kind == .identifier || peek().kind == .leftParen {
      specifier = string(token)
      advance()
      if at(.leftParen) {
        let start = start
        skipBrackets()
        specifier? += string(start, lastEnd)
      }
    } else if at(.letWord) || at(.varWord) {
      advance()
    }
    if token.kind == .identifier, peek().kind == .equal {
      let name = readName()
      advance()
      return SwiftCapture(specifier: specifier, name: name.text, value: try expression())
    }
    guard token.kind == .identifier else { throw expected("a name to capture") }
    let value = try expression()
    return SwiftCapture(specifier: specifier, name: string(value.range.start, value.range.end), value: nil)
  }

  private mutating func closureParameter() throws(SwiftSyntaxError) -> SwiftClosureParameter {
    let start = start
    while at(.at) { _ = try attribute() }
    guard token.kind == .identifier else { throw expected("the name of a parameter") }
    var name = readName()
    while token.kind == .identifier { name = readName() }
    let type = accept(.colon) ? try type() : nil
    if atOperator("...") { advance() }
    return SwiftClosureParameter(name: name.text, type: type, range: range(from: start))
  }
}
