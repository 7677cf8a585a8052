import SourceText

/// Declarations.
extension Parser {
  /// Whether the next token begins a declaration.
  var atDeclaration: Bool {
    switch token.kind {
    case .at: return true
    case .identifier:
      if token.keyword == .initWord { return peek().kind != .period }
      if token.keyword.beginsDeclaration || token.keyword == .classWord { return true }
      if token.keyword.isModifier { return atModifier }
      return atActor || atMacro
    case .pound: return atPound("if") && atConditionalAttributes
    case _: return false
    }
  }

  private var atActor: Bool { at(.actorWord) && names(index + 1) && !peek().startsLine }

  private var atMacro: Bool {
    at(.macroWord) && names(index + 1) && !peek().startsLine
      && (peek(2).kind == .leftParen || peek(2).isOperator)
  }

  mutating func declaration() throws(SwiftSyntaxError) -> SwiftDeclaration {
    try nested { parser throws(SwiftSyntaxError) in
      let start = parser.start
      let prefix = try parser.declarationPrefix()
      let kind = try parser.declarationKind(prefix)
      return SwiftDeclaration(
        range: parser.range(from: start), attributes: prefix.attributes, modifiers: prefix.modifiers,
        kind: kind)
    }
  }

  private mutating func declarationKind(_ prefix: Prefix) throws(SwiftSyntaxError) -> SwiftDeclaration.Kind {
    if at(.pound), !prefix.attributes.isEmpty { return .macroExpansion(try macroExpansion()) }
    guard token.kind == .identifier else { throw expected("a declaration") }
    switch token.keyword {
    case .importWord: return try importDeclaration()
    case .letWord, .varWord: return .variable(try variable())
    case .funcWord:
      advance()
      return .function(try function(named: try functionName()))
    case .initWord: return .initializer(try initializer())
    case .deinitWord:
      advance()
      try skipEffects()
      return .deinitializer(at(.leftBrace) ? try block("after 'deinit'") : nil)
    case .subscriptWord: return .subscripts(try subscriptDeclaration())
    case .structWord: return .type(try typeDeclaration(.structure))
    case .classWord: return .type(try typeDeclaration(.classType))
    case .enumWord: return .type(try typeDeclaration(.enumeration))
    case .protocolWord: return .type(try typeDeclaration(.protocolType))
    case .extensionWord: return .type(try typeDeclaration(.extensionOf))
    case .caseWord: return .enumCases(try enumCases())
    case .typealiasWord: return .typeAlias(try typeAlias())
    case .associatedtypeWord: return .associatedType(try associatedType())
    case .operatorWord: return .operators(operatorDeclaration())
    case .precedencegroupWord: return .precedenceGroup(try precedenceGroup())
    case _ where atActor: return .type(try typeDeclaration(.actor))
    case _ where atMacro: return .macro(try macroDeclaration())
    case _: throw expected(prefix.attributes.isEmpty ? "a declaration" : "a declaration after the attribute")
    }
  }

  private mutating func importDeclaration() throws(SwiftSyntaxError) -> SwiftDeclaration.Kind {
    advance()
    switch token.keyword {
    case .structWord, .classWord, .enumWord, .protocolWord, .typealiasWord, .funcWord, .letWord, .varWord:
      advance()
    case _: break
    }
    guard atName else { throw expected("the name of a module") }
    var path = [readName().text]
    while accept(.period) {
      guard token.kind == .identifier || token.isOperator else { throw expected("a name after '.'") }
      path.append(readName().text)
    }
    return .imports(path)
  }

  /// Parses the name of a function, which may be an operator.
  private mutating func functionName() throws(SwiftSyntaxError) -> SwiftName {
    if atName { return readName() }
    let start = start
    guard token.isOperator || at(.postfixExclamation) || at(.postfixQuestion) else {
      throw expected("the name of a function")
    }
    var end = Int(token.end)
    // In `==<T>`, `<` begins the generic parameters.
    let isGeneric =
      end - start > 1 && text[end - 1] == UInt8(ascii: "<") && peek().kind == .identifier
      && Int(peek().start) == end
    if isGeneric { end -= 1 }
    let name = SwiftName(string(start, end), SourceRange(start: start, end: end))
    if isGeneric {
      for _ in start..<end { splitFirstByte() }
    } else {
      advance()
    }
    return name
  }

  private mutating func initializer() throws(SwiftSyntaxError) -> SwiftFunction {
    let name = readName()
    var isFailable = false
    if at(.postfixQuestion) || at(.postfixExclamation) {
      isFailable = true
      advance()
    } else if atOperator(beginningWith: "?") || atOperator(beginningWith: "!") {
      isFailable = true
      splitFirstByte()
    }
    var function = try function(named: name)
    function.isFailable = isFailable
    return function
  }

  /// Parses a function, starting at its generic parameters.
  private mutating func function(named name: SwiftName) throws(SwiftSyntaxError) -> SwiftFunction {
    var function = SwiftFunction(
      name: name, genericParameters: [], parameters: [], result: nil, isAsync: false, isThrowing: false,
      isFailable: false, requirements: [], body: nil)
    function.genericParameters = try genericParameters(&function.requirements)
    function.parameters = try parameters(of: "the function's parameters")
    try effects(&function.isAsync, &function.isThrowing)
    if accept(.arrow) { function.result = try type() }
    try effects(&function.isAsync, &function.isThrowing)
    function.requirements += try whereClause()
    if at(.leftBrace) { function.body = try block("after the function's name") }
    return function
  }

