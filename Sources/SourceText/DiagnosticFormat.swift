/// The forms in which diagnostics are written.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// For people: a line, the excerpt with a caret range, a hint.
  case text
  /// One JSON object a line.
  case json
  /// Workflow commands that a hosted runner turns into annotations.
  case github
}
