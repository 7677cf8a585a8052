import SourceText
import SwiftSource

extension Interpreter {
  /// Executes a block in a nested scope.
  mutating func run(_ block: SwiftBlock, _ context: Context) throws(Stop) -> Completion {
    try run(try statements(of: block, context), nested(context))
  }

  /// Returns the value of the body of a function, closure or getter.
  mutating func value(ofBody block: SwiftBlock, _ context: Context) throws(Stop) -> Value {
    var context = context
    context.givesValue = true
    return result(of: try run(block, context))
  }

  private mutating func run(_ statements: [SwiftStatement], _ outer: Context) throws(Stop) -> Completion {
    var context = outer
    context.givesValue = outer.givesValue && statements.count == 1
    if context.givesValue, let value = try loneValue(statements[0], context) { return .returned(value) }
    var deferred: [SwiftBlock] = []
    // Local functions may be used before their declaration.
    for case .declaration(let declaration) in statements.map(\.kind) { declareFunction(declaration, context) }
    var completion = Completion.normal
    for statement in statements {
      try step(statement.range, context)
      if case .deferred(let block) = statement.kind {
        deferred.append(block)
        continue
      }
      completion = try deeper(statement.range, context) { interpreter throws(Stop) in
        try interpreter.run(statement, context)
      }
      guard case .normal = completion else { break }
    }
    for block in deferred.reversed() { _ = try run(block, context) }
    return completion
  }

  /// Returns the value of a body that consists of a single expression.
  private mutating func loneValue(_ statement: SwiftStatement, _ context: Context) throws(Stop) -> Value? {
    guard case .expression(let expression) = statement.kind else { return nil }
    switch expression.kind {
    case .assignment, .ifElse, .switched, .doCatch: return nil
    default: return try value(expression, context.result, context)
    }
  }

  private mutating func run(_ statement: SwiftStatement, _ context: Context) throws(Stop) -> Completion {
    switch statement.kind {
    case .expression(let expression):
      switch expression.kind {
      case .ifElse(let statement): return try run(statement, context)
      case .switched(let statement): return try run(statement, context)
      case .doCatch(let statement): return try run(statement, context)
      default:
        _ = try value(expression, .none, context)
        return .normal
      }
    case .declaration(let declaration):
      try declare(declaration, context)
      return .normal
    case .returned(let expression):
      guard let expression else { return .returned(.void) }
      return .returned(try value(expression, context.result, context))
    case .thrown: throw .thrown
    case .breaks(let label): return .broke(label)
    case .continues(let label): return .continued(label)
    case .fallsThrough: return .fellThrough
    case .ifElse(let statement): return try run(statement, context)
    case .guarded(let conditions, let body):
      // Names bound by a guard stay in scope after it; its failing branch usually returns no layout.
      return try holds(conditions, context, isGuard: true) ? .normal : try run(body, context)
    case .switched(let statement): return try run(statement, context)
    case .forIn(let loop): return try run(loop, context)
    case .whileLoop(let conditions, let body): return try repeated(conditions, body, context)
    case .repeatLoop(let body, let condition): return try repeated(body, condition, context)
    case .doCatch(let statement): return try run(statement, context)
    case .deferred: return .normal
    case .labeled(let label, let inner):
      switch try run(inner, context) {
      case .broke(label): return .normal
      case .continued(label): return .normal
      case let other: return other
      }
    case .marked(_, let expression):
      return .returned(try value(expression, context.result, context))
    case .conditional(let branches):
      return try run(inline: CompilationConditions.active(branches), context)
    }
  }

  /// Executes statements whose variables belong to the enclosing scope, as in `#if`.
  private mutating func run(inline statements: [SwiftStatement], _ context: Context) throws(Stop)
    -> Completion
  {
    for case .declaration(let declaration) in statements.map(\.kind) { declareFunction(declaration, context) }
    for statement in statements {
      try step(statement.range, context)
      let completion = try run(statement, context)
      if case .normal = completion { continue }
      return completion
    }
    return .normal
  }

