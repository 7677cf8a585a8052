import SourceText

import LayoutSolver

/// The reason an expression does not yield the required number.
enum ValueProblem {
  /// Evaluation failed.
  case fault(ExpressionError)
  /// The value is of the wrong type or out of range.
  case value(SpecProblem)
}

extension BoundExpression {
  /// Returns why the value for an item measured at a size is not a number in `range`; nil if it is one.
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
