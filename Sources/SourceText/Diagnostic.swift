/// A problem with its location, ready to be shown.
package struct Diagnostic: Sendable {
  /// The severity of the problem.
  package var severity: Severity
  /// A stable identifier in kebab-case.
  package var code: String
  /// What was expected and what was found.
  package var message: String
  /// The location in the text, if there is one.
  package var range: SourceRange?
  /// The location in the document, as a JSON Pointer.
  package var path: String?
  private let hintSource: HintSource

  /// The source of the hint: a suggestion searches all known names, so it is computed only when shown.
  private enum HintSource {
    case text(String?)
    case computed(@Sendable () -> String?)
  }

  /// The maximum number of bytes of a path that is shown.
  private static let pathLimit = 4096

  package init(
    severity: Severity, code: String, message: String, hint: String? = nil, range: SourceRange? = nil,
    path: String? = nil
  ) {
    self.init(severity, code, message, .text(hint), range, path)
  }

  /// Creates a diagnostic for a problem.
  package init(_ problem: some Problem, at range: SourceRange? = nil, path: String? = nil) {
    self.init(problem.severity, problem.code, problem.message, .computed { problem.hint }, range, path)
  }

  private init(
    _ severity: Severity, _ code: String, _ message: String, _ hint: HintSource, _ range: SourceRange?,
    _ path: String?
  ) {
    self.severity = severity
    self.code = code
    // A message never quotes the whole input, and a truncated path would be a wrong path.
    self.message = message.withoutMiddle
    self.range = range
    self.path = path.flatMap { $0.utf8.count <= Self.pathLimit ? $0 : nil }
    hintSource = hint
  }

  /// What to write instead.
  package var hint: String? {
    switch hintSource {
    case .text(let hint): hint?.withoutMiddle
    case .computed(let hint): hint()?.withoutMiddle
    }
  }
}

/// The hint follows from the other properties, and the path from the range.
extension Diagnostic: Hashable {
  package static func == (left: Diagnostic, right: Diagnostic) -> Bool {
    left.severity == right.severity && left.range == right.range && left.code == right.code
      && left.message == right.message
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(severity)
    hasher.combine(code)
    hasher.combine(message)
    hasher.combine(range)
  }
}