  private mutating func run(_ statement: SwiftIf, _ context: Context) throws(Stop) -> Completion {
    for clause in statement.clauses {
      let scoped = nested(context)
      if try holds(clause.conditions, scoped) { return try run(clause.body, scoped) }
    }
    guard let body = statement.elseBody else { return .normal }
    return try run(body, context)
  }

  private mutating func run(_ statement: SwiftDo, _ context: Context) throws(Stop) -> Completion {
    do { return try run(statement.body, context) } catch {
      guard case .thrown = error, let handler = statement.catches.first else { throw error }
      return try run(handler.body, context)
    }
  }

  // MARK: Conditions

  /// Returns whether all conditions are true; declares the names that they bind.
  mutating func holds(
    _ conditions: [SwiftCondition], _ context: Context, isGuard: Bool = false
  ) throws(Stop) -> Bool {
    for condition in conditions {
      guard try holds(condition, context, isGuard: isGuard) else { return false }
    }
    return true
  }

  private mutating func holds(
    _ condition: SwiftCondition, _ context: Context, isGuard: Bool = false
  ) throws(Stop) -> Bool {
    switch condition {
    case .expression(let expression):
      return decide(try truth(try value(expression, .bool, context), expression.range, context))
    case .availability(let availability): return !availability.isNegated
    case .pattern(let pattern, let subject):
      return try matches(pattern, try value(subject, .none, context), subject.range, context)
    case .binding(let binding):
      let hint = TypeHint(binding.type)
      let value: Value
      if let written = binding.value {
        value = try self.value(written, hint, context)
      } else if let name = binding.pattern.name {
        let shorthand = SwiftExpression(.name(SwiftName(name, binding.pattern.range)), binding.pattern.range)
        value = try self.value(shorthand, hint, context)
      } else {
        return false
      }
      if case .none = value { return false }
      // An unknown optional is evaluated both as nil and as set, except in a guard, whose failing branch usually has no
      // layout.
      if case .unknown(let unknown) = value, !isGuard, !unknown.isPerSection,
        let isNil = equal(value, .none), decide(isNil)
      {
        return false
      }
      return try bind(binding.pattern, value, binding.range, context)
    }
  }

  // MARK: Loops

  private mutating func run(_ loop: SwiftFor, _ context: Context) throws(Stop) -> Completion {
    let sequence = try value(loop.sequence, .none, context)
    guard let elements = try elements(of: sequence, loop.sequence.range, context) else {
      report(.unknownLoop, at: place(loop.sequence.range, context))
      return .normal
    }
    for element in elements {
      try step(loop.body.range, context)
      let scoped = nested(context)
      guard try bind(loop.pattern, element, loop.pattern.range, scoped) else { continue }
      if let condition = loop.condition {
        guard decide(try truth(try value(condition, .bool, scoped), condition.range, scoped)) else {
          continue
        }
      }
      switch try runLoopBody(loop.body, scoped) {
      case .stop(let completion): return completion
      case .goOn: continue
      }
    }
    return .normal
  }

  private enum LoopStep {
    case goOn
    case stop(Completion)
  }

  private mutating func runLoopBody(_ body: SwiftBlock, _ context: Context) throws(Stop) -> LoopStep {
    var context = context
    context.givesValue = false
    switch try run(body, context) {
    case .normal, .continued(nil), .fellThrough: return .goOn
    case .broke(nil): return .stop(.normal)
    case let other: return .stop(other)
    }
  }

  private mutating func repeated(
    _ conditions: [SwiftCondition], _ body: SwiftBlock, _ context: Context
  ) throws(Stop) -> Completion {
    while true {
      try step(body.range, context)
      let scoped = nested(context)
      guard try holdsConstantly(conditions, scoped) else { return .normal }
      switch try runLoopBody(body, scoped) {
      case .stop(let completion): return completion
      case .goOn: continue
      }
    }
  }

  private mutating func repeated(
    _ body: SwiftBlock, _ condition: SwiftExpression, _ context: Context
  ) throws(Stop) -> Completion {
    while true {
      try step(body.range, context)
      switch try runLoopBody(body, context) {
      case .stop(let completion): return completion
      case .goOn: break
      }
      guard try holdsConstantly([.expression(condition)], context) else { return .normal }
    }
  }

