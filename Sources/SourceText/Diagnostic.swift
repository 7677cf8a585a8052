/// A problem at its place, as it is shown.
package struct Diagnostic: Hashable, Sendable {
  /// How much it weighs.
  package var severity: Severity
  /// A stable word in kebab-case.
  package var code: String
  /// What was expected and what was found.
  package var message: String
  /// What to write instead.
  package var hint: String?
  /// The place in the text, where there is one.
  package var range: SourceRange?
  /// The place in the document, as a JSON Pointer.
  package var path: String?

  /// The most bytes of a path that is told.
  private static let pathLimit = 4096

  package init(
    severity: Severity, code: String, message: String, hint: String? = nil, range: SourceRange? = nil,
    path: String? = nil
  ) {
    self.severity = severity
    self.code = code
    // Whatever is quoted, nothing carries the whole input; half a path would be a wrong one.
    self.message = message.withoutMiddle
    self.hint = hint?.withoutMiddle
    self.range = range
    self.path = path.flatMap { $0.utf8.count <= Self.pathLimit ? $0 : nil }
  }

  /// A problem in the words of its module, at a place.
  package init(_ problem: some Problem, at range: SourceRange? = nil, path: String? = nil) {
    self.init(
      severity: problem.severity, code: problem.code, message: problem.message, hint: problem.hint,
      range: range, path: path)
  }
}
