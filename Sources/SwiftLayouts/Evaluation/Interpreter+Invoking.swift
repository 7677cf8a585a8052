import SourceText
import SwiftSource

extension Interpreter {
  /// Returns the overload that matches the arguments' labels.
  func candidate(
    _ candidates: [DeclaredMember], for arguments: [Argument], _ context: Context
  ) -> DeclaredMember? {
    let fitting = candidates.filter { binding(of: arguments, to: $0.parameters) != nil }
    guard fitting.count > 1 else { return fitting.first }
    // Prefer the overload with the fewest defaulted parameters.
    let exact = fitting.filter { $0.parameters.count == arguments.count }
    return exact.first ?? fitting.first
  }

  /// Returns the arguments of each parameter; nil if they do not match.
  func binding(of arguments: [Argument], to parameters: [SwiftParameter]) -> [[Argument]]? {
    var bound: [[Argument]] = []
    var next = 0
    for (index, parameter) in parameters.enumerated() {
      if parameter.isVariadic {
        var taken: [Argument] = []
        while next < arguments.count,
          taken.isEmpty ? arguments[next].label == parameter.label : arguments[next].label == nil,
          !arguments[next].isTrailing
        {
          taken.append(arguments[next])
          next += 1
        }
        bound.append(taken)
        continue
      }
      if next < arguments.count,
        fits(arguments[next], parameter, parameters[(index + 1)...], arguments.count - next)
      {
        bound.append([arguments[next]])
        next += 1
      } else if parameter.defaultValue != nil {
        bound.append([])
      } else {
        return nil
      }
    }
    return next == arguments.count ? bound : nil
  }

  private func fits(
    _ argument: Argument, _ parameter: SwiftParameter, _ later: ArraySlice<SwiftParameter>, _ rest: Int
  ) -> Bool {
    guard argument.isTrailing, argument.label == nil else { return argument.label == parameter.label }
    // The first trailing closure binds to the first parameter of function type.
    if case .function = TypeHint(parameter.type) { return true }
    let required = later.filter { $0.defaultValue == nil }.count
    return parameter.defaultValue == nil && required < rest
  }

  /// Calls a function or an initializer; passes the receiver after the call to `changed`.
  mutating func invoke(
    _ member: DeclaredMember, _ arguments: [Argument], receiver: Value?, outer: Context? = nil,
    _ range: SourceRange, _ context: Context, changed: ((Value) -> Void)? = nil
  ) throws(Stop) -> Value {
    try step(range, context)
    guard let bound = binding(of: arguments, to: member.parameters) else {
      return unknown([member.name], range, context)
    }
    var inner = Context(
      file: member.file, type: member.type, scope: newScope(outer?.scope), anchor: place(range, context))
    if outer == nil, let receiver { declareVariable("self", receiver, in: inner) }
    for (parameter, arguments) in zip(member.parameters, bound) {
      try declare(parameter, arguments, inner, context)
    }
    inner.result = resolved(member.result, inner)
    guard let body = member.body else { return unknown([member.name], range, context, inner.result) }
    let called = inner
    let result = try deeper(range, context) { interpreter throws(Stop) in
      try interpreter.value(ofBody: body, called)
    }
    if let changed, let value = variable("self", in: inner)?.value { changed(value) }
    for (parameter, arguments) in zip(member.parameters, bound) where parameter.isInOut {
      try assignBack(parameter, arguments, inner)
    }
    return typed(result, inner.result)
  }

  private mutating func declare(
    _ parameter: SwiftParameter, _ arguments: [Argument], _ inner: Context, _ context: Context
  ) throws(Stop) {
    let hint = resolved(TypeHint(parameter.type), inner)
    if parameter.isVariadic {
      var values: [Value] = []
      for argument in arguments { values.append(try value(of: argument, hint, context)) }
      return declareVariable(parameter.name, .array(values), .array(hint), in: inner)
    }
    if let argument = arguments.first {
      return declareVariable(
        parameter.name, typed(try value(of: argument, hint, context), hint), hint, in: inner)
    }
    guard let written = parameter.defaultValue else { return }
    declareVariable(parameter.name, typed(try value(written, hint, inner), hint), hint, in: inner)
  }

