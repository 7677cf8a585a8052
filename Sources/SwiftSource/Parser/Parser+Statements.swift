import SourceText

/// Statements.
extension Parser {
  /// Parses statements up to a brace, the next case of a switch, the end of an `#if` branch, or the end of the file.
  mutating func statements() throws(SwiftSyntaxError) -> [SwiftStatement] {
    var statements: [SwiftStatement] = []
    while accept(.semicolon) {}
    while !at(.rightBrace), !at(.endOfFile), !atCaseLabel, !atBranchEnd, !atConditionalCases {
      statements.append(try statement())
      // The next case of a switch ends a statement like a brace.
      guard !atCaseLabel else { break }
      try separator("statements")
    }
    return statements
  }

  /// Parses statements to the end of the text.
  mutating func everything() throws(SwiftSyntaxError) -> [SwiftStatement] {
    let statements = try statements()
    guard at(.endOfFile) else { throw expected("a statement or a declaration") }
    return statements
  }

  /// Whether the next token begins a case of a switch.
  private var atCaseLabel: Bool {
    switch token.kind {
    case .identifier: token.keyword == .caseWord || token.keyword == .defaultWord
    case .at: spells(peek(), "unknown") && peek(2).kind == .identifier && peek(2).keyword == .defaultWord
    case _: false
    }
  }

  /// Whether the next token is an `#if` around cases of a switch.
  private var atConditionalCases: Bool {
    guard atPound("if") else { return false }
    var place = index
    while let next = firstAfterDirective(place) {
      let token = tokens[next]
      if token.kind == .pound, spells(token, "#if") || spells(token, "#elseif") || spells(token, "#else") {
        place = next
        continue
      }
      if token.kind == .at { return spells(tokens[next + 1], "unknown") }
      return token.kind == .identifier && (token.keyword == .caseWord || token.keyword == .defaultWord)
    }
    return false
  }

  private mutating func statement() throws(SwiftSyntaxError) -> SwiftStatement {
    try nested { parser throws(SwiftSyntaxError) in
      let start = parser.start
      let kind = try parser.statementKind()
      return SwiftStatement(kind, parser.range(from: start))
    }
  }

  private mutating func statementKind() throws(SwiftSyntaxError) -> SwiftStatement.Kind {
    if at(.pound) { return try poundStatement() }
    if token.kind == .identifier, peek().kind == .colon, let label = try label() { return label }
    switch token.kind == .identifier ? token.keyword : .none {
    case .ifWord: return .ifElse(try ifElse())
    case .guardWord: return try guardStatement()
    case .switchWord: return .switched(try switchBody())
    case .forWord: return .forIn(try forIn())
    case .whileWord:
      advance()
      let conditions = try conditions()
      return .whileLoop(conditions, try block("after the conditions of 'while'"))
    case .repeatWord where peek().kind == .leftBrace: return try repeatLoop()
    case .doWord: return .doCatch(try doCatch())
    case .deferWord:
      advance()
      return .deferred(try block("after 'defer'"))
    case .returnWord:
      advance()
      return .returned(atStatementEnd ? nil : try expression())
    case .throwWord:
      advance()
      return .thrown(try expression())
    case .breakWord: return .breaks(jumpLabel())
    case .continueWord: return .continues(jumpLabel())
    case .fallthroughWord:
      advance()
      return .fallsThrough
    case .yieldWord, .discardWord, .thenWord:
      guard marksOperand else { break }
      let word = string(token)
      advance()
      return .marked(word, try expression())
    case _: break
    }
    if atDeclaration { return .declaration(try declaration()) }
    return .expression(try expression())
  }

  /// Whether `return` has no value.
  private var atStatementEnd: Bool {
    switch token.kind {
    case .rightBrace, .semicolon, .endOfFile: return true
    case .pound: return token.startsLine && (atBranchEnd || atPound("if"))
    case .identifier where token.keyword == .caseWord || token.keyword == .defaultWord: return true
    case .identifier where token.startsLine:
      // A value may be on the next line, but a statement or declaration there is a separate one.
      return atDeclaration || token.keyword.beginsStatement
    case .at: return true
    case _: return false
    }
  }

