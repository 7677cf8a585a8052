/// What help says of one kind of problem; each module has a table of its own.
package struct ProblemReference: Sendable {
  /// The stable word.
  package var code: String
  /// What is wrong, in one line.
  package var summary: String
  /// A piece of text that has the problem.
  package var example: String
  /// What to write instead.
  package var fix: String

  package init(code: String, summary: String, example: String, fix: String) {
    self.code = code
    self.summary = summary
    self.example = example
    self.fix = fix
  }
}