  private mutating func assignBack(
    _ parameter: SwiftParameter, _ arguments: [Argument], _ inner: Context
  ) throws(Stop) {
    guard let argument = arguments.first, case .expression(let expression, let outer) = argument.content,
      case .inOut(let target) = expression.kind, let value = variable(parameter.name, in: inner)?.value
    else { return }
    try assign(value, to: target, argument.range, outer)
  }

  // MARK: Assignments

  /// Evaluates `target = value` or a compound assignment such as `target += value`.
  mutating func assign(
    _ target: SwiftExpression, _ symbol: SwiftOperator, _ written: SwiftExpression, _ context: Context
  ) throws(Stop) {
    try step(written.range, context)
    if case .discard = target.kind {
      _ = try value(written, .none, context)
      return
    }
    let hint = assignedHint(target, context)
    guard symbol.text != "=" else {
      return try assign(try value(written, hint, context), to: target, written.range, context)
    }
    let current = try value(target, .none, context)
    let operand = try value(written, typeHint(of: current, or: hint), context)
    let text = String(symbol.text.dropLast())
    let result: Value
    if text == "+", case .array(let left) = current, case .array(let right) = operand {
      result = .array(left + right)
    } else if text == "+", case .text(let left) = current, case .text(let right) = operand {
      result = .text(left + right)
    } else {
      result = try arithmetic(current, text, operand, written.range, hint, context)
    }
    try assign(result, to: target, written.range, context)
  }

  /// Returns the type that the target of an assignment expects.
  func assignedHint(_ target: SwiftExpression, _ context: Context) -> TypeHint {
    switch target.kind {
    case .name(let name):
      if let variable = variable(name.text, in: context) {
        return variable.hint == .none ? typeHint(of: variable.value) : variable.hint
      }
      return propertyHint(name.text, context.type)
    case .member(let base, let name):
      if case .selfValue = base.kind {
        let hint = propertyHint(name.text, context.type)
        if hint != .none { return hint }
      }
      return LayoutProperty.hint(of: name.text)
    case .optionalChain(let inner), .forceUnwrap(let inner), .parenthesized(let inner):
      return assignedHint(inner, context)
    default: return .none
    }
  }

  /// Returns the declared type of a stored property.
  private func propertyHint(_ name: String, _ type: TypeID?) -> TypeHint {
    guard let type else { return LayoutProperty.hint(of: name) }
    for member in program.members(named: name, of: type) {
      if case .variable(let binding, _) = member.content { return TypeHint(binding.type) }
    }
    return LayoutProperty.hint(of: name)
  }

  /// Assigns a value to an expression.
  mutating func assign(
    _ value: Value, to target: SwiftExpression, _ range: SourceRange, _ context: Context
  ) throws(Stop) {
    switch target.kind {
    case .name(let name):
      if setVariable(name.text, value, in: context) { return }
      guard let receiver = variable("self", in: context)?.value else { return }
      let changed = try set(name.text, at: name.range, of: receiver, value, range, context)
      if let changed { _ = setVariable("self", changed, in: context) }
    case .member(let base, let name):
      let receiver = try self.value(base, .none, context)
      let changed = try set(name.text, at: name.range, of: receiver, value, range, context)
      if let changed { try assign(changed, to: base, range, context) }
    case .selfValue: _ = setVariable("self", value, in: context)
    case .subscripted(let call): try assignElement(value, call, range, context)
    case .optionalChain(let inner), .forceUnwrap(let inner), .parenthesized(let inner):
      try assign(value, to: inner, range, context)
    case .tuple(let elements):
      guard case .tuple(let parts) = value, parts.count == elements.count else { return }
      for (element, part) in zip(elements, parts) {
        try assign(part.value, to: element.value, range, context)
      }
    default: return
    }
  }

