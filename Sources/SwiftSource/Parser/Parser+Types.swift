import SourceText

/// Types.
extension Parser {
  /// Parses a type and its attributes; sets `isInOut` if it is marked `inout`.
  mutating func type(isInOut: inout Bool) throws(SwiftSyntaxError) -> SwiftType {
    try skipTypeSpecifiers(&isInOut)
    return try measured { parser throws(SwiftSyntaxError) in try parser.functionType() }
  }

  mutating func type() throws(SwiftSyntaxError) -> SwiftType {
    var isInOut = false
    return try type(isInOut: &isInOut)
  }

  private mutating func skipTypeSpecifiers(_ isInOut: inout Bool) throws(SwiftSyntaxError) {
    while true {
      if at(.at) {
        _ = try attribute()
      } else if at(.inoutWord) {
        isInOut = true
        advance()
      } else if isTypeSpecifier {
        advance()
        if at(.leftParen), !token.startsLine, spells(tokens[index + 1], "nonsending") {
          jump(to: Int(token.match))
          advance()
        }
      } else {
        return
      }
    }
  }

  /// Whether the next token is a specifier such as `borrowing` or `__owned` before a type.
  private var isTypeSpecifier: Bool {
    guard token.kind == .identifier else { return false }
    switch token.keyword {
    case .borrowingWord, .consumingWord, .isolatedWord, .sendingWord, .nonisolatedWord: break
    case .none where text[start] == UInt8(ascii: "_"):
      guard spells(token, "__owned") || spells(token, "__shared") || spells(token, "_const") else {
        return false
      }
    case _: return false
    }
    let next = peek()
    return next.kind == .identifier && !next.keyword.isOperatorWord || next.kind == .leftParen
      || next.kind == .leftBracket || next.kind == .at
  }

  private mutating func functionType() throws(SwiftSyntaxError) -> SwiftType {
    let start = start
    let left = try compositionType()
    guard atFunctionArrow else { return left }
    try skipEffects()
    try expect(.arrow, "'->'")
    let result = try type()
    return SwiftType(.function(left.parameters, result), range(from: start))
  }

  /// Whether `->` follows, optionally after `async` and `throws`.
  var atFunctionArrow: Bool {
    if at(.arrow) { return true }
    guard token.kind == .identifier else { return false }
    var place = index
    while true {
      switch tokens[place].keyword {
      case .asyncWord, .reasyncWord, .rethrowsWord: place += 1
      case .throwsWord:
        place += 1
        if tokens[place].kind == .leftParen { place = Int(tokens[place].match) + 1 }
      case _: return place > index && tokens[place].kind == .arrow
      }
    }
  }

  /// Skips `async`, `throws` and `throws(Error)`.
  mutating func skipEffects() throws(SwiftSyntaxError) {
    var (isAsync, isThrowing) = (false, false)
    try effects(&isAsync, &isThrowing)
  }

  mutating func effects(_ isAsync: inout Bool, _ isThrowing: inout Bool) throws(SwiftSyntaxError) {
    while token.kind == .identifier {
      switch token.keyword {
      case .asyncWord, .reasyncWord:
        isAsync = true
        advance()
      case .throwsWord, .rethrowsWord:
        isThrowing = true
        advance()
        if at(.leftParen) { _ = try list { parser throws(SwiftSyntaxError) in try parser.type() } }
      case _: return
      }
    }
  }

  private mutating func compositionType() throws(SwiftSyntaxError) -> SwiftType {
    let start = start
    switch token.keyword {
    case .someWord, .anyWord, .eachWord, .repeatWord:
      guard token.kind == .identifier, beginsType(peek()), !peek().startsLine else { break }
      let keyword = token.keyword
      advance()
      let operand = try nested { parser throws(SwiftSyntaxError) in try parser.compositionType() }
      switch keyword {
      case .someWord: return SwiftType(.opaque(operand), range(from: start))
      case .anyWord: return SwiftType(.existential(operand), range(from: start))
      case _: return SwiftType(.other, range(from: start))
      }
    case _: break
    }
    let first = try postfixType()
    guard atOperator("&") else { return first }
    var members = [first]
    while atOperator("&") {
      advance()
      members.append(try postfixType())
    }
    return SwiftType(.composition(members), range(from: start))
  }

