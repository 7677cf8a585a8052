import LayoutSolver
import SourceText

extension SpecLowering {
  /// Returns the value of a scalar in the current scope; reports errors.
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
    case .words, .dimension, .flexible, .percentage, .mapping, .list, .numbers, .invalid: return nil
    }
  }

  /// Returns an expression with its names bound; nil if a name is unknown.
  mutating func bound(_ expression: Expression, at source: SpecSource) -> BoundExpression? {
    evaluateVariables(of: expression)
    let bound = BoundExpression(expression) { scope.meaning(of: $0) }
    let unknown = bound.unknownNames
    for fault in unknown { report(fault, of: expression, at: source) }
    return unknown.isEmpty ? bound : nil
  }

  /// Reports a problem of an expression at its column; an invalid variable is reported where it is defined.
  mutating func report(_ problem: ValueProblem, of expression: Expression, at source: SpecSource) {
    switch problem {
    case .fault(let fault): report(fault, of: expression, at: source)
    case .value(let problem): report(problem, at: source)
    }
  }

  mutating func report(_ fault: ExpressionError, of expression: Expression, at source: SpecSource) {
    if let diagnostic = diagnostic(fault, of: expression, at: source) { report(diagnostic) }
  }

  private func diagnostic(
    _ fault: ExpressionError, of expression: Expression, at source: SpecSource
  ) -> Diagnostic? {
    if case .invalidName(let name) = fault.kind {
      guard case .invalid(let diagnostic)? = scope.state(of: name) else { return nil }
      return diagnostic
    }
    let problem = SpecProblem(fault, known: scope.knownNames, looksCut: false, inDimension: false)
    return Diagnostic(
      problem, at: source.range(of: fault, offset: expression.offset), path: source.path)
  }

  // MARK: Variables

  /// Evaluates the variables that an expression mentions and their dependencies, without recursion.
  mutating func evaluateVariables(of expression: Expression) {
    for name in expression.mentionedNames { evaluateVariable(name) }
  }

  private mutating func evaluateVariable(_ name: String) {
    guard case .pending? = scope.section?[name] else { return }
    var waiting = [WaitingVariable(name, scope.sectionNodes[name])]
    while let current = waiting.last {
      guard let node = scope.sectionNodes[current.name] else {
        waiting.removeLast()
        continue
      }
      scope.section?[current.name] = .open
      if let needed = nextPending(&waiting[waiting.count - 1]) {
        waiting.append(WaitingVariable(needed, scope.sectionNodes[needed]))
        continue
      }
      let state = evaluated(node, waiting: waiting.map(\.name))
      scope.section?[current.name] = state
      waiting.removeLast()
    }
  }

  /// A variable that is evaluated after those that it mentions.
  private struct WaitingVariable {
    var name: String
    /// The mentioned names that have not been visited.
    var mentioned: ArraySlice<String>

    init(_ name: String, _ node: SpecNode?) {
      self.name = name
      guard case .expression(let expression)? = node?.content else {
        mentioned = []
        return
      }
      mentioned = expression.mentionedNames[...]
    }
  }

  private func nextPending(_ variable: inout WaitingVariable) -> String? {
    while let name = variable.mentioned.popFirst() {
      if case .pending? = scope.section?[name] { return name }
    }
    return nil
  }

  private mutating func evaluated(_ node: SpecNode, waiting: @autoclosure () -> [String]) -> Scope.State {
    guard case .expression(let expression) = node.content else {
      return plainValue(of: node).map { .value($0) } ?? .invalid(nil)
    }
    if let circle = expression.mentionedNames.first(where: isOpen) {
      let chain = waiting()
      let start = chain.firstIndex(of: circle) ?? 0
      let problem = SpecProblem.variableCycle(chain[start...] + [circle])
      return .invalid(Diagnostic(problem, at: node.source.range, path: node.source.path))
    }
    let bound = BoundExpression(expression) { scope.meaning(of: $0) }
    if let fault = bound.unknownNames.first {
      return .invalid(diagnostic(fault, of: expression, at: node.source))
    }
    switch bound.value() {
    case .success(let value): return .value(value)
    case .failure(let fault): return .invalid(diagnostic(fault, of: expression, at: node.source))
    }
  }

  private func isOpen(_ name: String) -> Bool {
    if case .open? = scope.section?[name] { true } else { false }
  }

  private func plainValue(of node: SpecNode) -> ExpressionValue? {
    switch node.content {
    case .number(let number): .number(number)
    case .boolean(let boolean): .boolean(boolean)
    case .expression, .text, .words, .dimension, .flexible, .percentage, .mapping, .list, .numbers, .invalid:
      nil
    }
  }
}