  private mutating func jumpLabel() -> String? {
    advance()
    guard atName, !token.startsLine else { return nil }
    return readName().text
  }

  /// Whether the next token is a keyword such as `yield` with an operand.
  private var marksOperand: Bool {
    let next = peek()
    guard !next.startsLine else { return false }
    switch next.kind {
    case .identifier: return !next.keyword.isOperatorWord
    case .prefixAmpersand, .integer, .floatingPoint, .string, .stringOpen, .prefixPeriod: return true
    case _: return false
    }
  }

  private mutating func label() throws(SwiftSyntaxError) -> SwiftStatement.Kind? {
    switch peek(2).kind == .identifier ? peek(2).keyword : .none {
    case .forWord, .whileWord, .repeatWord, .ifWord, .switchWord, .doWord, .guardWord: break
    case _: return nil
    }
    guard atName else { return nil }
    let name = readName().text
    advance()
    return .labeled(name, try statement())
  }

  private mutating func poundStatement() throws(SwiftSyntaxError) -> SwiftStatement.Kind {
    guard atPound("if") else { return try macroStatement() }
    if atConditionalAttributes { return .declaration(try declaration()) }
    return .conditional(try conditional { parser throws(SwiftSyntaxError) in try parser.statements() })
  }

  /// Parses `#warning("…")`, `#sourceLocation(…)` and `#Preview { … }`; a capitalized macro is a declaration.
  private mutating func macroStatement() throws(SwiftSyntaxError) -> SwiftStatement.Kind {
    let value = try expression()
    guard case .macro(let macro) = value.kind else { return .expression(value) }
    let declaration = SwiftDeclaration(
      range: value.range, attributes: [], modifiers: [], kind: .macroExpansion(macro))
    return macro.name.text.first?.isUppercase == true ? .declaration(declaration) : .expression(value)
  }

  /// Parses `if` with its `else if` and `else` clauses.
  mutating func ifElse() throws(SwiftSyntaxError) -> SwiftIf {
    var clauses: [SwiftIfClause] = []
    while true {
      try expect(.ifWord)
      let conditions = try conditions()
      clauses.append(
        SwiftIfClause(conditions: conditions, body: try block("after the conditions of 'if'")))
      guard accept(.elseWord) else { return SwiftIf(clauses: clauses, elseBody: nil) }
      guard at(.ifWord) else { return SwiftIf(clauses: clauses, elseBody: try block("or 'if' after 'else'")) }
    }
  }

  private mutating func guardStatement() throws(SwiftSyntaxError) -> SwiftStatement.Kind {
    advance()
    let conditions = try conditions()
    try expect(.elseWord)
    return .guarded(conditions, try block("after 'else'"))
  }

  private mutating func repeatLoop() throws(SwiftSyntaxError) -> SwiftStatement.Kind {
    advance()
    let body = try block("after 'repeat'")
    try expect(.whileWord)
    return .repeatLoop(body, try expression())
  }

  private mutating func forIn() throws(SwiftSyntaxError) -> SwiftFor {
    advance()
    if at(.tryWord) { advance() }
    if at(.awaitWord) || at(.unsafeWord), peek().keyword != .inWord { advance() }
    let pattern = accept(.caseWord) ? try casePattern() : try bindingPattern()
    if accept(.colon) { _ = try type() }
    try expect(.inWord)
    let sequence = try header()
    let condition = accept(.whereWord) ? try header() : nil
    return SwiftFor(
      pattern: pattern, sequence: sequence, condition: condition,
      body: try block("after the sequence of 'for'"))
  }

  /// Parses an expression that is followed by the braces of a statement.
  mutating func header() throws(SwiftSyntaxError) -> SwiftExpression {
    let outer = allowsTrailingClosure
    allowsTrailingClosure = false
    let value = try expression()
    allowsTrailingClosure = outer
    return value
  }

