extension SpecProblem {
  /// Creates the spec problem that reports an expression error.
  init(_ fault: ExpressionError, known names: [ArraySlice<String>], looksCut: Bool, inDimension: Bool) {
    switch fault.kind {
    case .syntax(let expected, let found):
      self = .expressionSyntax(
        expected: expected, found: found, looksCut: looksCut && ["the end", "')'"].contains(found))
    case .percentageInCalculation(let share):
      self = .percentageInCalculation(share, replacement: "write 'mod(a, b)' for a remainder")
    case .unknownArgument(let name, let function, let known):
      self = .unknownArgument(name, of: function, known: known)
    case .unknownStyle(let name):
      self = .unknownStyle(name, known: TextStyle.allCases.map(\.rawValue))
    case .textArgument(let message, let hint): self = .textArgument(message, hint: hint)
    case .unclosedString: self = .unclosedString
    case .tooDeep: self = .expressionTooDeep
    case .unknownFunction(let name):
      let forms = DimensionForm.allCases.map(\.rawValue)
      let functions = ExpressionFunction.allCases.map(\.rawValue) + TextFunction.allCases.map(\.rawValue)
      self = .unknownFunction(
        name, known: inDimension ? functions + forms : functions,
        isDimension: inDimension && forms.contains(name))
    case .argumentCount(let name, let found): self = .argumentCount(name, found: found)
    case .unknownName(let name): self = .unknownName(name, known: names)
    case .typeMismatch(let expected, let found, let operation):
      self = .typeMismatch(expected: expected, found: found, by: operation)
    case .incomparable(let left, let right): self = .incomparable(left, right)
    case .divisionByZero: self = .divisionByZero
    case .notFinite: self = .notFinite
    case .invalidName(let name): self = .unknownName(name, known: [])
    }
  }
}
