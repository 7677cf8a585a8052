package import SourceText

/// What can be wrong with the syntax of Swift.
package enum SwiftSyntaxProblem: Problem {
  case expected(String, found: String)

  package var code: String { "syntax" }
  package var severity: Severity { .error }
  package var message: String {
    switch self {
    case .expected(let what, let found): "expected \(what), found \(found)"
    }
  }
  package var hint: String? { nil }
}
