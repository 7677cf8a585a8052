import SourceText

/// Splits Swift source into tokens, matching brackets and string segments, in a single pass.
///
/// Interpolations are tokenized in the same pass, without recursion.
struct Lexer {
  let text: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  var index: Int
  /// The offset after the last byte to read.
  let limit: Int
  private(set) var tokens: [Token] = []
  private(set) var directives: [SwiftDirective] = []
  private var open: [Bracket] = []
  private var startsLine = true
  private let keywords = KeywordTable.shared

  /// An unclosed bracket, or the unclosed parenthesis of an interpolation.
  private struct Bracket {
    var token: Int
    var kind: Token.Kind
    var delimiter: StringDelimiter?
  }

  init(_ text: UnsafeBufferPointer<UInt8>, _ range: SourceRange) {
    self.text = text
    index = range.start
    limit = range.end
    tokens.reserveCapacity((range.end - range.start) / 5 + 16)
  }

  /// Returns the byte at a distance from the next one; 0 at the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    index + distance < limit ? text[index + distance] : 0
  }

  /// Returns the byte at an offset; 0 at the end.
  func byte(at offset: Int) -> UInt8 { offset < limit && offset >= 0 ? text[offset] : 0 }

  /// Reads the whole range; the last token is the end of the file.
  mutating func run() throws(SwiftSyntaxError) {
    skipHashBang()
    while true {
      try skipBlanks()
      guard index < limit else { break }
      try readToken()
    }
    if let bracket = open.last { throw unclosed(bracket) }
    append(.endOfFile, from: limit)
  }

  private mutating func skipHashBang() {
    guard index == 0, peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") else { return }
    skipLine()
  }

  private mutating func skipLine() {
    while index < limit, text[index] != 0x0A, text[index] != 0x0D { index += 1 }
  }

  private mutating func skipBlanks() throws(SwiftSyntaxError) {
    while index < limit {
      switch text[index] {
      case 0x20, 0x09, 0x0B, 0x0C: index += 1
      case 0x0A, 0x0D:
        index += 1
        startsLine = true
      case UInt8(ascii: "/"):
        if peek(1) == UInt8(ascii: "/") {
          readLineComment()
        } else if peek(1) == UInt8(ascii: "*") {
          try skipBlockComment()
        } else {
          return
        }
      case 0xEF where index == 0 && peek(1) == 0xBB && peek(2) == 0xBF: index += 3
      case _: return
      }
    }
  }

  private mutating func readLineComment() {
    let comment = index
    index += 2
    while peek() == 0x20 || peek() == 0x09 { index += 1 }
    let start = index
    skipLine()
    guard index > start, text[start] == UInt8(ascii: "l"), starts(at: start, "layoutcalc:") else { return }
    let range = SourceRange(start: start, end: index)
    let words = String(decoding: text[start + 11..<index], as: UTF8.self).split(
      whereSeparator: \.isWhitespace)
    directives.append(
      SwiftDirective(range: range, text: words.joined(separator: " "), isAloneOnLine: isFirstOnLine(comment)))
  }

  private func isFirstOnLine(_ offset: Int) -> Bool {
    var place = offset
    while place > 0, text[place - 1] == 0x20 || text[place - 1] == 0x09 { place -= 1 }
    return place == 0 || text[place - 1] == 0x0A || text[place - 1] == 0x0D
  }

  private func starts(at offset: Int, _ word: StaticString) -> Bool {
    guard offset + word.utf8CodeUnitCount <= limit else { return false }
    for place in 0..<word.utf8CodeUnitCount where text[offset + place] != word.utf8Start[place] {
      return false
    }
    return true
  }

  private mutating func skipBlockComment() throws(SwiftSyntaxError) {
    let start = index
    var depth = 0
    while index < limit {
      switch (text[index], peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
        if depth == 0 { return }
      case (0x0A, _), (0x0D, _):
        startsLine = true
        index += 1
      case _: index += 1
      }
    }
    throw SwiftSyntaxError(.unclosedComment, start, start + 2)
  }

  /// Appends a token that ends before the next byte.
  mutating func append(
    _ kind: Token.Kind, from start: Int, keyword: Keyword = .none, isMultiline: Bool = false
  ) {
    tokens.append(
      Token(
        kind: kind, keyword: keyword, startsLine: startsLine, isMultiline: isMultiline,
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: index)))
    startsLine = false
  }

  private mutating func readToken() throws(SwiftSyntaxError) {
    let start = index
    switch text[start] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      readWord()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    case UInt8(ascii: "("): try openBracket(.leftParen)
    case UInt8(ascii: "["): try openBracket(.leftBracket)
    case UInt8(ascii: "{"): try openBracket(.leftBrace)
    case UInt8(ascii: ")"): try closeParen()
    case UInt8(ascii: "]"): try closeBracket(.rightBracket, of: .leftBracket)
    case UInt8(ascii: "}"): try closeBracket(.rightBrace, of: .leftBrace)
    case UInt8(ascii: ","): single(.comma)
    case UInt8(ascii: ":"): single(.colon)
    case UInt8(ascii: ";"): single(.semicolon)
    case UInt8(ascii: "@"): single(.at)
    case UInt8(ascii: "\\"): single(.backslash)
    case UInt8(ascii: "\""): try openString(StringDelimiter(hashes: 0), from: start)
    case UInt8(ascii: "#"): try readPound()
    case UInt8(ascii: "$"): readDollar()
    case UInt8(ascii: "`"): try readQuotedName()
    case UInt8(ascii: "/"): if !readRegex() { readOperator() }
    case UInt8(ascii: "<") where peek(1) == UInt8(ascii: "#"): if !readPlaceholder() { readOperator() }
    case 0x80...:
      if let scalar = Scalar(text, at: start, before: limit) {
        scalar.isOperatorHead ? readOperator() : readWord()
      } else {
        throw SwiftSyntaxError(.malformedText(text[start]), start, start + 1)
      }
    case let byte where Self.isOperatorByte(byte) || byte == UInt8(ascii: "."): readOperator()
    case let byte: throw SwiftSyntaxError(.unexpectedByte(byte), start, start + 1)
    }
  }

  private mutating func single(_ kind: Token.Kind) {
    index += 1
    append(kind, from: index - 1)
  }

  private mutating func readWord() {
    let start = index
    skipNameBytes()
    append(.identifier, from: start, keyword: keywords.keyword(text, start, index))
  }

  /// Skips the characters of an identifier.
  mutating func skipNameBytes() {
    while index < limit {
      let byte = text[index]
      if Self.isNameByte(byte) {
        index += 1
      } else if byte >= 0x80, let scalar = Scalar(text, at: index, before: limit), !scalar.isOperatorHead {
        index += scalar.count
      } else {
        return
      }
    }
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    case _: false
    }
  }

  private mutating func readDollar() {
    let start = index
    index += 1
    skipNameBytes()
    append(.identifier, from: start)
  }

  private mutating func readQuotedName() throws(SwiftSyntaxError) {
    let start = index
    index += 1
    while index < limit, text[index] != UInt8(ascii: "`"), text[index] != 0x0A { index += 1 }
    guard peek() == UInt8(ascii: "`"), index > start + 1 else {
      throw SwiftSyntaxError(.unclosedQuotedName, start, start + 1)
    }
    index += 1
    append(.identifier, from: start)
  }

  /// Reads an editor's placeholder, such as `<#code#>`, as a name; returns false if it is not closed on its line.
  private mutating func readPlaceholder() -> Bool {
    let start = index
    var end = start + 2
    while end + 1 < limit, text[end] != 0x0A {
      if text[end] == UInt8(ascii: "#"), text[end + 1] == UInt8(ascii: ">") {
        index = end + 2
        append(.identifier, from: start)
        return true
      }
      end += 1
    }
    return false
  }

  private mutating func readPound() throws(SwiftSyntaxError) {
    let start = index
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch peek(hashes) {
    case UInt8(ascii: "\""):
      index += hashes
      try openString(StringDelimiter(hashes: hashes), from: start)
    case UInt8(ascii: "/"): try readExtendedRegex(hashes)
    case let byte where hashes == 1 && (Self.isNameByte(byte) || byte >= 0x80):
      index += 1
      skipNameBytes()
      append(.pound, from: start, keyword: keywords.keyword(text, start + 1, index))
    case _: throw SwiftSyntaxError(.unexpectedByte(UInt8(ascii: "#")), start, start + 1)
    }
  }
}

