import SourceText

/// Types with their members, and variables with their accessors.
extension Parser {
  mutating func typeDeclaration(
    _ kind: SwiftTypeDeclaration.Kind
  ) throws(SwiftSyntaxError) -> SwiftTypeDeclaration {
    advance()
    var declared = SwiftTypeDeclaration(
      kind: kind, type: SwiftType(.other, token.range), genericParameters: [], inherited: [],
      requirements: [], members: [])
    if kind == .extensionOf {
      declared.type = try type()
    } else {
      let name = try expectName("the name of a type")
      declared.type = SwiftType(.named([name]), name.range)
      declared.genericParameters = try genericParameters(&declared.requirements)
    }
    if accept(.colon) { declared.inherited = try inheritedTypes() }
    declared.requirements += try whereClause()
    declared.members = try members()
    return declared
  }

  mutating func inheritedTypes() throws(SwiftSyntaxError) -> [SwiftType] {
    var types: [SwiftType] = []
    repeat {
      // A list may end with a comma before the brace.
      if at(.leftBrace), !types.isEmpty { break }
      types.append(try type())
    } while accept(.comma)
    return types
  }

  private mutating func members() throws(SwiftSyntaxError) -> [SwiftDeclaration] {
    guard at(.leftBrace) else { throw expected("'{' and the members of the type") }
    let end = Int(token.match)
    return try enclosed { parser throws(SwiftSyntaxError) in
      parser.advance()
      let members = try parser.memberList()
      guard parser.index == end else { throw parser.expected("a declaration or '}'") }
      parser.advance()
      return members
    }
  }

  /// Parses declarations up to a brace or the end of an `#if` branch.
  private mutating func memberList() throws(SwiftSyntaxError) -> [SwiftDeclaration] {
    var members: [SwiftDeclaration] = []
    while accept(.semicolon) {}
    while !at(.rightBrace), !at(.endOfFile), !atBranchEnd {
      members.append(try member())
      try separator("declarations")
    }
    return members
  }

  private mutating func member() throws(SwiftSyntaxError) -> SwiftDeclaration {
    guard at(.pound), !(atPound("if") && atConditionalAttributes) else { return try declaration() }
    let start = start
    let kind: SwiftDeclaration.Kind
    if atPound("if") {
      kind = .conditional(try conditional { parser throws(SwiftSyntaxError) in try parser.memberList() })
    } else {
      kind = .macroExpansion(try macroExpansion())
    }
    return SwiftDeclaration(range: range(from: start), attributes: [], modifiers: [], kind: kind)
  }

  /// Parses `let` or `var` with its bindings.
  mutating func variable() throws(SwiftSyntaxError) -> SwiftVariable {
    let isConstant = at(.letWord)
    advance()
    var bindings: [SwiftBinding] = []
    repeat { bindings.append(try binding()) } while accept(.comma)
    return SwiftVariable(isConstant: isConstant, bindings: bindings)
  }

  private mutating func binding() throws(SwiftSyntaxError) -> SwiftBinding {
    let start = start
    let pattern = try bindingPattern()
    let type = accept(.colon) ? try type() : nil
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    let value = accept(.equal) ? try expression() : nil
    allowsTrailingClosure = outer
    let hasAccessors =
      at(.leftBrace) && (value == nil || atObservers) && (type != nil || value != nil || !token.startsLine)
    let accessors = hasAccessors ? try accessors() : []
    return SwiftBinding(
      range: range(from: start), pattern: pattern, type: type, value: value, accessors: accessors)
  }

  /// Whether the brace at the next token contains observers or accessors of a variable with an initial value.
  var atObservers: Bool {
    var place = index + 1
    while tokens[place].kind == .at {
      place += 2
      if tokens[place].kind == .leftParen { place = Int(tokens[place].match) + 1 }
    }
    let first = tokens[place]
    guard first.kind == .identifier else { return false }
    switch first.keyword {
    case .willSetWord, .didSetWord: return true
    case .getWord, .setWord, .initWord, .modifyWord, .readWord:
      return tokens[place + 1].kind == .leftBrace && (place > index + 1 || first.keyword != .initWord)
    case _: return false
    }
  }

