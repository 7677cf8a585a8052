package import SourceText

/// A file of Swift: its declarations are parsed at once, the bodies of its functions when they are needed.
package struct SwiftFile: Sendable {
  /// The text that all ranges of the tree belong to.
  package let source: SourceFile
  /// What the file declares and does at its top level, in order.
  package let statements: [SwiftStatement]
  /// The comments that begin with `layoutcalc:`, in order.
  package let directives: [SwiftDirective]

  /// Parses a file; with `bodies` what is in braces is parsed too, else it is only matched.
  package init(parsing source: SourceFile, bodies: SwiftBodies = .whenNeeded) throws(SwiftSyntaxError) {
    guard source.bytes.count <= SwiftLimits.textLength else { throw SwiftSyntaxError(.textTooLong, 0, 0) }
    let whole = SourceRange(start: 0, end: source.bytes.count)
    (statements, directives) = try source.parse(whole, parsesBlocks: bodies == .atOnce)
    self.source = source
  }

  /// The statements of a block of this file; those of one that is not parsed yet are parsed by every call.
  package func statements(of block: SwiftBlock) throws(SwiftSyntaxError) -> [SwiftStatement] {
    if let parsed = block.parsed { return parsed }
    return try source.parse(block.range, parsesBlocks: true).statements
  }

  /// What the file declares at its top level, in order.
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

/// When the bodies of functions, accessors and closures are parsed.
package enum SwiftBodies: Sendable {
  /// By `SwiftFile.statements(of:)`; a syntax error in a body that nothing needs is not found.
  case whenNeeded
  /// With the file.
  case atOnce
}

/// A comment for this tool: `// layoutcalc:disable RULE`.
package struct SwiftDirective: Sendable {
  /// The bytes from `layoutcalc:` to the end of the comment.
  package var range: SourceRange
  /// What follows `layoutcalc:`, without blanks at its ends.
  package var text: String
  /// Whether nothing but blanks precedes the comment on its line.
  package var isAloneOnLine: Bool
}

/// The syntax error that ends the parsing of a file or a block, at its place.
package struct SwiftSyntaxError: Error, Sendable {
  package var problem: SwiftSyntaxProblem
  package var range: SourceRange
}
