import SourceText

/// Attributes and modifiers.
extension Parser {
  /// The attributes and modifiers before a declaration.
  struct Prefix {
    var attributes: [SwiftAttribute] = []
    var modifiers: [String] = []
  }

  /// Parses `@name` with its arguments.
  mutating func attribute() throws(SwiftSyntaxError) -> SwiftAttribute {
    let start = start
    try expect(.at, "'@'")
    guard token.kind == .identifier else { throw expected("the name of an attribute") }
    var name = string(token)
    advance()
    try skipAttributeArguments()
    while at(.period), peek().kind == .identifier {
      advance()
      name += "." + string(token)
      advance()
      try skipAttributeArguments()
    }
    var arguments: SourceRange?
    if at(.leftParen), takesArguments(name) {
      let end = Int(token.match)
      arguments = SourceRange(start: Int(token.end), end: Int(tokens[end].start))
      jump(to: end)
      advance()
    }
    return SwiftAttribute(range: range(from: start), name: name, arguments: arguments)
  }

  private mutating func skipAttributeArguments() throws(SwiftSyntaxError) {
    if atOperator(beginningWith: "<"), start == lastEnd { _ = try genericArguments() }
  }

  /// Returns whether the parenthesis after an attribute contains its arguments: it directly follows the name, or the
  /// attribute always has arguments.
  private func takesArguments(_ name: String) -> Bool {
    switch name {
    case "escaping", "autoclosure", "Sendable", "unchecked", "retroactive": false
    case "available", "objc", "convention": !token.startsLine
    case _: Int(token.start) == lastEnd
    }
  }

  /// Parses the attributes and modifiers before a keyword; of `#if` around attributes, the first branch is used.
  mutating func declarationPrefix() throws(SwiftSyntaxError) -> Prefix {
    var prefix = Prefix()
    while true {
      if at(.at) {
        prefix.attributes.append(try attribute())
      } else if atModifier {
        prefix.modifiers.append(readModifier())
      } else if atPound("if"), atConditionalAttributes {
        let branches = try conditional { parser throws(SwiftSyntaxError) in
          var attributes: [SwiftAttribute] = []
          while parser.at(.at) { attributes.append(try parser.attribute()) }
          return attributes
        }
        prefix.attributes += branches.first?.elements ?? []
      } else {
        return prefix
      }
    }
  }

  /// Whether the next token is a modifier: a word such as `static` before another modifier or a keyword.
  var atModifier: Bool {
    guard token.kind == .identifier, token.keyword.isModifier else { return false }
    return modifies(index)
  }

  /// Returns whether the word at an index is a modifier of the declaration that follows.
  private func modifies(_ first: Int) -> Bool {
    var place = first
    while tokens[place].kind == .identifier, tokens[place].keyword.isModifier {
      let isClass = tokens[place].keyword == .classWord
      place += 1
      if tokens[place].kind == .leftParen { place = Int(tokens[place].match) + 1 }
      let next = tokens[place]
      switch next.kind {
      case .at: return true
      case .pound where place > first && spells(next, "#if"): return true
      case .identifier: break
      case _: return false
      }
      if next.keyword.beginsDeclaration || next.keyword == .caseWord { return true }
      if next.keyword == .classWord { return !isClass }
      if next.keyword == .actorWord || next.keyword == .macroWord { return !isClass && names(place + 1) }
    }
    return false
  }

  /// Returns whether the token at an index is a name.
  func names(_ place: Int) -> Bool {
    tokens[place].kind == .identifier && !tokens[place].keyword.isReserved
  }

  private mutating func readModifier() -> String {
    var modifier = string(token)
    advance()
    if at(.leftParen) {
      let end = Int(token.match)
      while index <= end {
        modifier += string(token)
        advance()
      }
    }
    return modifier
  }

  /// Whether `#if` encloses attributes of the declaration after `#endif`.
  var atConditionalAttributes: Bool {
    guard var place = firstAfterDirective(index), tokens[place].kind == .at else { return false }
    while tokens[place].kind == .at {
      place += 2
      while tokens[place].kind == .period { place += 2 }
      if tokens[place].kind == .leftParen { place = Int(tokens[place].match) + 1 }
    }
    guard tokens[place].kind == .pound else { return false }
    return spells(tokens[place], "#endif") || spells(tokens[place], "#else")
      || spells(tokens[place], "#elseif")
  }

  /// Returns the index of the first token on the line after a directive.
  func firstAfterDirective(_ directive: Int) -> Int? {
    var place = directive + 1
    while place < tokens.count {
      if tokens[place].startsLine { return place }
      place += 1
    }
    return nil
  }
}