/// Brackets and the parentheses of interpolations.
extension Lexer {
  private mutating func openBracket(_ kind: Token.Kind) throws(SwiftSyntaxError) {
    try push(kind, nil)
    single(kind)
  }

  private mutating func push(_ kind: Token.Kind, _ delimiter: StringDelimiter?) throws(SwiftSyntaxError) {
    guard open.count < SwiftLimits.brackets else {
      throw SwiftSyntaxError(.nestingTooDeep, index, index + 1)
    }
    open.append(Bracket(token: tokens.count, kind: kind, delimiter: delimiter))
  }

  private mutating func closeBracket(
    _ kind: Token.Kind, of opening: Token.Kind
  ) throws(SwiftSyntaxError) {
    guard let bracket = open.last, bracket.kind == opening else { throw unmatched() }
    open.removeLast()
    pair(bracket.token, tokens.count)
    single(kind)
  }

  private mutating func pair(_ opening: Int, _ closing: Int) {
    tokens[opening].match = Int32(truncatingIfNeeded: closing)
  }

  private mutating func closeParen() throws(SwiftSyntaxError) {
    guard let bracket = open.last, let delimiter = bracket.delimiter else {
      return try closeBracket(.rightParen, of: .leftParen)
    }
    let start = index
    index += 1
    let isEnd = try skipString(delimiter, from: Int(tokens[bracket.token].start))
    open.removeLast()
    pair(bracket.token, tokens.count)
    if !isEnd { try push(.stringOpen, delimiter) }
    append(isEnd ? .stringClose : .stringMiddle, from: start, isMultiline: delimiter.isMultiline)
  }

