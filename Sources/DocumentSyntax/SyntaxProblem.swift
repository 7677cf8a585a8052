package import SourceText

/// What can be wrong with the syntax of a document, in words.
package enum SyntaxProblem: Problem {
  case emptyDocument(found: String)

  package var code: String { "empty-document" }
  package var severity: Severity { .error }
  package var message: String { "expected a document, found nothing" }
  package var hint: String? { nil }
}
