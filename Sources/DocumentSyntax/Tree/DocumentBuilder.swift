package import SourceText

/// Builds a document from values in another language; each node keeps its range in that language's source.
package struct DocumentBuilder {
  private var builder: TreeBuilder

  /// Creates a builder for nodes with ranges in `file`.
  package init(_ file: SourceFile) {
    builder = TreeBuilder(bytes: file.bytes)
  }

  /// Adds a number.
  package mutating func add(_ number: Double, at range: SourceRange) {
    add(.number, numberText(number, .full), at: range)
  }

  /// Adds a Boolean value.
  package mutating func add(_ boolean: Bool, at range: SourceRange) {
    add(boolean ? .yes : .no, boolean ? "true" : "false", at: range)
  }

  /// Adds a string, which may be a key of a mapping.
  package mutating func add(_ text: String, at range: SourceRange) {
    add(.string, text, at: range)
  }

  /// Adds null as a key's missing value.
  package mutating func addNull(at range: SourceRange) {
    add(.null, "", at: range)
  }

  /// Adds a mapping: `body` adds its keys and values in turn.
  package mutating func addMapping(at range: SourceRange, _ body: (inout DocumentBuilder) -> Void) {
    addCollection(.mapping, at: range, body)
  }

  /// Adds a sequence: `body` adds its elements.
  package mutating func addSequence(at range: SourceRange, _ body: (inout DocumentBuilder) -> Void) {
    addCollection(.sequence, at: range, body)
  }

  /// The document, if a value has been added.
  package var document: Document? {
    builder.storage.nodes.isEmpty ? nil : Document(root: DocumentNode([builder.storage], 0))
  }

  private mutating func addCollection(
    _ content: NodeRecord.Content, at range: SourceRange, _ body: (inout DocumentBuilder) -> Void
  ) {
    builder.begin(content, at: range.start)
    body(&self)
    builder.close(at: range.end)
  }

  private mutating func add(_ content: NodeRecord.Content, _ text: String, at range: SourceRange) {
    builder.storage.pool.append(contentsOf: text.utf8)
    let place = builder.endPooledText()
    builder.add(
      NodeRecord(content, start: range.start, end: range.end, flags: [.quoted, .pooled], link: place))
  }
}