  private mutating func openString(
    _ opening: StringDelimiter, from start: Int
  ) throws(SwiftSyntaxError) {
    var delimiter = opening
    delimiter.isMultiline = isMultilineOpening(delimiter.hashes)
    index += delimiter.isMultiline ? 3 : 1
    let isEnd = try skipString(delimiter, from: start)
    if !isEnd { try push(.stringOpen, delimiter) }
    append(isEnd ? .string : .stringOpen, from: start, isMultiline: delimiter.isMultiline)
  }

  private func unmatched() -> SwiftSyntaxError {
    guard let bracket = open.last else {
      return SwiftSyntaxError(.unmatchedBracket(Character(Unicode.Scalar(text[index]))), index, index + 1)
    }
    let opening = tokens[bracket.token]
    let line = text[..<Int(opening.start)].count { $0 == 0x0A } + 1
    return SwiftSyntaxError(
      .wrongBracket(
        found: Character(Unicode.Scalar(text[index])), expected: closing(bracket.kind), line: line), index,
      index + 1)
  }

  private func unclosed(_ bracket: Bracket) -> SwiftSyntaxError {
    let token = tokens[bracket.token]
    let start = bracket.kind == .stringOpen ? Int(token.end) - 1 : Int(token.start)
    return SwiftSyntaxError(
      .unclosedBracket(
        Character(Unicode.Scalar(text[start])), closing: closing(bracket.kind)), start, start + 1)
  }

  private func closing(_ kind: Token.Kind) -> Character {
    switch kind {
    case .leftBrace: "}"
    case .leftBracket: "]"
    case _: ")"
    }
  }
}