  private mutating func parameters(of what: String) throws(SwiftSyntaxError) -> [SwiftParameter] {
    guard at(.leftParen) else { throw expected("'(' with \(what)") }
    return try list { parser throws(SwiftSyntaxError) in try parser.parameter() }
  }

  private mutating func parameter() throws(SwiftSyntaxError) -> SwiftParameter {
    let start = start
    var attributes: [SwiftAttribute] = []
    while at(.at) { attributes.append(try attribute()) }
    while token.kind == .identifier, peek().kind == .identifier, peek(2).kind == .identifier { advance() }
    guard token.kind == .identifier else { throw expected("the name of a parameter") }
    let first = readName()
    let second = token.kind == .identifier ? readName() : nil
    try expect(.colon, "':' and a type")
    return try parameter(
      start, attributes, label: first.text == "_" ? nil : first.text, name: (second ?? first).text)
  }

  /// Parses a parameter, starting at its type.
  private mutating func parameter(
    _ start: Int, _ attributes: [SwiftAttribute], label: String?, name: String
  ) throws(SwiftSyntaxError) -> SwiftParameter {
    var isInOut = false
    let type = try type(isInOut: &isInOut)
    let isVariadic = atOperator("...")
    if isVariadic { advance() }
    let defaultValue = accept(.equal) ? try expression() : nil
    return SwiftParameter(
      range: range(from: start), attributes: attributes, label: label, name: name, type: type,
      isInOut: isInOut, isVariadic: isVariadic, defaultValue: defaultValue)
  }

  private mutating func subscriptDeclaration() throws(SwiftSyntaxError) -> SwiftSubscript {
    advance()
    var declared = SwiftSubscript(
      genericParameters: [], parameters: [], result: nil, requirements: [], accessors: [])
    declared.genericParameters = try genericParameters(&declared.requirements)
    declared.parameters = try parameters(of: "the subscript's parameters").map { parameter in
      // A single name is not an argument label in a subscript.
      var parameter = parameter
      if parameter.label == parameter.name { parameter.label = nil }
      return parameter
    }
    try expect(.arrow, "'->' and a type")
    declared.result = try type()
    declared.requirements += try whereClause()
    if at(.leftBrace) { declared.accessors = try accessors() }
    return declared
  }

  private mutating func enumCases() throws(SwiftSyntaxError) -> [SwiftEnumCase] {
    advance()
    var cases: [SwiftEnumCase] = []
    repeat {
      let name = try expectName("the name of a case")
      let parameters =
        at(.leftParen) && !token.startsLine
        ? try list { parser throws(SwiftSyntaxError) in try parser.associatedValue() } : nil
      let rawValue = accept(.equal) ? try expression() : nil
      cases.append(SwiftEnumCase(name: name, parameters: parameters, rawValue: rawValue))
    } while accept(.comma)
    return cases
  }

  private mutating func associatedValue() throws(SwiftSyntaxError) -> SwiftParameter {
    let start = start
    var names: [String] = []
    if token.kind == .identifier, peek().kind == .colon {
      names = [readName().text]
      advance()
    } else if token.kind == .identifier, peek().kind == .identifier, peek(2).kind == .colon {
      names = [readName().text, readName().text]
      advance()
    }
    return try parameter(
      start, [], label: names.first == "_" ? nil : names.first,
      name: names.last.map { $0 == "_" ? "" : $0 } ?? "")
  }

  private mutating func typeAlias() throws(SwiftSyntaxError) -> SwiftTypeAlias {
    advance()
    var requirements: [SwiftRequirement] = []
    let name = try expectName("a name")
    let parameters = try genericParameters(&requirements)
    try expect(.equal, "'=' and a type")
    let type = try type()
    _ = try whereClause()
    return SwiftTypeAlias(name: name, genericParameters: parameters, type: type)
  }

  private mutating func associatedType() throws(SwiftSyntaxError) -> SwiftTypeAlias {
    advance()
    let name = try expectName("a name")
    if accept(.colon) { _ = try inheritedTypes() }
    let type = accept(.equal) ? try type() : nil
    _ = try whereClause()
    return SwiftTypeAlias(name: name, genericParameters: [], type: type)
  }

  private mutating func operatorDeclaration() -> String {
    advance()
    let start = start
    advance()
    while !token.startsLine, !at(.endOfFile), !at(.colon), !at(.leftBrace), !at(.semicolon), !at(.rightBrace)
    {
      advance()
    }
    let name = string(start, lastEnd)
    if accept(.colon) {
      while atName, !token.startsLine {
        advance()
        if !accept(.comma) { break }
      }
    }
    if at(.leftBrace) { skipBrackets() }
    return name
  }

  private mutating func precedenceGroup() throws(SwiftSyntaxError) -> String {
    advance()
    let name = try expectName("the name of a precedence group")
    guard at(.leftBrace) else { throw expected("'{'") }
    skipBrackets()
    return name.text
  }

  /// Skips the bracket at the next token, through its match.
  mutating func skipBrackets() {
    jump(to: Int(token.match))
    advance()
  }

  private mutating func macroDeclaration() throws(SwiftSyntaxError) -> String {
    advance()
    let name = readName()
    _ = try function(named: name)
    if accept(.equal) { _ = try expression() }
    _ = try whereClause()
    return name.text
  }
}
