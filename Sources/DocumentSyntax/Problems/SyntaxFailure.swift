import SourceText

/// The syntax error that ends the reading of a file, with its location.
struct SyntaxFailure: Error {
  /// The problem.
  var problem: SyntaxProblem
  /// The location of the problem.
  var range: SourceRange

  init(_ problem: SyntaxProblem, _ start: Int, _ end: Int) {
    self.problem = problem
    range = SourceRange(start: start, end: max(start, end))
  }
}
