import SourceText

/// The syntax error that ends the reading of a file, at its place.
struct SyntaxFailure: Error {
  /// What is wrong.
  var problem: SyntaxProblem
  /// Where it is wrong.
  var range: SourceRange

  init(_ problem: SyntaxProblem, _ start: Int, _ end: Int) {
    self.problem = problem
    range = SourceRange(start: start, end: max(start, end))
  }
}
