import SourceText

/// Lists, blocks and conditional compilation.
extension Parser {
  /// Parses comma-separated elements between the bracket at the next token and its match.
  mutating func list<Element>(
    _ element: (inout Parser) throws(SwiftSyntaxError) -> Element
  ) throws(SwiftSyntaxError) -> [Element] {
    let end = Int(token.match)
    let elements = try enclosed { parser throws(SwiftSyntaxError) in
      parser.advance()
      return try parser.elements(upTo: end, element)
    }
    advance()
    return elements
  }

  /// Parses comma-separated elements up to the bracket at index `end`, without consuming it.
  mutating func elements<Element>(
    upTo end: Int, _ element: (inout Parser) throws(SwiftSyntaxError) -> Element
  ) throws(SwiftSyntaxError) -> [Element] {
    var elements: [Element] = []
    while index < end {
      elements.append(try element(&self))
      guard index < end else { break }
      guard accept(.comma) else { throw expected("',' or \(closing(end))") }
    }
    guard index == end else { throw expected(closing(end)) }
    return elements
  }

  private func closing(_ index: Int) -> String {
    switch tokens[index].kind {
    case .rightBracket: "']'"
    case .rightBrace: "'}'"
    case _: "')'"
    }
  }

  /// Parses a block in braces, or skips it if blocks are parsed on demand.
  mutating func block(_ what: String) throws(SwiftSyntaxError) -> SwiftBlock {
    guard at(.leftBrace) else { throw expected("'{' \(what)") }
    let end = Int(token.match)
    advance()
    return try blockBody(upTo: end)
  }

  /// Parses the rest of a block through its brace, or skips it if blocks are parsed on demand.
  mutating func blockBody(upTo end: Int) throws(SwiftSyntaxError) -> SwiftBlock {
    let range = SourceRange(start: lastEnd, end: Int(tokens[end].start))
    guard parsesBlocks else {
      jump(to: end)
      advance()
      return SwiftBlock(range: range, parsed: nil)
    }
    let outer = isInPattern
    isInPattern = false
    let statements = try enclosed { parser throws(SwiftSyntaxError) in
      try parser.nested { parser throws(SwiftSyntaxError) in try parser.statements() }
    }
    isInPattern = outer
    try expect(.rightBrace, "a statement or '}'")
    return SwiftBlock(range: range, parsed: statements)
  }

  /// Checks that an element is followed by a line break, `;` or the end of the block; `kind` is the plural for the
  /// message.
  mutating func separator(_ kind: String) throws(SwiftSyntaxError) {
    if at(.semicolon) {
      while accept(.semicolon) {}
      return
    }
    guard !token.startsLine, !at(.rightBrace), !at(.endOfFile) else { return }
    throw error(.unseparated(kind, found: found))
  }

  /// Parses `#if` and its branches; the elements of each end at the next directive.
  mutating func conditional<Element: Sendable>(
    _ elements: (inout Parser) throws(SwiftSyntaxError) -> [Element]
  ) throws(SwiftSyntaxError) -> [SwiftConditionalBranch<Element>] {
    try nested { parser throws(SwiftSyntaxError) in
      let opening = parser.token
      var branches: [SwiftConditionalBranch<Element>] = []
      while !parser.atPound("endif") {
        guard parser.atPound("if") == branches.isEmpty, parser.atBranch || branches.isEmpty else {
          if parser.at(.endOfFile) || parser.at(.rightBrace) {
            throw SwiftSyntaxError(.unclosedDirective, Int(opening.start), Int(opening.end))
          }
          throw parser.expected("'#else' or '#endif'")
        }
        branches.append(try parser.branch(elements))
      }
      parser.advance()
      return branches
    }
  }

  /// Whether the next token begins another branch of `#if`.
  var atBranch: Bool { atPound("elseif") || atPound("else") }

  /// Whether the next token ends a branch of `#if`.
  var atBranchEnd: Bool { token.kind == .pound && (atBranch || atPound("endif")) }

  private mutating func branch<Element: Sendable>(
    _ elements: (inout Parser) throws(SwiftSyntaxError) -> [Element]
  ) throws(SwiftSyntaxError) -> SwiftConditionalBranch<Element> {
    let condition = try directiveCondition()
    guard let condition, condition.comparesVersions else {
      return SwiftConditionalBranch(condition: condition, elements: try elements(&self))
    }
    // A branch for another compiler version may use unknown syntax.
    if let parsed = attempt({ parser throws(SwiftSyntaxError) in
      let result = try elements(&parser)
      return parser.atBranchEnd ? result : nil
    }) {
      return SwiftConditionalBranch(condition: condition, elements: parsed)
    }
    skipBranch()
    return SwiftConditionalBranch(condition: condition, elements: [])
  }

  private mutating func directiveCondition() throws(SwiftSyntaxError) -> SwiftExpression? {
    let isElse = atPound("else")
    advance()
    guard !isElse else { return nil }
    let outer = (isInDirective, allowsTrailingClosure)
    (isInDirective, allowsTrailingClosure) = (true, false)
    let condition = try expression()
    (isInDirective, allowsTrailingClosure) = outer
    return condition
  }

  private mutating func skipBranch() {
    var depth = 0
    while !at(.endOfFile) {
      if depth == 0, atBranchEnd { return }
      if atPound("if") { depth += 1 }
      if atPound("endif") { depth -= 1 }
      advance()
    }
  }
}

extension SwiftExpression {
  /// Whether a condition of `#if` depends on the language or compiler version.
  fileprivate var comparesVersions: Bool {
    switch kind {
    case .call(let call):
      if case .name(let name) = call.callee.kind {
        return ["swift", "compiler", "_compiler_version"].contains(name.text)
      }
      return false
    case .prefix(_, let operand), .parenthesized(let operand): return operand.comparesVersions
    case .infix(let left, _, let right): return left.comparesVersions || right.comparesVersions
    case _: return false
    }
  }
}
