import SourceText

import LayoutSolver

/// Why an expression is not the number that is wanted.
enum ValueProblem {
  /// It has no value.
  case fault(ExpressionError)
  /// Its value is of the wrong kind or out of range.
  case value(SpecProblem)
}

extension BoundExpression {
  /// Why the value for an item asked at a size is no number in `range`; nil where it is one.
  func problem(item: Int = 0, laidOut: Size = .zero, in range: NumberRange) -> ValueProblem? {
    switch value(item: item, laidOut: laidOut) {
    case .failure(let fault): return .fault(fault)
    case .success(.number(let number)):
      let explained = ExplainedNumber(
        number, written: expression.text.shortened, names: names(item: item, laidOut: laidOut))
      return range.problem(explained).map { .value($0) }
    case .success(let value):
      return .value(.wrongResult(expected: "a number", found: value.kind))
    }
  }
}
