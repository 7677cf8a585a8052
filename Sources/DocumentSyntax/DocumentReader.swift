package import SourceText

/// Reads a file with a single document; nil after a syntax error, which is added to `diagnostics`.
package func readDocument(
  _ file: SourceFile, as format: DocumentFormat, _ diagnostics: inout Diagnostics
) -> Document? {
  guard let documents = readDocuments(file, as: format, &diagnostics) else { return nil }
  if documents.count > 1 {
    diagnostics.add(SyntaxProblem.severalDocuments, at: documents[1].root.range)
    return nil
  }
  guard let document = documents.first else {
    let found = file.bytes.isEmpty ? "an empty text" : "only white space and comments"
    diagnostics.add(SyntaxProblem.emptyDocument(found: found), at: SourceRange(start: 0, end: 0))
    return nil
  }
  return document
}

/// Reads all documents of a YAML stream, or the single one of a JSON text; nil after a syntax error.
package func readDocuments(
  _ file: SourceFile, as format: DocumentFormat, _ diagnostics: inout Diagnostics
) -> [Document]? {
  do throws(SyntaxFailure) {
    switch format {
    case .json: return try readJSON(file)
    case .yaml: return try readYAML(file, &diagnostics)
    }
  } catch {
    diagnostics.add(error.problem, at: error.range)
    return nil
  }
}

private func readJSON(_ file: SourceFile) throws(SyntaxFailure) -> [Document] {
  try file.bytes.withUnsafeBufferPointer { text throws(SyntaxFailure) in
    try TextCheck.check(text)
    var reader = JSONReader(text, from: file.byteOrderMarkCount, into: TreeBuilder(bytes: file.bytes))
    try reader.read()
    return [Document(root: DocumentNode([reader.builder.storage], 0))]
  }
}

private func readYAML(
  _ file: SourceFile, _ diagnostics: inout Diagnostics
) throws(SyntaxFailure) -> [Document] {
  var warnings: [SyntaxFailure] = []
  defer { for warning in warnings { diagnostics.add(warning.problem, at: warning.range) } }
  return try file.bytes.withUnsafeBufferPointer { text throws(SyntaxFailure) in
    try TextCheck.check(text)
    try TextCheck.checkControls(text)
    var reader = YAMLReader(text, from: file.byteOrderMarkCount, into: TreeBuilder(bytes: file.bytes))
    defer { warnings = reader.warnings }
    let roots = try reader.read()
    let storage = [reader.builder.storage]
    return roots.map { Document(root: DocumentNode(storage, $0)) }
  }
}
