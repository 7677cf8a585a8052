import SourceText

/// Parses tokens by recursive descent, expressions by the precedence of their operators.
struct Parser {
  let text: UnsafeBufferPointer<UInt8>
  var tokens: [Token]
  /// The index of the next token.
  private(set) var index = 0
  /// The next token.
  private(set) var token: Token
  /// The offset past the last token that was read.
  private(set) var lastEnd: Int
  /// Whether blocks are parsed or left for later.
  let parsesBlocks: Bool
  /// Whether `{` after an expression is a closure of it, or the body of the statement around it.
  var allowsTrailingClosure = true
  /// Whether the expression is the condition of `#if`, which ends with its line.
  var isInDirective = false
  /// Whether the expression is a pattern, in which names may be bound.
  var isInPattern = false
  /// The constructs around the next token.
  private var depth = 0
  /// The most levels of the trees that were completed inside the current expression.
  var height = 0
  /// Tokens that were split while a parse is tried, to undo it.
  private var splits: [(index: Int, token: Token)] = []

  init(_ text: UnsafeBufferPointer<UInt8>, _ tokens: [Token], parsesBlocks: Bool) {
    self.text = text
    self.tokens = tokens
    self.parsesBlocks = parsesBlocks
    token = tokens[0]
    lastEnd = Int(tokens[0].start)
  }

  /// The token at a distance from the next one.
  func peek(_ distance: Int = 1) -> Token {
    tokens[min(index + distance, tokens.count - 1)]
  }

  /// Goes to the next token.
  mutating func advance() {
    lastEnd = Int(token.end)
    guard index + 1 < tokens.count else { return }
    index += 1
    token = tokens[index]
  }

  /// Goes to the token at an index further on.
  mutating func jump(to target: Int) {
    guard target > index else { return }
    lastEnd = Int(tokens[target - 1].end)
    index = target
    token = tokens[target]
  }

  /// Removes the first byte of the next token, an operator, of which the rest becomes a token of its own.
  mutating func splitFirstByte() {
    splits.append((index, token))
    lastEnd = Int(token.start) + 1
    token.start += 1
    token.startsLine = false
    token.kind = restKind(Int(token.start), Int(token.end))
    tokens[index] = token
  }

  private func restKind(_ start: Int, _ end: Int) -> Token.Kind {
    switch (end - start, text[start]) {
    case (1, UInt8(ascii: "=")): .equal
    case (1, UInt8(ascii: "?")): .postfixQuestion
    case (1, UInt8(ascii: "!")): .postfixExclamation
    case (1, UInt8(ascii: ".")): .period
    case (2, UInt8(ascii: "-")) where text[start + 1] == UInt8(ascii: ">"): .arrow
    case _: .binaryOperator
    }
  }

  /// Parses something; where that fails, everything is as it was before.
  mutating func attempt<Result>(
    _ parse: (inout Parser) throws(SwiftSyntaxError) -> Result?
  ) -> Result? {
    let (start, startToken, end, level, tall) = (index, token, lastEnd, depth, height)
    let modes = (allowsTrailingClosure, isInDirective, isInPattern)
    let splitCount = splits.count
    if let result = try? parse(&self) { return result }
    while splits.count > splitCount {
      let split = splits.removeLast()
      tokens[split.index] = split.token
    }
    (index, token, lastEnd, depth, height) = (start, startToken, end, level, tall)
    (allowsTrailingClosure, isInDirective, isInPattern) = modes
    return nil
  }

  /// Parses something inside another; too many levels are an error.
  mutating func nested<Result>(
    _ parse: (inout Parser) throws(SwiftSyntaxError) -> Result
  ) throws(SwiftSyntaxError) -> Result {
    guard depth < SwiftLimits.nesting else { throw error(.nestingTooDeep) }
    depth += 1
    let result = try parse(&self)
    depth -= 1
    return result
  }

  /// Parses something with a tree of its own, whose height counts for what is around it.
  mutating func measured<Result>(
    _ parse: (inout Parser) throws(SwiftSyntaxError) -> Result
  ) throws(SwiftSyntaxError) -> Result {
    let outer = height
    height = 0
    let result = try nested(parse)
    try addLevel()
    height = max(height, outer)
    return result
  }

