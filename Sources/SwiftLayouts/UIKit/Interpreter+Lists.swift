import SourceText
import SwiftSource

extension Interpreter {
  /// Calls a method of an array, range or dictionary.
  mutating func listMethod(
    _ name: String, _ arguments: [Argument], on receiver: Value, _ base: SwiftExpression,
    _ range: SourceRange, _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> Value? {
    if case .array(let elements) = receiver,
      let changed = try changedList(
        name, arguments, elements,
        elements.first.map { typeHint(of: $0) } ?? assignedHint(base, context).element,
        range, context)
    {
      if base.isAssignable { try assign(.array(changed.list), to: base, range, context) }
      return changed.result
    }
    guard let elements = try elements(of: receiver, range, context) else { return nil }
    switch name {
    case "map", "compactMap", "flatMap", "forEach", "filter", "first", "contains", "allSatisfy", "firstIndex",
      "reduce", "count", "last", "sorted":
      return try applied(name, arguments, elements, range, hint, context)
    case "enumerated":
      return .array(
        elements.enumerated().map {
          .tuple([("offset", .number(.number(Double($0)), .int)), ("element", $1)])
        })
    case "reversed": return .array(elements.reversed())
    case "prefix", "suffix", "dropFirst", "dropLast":
      var count = 1.0
      if let argument = arguments.first {
        guard let formula = formula(try value(of: argument, .int, context), .number) else { return nil }
        count = try constant(formula, range, context)
      }
      guard count >= 0 else { throw .trap("the count is negative", place(range, context)) }
      let length = Int(min(count, Double(elements.count)))
      switch name {
      case "prefix": return .array(Array(elements.prefix(length)))
      case "suffix": return .array(Array(elements.suffix(length)))
      case "dropFirst": return .array(Array(elements.dropFirst(length)))
      default: return .array(Array(elements.dropLast(length)))
      }
    case "joined":
      var joined: [Value] = []
      for element in elements {
        guard case .array(let inner) = element else { return nil }
        joined += inner
      }
      return .array(joined)
    case "max", "min":
      var formulas: [Formula] = []
      for element in elements {
        guard let formula = formula(element, .number) else { return nil }
        formulas.append(formula)
      }
      guard !formulas.isEmpty, arguments.isEmpty else { return Value.none }
      let kind: NumberKind = if case .number(_, let kind)? = elements.first { kind } else { .double }
      return .number(.apply(name == "max" ? .max : .min, formulas), kind)
    default: return nil
    }
  }

  /// Returns the modified list and the result of a mutating method.
  private mutating func changedList(
    _ name: String, _ arguments: [Argument], _ elements: [Value], _ hint: TypeHint, _ range: SourceRange,
    _ context: Context
  ) throws(Stop) -> (list: [Value], result: Value)? {
    switch (name, arguments.first?.label) {
    case ("append", nil), ("insert", nil):
      guard let argument = arguments.first else { return nil }
      let element = try value(of: argument, hint, context)
      guard name == "insert" else { return (elements + [element], .void) }
      guard arguments.count == 2 else { return (elements + [element], .void) }
      guard let formula = formula(try value(of: arguments[1], .int, context), .number) else { return nil }
      let position = try constant(formula, range, context)
      guard position >= 0, position <= Double(elements.count) else {
        throw .trap("the index is out of range", place(range, context))
      }
      var list = elements
      list.insert(element, at: Int(position))
      return (list, .void)
    case ("append", "contentsOf"):
      guard let argument = arguments.first,
        let more = try self.elements(of: try value(of: argument, .none, context), range, context)
      else { return nil }
      return (elements + more, .void)
    case ("removeLast", _), ("popLast", _):
      guard let last = elements.last else { return ([], .none) }
      return (Array(elements.dropLast()), last)
    case ("removeFirst", _):
      guard let first = elements.first else { return ([], .none) }
      return (Array(elements.dropFirst()), first)
    case ("removeAll", nil): return ([], .void)
    case ("reverse", nil): return (elements.reversed(), .void)
    default: return nil
    }
  }

  /// Calls a method that takes a closure for the elements.
  private mutating func applied(
    _ name: String, _ arguments: [Argument], _ elements: [Value], _ range: SourceRange, _ hint: TypeHint,
    _ context: Context
  ) throws(Stop) -> Value? {
    if name == "contains", let argument = arguments.first, argument.label == nil, !argument.isTrailing {
      let wanted = try value(of: argument, elements.first.map { typeHint(of: $0) } ?? .none, context)
      return try contains(wanted, elements)
    }
    if name == "firstIndex", let argument = arguments.first, argument.label == "of" {
      let wanted = try value(of: argument, elements.first.map { typeHint(of: $0) } ?? .none, context)
      for (index, element) in elements.enumerated() {
        guard let equal = equal(element, wanted) else { return nil }
        if decide(equal) { return .number(.number(Double(index)), .int) }
      }
      return Value.none
    }
    if name == "sorted" { return try sorted(elements, arguments) }
    guard let last = arguments.last else { return nil }
    let function = try value(of: last, .none, context)
    if name == "reduce" { return try reduced(function, arguments, elements, range, hint, context) }
    let resultHint: TypeHint =
      name == "map" || name == "compactMap" || name == "flatMap" ? hint.element : .bool
    var results: [Value] = []
    for (index, element) in elements.enumerated() {
      try step(range, context)
      let result = try apply(function, [element], resultHint, range, context)
      switch name {
      case "map": results.append(result)
      case "compactMap": if case .none = result {} else { results.append(result) }
      case "flatMap":
        guard let inner = try self.elements(of: result, range, context) else { return nil }
        results += inner
      case "forEach": continue
      default:
        let holds = decide(try truth(result, range, context))
        switch name {
        case "filter", "count": if holds { results.append(element) }
        case "first": if holds { return element }
        case "contains": if holds { return .boolean(.boolean(true)) }
        case "firstIndex": if holds { return .number(.number(Double(index)), .int) }
        case "allSatisfy": if !holds { return .boolean(.boolean(false)) }
        case "last": if holds { results = [element] }
        default: return nil
        }
      }
    }
    switch name {
    case "forEach": return .void
    case "count": return .number(.number(Double(results.count)), .int)
    case "first", "firstIndex": return Value.none
    case "last": return results.first ?? Value.none
    case "contains": return .boolean(.boolean(false))
    case "allSatisfy": return .boolean(.boolean(true))
    default: return .array(results)
    }
  }

  private mutating func contains(_ wanted: Value, _ elements: [Value]) throws(Stop) -> Value? {
    var result = Formula.boolean(false)
    for element in elements {
      guard let equal = equal(element, wanted) else { return nil }
      result = .either(result, equal)
    }
    return .boolean(result)
  }

  private mutating func sorted(_ elements: [Value], _ arguments: [Argument]) throws(Stop) -> Value? {
    guard arguments.isEmpty else { return nil }
    var numbers: [(number: Double, value: Value)] = []
    for element in elements {
      guard case .number(.number(let number), _) = element else { return nil }
      numbers.append((number, element))
    }
    return .array(numbers.sorted { $0.number < $1.number }.map(\.value))
  }

  private mutating func reduced(
    _ function: Value, _ arguments: [Argument], _ elements: [Value], _ range: SourceRange, _ hint: TypeHint,
    _ context: Context
  ) throws(Stop) -> Value? {
    guard arguments.count == 2, arguments[0].label == nil else { return nil }
    let elementHint = elements.first.map { typeHint(of: $0) } ?? .none
    var result = try value(of: arguments[0], hint == .none ? elementHint : hint, context)
    for element in elements {
      try step(range, context)
      result = try apply(function, [result, element], typeHint(of: result), range, context)
    }
    return result
  }

  /// Applies a closure, a function, an operator or a key path to values.
  mutating func apply(
    _ function: Value, _ values: [Value], _ hint: TypeHint, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    switch function {
    case .closure(let closure): return try call(closure, values, hint, range, context)
    case .keyPath(let path):
      var result = values.first ?? .none
      for name in path { result = try member(name, of: result, range, .none, context) }
      return result
    case .unknown(let unknown) where values.count == 2 && ["+", "-", "*", "/"].contains(unknown.pathText):
      return try arithmetic(values[0], unknown.pathText, values[1], range, hint, context)
    default:
      let arguments = values.map { Argument(label: nil, content: .value($0), range: range) }
      return try self.call(function, arguments, range, hint, context)
    }
  }
}