  /// Parses the braces of a variable or subscript: accessors, or the statements of a getter.
  mutating func accessors() throws(SwiftSyntaxError) -> [SwiftAccessor] {
    guard atAccessor(index + 1) || tokens[index + 1].kind == .rightBrace else {
      return [SwiftAccessor(kind: .get, parameter: nil, body: try block("of the getter"))]
    }
    let end = Int(token.match)
    return try enclosed { parser throws(SwiftSyntaxError) in
      parser.advance()
      var accessors: [SwiftAccessor] = []
      while parser.index < end { accessors += try parser.accessorOrBranches() }
      guard parser.index == end else { throw parser.expected("an accessor or '}'") }
      parser.advance()
      return accessors
    }
  }

  private mutating func accessorOrBranches() throws(SwiftSyntaxError) -> [SwiftAccessor] {
    if accept(.semicolon) { return [] }
    guard atPound("if") else { return [try accessor()] }
    return try conditional { parser throws(SwiftSyntaxError) in
      var accessors: [SwiftAccessor] = []
      while !parser.atBranchEnd, !parser.at(.rightBrace) { accessors += try parser.accessorOrBranches() }
      return accessors
    }.first?.elements ?? []
  }

  /// Returns whether an accessor begins at an index.
  private func atAccessor(_ first: Int) -> Bool {
    var place = first
    while true {
      let token = tokens[place]
      if token.kind == .at {
        place += 2
        if tokens[place].kind == .leftParen { place = Int(tokens[place].match) + 1 }
      } else if token.kind == .pound, spells(token, "#if") {
        guard let next = firstAfterDirective(place) else { return false }
        place = next
      } else if token.kind == .identifier, token.keyword.isAccessorModifier,
        tokens[place + 1].kind == .identifier
      {
        place += 1
      } else {
        return token.kind == .identifier && isAccessorWord(token) && endsAccessorWord(place + 1)
      }
    }
  }

  private func isAccessorWord(_ token: Token) -> Bool {
    switch token.keyword {
    case .getWord, .setWord, .willSetWord, .didSetWord, .readWord, .modifyWord, .initWord: true
    case .none:
      spells(token, "read") || spells(token, "modify") || spells(token, "unsafeAddress")
        || spells(token, "unsafeMutableAddress") || spells(token, "mutate") || spells(token, "yielding")
    case _: false
    }
  }

  /// Returns whether the token after an accessor's keyword is valid; in `get.value`, `get` is an expression of a
  /// getter.
  private func endsAccessorWord(_ place: Int) -> Bool {
    let token = tokens[place]
    switch token.kind {
    case .leftBrace, .rightBrace, .semicolon: return true
    case .leftParen: return tokens[Int(token.match) + 1].kind == .leftBrace
    case .identifier:
      return token.keyword == .asyncWord || token.keyword == .throwsWord || isAccessorWord(token)
        || token.keyword.isAccessorModifier
    case .at, .pound: return token.startsLine
    case _: return false
    }
  }

  private mutating func accessor() throws(SwiftSyntaxError) -> SwiftAccessor {
    while at(.at) { _ = try attribute() }
    while token.keyword.isAccessorModifier, peek().kind == .identifier { advance() }
    guard token.kind == .identifier, isAccessorWord(token) else {
      throw expected("an accessor such as 'get'")
    }
    let kind: SwiftAccessor.Kind =
      switch token.keyword {
      case .getWord: .get
      case .setWord: .set
      case .willSetWord: .willSet
      case .didSetWord: .didSet
      case _: .other
      }
    advance()
    var parameter: String?
    if at(.leftParen) {
      parameter = try list { parser throws(SwiftSyntaxError) in try parser.expectName("a name").text }.first
    }
    try skipEffects()
    let body = at(.leftBrace) ? try block("of the accessor") : nil
    return SwiftAccessor(kind: kind, parameter: parameter, body: body)
  }
}

extension Keyword {
  fileprivate var isAccessorModifier: Bool {
    switch self {
    case .mutatingWord, .nonmutatingWord, .borrowingWord, .consumingWord, .oldConsumingWord, .isolatedWord,
      .privateWord,
      .fileprivateWord, .nonisolatedWord:
      true
    case _: false
    }
  }
}