  /// Parses `do` and its `catch` clauses.
  mutating func doCatch() throws(SwiftSyntaxError) -> SwiftDo {
    advance()
    try skipEffects()
    let body = try block("after 'do'")
    var catches: [SwiftCatch] = []
    while accept(.catchWord) {
      let patterns = at(.leftBrace) ? [] : try casePatterns()
      catches.append(SwiftCatch(patterns: patterns, body: try block("after 'catch'")))
    }
    return SwiftDo(body: body, catches: catches)
  }

  /// Parses the conditions of `if`, `guard` and `while`.
  mutating func conditions() throws(SwiftSyntaxError) -> [SwiftCondition] {
    var conditions: [SwiftCondition] = []
    repeat {
      if at(.leftBrace) || at(.elseWord), !conditions.isEmpty { break }
      conditions.append(try condition())
    } while accept(.comma)
    return conditions
  }

  private mutating func condition() throws(SwiftSyntaxError) -> SwiftCondition {
    let start = start
    if accept(.caseWord) {
      let pattern = try casePattern()
      if accept(.colon) { _ = try type() }
      try expect(.equal, "'=' and a value")
      return .pattern(pattern, try header())
    }
    if at(.letWord) || at(.varWord) || (at(.inoutWord)) {
      let isConstant = at(.letWord)
      advance()
      let pattern = try bindingPattern()
      let type = accept(.colon) ? try type() : nil
      let value = accept(.equal) ? try header() : nil
      return .binding(
        SwiftOptionalBinding(
          range: range(from: start), isConstant: isConstant, pattern: pattern, type: type, value: value))
    }
    let value = try header()
    if case .availability(let availability) = value.kind { return .availability(availability) }
    return .expression(value)
  }

  /// Parses `switch` and its cases.
  mutating func switchBody() throws(SwiftSyntaxError) -> SwiftSwitch {
    advance()
    let subject = try header()
    guard at(.leftBrace) else { throw expected("'{' after the subject of 'switch'") }
    let end = Int(token.match)
    return try enclosed { parser throws(SwiftSyntaxError) in
      parser.advance()
      let cases = try parser.switchCases()
      guard parser.index == end else { throw parser.expected("'case', 'default' or '}'") }
      parser.advance()
      return SwiftSwitch(subject: subject, cases: cases)
    }
  }

  private mutating func switchCases() throws(SwiftSyntaxError) -> [SwiftCase] {
    var cases: [SwiftCase] = []
    while !at(.rightBrace), !at(.endOfFile), !atBranchEnd {
      if atPound("if") {
        cases.append(
          .conditional(try conditional { parser throws(SwiftSyntaxError) in try parser.switchCases() }))
      } else {
        cases.append(try switchCase())
      }
    }
    return cases
  }

  private mutating func switchCase() throws(SwiftSyntaxError) -> SwiftCase {
    let start = start
    if at(.at) { _ = try attribute() }
    let isDefault = at(.defaultWord)
    guard isDefault || at(.caseWord) else { throw expected("'case', 'default' or '}'") }
    advance()
    let patterns = isDefault ? [] : try casePatterns()
    try expect(.colon, "':' after the pattern")
    let bodyStart = lastEnd
    let statements = try nested { parser throws(SwiftSyntaxError) in try parser.statements() }
    let body = SwiftBlock(range: range(from: bodyStart), parsed: statements)
    return isDefault
      ? .otherwise(body, range(from: start)) : .patterns(patterns, body, range(from: start))
  }
}

extension Keyword {
  /// Whether the word begins a statement.
  fileprivate var beginsStatement: Bool {
    switch self {
    case .breakWord, .continueWord, .deferWord, .fallthroughWord, .forWord, .guardWord, .returnWord,
      .throwWord, .whileWord, .ifWord, .switchWord, .doWord:
      true
    case _: false
    }
  }
}
