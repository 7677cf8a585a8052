import SourceText

/// A recursive-descent parser that uses precedence climbing for expressions.
struct Parser {
  let text: UnsafeBufferPointer<UInt8>
  var tokens: [Token]
  /// The index of the next token.
  private(set) var index = 0
  /// The next token.
  private(set) var token: Token
  /// The offset after the last token consumed.
  private(set) var lastEnd: Int
  /// Whether blocks are parsed immediately rather than on demand.
  let parsesBlocks: Bool
  /// Whether `{` after an expression begins a trailing closure rather than the body of a statement.
  var allowsTrailingClosure = true
  /// Whether the expression is the condition of `#if`, which ends at the end of its line.
  var isInDirective = false
  /// Whether the expression is a pattern, which may bind names.
  var isInPattern = false
  /// The nesting depth of the next token.
  private var depth = 0
  /// The maximum height of the trees completed within the current expression.
  var height = 0
  /// The tokens split so far, for undoing an attempt.
  private var splits: [(index: Int, token: Token)] = []

  init(_ text: UnsafeBufferPointer<UInt8>, _ tokens: [Token], parsesBlocks: Bool) {
    self.text = text
    self.tokens = tokens
    self.parsesBlocks = parsesBlocks
    token = tokens[0]
    lastEnd = Int(tokens[0].start)
  }

  /// Returns the token at a distance from the next one.
  func peek(_ distance: Int = 1) -> Token {
    tokens[min(index + distance, tokens.count - 1)]
  }

  /// Moves to the next token.
  mutating func advance() {
    lastEnd = Int(token.end)
    guard index + 1 < tokens.count else { return }
    index += 1
    token = tokens[index]
  }

  /// Moves forward to the token at an index.
  mutating func jump(to target: Int) {
    guard target > index else { return }
    lastEnd = Int(tokens[target - 1].end)
    index = target
    token = tokens[target]
  }

  /// Removes the first byte of the operator at the next token; the rest becomes the next token.
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

  /// Runs `parse`; if it fails or returns nil, restores the state of the parser.
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

  /// Runs `parse` one nesting level deeper; throws an error if the limit is reached.
  mutating func nested<Result>(
    _ parse: (inout Parser) throws(SwiftSyntaxError) -> Result
  ) throws(SwiftSyntaxError) -> Result {
    guard depth < SwiftLimits.nesting else { throw error(.nestingTooDeep) }
    depth += 1
    let result = try parse(&self)
    depth -= 1
    return result
  }

  /// Runs `parse` for a subtree, and adds its height to the enclosing expression.
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

  /// Adds a level to the height of the expression's tree.
  mutating func addLevel() throws(SwiftSyntaxError) {
    height += 1
    if height > SwiftLimits.expressionHeight { throw error(.expressionTooLong) }
  }

  /// Parses the content of brackets or braces, in which trailing closures and line breaks are allowed again.
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

/// Queries for the next token.
extension Parser {
  func at(_ kind: Token.Kind) -> Bool { token.kind == kind }

  func at(_ keyword: Keyword) -> Bool { token.keyword == keyword && token.kind == .identifier }

  /// Whether the next token is a name, or a contextual keyword that may be one.
  var atName: Bool { token.kind == .identifier && !token.keyword.isReserved }

  /// Whether the next token is `#word`.
  func atPound(_ word: StaticString) -> Bool { token.kind == .pound && spells(token, "#", word) }

  /// Returns whether the next token is the given operator.
  func atOperator(_ text: StaticString) -> Bool { token.isOperator && spells(token, "", text) }

  /// Returns whether the next token is an operator that begins with a character.
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

  /// Returns the text of a token; a name is returned without backticks.
  func string(_ token: Token) -> String {
    var (start, end) = (Int(token.start), Int(token.end))
    if token.kind == .identifier, text[start] == UInt8(ascii: "`") { (start, end) = (start + 1, end - 1) }
    return string(start, end)
  }

  func string(_ start: Int, _ end: Int) -> String {
    String(decoding: text[start..<end], as: UTF8.self)
  }

  /// Returns the range from an offset to the end of the last token consumed.
  func range(from start: Int) -> SourceRange { SourceRange(start: start, end: max(start, lastEnd)) }

  /// The offset of the next token.
  var start: Int { Int(token.start) }
}

/// Consumption of required tokens, with errors if they are missing.
extension Parser {
  /// Consumes the next token if it is of the given kind.
  mutating func accept(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  /// Consumes the next token if it is the given keyword.
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

  /// Parses a name that is not a keyword.
  mutating func expectName(_ kind: String) throws(SwiftSyntaxError) -> SwiftName {
    guard atName else { throw expected(kind) }
    return readName()
  }

  /// Consumes an identifier or keyword as a name.
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

  /// The next token, for messages.
  var found: String {
    token.kind == .endOfFile
      ? "the end of the file" : string(Int(token.start), Int(token.end)).onOneLine.quoted
  }
}