  private func beginsType(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier:
      !token.keyword.isReserved || token.keyword == .anyTypeWord || token.keyword == .selfTypeWord
        || token.keyword == .repeatWord
    case .leftParen, .leftBracket: true
    case .prefixOperator: spells(token, "~")
    case _: false
    }
  }

  private mutating func postfixType() throws(SwiftSyntaxError) -> SwiftType {
    let start = start
    var result = try primaryType()
    while true {
      if atTypeMark("?") {
        readTypeMark()
        result = SwiftType(.optional(result), range(from: start))
      } else if atTypeMark("!") {
        readTypeMark()
        result = SwiftType(.implicitlyUnwrapped(result), range(from: start))
      } else if at(.period) || at(.prefixPeriod), peek().kind == .identifier {
        advance()
        result = try memberType(result, start)
      } else {
        return result
      }
      try addLevel()
    }
  }

  /// Returns whether `?` or `!` directly follows a type, possibly as the first byte of a longer operator.
  private func atTypeMark(_ mark: Character) -> Bool {
    guard Int(token.start) == lastEnd else { return false }
    switch token.kind {
    case .postfixQuestion: return mark == "?"
    case .postfixExclamation: return mark == "!"
    case _: return atOperator(beginningWith: mark)
    }
  }

  private mutating func readTypeMark() {
    token.end - token.start == 1 ? advance() : splitFirstByte()
  }

  private mutating func memberType(_ base: SwiftType, _ start: Int) throws(SwiftSyntaxError) -> SwiftType {
    if spells(token, "Type") || spells(token, "Protocol") {
      advance()
      return SwiftType(.metatype(base), range(from: start))
    }
    var name = readName()
    name.genericArguments = try genericArguments()
    if case .named(let components) = base.kind {
      return SwiftType(.named(components + [name]), range(from: start))
    }
    return SwiftType(.member(base, name), range(from: start))
  }

  private mutating func primaryType() throws(SwiftSyntaxError) -> SwiftType {
    let start = start
    switch token.kind {
    case .identifier:
      switch token.keyword {
      case .anyTypeWord, .selfTypeWord, .underscore, .classWord: break
      case let keyword where keyword.isReserved: throw expected("a type")
      case _: break
      }
      var name = readName()
      name.genericArguments = try genericArguments()
      return SwiftType(.named([name]), range(from: start))
    case .leftParen:
      let elements = try list { parser throws(SwiftSyntaxError) in try parser.tupleTypeElement() }
      if elements.count == 1, elements[0].label == nil, !elements[0].isInOut, !elements[0].isVariadic,
        !atFunctionArrow
      {
        return SwiftType(elements[0].type.kind, range(from: start))
      }
      return SwiftType(.tuple(elements), range(from: start))
    case .leftBracket: return try bracketType()
    case .integer:
      advance()
      return SwiftType(.other, range(from: start))
    case .prefixOperator where atOperator("~") || atOperator("-"):
      advance()
      _ = try nested { parser throws(SwiftSyntaxError) in try parser.primaryType() }
      return SwiftType(.other, range(from: start))
    case _: throw expected("a type")
    }
  }

  /// Parses `[T]`, `[K: V]` or `[3 of T]`.
  private mutating func bracketType() throws(SwiftSyntaxError) -> SwiftType {
    let start = start
    let kind = try enclosed { parser throws(SwiftSyntaxError) -> SwiftType.Kind in
      parser.advance()
      let first = try parser.type()
      if parser.accept(.colon) { return .dictionary(first, try parser.type()) }
      guard parser.atName, parser.spells(parser.token, "of") else { return .array(first) }
      parser.advance()
      _ = try parser.type()
      return .other
    }
    try expect(.rightBracket, "']'")
    return SwiftType(kind, range(from: start))
  }

  private mutating func tupleTypeElement() throws(SwiftSyntaxError) -> SwiftTupleTypeElement {
    var element = SwiftTupleTypeElement(
      label: nil, type: SwiftType(.other, token.range), isInOut: false, isVariadic: false)
    if token.kind == .identifier, peek().kind == .colon {
      element.label = string(token)
      advance()
      advance()
    } else if token.kind == .identifier, peek().kind == .identifier, peek(2).kind == .colon {
      element.label = string(token)
      for _ in 0..<3 { advance() }
    }
    element.type = try type(isInOut: &element.isInOut)
    if atOperator("...") {
      element.isVariadic = true
      advance()
    }
    if accept(.equal) { _ = try expression() }
    return element
  }

  /// Parses `<A, B>`; empty if there is none.
  mutating func genericArguments() throws(SwiftSyntaxError) -> [SwiftType] {
    guard atOperator(beginningWith: "<") else { return [] }
    readTypeMark()
    var types: [SwiftType] = []
    while !atOperator(beginningWith: ">") {
      types.append(try type())
      guard accept(.comma) else { break }
    }
    try closeAngle()
    return types
  }

  /// Consumes `>`, which may be the first byte of a longer operator.
  mutating func closeAngle() throws(SwiftSyntaxError) {
    guard atOperator(beginningWith: ">") else { throw expected("'>'") }
    readTypeMark()
  }

  /// Parses `<T: P, each U, let n: Int>`; empty if there is none.
  mutating func genericParameters(
    _ requirements: inout [SwiftRequirement]
  ) throws(SwiftSyntaxError) -> [SwiftGenericParameter] {
    guard atOperator(beginningWith: "<") else { return [] }
    readTypeMark()
    var parameters: [SwiftGenericParameter] = []
    while !atOperator(beginningWith: ">") {
      while at(.at) { _ = try attribute() }
      if at(.letWord) || (at(.eachWord) && peek().kind == .identifier) { advance() }
      let name = try expectName("a generic parameter")
      let constraint = accept(.colon) ? try type() : nil
      parameters.append(SwiftGenericParameter(name: name.text, constraint: constraint))
      guard accept(.comma) else { break }
    }
    requirements += try whereClause()
    try closeAngle()
    return parameters
  }

  /// Parses `where A: B, C == D`; empty if there is none.
  mutating func whereClause() throws(SwiftSyntaxError) -> [SwiftRequirement] {
    guard accept(.whereWord) else { return [] }
    var requirements: [SwiftRequirement] = []
    repeat {
      let subject = try type()
      let isSameType = atOperator("==")
      guard isSameType || at(.colon) else { throw expected("':' or '=='") }
      advance()
      requirements.append(
        SwiftRequirement(subject: subject, isSameType: isSameType, constraint: try type()))
    } while accept(.comma)
    return requirements
  }
}

extension SwiftType {
  /// The parameters, if the type is the left side of a function type.
  fileprivate var parameters: [SwiftTupleTypeElement] {
    if case .tuple(let elements) = kind { return elements }
    return [SwiftTupleTypeElement(label: nil, type: self, isInOut: false, isVariadic: false)]
  }
}

extension Keyword {
  /// Whether the word continues an expression, so the name before it is complete.
  var isOperatorWord: Bool {
    switch self {
    case .asWord, .isWord, .inWord, .whereWord: true
    case _: false
    }
  }
}
