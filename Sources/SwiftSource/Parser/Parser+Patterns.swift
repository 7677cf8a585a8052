import SourceText

/// Patterns.
extension Parser {
  /// Parses the pattern of a declaration, a condition or a loop, in which all names are bound.
  mutating func bindingPattern() throws(SwiftSyntaxError) -> SwiftPattern {
    try nested { parser throws(SwiftSyntaxError) in
      let start = parser.start
      if parser.accept(.underscore) { return SwiftPattern(.wildcard, parser.range(from: start)) }
      if parser.at(.letWord) || parser.at(.varWord) {
        let isConstant = parser.at(.letWord)
        parser.advance()
        return SwiftPattern(.binding(isConstant, try parser.bindingPattern()), parser.range(from: start))
      }
      if parser.at(.leftParen) {
        let elements = try parser.list { parser throws(SwiftSyntaxError) in try parser.patternElement() }
        return SwiftPattern(.tuple(elements), parser.range(from: start))
      }
      let name = parser.at(.selfWord) ? parser.readName() : try parser.expectName("a name")
      return SwiftPattern(.name(name.text), name.range)
    }
  }

  private mutating func patternElement() throws(SwiftSyntaxError) -> SwiftPatternElement {
    var label: String?
    if token.kind == .identifier, peek().kind == .colon {
      label = readName().text
      advance()
    }
    return SwiftPatternElement(label: label, pattern: try bindingPattern())
  }

  /// Parses the patterns of a case and their conditions.
  mutating func casePatterns() throws(SwiftSyntaxError) -> [SwiftCasePattern] {
    var patterns: [SwiftCasePattern] = []
    repeat {
      let pattern = try casePattern()
      let condition = accept(.whereWord) ? try header() : nil
      patterns.append(SwiftCasePattern(pattern: pattern, condition: condition))
    } while accept(.comma)
    return patterns
  }

  /// Parses the pattern of a case: an expression that may bind names.
  mutating func casePattern() throws(SwiftSyntaxError) -> SwiftPattern {
    let outer = (isInPattern, allowsTrailingClosure)
    (isInPattern, allowsTrailingClosure) = (true, false)
    let value = try expression()
    (isInPattern, allowsTrailingClosure) = outer
    return value.pattern(bindsNames: false)
  }

  /// Parses `let pattern`, `var pattern` or `is Type` inside a pattern.
  mutating func patternOperand() throws(SwiftSyntaxError) -> SwiftExpression {
    let start = start
    let kind: SwiftPattern.Kind
    if accept(.isWord) {
      kind = .isType(try type())
    } else {
      let isConstant = at(.letWord)
      advance()
      let operand = try nested { parser throws(SwiftSyntaxError) in try parser.unary() }
      kind = .binding(isConstant, operand.pattern(bindsNames: true))
    }
    let range = range(from: start)
    return SwiftExpression(.pattern(SwiftPattern(kind, range)), range)
  }
}

extension SwiftExpression {
  /// Converts the expression of a case to a pattern; `bindsNames` is true if its names are bound.
  fileprivate func pattern(bindsNames: Bool) -> SwiftPattern {
    switch kind {
    case .pattern(let pattern): pattern
    case .discard: SwiftPattern(.wildcard, range)
    case .name(let name) where bindsNames && name.genericArguments.isEmpty && name.argumentLabels == nil:
      SwiftPattern(.name(name.text), range)
    case .parenthesized(let inner):
      SwiftPattern(inner.pattern(bindsNames: bindsNames).kind, range)
    case .tuple(let elements): SwiftPattern(.tuple(elements.patterns(bindsNames)), range)
    case .optionalChain(let inner): SwiftPattern(.optional(inner.pattern(bindsNames: bindsNames)), range)
    case .cast(let inner, .coerce, let type):
      SwiftPattern(.asType(inner.pattern(bindsNames: bindsNames), type), range)
    case .implicitMember(let name):
      SwiftPattern(.enumCase(SwiftCaseReference(base: nil, name: name, payload: nil)), range)
    case .member(let base, let name):
      SwiftPattern(.enumCase(SwiftCaseReference(base: base, name: name, payload: nil)), range)
    case .call(let call) where call.trailingClosures.isEmpty: callPattern(call, bindsNames)
    case _: SwiftPattern(.expression(self), range)
    }
  }

  private func callPattern(_ call: SwiftCall, _ bindsNames: Bool) -> SwiftPattern {
    let payload = call.arguments.patterns(bindsNames)
    switch call.callee.kind {
    case .implicitMember(let name):
      return SwiftPattern(.enumCase(SwiftCaseReference(base: nil, name: name, payload: payload)), range)
    case .member(let base, let name):
      return SwiftPattern(.enumCase(SwiftCaseReference(base: base, name: name, payload: payload)), range)
    case _: return SwiftPattern(.expression(self), range)
    }
  }
}

extension [SwiftArgument] {
  fileprivate func patterns(_ bindsNames: Bool) -> [SwiftPatternElement] {
    map { SwiftPatternElement(label: $0.label, pattern: $0.value.pattern(bindsNames: bindsNames)) }
  }
}
