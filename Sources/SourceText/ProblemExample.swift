/// An entry of the list of diagnostics: a code, an example of the problem, and its fix.
package struct ProblemExample: Sendable {
  /// The code of the problem.
  package var code: String
  /// A short text that has the problem.
  package var example: String
  /// The same text without the problem.
  package var fix: String

  package init(code: String, example: String, fix: String) {
    self.code = code
    self.example = example
    self.fix = fix
  }
}