  /// Counts a level of the expression's tree.
  mutating func addLevel() throws(SwiftSyntaxError) {
    height += 1
    if height > SwiftLimits.expressionHeight { throw error(.expressionTooLong) }
  }

  /// Parses what is in brackets or braces, where closures and new lines mean what they mean everywhere.
  mutating func enclosed<Result>(
    _ parse: (inout Parser) throws(SwiftSyntaxError) -> Result
  ) throws(SwiftSyntaxError) -> Result {
    let outer = (allowsTrailingClosure, isInDirective)
    (allowsTrailingClosure, isInDirective) = (true, false)
    let result = try parse(&self)
    (allowsTrailingClosure, isInDirective) = outer
    return result
  }
}

/// Looking at tokens.
extension Parser {
  func at(_ kind: Token.Kind) -> Bool { token.kind == kind }

  func at(_ keyword: Keyword) -> Bool { token.keyword == keyword && token.kind == .identifier }

  /// Whether the next token is a name, or a contextual word that may be one.
  var atName: Bool { token.kind == .identifier && !token.keyword.isReserved }

  /// Whether the next token is `#word`.
  func atPound(_ word: StaticString) -> Bool { token.kind == .pound && spells(token, "#", word) }

  /// Whether the next token is an operator that is spelled so.
  func atOperator(_ text: StaticString) -> Bool { token.isOperator && spells(token, "", text) }

  /// Whether the next token is an operator that begins with a byte.
  func atOperator(beginningWith byte: Character) -> Bool {
    token.isOperator && text[Int(token.start)] == byte.asciiValue
  }

  func spells(_ token: Token, _ word: StaticString) -> Bool { spells(token, "", word) }

  private func spells(_ token: Token, _ head: StaticString, _ word: StaticString) -> Bool {
    let start = Int(token.start) + head.utf8CodeUnitCount
    guard Int(token.end) - start == word.utf8CodeUnitCount else { return false }
    for place in 0..<word.utf8CodeUnitCount where text[start + place] != word.utf8Start[place] {
      return false
    }
    return true
  }

  /// The text of a token; a name without its back-ticks.
  func string(_ token: Token) -> String {
    var (start, end) = (Int(token.start), Int(token.end))
    if token.kind == .identifier, text[start] == UInt8(ascii: "`") { (start, end) = (start + 1, end - 1) }
    return string(start, end)
  }

  func string(_ start: Int, _ end: Int) -> String {
    String(decoding: text[start..<end], as: UTF8.self)
  }

  /// The range from an offset to the end of what was read.
  func range(from start: Int) -> SourceRange { SourceRange(start: start, end: max(start, lastEnd)) }

  /// The offset of the next token.
  var start: Int { Int(token.start) }
}

/// Reading tokens that have to be there, and errors where they are not.
extension Parser {
  /// Reads a token of a kind if it is the next.
  mutating func accept(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  /// Reads a keyword if it is the next.
  mutating func accept(_ keyword: Keyword) -> Bool {
    guard at(keyword) else { return false }
    advance()
    return true
  }

  mutating func expect(_ kind: Token.Kind, _ name: String) throws(SwiftSyntaxError) {
    guard accept(kind) else { throw expected(name) }
  }

  mutating func expect(_ keyword: Keyword) throws(SwiftSyntaxError) {
    guard accept(keyword) else { throw expected("'\(keyword.rawValue)'") }
  }

  /// Reads a name; keywords are none.
  mutating func expectName(_ kind: String) throws(SwiftSyntaxError) -> SwiftName {
    guard atName else { throw expected(kind) }
    return readName()
  }

  /// Reads an identifier as a name, also a keyword.
  mutating func readName() -> SwiftName {
    let name = SwiftName(string(token), token.range)
    advance()
    return name
  }

  func error(_ problem: SwiftSyntaxProblem) -> SwiftSyntaxError {
    SwiftSyntaxError(problem, Int(token.start), Int(token.end))
  }

  func expected(_ what: String) -> SwiftSyntaxError {
    error(.expected(what, found: found))
  }

  /// The next token as messages show it.
  var found: String {
    token.kind == .endOfFile
      ? "the end of the file" : string(Int(token.start), Int(token.end)).onOneLine.quoted
  }
}