  /// Returns whether the conditions are true; they must be known, because a loop cannot be evaluated both ways.
  private mutating func holdsConstantly(
    _ conditions: [SwiftCondition], _ context: Context
  ) throws(Stop) -> Bool {
    for condition in conditions {
      guard case .expression(let expression) = condition else {
        guard try holds(condition, context) else { return false }
        continue
      }
      let test = try truth(try value(expression, .bool, context), expression.range, context)
      guard let truth = test.resolved(in: known).truth else {
        throw .needsEnvironment(place(expression.range, context))
      }
      guard truth else { return false }
    }
    return true
  }

  // MARK: Declarations

  private mutating func declareFunction(_ declaration: SwiftDeclaration, _ context: Context) {
    guard case .function(let function) = declaration.kind else { return }
    let member = DeclaredMember(
      function.name.text, .function(function), declaration, context.file, context.type)
    var candidates = [member]
    if case .function(let earlier)? = variable(function.name.text, in: context)?.value {
      candidates += earlier.candidates
    }
    declareVariable(
      function.name.text,
      .function(
        BoundFunction(candidates: candidates, receiver: nil, context: context, name: function.name.text)),
      in: context)
  }

  private mutating func declare(_ declaration: SwiftDeclaration, _ context: Context) throws(Stop) {
    switch declaration.kind {
    case .variable(let variable):
      for binding in variable.bindings { try declare(binding, context) }
    case .conditional(let branches):
      for declaration in CompilationConditions.active(branches) { try declare(declaration, context) }
    default: return
    }
  }

  private mutating func declare(_ binding: SwiftBinding, _ context: Context) throws(Stop) {
    let declared = binding.type.map { TypeHint($0) } ?? binding.value?.emptyListHint ?? .none
    let hint = resolved(declared, context)
    if let getter = binding.accessors.first(where: { $0.kind == .get })?.body, binding.value == nil {
      var inner = context
      inner.result = hint
      let value = try value(ofBody: getter, inner)
      if let name = binding.pattern.name { declareVariable(name, value, hint, in: context) }
      return
    }
    guard let written = binding.value else {
      if let name = binding.pattern.name {
        let start: Value =
          binding.type?.isOptional == true ? .none : unknown([name], binding.range, context, hint)
        declareVariable(name, start, hint, in: context)
      }
      return
    }
    let value = try value(written, hint, context)
    if let name = binding.pattern.name {
      declareVariable(name, typed(value, hint), hint, in: context)
    } else {
      _ = try bind(binding.pattern, value, binding.range, context)
    }
  }

  /// Returns an unknown value with its declared type.
  func typed(_ value: Value, _ hint: TypeHint) -> Value {
    guard case .unknown(var unknown) = value, unknown.hint == .none else { return value }
    unknown.hint = hint
    return .unknown(unknown)
  }

  /// Returns the value that a body returned.
  func result(of completion: Completion) -> Value {
    if case .returned(let value) = completion { return value }
    return .void
  }

  /// Returns the value of `if`, `switch` or `do` used as an expression.
  mutating func statementValue(
    _ expression: SwiftExpression, _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> Value {
    var inner = context
    inner.result = hint
    inner.givesValue = true
    switch expression.kind {
    case .ifElse(let statement): return result(of: try run(statement, inner))
    case .switched(let statement): return result(of: try run(statement, inner))
    case .doCatch(let statement): return result(of: try run(statement, inner))
    default: return .void
    }
  }
}

extension SwiftType {
  /// Whether the type is optional.
  var isOptional: Bool {
    switch kind {
    case .optional, .implicitlyUnwrapped: true
    case .named(let components): components.count == 1 && components[0].text == "Optional"
    default: false
    }
  }
}

extension SwiftExpression {
  /// The type of `[T]()` or `[T](repeating:count:)`.
  fileprivate var emptyListHint: TypeHint? {
    guard case .call(let call) = kind, case .array(let elements) = call.callee.kind, elements.count == 1,
      case .name(let name) = elements[0].kind
    else { return nil }
    return .array(TypeHint(SwiftType(.named([name]), elements[0].range)))
  }
}
