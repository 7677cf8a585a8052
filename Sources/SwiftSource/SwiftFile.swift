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
    self.source = source
    statements = []
    directives = []
  }

  /// The statements of a block of this file; those of one that is not parsed yet are parsed by every call.
  package func statements(of block: SwiftBlock) throws(SwiftSyntaxError) -> [SwiftStatement] {
    block.parsed ?? []
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
