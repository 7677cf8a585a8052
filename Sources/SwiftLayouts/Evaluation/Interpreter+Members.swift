import SourceText
import SwiftSource

extension Interpreter {
  /// Evaluates `base.name`.
  mutating func member(
    _ base: SwiftExpression, _ name: SwiftName, _ range: SourceRange, _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> Value {
    if name.text == "self" { return try value(base, .none, context) }
    if name.text == "init", case .type(var reference) = try value(base, .none, context) {
      reference.labels = name.argumentLabels
      return .type(reference)
    }
    if case .superValue = base.kind { return try memberOfSuper(name.text, range, context) }
    if let qualified = qualifiedType(base, name, context) { return .type(qualified) }
    let receiver = try value(base, .none, context)
    return try member(name.text, of: receiver, range, hint, context)
  }

  /// Returns a nested type, or a type qualified with its module.
  private func qualifiedType(
    _ base: SwiftExpression, _ name: SwiftName, _ context: Context
  ) -> TypeReference? {
    guard case .name(let outer) = base.kind, variable(outer.text, in: context) == nil else { return nil }
    if let type = program.type(named: outer.text + "." + name.text, in: context.type, file: context.file) {
      return TypeReference(type: type, name: name.text)
    }
    guard ["Swift", "UIKit", "CoreGraphics"].contains(outer.text) else { return nil }
    return TypeReference(type: nil, name: name.text)
  }

  private mutating func memberOfSuper(
    _ name: String, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    guard let receiver = variable("self", in: context)?.value else {
      return unknown(["super", name], range, context)
    }
    if let type = context.type, let parent = program.superclass(of: type) {
      let members = program.members(named: name, of: parent)
      if let first = members.first {
        switch first.content {
        case .variable: return try property(first, of: receiver, range, context)
        case .function, .initializer, .subscripts:
          return .function(BoundFunction(candidates: members, receiver: receiver, context: nil, name: name))
        }
      }
    }
    return inherited(name, by: receiver, context) ?? unknown(["super", name], range, context)
  }

  /// Returns a member of a value.
  mutating func member(
    _ name: String, of receiver: Value, _ range: SourceRange, _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> Value {
    if case .none = receiver { return .none }
    if let value = try declaredMember(name, of: receiver, range, context) { return value }
    if let value = try builtInMember(name, of: receiver, range, context) { return value }
    return unknownMember(name, of: receiver, range, hint, context)
  }

  /// Returns the unknown value of a member that neither the program nor UIKit defines.
  func unknownMember(
    _ name: String, of receiver: Value, _ range: SourceRange, _ hint: TypeHint, _ context: Context
  ) -> Value {
    switch receiver {
    case .unknown(let base):
      var part = base.withPath(base.path + [name])
      if base.path == ["self"] { part.path = [name] }
      part.place = place(range, context)
      part.hint = hint == .none ? LayoutProperty.hint(of: name) : hint
      (part.file, part.scope) = (context.file, context.type)
      return .unknown(part)
    case .type(let type): return unknown([type.name, name], range, context, hint)
    case .object(let id):
      return unknown(heap[id].type == nil ? [heap[id].typeName, name] : [name], range, context, hint)
    case .structure(let record): return unknown([record.typeName, name], range, context, hint)
    default: return unknown([name], range, context, hint)
    }
  }

  /// Evaluates `.name` or `.name(…)`, whose type comes from the context.
  mutating func implicitMember(
    _ name: SwiftName, _ arguments: [Argument]?, _ range: SourceRange, _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> Value {
    let hint = resolved(hint, context)
    if name.text == "none", arguments == nil, hint.isNeverNone { return .none }
    if let value = try implicitMember(name.text, arguments, range, ofHint: hint, context) { return value }
    guard let arguments else { return .enumCase(EnumValue(type: nil, name: name.text)) }
    if name.text == "init", let typeName = typeName(forLabels: arguments.map(\.label)) {
      return try construct(TypeReference(type: nil, name: typeName), arguments, range, context)
    }
    if let value = try builtInStatic(name.text, arguments, ofTypeNamed: nil, range, context) { return value }
    return .unknown(
      Unknown(
        path: [name.text], place: place(range, context), hint: hint, file: context.file, scope: context.type))
  }

  private mutating func implicitMember(
    _ name: String, _ arguments: [Argument]?, _ range: SourceRange, ofHint hint: TypeHint, _ context: Context
  ) throws(Stop) -> Value? {
    let typeName: String
    switch hint {
    case .named(let name): typeName = name
    case .double: typeName = "CGFloat"
    case .int: typeName = "Int"
    case .none, .bool, .string, .array, .dictionary, .tuple, .function: return nil
    }
    let type = program.type(named: typeName, in: context.type, file: context.file)
    let reference = TypeReference(type: type, name: typeName)
    if let arguments {
      if name == "init" { return try construct(reference, arguments, range, context) }
      return try staticCall(name, arguments, of: reference, range, context)
    }
    if let value = try declaredMember(name, of: .type(reference), range, context) { return value }
    return try builtInStatic(name, nil, ofTypeNamed: typeName, range, context)
  }

  /// Evaluates `Type.name(…)`: a static function, or an enum case with associated values.
  mutating func staticCall(
    _ name: String, _ arguments: [Argument], of reference: TypeReference, _ range: SourceRange,
    _ context: Context
  ) throws(Stop) -> Value? {
    if let type = reference.type, let declared = program.types[type].cases.first(where: { $0.name == name }) {
      var payload: [(label: String?, value: Value)] = []
      for (index, argument) in arguments.enumerated() {
        let parameters = declared.syntax.parameters ?? []
        let hint = index < parameters.count ? TypeHint(parameters[index].type) : .none
        payload.append((argument.label, try value(of: argument, hint, context)))
      }
      return .enumCase(EnumValue(type: type, name: name, payload: payload))
    }
    if let member = try declaredMember(name, of: .type(reference), range, context) {
      // An extension of the program may overload one of UIKit's static functions with other labels.
      if case .function(let function) = member,
        candidate(function.candidates, for: arguments, context) == nil,
        let value = try builtInStatic(name, arguments, ofTypeNamed: reference.name, range, context)
      {
        return value
      }
      return try call(member, arguments, range, .none, context)
    }
    return try builtInStatic(name, arguments, ofTypeNamed: reference.name, range, context)
  }

  // MARK: Subscripts

  mutating func subscripted(
    _ call: SwiftCall, _ range: SourceRange, _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> Value {
    // `[T]()` and `Array<T>` are types, not elements.
    let base = try value(call.callee, .none, context)
    guard let argument = call.arguments.first else { return unknown(["subscript"], range, context, hint) }
    let index = try value(argument.value, .none, context)
    return try element(of: base, at: index, label: argument.label, range, hint, context)
  }

  private mutating func element(
    of base: Value, at index: Value, label: String?, _ range: SourceRange, _ hint: TypeHint,
    _ context: Context
  ) throws(Stop) -> Value {
    switch base {
    case .array(let elements):
      if case .range = index {
        guard let positions = try self.elements(of: bounded(index, elements.count), range, context) else {
          return unknown(["slice"], range, context, hint)
        }
        return .array(
          positions.compactMap { value in
            guard case .number(.number(let position), _) = value, elements.indices.contains(Int(position))
            else { return nil }
            return elements[Int(position)]
          })
      }
      if case .number(_, .sectionIndex) = index { sections.select(from: elements.count) }
      guard let formula = formula(index, .number) else { return unknown(["element"], range, context, hint) }
      let position = try constant(formula, range, context)
      guard position >= 0, position < Double(elements.count) else {
        if label == "safe" { return .none }
        throw .trap("the index is out of range", place(range, context))
      }
      let element = elements[Int(position)]
      if case .number(_, .sectionIndex) = index, case .enumCase(let value) = element {
        sections.name(value.name)
      }
      return element
    case .dictionary(let pairs):
      for pair in pairs {
        guard let equal = equal(pair.key, index) else { continue }
        if decide(equal) { return pair.value }
      }
      return .none
    case .unknown(let unknown): return element(of: unknown, at: index, range, hint, context)
    case .host(let host): return hostElement(of: host, at: index, range, context)
    case .type: return base
    case .object, .structure:
      guard case .function(let function)? = try declaredMember("subscript", of: base, range, context) else {
        return unknown(["subscript"], range, context, hint)
      }
      guard let found = function.candidates.first else { return unknown(["subscript"], range, context, hint) }
      let argument = Argument(label: label, content: .value(index), range: range)
      return try invoke(found, [argument], receiver: base, range, context)
    default: return unknown(["element"], range, context, hint)
    }
  }

  /// Returns an element of a list that the code does not determine.
  private func element(
    of list: Unknown, at index: Value, _ range: SourceRange, _ hint: TypeHint, _ context: Context
  ) -> Value {
    var element = list
    element.place = place(range, context)
    element.hint = list.hint.element == .none ? hint : list.hint.element
    switch index {
    case .number(_, .sectionIndex): element.isPerSection = true
    case .number(.number(let position), _): element.path.append("at\(Int(max(-1e9, min(1e9, position))))")
    case .text(let key): element.path.append(key)
    case .enumCase(let value): element.path.append(value.name)
    case .host(.indexPath): element.isPerSection = true
    default: element.path.append("element")
    }
    return .unknown(element)
  }

  private func bounded(_ range: Value, _ count: Int) -> Value {
    guard case .range(let first, let last, let isClosed) = range else { return range }
    return .range(
      first: first ?? .number(0), last: last ?? .number(Double(count - (isClosed ? 1 : 0))),
      isClosed: isClosed)
  }

  // MARK: Sequences

  /// Returns the elements of a sequence; nil if they are unknown.
  mutating func elements(of value: Value, _ range: SourceRange, _ context: Context) throws(Stop) -> [Value]? {
    switch value {
    case .array(let elements): return elements
    case .dictionary(let pairs): return pairs.map { .tuple([("key", $0.key), ("value", $0.value)]) }
    case .range(let first, let last, let isClosed):
      guard let first, let last else { return nil }
      let start = try constant(first, range, context)
      let end = try constant(last, range, context) + (isClosed ? 1 : 0)
      guard end >= start else { throw .trap("the range ends before it begins", place(range, context)) }
      guard end - start <= Double(Self.stepLimit) else { throw .tooManySteps(place(range, context)) }
      return (Int(start)..<Int(end)).map { .number(.number(Double($0)), .int) }
    case .unknown, .void, .none, .number, .boolean, .text, .word, .dimension, .spacing, .enumCase,
      .structure, .object, .closure, .function, .tuple, .type, .host, .keyPath:
      return nil
    }
  }
}
