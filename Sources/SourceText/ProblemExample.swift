/// A row of the list of diagnostics: a code, a text that has the problem, and what to write instead.
package struct ProblemExample: Sendable {
  /// The stable word of the problem.
  package var code: String
  /// A short text that has the problem.
  package var example: String
  /// The same text without it.
  package var fix: String

  package init(code: String, example: String, fix: String) {
    self.code = code
    self.example = example
    self.fix = fix
  }
}
