package import SourceText

/// Reads the one document of a file; nil after a syntax error, which is in `diagnostics`.
package func readDocument(
  _ file: SourceFile, as format: DocumentFormat, _ diagnostics: inout Diagnostics
) -> Document? {
  diagnostics.add(SyntaxProblem.emptyDocument(found: ""))
  return nil
}

/// Reads all documents of a YAML stream, or the one of a JSON text; nil after a syntax error.
package func readDocuments(
  _ file: SourceFile, as format: DocumentFormat, _ diagnostics: inout Diagnostics
) -> [Document]? {
  readDocument(file, as: format, &diagnostics).map { [$0] }
}
