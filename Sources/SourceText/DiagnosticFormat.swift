/// The output formats of diagnostics.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// Readable text: a line, an excerpt with carets, and a hint.
  case text
  /// One JSON object per line.
  case json
  /// GitHub Actions workflow commands, which become annotations.
  case github
}
