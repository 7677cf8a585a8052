import LayoutSolver
import SourceText

extension SpecLowering {
  /// The value of a scalar in the present scope; what is wrong is reported.
  mutating func value(of node: SpecNode) -> ExpressionValue? {
    switch node.content {
    case .number(let number): return .number(number)
    case .boolean(let boolean): return .boolean(boolean)
    case .text(let text): return .text(text)
    case .expression(let expression):
      guard let bound = bound(expression, at: node.source) else { return nil }
      switch bound.value() {
      case .success(let value): return value
      case .failure(let fault):
        report(fault, of: expression, at: node.source)
        return nil
      }
    case .words, .dimension, .flexible, .percentage, .mapping, .list, .numbers, .faulty: return nil
    }
  }

  /// An expression with the values of its names; nil where a name is unknown.
  mutating func bound(_ expression: Expression, at source: SpecSource) -> BoundExpression? {
    evaluateVariables(of: expression)
    let bound = BoundExpression(expression) { scope.meaning(of: $0) }
    let unknown = bound.unknownNames
    for fault in unknown { report(fault, of: expression, at: source) }
    return unknown.isEmpty ? bound : nil
  }

  /// Reports a fault of an expression at its column; that of a name, where that is written.
  mutating func report(_ problem: ValueProblem, of expression: Expression, at source: SpecSource) {
    switch problem {
    case .fault(let fault): report(fault, of: expression, at: source)
    case .value(let problem): report(problem, at: source)
    }
  }

  mutating func report(_ fault: ExpressionFault, of expression: Expression, at source: SpecSource) {
    if let diagnostic = diagnostic(fault, of: expression, at: source) { report(diagnostic) }
  }

  private func diagnostic(
    _ fault: ExpressionFault, of expression: Expression, at source: SpecSource
  ) -> Diagnostic? {
    if case .faultyName(let name) = fault.kind {
      guard case .faulty(let diagnostic)? = scope.state(of: name) else { return nil }
      return diagnostic
    }
    let problem = SpecProblem(fault, known: scope.knownNames, looksCut: false, inDimension: false)
    return Diagnostic(
      problem, at: source.range(of: fault, offset: expression.offset), path: source.path)
  }

  // MARK: Variables

  /// Evaluates the variables that an expression mentions, and those that they mention, without recursion.
  mutating func evaluateVariables(of expression: Expression) {
    for name in expression.mentionedNames { evaluateVariable(name) }
  }

  private mutating func evaluateVariable(_ name: String) {
    guard case .pending? = scope.section?[name] else { return }
    var waiting = [name]
    while let current = waiting.last {
      guard let node = scope.sectionNodes[current] else {
        waiting.removeLast()
        continue
      }
      scope.section?[current] = .open
      if let needed = firstPending(of: node) {
        waiting.append(needed)
        continue
      }
      let state = evaluated(node, waiting: waiting)
      scope.section?[current] = state
      waiting.removeLast()
    }
  }

  private func firstPending(of node: SpecNode) -> String? {
    guard case .expression(let expression) = node.content else { return nil }
    return expression.mentionedNames.first { name in
      if case .pending? = scope.section?[name] { true } else { false }
    }
  }

  private func evaluated(_ node: SpecNode, waiting: [String]) -> Scope.State {
    guard case .expression(let expression) = node.content else {
      return plainValue(of: node).map { .value($0) } ?? .faulty(nil)
    }
    if let circle = expression.mentionedNames.first(where: isOpen), let start = waiting.firstIndex(of: circle)
    {
      let problem = SpecProblem.variableCycle(waiting[start...] + [circle])
      return .faulty(Diagnostic(problem, at: node.source.range, path: node.source.path))
    }
    let bound = BoundExpression(expression) { scope.meaning(of: $0) }
    if let fault = bound.unknownNames.first {
      return .faulty(diagnostic(fault, of: expression, at: node.source))
    }
    switch bound.value() {
    case .success(let value): return .value(value)
    case .failure(let fault): return .faulty(diagnostic(fault, of: expression, at: node.source))
    }
  }

  private func isOpen(_ name: String) -> Bool {
    if case .open? = scope.section?[name] { true } else { false }
  }

  private func plainValue(of node: SpecNode) -> ExpressionValue? {
    switch node.content {
    case .number(let number): .number(number)
    case .boolean(let boolean): .boolean(boolean)
    case .expression, .text, .words, .dimension, .flexible, .percentage, .mapping, .list, .numbers, .faulty:
      nil
    }
  }
}
