package import SourceText

/// A Swift file. Declarations are parsed immediately; function bodies are parsed on demand by default.
package struct SwiftFile: Sendable {
  /// The source that all ranges of the tree refer to.
  package let source: SourceFile
  /// The top-level declarations and statements, in order.
  package let statements: [SwiftStatement]
  /// The comments that begin with `layoutcalc:`, in order.
  package let directives: [SwiftDirective]

  /// Parses a file; `bodies` selects when the content of braces is parsed.
  package init(parsing source: SourceFile, bodies: SwiftBodies = .whenNeeded) throws(SwiftSyntaxError) {
    guard source.bytes.count <= SwiftLimits.textLength else { throw SwiftSyntaxError(.textTooLong, 0, 0) }
    let whole = SourceRange(start: 0, end: source.bytes.count)
    (statements, directives) = try source.parse(whole, parsesBlocks: bodies == .atOnce)
    self.source = source
  }

  /// Returns the statements of a block in this file; a block without parsed statements is parsed on every call.
  package func statements(of block: SwiftBlock) throws(SwiftSyntaxError) -> [SwiftStatement] {
    if let parsed = block.parsed { return parsed }
    return try source.parse(block.range, parsesBlocks: true).statements
  }

  /// The top-level declarations, in order.
  package var declarations: [SwiftDeclaration] {
    statements.compactMap { statement in
      if case .declaration(let declaration) = statement.kind { declaration } else { nil }
    }
  }
}

extension SourceFile {
  fileprivate func parse(
    _ range: SourceRange, parsesBlocks: Bool
  ) throws(SwiftSyntaxError) -> (statements: [SwiftStatement], directives: [SwiftDirective]) {
    try bytes.withUnsafeBufferPointer { text throws(SwiftSyntaxError) in
      var lexer = Lexer(text, range)
      try lexer.run()
      var parser = Parser(text, lexer.tokens, parsesBlocks: parsesBlocks)
      return (try parser.everything(), lexer.directives)
    }
  }
}

/// The time at which the bodies of functions, accessors and closures are parsed.
package enum SwiftBodies: Sendable {
  /// On demand, by `SwiftFile.statements(of:)`; syntax errors in unused bodies are not found.
  case whenNeeded
  /// Together with the file.
  case atOnce
}

/// A comment with instructions for this tool: `// layoutcalc:disable RULE`.
package struct SwiftDirective: Sendable {
  /// The range from `layoutcalc:` to the end of the comment.
  package var range: SourceRange
  /// The text after `layoutcalc:`, without surrounding whitespace.
  package var text: String
  /// Whether only whitespace precedes the comment on its line.
  package var isAloneOnLine: Bool
}

/// A syntax error, which ends the parsing of a file or a block.
package struct SwiftSyntaxError: Error, Sendable {
  package var problem: SwiftSyntaxProblem
  package var range: SourceRange
}