  /// Sets a field; if the receiver is a structure, returns the modified copy.
  private mutating func set(
    _ name: String, at key: SourceRange, of receiver: Value, _ value: Value, _ range: SourceRange,
    _ context: Context
  ) throws(Stop) -> Value? {
    let field = Field(value: value, place: place(range, context), key: place(key, context))
    switch receiver {
    case .object(let id):
      if let setter = setter(name, of: receiver) {
        try call(setter, value, receiver, range, context)
      } else {
        heap[id].fields[name] = field
      }
    case .structure(var record):
      record.fields[name] = field
      return .structure(record)
    case .type(let reference):
      guard let type = reference.type,
        let member = program.members(named: name, of: type).first(where: { $0.isStatic }),
        case .variable(let binding, _) = member.content
      else { return nil }
      globals[DeclarationKey(file: member.file, offset: binding.range.start)] = value
    default: break
    }
    return nil
  }

  private func setter(_ name: String, of receiver: Value) -> DeclaredMember? {
    guard case .object(let id) = receiver else { return nil }
    let extensions = (program.typesByName[heap[id].typeName] ?? []).flatMap {
      program.types[$0].members[name] ?? []
    }
    let members = heap[id].type.map { program.members(named: name, of: $0) } ?? extensions
    return members.first {
      guard case .variable(let binding, _) = $0.content else { return false }
      return binding.accessors.contains { $0.kind == .set }
    }
  }

  private mutating func call(
    _ member: DeclaredMember, _ value: Value, _ receiver: Value, _ range: SourceRange, _ context: Context
  ) throws(Stop) {
    guard case .variable(let binding, _) = member.content,
      let accessor = binding.accessors.first(where: { $0.kind == .set }), let body = accessor.body
    else { return }
    let inner = Context(
      file: member.file, type: member.type, scope: newScope(nil), anchor: place(range, context))
    declareVariable("self", receiver, in: inner)
    declareVariable(accessor.parameter ?? "newValue", value, in: inner)
    _ = try run(body, inner)
  }

  private mutating func assignElement(
    _ value: Value, _ call: SwiftCall, _ range: SourceRange, _ context: Context
  ) throws(Stop) {
    guard let argument = call.arguments.first else { return }
    let index = try self.value(argument.value, .none, context)
    switch try self.value(call.callee, .none, context) {
    case .array(var elements):
      guard let formula = formula(index, .number) else { return }
      let position = try constant(formula, range, context)
      guard position >= 0, position < Double(elements.count) else {
        throw .trap("the index is out of range", place(range, context))
      }
      elements[Int(position)] = value
      try assign(.array(elements), to: call.callee, range, context)
    case .dictionary(var pairs):
      pairs.removeAll { equal($0.key, index)?.truth == true }
      pairs.append((index, value))
      try assign(.dictionary(pairs), to: call.callee, range, context)
    default: return
    }
  }
}

extension DeclaredMember {
  var parameters: [SwiftParameter] {
    switch content {
    case .function(let function), .initializer(let function): function.parameters
    case .subscripts(let declared): declared.parameters
    case .variable: []
    }
  }

  /// The result type.
  var result: TypeHint {
    switch content {
    case .function(let function): TypeHint(function.result)
    case .subscripts(let declared): TypeHint(declared.result)
    case .variable(let binding, _): TypeHint(binding.type)
    case .initializer: .none
    }
  }

  /// The body of a function or a getter.
  var body: SwiftBlock? {
    switch content {
    case .function(let function), .initializer(let function): function.body
    case .subscripts(let declared): declared.accessors.first { $0.kind == .get }?.body
    case .variable(let binding, _): binding.accessors.first { $0.kind == .get }?.body
    }
  }
}

extension SwiftExpression {
  /// Whether the expression can be assigned to.
  var isAssignable: Bool {
    switch kind {
    case .name, .selfValue, .subscripted: true
    case .member(let base, _): base.isAssignable
    case .optionalChain(let inner), .forceUnwrap(let inner), .parenthesized(let inner): inner.isAssignable
    default: false
    }
  }
}
