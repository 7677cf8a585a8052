package import SourceText

/// A document as a tree of nodes; cheap to copy.
package struct Document: Sendable {
  /// The root node.
  package var root: DocumentNode

  /// Every mapping of the document, in source order.
  package var mappings: [DocumentNode] {
    let storage = root.storage
    let end = storage[0].indexAfter(root.index)
    return (root.index..<end).filter { storage[0].nodes[$0].content == .mapping }.map {
      DocumentNode(storage, $0)
    }
  }
}

extension Document {
  /// Reports duplicate keys of mappings: an error in YAML, a warning in JSON, where the last one counts.
  package func reportDuplicateKeys(_ format: DocumentFormat, _ diagnostics: inout Diagnostics) {
    var lines: LineMap?
    for mapping in mappings {
      for duplicate in mapping.duplicateKeys {
        let map = lines ?? LineMap(diagnostics.file)
        lines = map
        let line = map.line(of: duplicate.first.start)
        diagnostics.add(
          SyntaxProblem.duplicateKey(duplicate.key, line: line, isError: format == .yaml),
          at: duplicate.second)
      }
    }
  }
}
