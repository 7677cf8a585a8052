import SourceText
import SwiftSource

extension Interpreter {
  /// Returns the value of an expression; `hint` is the type that its context expects.
  mutating func value(
    _ expression: SwiftExpression, _ hint: TypeHint = .none, _ context: Context
  ) throws(Stop) -> Value {
    try deeper(expression.range, context) { interpreter throws(Stop) in
      try interpreter.form(expression, hint, context)
    }
  }

  private mutating func form(
    _ expression: SwiftExpression, _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> Value {
    let range = expression.range
    switch expression.kind {
    case .number, .string, .boolean, .nilValue, .array, .dictionary, .tuple, .closure, .keyPath, .regex:
      return try literal(expression, hint, context)
    case .name(let name): return try named(name, range, hint, context)
    case .selfValue: return variable("self", in: context)?.value ?? unknown(["self"], range, context)
    case .superValue: return variable("self", in: context)?.value ?? unknown(["super"], range, context)
    case .selfType:
      return .type(
        TypeReference(type: context.type, name: context.type.map { program.types[$0].name } ?? "Self"))
    case .implicitMember(let name): return try implicitMember(name, nil, range, hint, context)
    case .member(let base, let name): return try member(base, name, range, hint, context)
    case .call(let call): return try self.call(call, range, hint, context)
    case .subscripted(let call): return try subscripted(call, range, hint, context)
    case .parenthesized(let inner), .awaited(let inner), .marked(_, let inner), .inOut(let inner),
      .optionalChain(let inner):
      return try value(inner, hint, context)
    case .tried(let form, let inner):
      do { return try value(inner, hint, context) } catch {
        if case .thrown = error, form == .optional { return .none }
        throw error
      }
    case .forceUnwrap(let inner):
      let value = try value(inner, hint, context)
      if case .none = value { throw .trap("nil is unwrapped", place(range, context)) }
      return value
    case .prefix(let symbol, let operand): return try prefix(symbol, operand, range, hint, context)
    case .postfix(let operand, let symbol):
      guard symbol == "...", let first = formula(try value(operand, .none, context), .number) else {
        return unknown([symbol], range, context)
      }
      return .range(first: first, last: nil, isClosed: true)
    case .infix(let left, let symbol, let right):
      return try infix(left, symbol, right, range, hint, context)
    case .assignment(let target, let symbol, let value):
      try assign(target, symbol, value, context)
      return .void
    case .ternary(let condition, let first, let second):
      return try ternary(condition, first, second, hint, context)
    case .cast(let inner, let cast, let type): return try self.cast(inner, cast, type, range, context)
    case .availability(let availability): return .boolean(.boolean(!availability.isNegated))
    case .ifElse, .switched, .doCatch: return try statementValue(expression, hint, context)
    case .conditional(let branches):
      guard let chain = CompilationConditions.active(branches).first else {
        return unknown(["#if"], range, context)
      }
      return try value(chain, hint, context)
    case .type(let type): return .type(TypeReference(type: nil, name: type.name ?? ""))
    case .macro(let macro): return unknown(["#" + macro.name.text], range, context)
    case .discard, .pattern: return .void
    }
  }

  /// Returns a value that the code does not determine.
  func unknown(_ path: [String], _ range: SourceRange, _ context: Context, _ hint: TypeHint = .none) -> Value
  {
    .unknown(
      Unknown(
        path: path, place: place(range, context), hint: hint, file: context.file, scope: context.type,
        isPerSection: false))
  }

  // MARK: Literals

  private mutating func literal(
    _ expression: SwiftExpression, _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> Value {
    switch expression.kind {
    case .number(let number):
      let isInt = !number.isFloatingPoint && hint != .double
      return .number(.number(number.value), isInt ? .int : .double)
    case .string(let string): return try text(string, expression.range, context)
    case .boolean(let value): return .boolean(.boolean(value))
    case .array(let elements):
      let elementHint = try elementHint(of: elements, hint.element, context)
      var values: [Value] = []
      for element in elements {
        try step(element.range, context)
        values.append(try value(element, elementHint, context))
      }
      return .array(values)
    case .dictionary(let entries):
      var pairs: [(key: Value, value: Value)] = []
      for entry in entries {
        try step(entry.key.range, context)
        let key = try value(entry.key, .none, context)
        pairs.append((key, try value(entry.value, hint.element, context)))
      }
      return .dictionary(pairs)
    case .tuple(let elements):
      var hints: [TypeHint] = []
      if case .tuple(let known) = hint { hints = known }
      var values: [(label: String?, value: Value)] = []
      for (index, element) in elements.enumerated() {
        let value = try value(element.value, index < hints.count ? hints[index] : .none, context)
        values.append((element.label, value))
      }
      return values.isEmpty ? .void : .tuple(values)
    case .closure(let closure):
      var result = TypeHint.none
      if case .function(let expected) = hint { result = expected }
      return .closure(Closure(syntax: closure, context: context, result: result))
    case .keyPath(let path):
      return .keyPath(
        path.components.compactMap { component in
          if case .member(let name) = component { return name.text }
          return nil
        })
    case .nilValue: return .none
    default: return unknown(["literal"], expression.range, context)
    }
  }

  private mutating func text(
    _ string: SwiftString, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    var result = ""
    for segment in string.segments {
      switch segment {
      case .text(let text): result += text
      case .interpolation(let arguments):
        guard let argument = arguments.first,
          let text = description(of: try value(argument.value, .none, context))
        else { return unknown(["text"], range, context) }
        result += text
      }
    }
    return .text(result)
  }

  /// Returns the text that an interpolation of the value inserts.
  func description(of value: Value) -> String? {
    switch value {
    case .text(let text): text
    case .number(.number(let number), let kind):
      kind.isInt ? numberText(number, .full) : "\(number)"
    case .boolean(.boolean(let value)): value ? "true" : "false"
    case .enumCase(let value): value.name
    case .type(let type): type.name
    default: nil
    }
  }

  /// Returns the element type of an array literal: numeric literals adopt the type of the other elements, or Double if
  /// one has a fraction.
  private mutating func elementHint(
    of elements: [SwiftExpression], _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> TypeHint {
    guard hint == .none, elements.contains(where: \.isLiteral) else { return hint }
    if elements.contains(where: { $0.isLiteral && $0.hasFraction }) { return .double }
    guard let typed = elements.first(where: { !$0.isLiteral }) else { return hint }
    let other = typeHint(of: try value(typed, .none, context))
    return other.isNumber ? other : hint
  }

  // MARK: Choices

  private mutating func ternary(
    _ condition: SwiftExpression, _ first: SwiftExpression, _ second: SwiftExpression, _ hint: TypeHint,
    _ context: Context
  ) throws(Stop) -> Value {
    let test = try truth(try value(condition, .bool, context), condition.range, context).resolved(in: known)
    if let truth = test.truth { return try value(truth ? first : second, hint, context) }
    guard first.isSimple, second.isSimple else {
      return try value(decide(test) ? first : second, hint, context)
    }
    // A choice between two numbers becomes one formula; for other values, each branch is evaluated separately.
    var hint = hint
    if hint == .none, !first.isLiteral || !second.isLiteral {
      let typed = try value(first.isLiteral ? second : first, .none, context)
      if case .number(_, let kind) = typed { hint = kind.isInt ? .int : .double }
    } else if hint == .none, first.hasFraction || second.hasFraction {
      hint = .double
    }
    let values = (try value(first, hint, context), try value(second, hint, context))
    if case .number(let left, let kind) = values.0, case .number(let right, let other) = values.1,
      kind.isInt == other.isInt
    {
      return .number(.choice(if: test, left, else: right), kind)
    }
    return decide(test) ? values.0 : values.1
  }

  private mutating func cast(
    _ inner: SwiftExpression, _ cast: SwiftCast, _ type: SwiftType, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    let hint = resolved(TypeHint(type), context)
    let value = try value(inner, hint, context)
    switch cast {
    case .coerce, .forced: return converted(value, hint)
    case .conditional:
      guard let matches = isInstance(value, of: type, context) else { return converted(value, hint) }
      return matches ? value : .none
    case .test:
      guard let matches = isInstance(value, of: type, context) else {
        return unknown(["is", type.name ?? ""], range, context, .bool)
      }
      return .boolean(.boolean(matches))
    }
  }

  /// Returns an unknown value with the type of a cast.
  private func converted(_ value: Value, _ hint: TypeHint) -> Value {
    guard case .unknown(var unknown) = value, hint != .none else { return value }
    unknown.hint = hint
    return .unknown(unknown)
  }

  /// Returns whether a value is an instance of a type; nil if unknown.
  func isInstance(_ value: Value, of type: SwiftType, _ context: Context) -> Bool? {
    guard let name = type.name else { return nil }
    let record: Record
    switch value {
    case .structure(let structure): record = structure
    case .object(let id): record = heap[id]
    case .none: return false
    default: return nil
    }
    if record.typeName == name { return true }
    guard let own = record.type else { return nil }
    guard let declared = program.type(named: name, in: context.type, file: context.file) else {
      return program.inheritedNames(of: own).contains(name) ? true : nil
    }
    return program.ancestors(of: own).contains(declared)
  }
}

extension SwiftExpression {
  /// Whether evaluating the expression has no side effects and likely yields a number or a boolean.
  var isSimple: Bool {
    switch kind {
    case .number, .name, .selfValue, .boolean: true
    case .parenthesized(let inner): inner.isSimple
    case .prefix(_, let inner): inner.isSimple
    case .infix(let left, _, let right): left.isSimple && right.isSimple
    case .member(let base, _): base.isSimple
    case .ternary(let condition, let first, let second):
      condition.isSimple && first.isSimple && second.isSimple
    case .call(let call):
      call.trailingClosures.isEmpty && call.arguments.allSatisfy(\.value.isSimple) && call.callee.isConversion
    default: false
    }
  }

  /// Whether the expression names a numeric type or a numeric function.
  private var isConversion: Bool {
    guard case .name(let name) = kind else { return false }
    return ["CGFloat", "Double", "Float", "Int", "min", "max", "floor", "ceil", "round", "abs"].contains(
      name.text)
  }

  /// Whether the expression is arithmetic on literals only, so its context determines its type.
  var isLiteral: Bool {
    switch kind {
    case .number: true
    case .parenthesized(let inner), .prefix("-", let inner), .prefix("+", let inner): inner.isLiteral
    case .infix(let left, let symbol, let right):
      ["+", "-", "*", "/", "%"].contains(symbol.text) && left.isLiteral && right.isLiteral
    default: false
    }
  }

  /// Whether the expression contains a floating-point literal.
  var hasFraction: Bool {
    switch kind {
    case .number(let number): number.isFloatingPoint
    case .parenthesized(let inner), .prefix(_, let inner): inner.hasFraction
    case .infix(let left, _, let right): left.hasFraction || right.hasFraction
    default: false
    }
  }
}
