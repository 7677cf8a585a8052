import SourceText
import SwiftSource

/// An argument of a call, which is evaluated once the type of its parameter is known.
struct Argument {
  enum Content {
    case expression(SwiftExpression, Context)
    case closure(SwiftClosure, Context)
    case value(Value)
  }

  var label: String?
  var content: Content
  /// The range of the value in the caller's file.
  var range: SourceRange
  var labelRange: SourceRange

  init(label: String?, content: Content, range: SourceRange, labelRange: SourceRange? = nil) {
    self.label = label
    self.content = content
    self.range = range
    self.labelRange = labelRange ?? range
  }

  func labeled(_ label: String?) -> Argument {
    var argument = self
    argument.label = label
    return argument
  }

  /// Whether the argument is a trailing closure.
  var isTrailing: Bool {
    if case .closure = content { return true }
    return false
  }
}

extension Interpreter {
  /// Returns the arguments of a call, in order.
  func arguments(_ call: SwiftCall, _ context: Context) -> [Argument] {
    var arguments = call.arguments.map {
      Argument(
        label: $0.label, content: .expression($0.value, context), range: $0.value.range,
        labelRange: $0.labelRange)
    }
    for trailing in call.trailingClosures {
      arguments.append(
        Argument(
          label: trailing.label, content: .closure(trailing.closure, context), range: trailing.closure.range))
    }
    return arguments
  }

  mutating func value(of argument: Argument, _ hint: TypeHint, _ context: Context) throws(Stop) -> Value {
    switch argument.content {
    case .expression(let expression, let context): return try value(expression, hint, context)
    case .closure(let closure, let context):
      let expression = SwiftExpression(.closure(closure), closure.range)
      return try value(expression, hint, context)
    case .value(let value): return value
    }
  }

  mutating func call(
    _ call: SwiftCall, _ range: SourceRange, _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> Value {
    let arguments = arguments(call, context)
    switch call.callee.kind {
    case .implicitMember(let name): return try implicitMember(name, arguments, range, hint, context)
    case .member(let base, let name):
      return try methodCall(base, name, arguments, range, hint, context)
    case .name(let name):
      if variable(name.text, in: context) == nil, try !hasMember(name.text, context),
        program.global(program.functions[name.text], from: context.file).isEmpty
      {
        if let value = try builtInFunction(name.text, arguments, range, hint, context) { return value }
      }
    case .array(let elements):
      // `[T]()` is an empty array.
      if arguments.isEmpty, elements.count == 1 { return .array([]) }
      if elements.count == 1 { return try constructArray(arguments, range, context) }
    case .dictionary: return .dictionary([])
    case .superValue: return .void
    case .subscripted(let inner):
      // `[T]` parses as an array literal, and `Array<T>` as a name.
      if case .type = try value(inner.callee, .none, context) { return .array([]) }
    default: break
    }
    let callee = try value(call.callee, .none, context)
    return try self.call(callee, arguments, range, hint, context)
  }

  private func hasMember(_ name: String, _ context: Context) throws(Stop) -> Bool {
    var scope = context.type
    while let type = scope {
      if !program.members(named: name, of: type).isEmpty { return true }
      scope = program.types[type].outer
    }
    return false
  }

  /// Evaluates `base.name(…)`.
  private mutating func methodCall(
    _ base: SwiftExpression, _ name: SwiftName, _ arguments: [Argument], _ range: SourceRange,
    _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> Value {
    if case .superValue = base.kind { return try superCall(name.text, arguments, range, context) }
    if let qualified = qualified(base, name, context) {
      return try construct(qualified, arguments, range, context)
    }
    let receiver = try value(base, .none, context)
    if case .selfValue = base.kind, name.text == "init" {
      return try delegatedInit(arguments, receiver, range, context)
    }
    switch receiver {
    case .none: return .none
    case .type(let reference):
      if name.text == "init" { return try construct(reference, arguments, range, context) }
      if let value = try staticCall(name.text, arguments, of: reference, range, context) { return value }
      noteUnknownCall(name.text, arguments, context)
      return .unknown(
        Unknown(
          path: [reference.name, name.text], place: place(range, context), hint: hint, file: context.file,
          scope: context.type))
    case .function(let function) where name.text == "callAsFunction":
      return try call(.function(function), arguments, range, hint, context)
    default: break
    }
    if let method = try declaredMember(name.text, of: receiver, range, context) {
      if case .function(let function) = method,
        let found = candidate(function.candidates, for: arguments, context)
      {
        return try callMethod(found, arguments, on: receiver, base, range, context)
      }
      if case .function = method {} else { return try call(method, arguments, range, hint, context) }
    }
    if let value = try builtInMethod(name.text, arguments, on: receiver, base, range, hint, context) {
      return value
    }
    if name.text == "setCollectionViewLayout" {
      try recordLayout(in: arguments, context)
      return .void
    }
    noteUnknownCall(name.text, arguments, context)
    return unknownMember(name.text, of: receiver, range, hint, context).distinguished(by: arguments)
  }

  private func qualified(_ base: SwiftExpression, _ name: SwiftName, _ context: Context) -> TypeReference? {
    guard case .name(let outer) = base.kind, variable(outer.text, in: context) == nil,
      let type = program.type(named: outer.text + "." + name.text, in: context.type, file: context.file)
    else { return nil }
    return TypeReference(type: type, name: name.text)
  }

  /// Calls a method; if it mutates a structure, assigns the result to the receiver's expression.
  private mutating func callMethod(
    _ member: DeclaredMember, _ arguments: [Argument], on receiver: Value, _ base: SwiftExpression,
    _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    var changed: Value?
    let result = try invoke(member, arguments, receiver: receiver, range, context) { changed = $0 }
    if case .structure = receiver, let changed, base.isAssignable {
      try assign(changed, to: base, range, context)
    }
    return result
  }

  /// Evaluates `self.init(…)`: the value that the other initializer creates replaces `self`.
  private mutating func delegatedInit(
    _ arguments: [Argument], _ receiver: Value, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    let reference: TypeReference
    switch receiver {
    case .structure(let record): reference = TypeReference(type: record.type, name: record.typeName)
    case .object(let id): reference = TypeReference(type: heap[id].type, name: heap[id].typeName)
    default:
      reference = TypeReference(type: context.type, name: context.type.map { program.types[$0].name } ?? "")
    }
    let made = try construct(reference, arguments, range, context)
    if case .object(let id) = receiver, case .object(let other) = made {
      for (name, field) in heap[other].fields { heap[id].fields[name] = field }
      return .void
    }
    _ = setVariable("self", made, in: context)
    return .void
  }

  private mutating func superCall(
    _ name: String, _ arguments: [Argument], _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    guard let receiver = variable("self", in: context)?.value, let type = context.type else { return .void }
    if let parent = program.superclass(of: type),
      let found = candidate(program.members(named: name, of: parent), for: arguments, context)
    {
      return try invoke(found, arguments, receiver: receiver, range, context)
    }
    guard name == "init", case .object(let id) = receiver,
      let base = program.inheritedNames(of: type).first(where: { LayoutClass(rawValue: $0) != nil })
    else { return inherited(name, by: receiver, context) ?? .void }
    // The fields that UIKit's initializer sets are copied to this object.
    let made = try construct(TypeReference(type: nil, name: base), arguments, range, context)
    if case .object(let other) = made {
      for (name, field) in heap[other].fields { heap[id].fields[name] = field }
      heap[id].fields[LayoutClass.baseField] = Field(
        value: .text(base), place: place(range, context), key: place(range, context))
    }
    return .void
  }

  /// Calls a value of any callable type.
  mutating func call(
    _ callee: Value, _ arguments: [Argument], _ range: SourceRange, _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> Value {
    switch callee {
    case .closure(let closure):
      var values: [Value] = []
      for (index, argument) in arguments.enumerated() {
        let parameters = closure.syntax.parameters ?? []
        let hint = index < parameters.count ? TypeHint(parameters[index].type) : .none
        values.append(try value(of: argument, hint, context))
      }
      return try call(closure, values, hint, range, context)
    case .function(let function):
      let candidates = function.candidates
      if let found = candidate(candidates, for: arguments, context) {
        return try invoke(
          found, arguments, receiver: function.receiver, outer: function.context, range, context)
      }
      // A function used as a value takes its arguments without labels.
      let isUnlabeled = arguments.allSatisfy { $0.label == nil }
      if isUnlabeled, let found = candidates.first(where: { $0.parameters.count == arguments.count }) {
        let labeled = zip(arguments, found.parameters).map { $0.labeled($1.label) }
        return try invoke(
          found, labeled, receiver: function.receiver, outer: function.context, range, context)
      }
      noteUnknownCall(function.name, arguments, context)
      return unknown([function.name], range, context, hint)
    case .type(let reference):
      let labels = reference.labels ?? []
      let labeled =
        labels.count == arguments.count
        ? zip(arguments, labels).map { $0.label == nil ? $0.labeled($1 == "_" ? nil : $1) : $0 } : arguments
      return try construct(reference, labeled, range, context)
    case .object, .structure:
      guard case .function(let function)? = try declaredMember("callAsFunction", of: callee, range, context)
      else { return unknown(["call"], range, context, hint) }
      return try call(.function(function), arguments, range, hint, context)
    case .unknown(let unknown):
      noteUnknownCall(unknown.pathText, arguments, context)
      var result = unknown
      if result.hint == .none { result.hint = hint }
      if case .function(let returned) = unknown.hint { result.hint = returned }
      return .unknown(result)
    case .none: return .none
    default: return unknown(["call"], range, context, hint)
    }
  }

  /// Calls a closure with values.
  mutating func call(
    _ closure: Closure, _ values: [Value], _ hint: TypeHint, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    var inner = closure.context
    inner.scope = newScope(closure.context.scope)
    if inner.file != ownFile, inner.anchor == nil { inner.anchor = place(range, context) }
    inner.result =
      closure.syntax.result.map { resolved(TypeHint($0), inner) }
      ?? (closure.result == .none ? hint : closure.result)
    for capture in closure.syntax.captures {
      guard let written = capture.value else { continue }
      declareVariable(capture.name, try value(written, .none, closure.context), in: inner)
    }
    if let parameters = closure.syntax.parameters {
      // A closure with several parameters destructures a tuple.
      var values = values
      if parameters.count > 1, values.count == 1, case .tuple(let parts) = values[0] {
        values = parts.map(\.value)
      }
      for (index, parameter) in parameters.enumerated() {
        guard parameter.name != "_" else { continue }
        let hint = TypeHint(parameter.type)
        let value =
          index < values.count ? values[index] : unknown([parameter.name], parameter.range, inner, hint)
        declareVariable(parameter.name, value, hint, in: inner)
      }
    } else {
      var values = values
      // A tuple is destructured if the closure uses `$1`.
      if values.count == 1, case .tuple(let parts) = values[0], closure.mentionsSecondArgument(in: program) {
        values = parts.map(\.value)
      }
      for (index, value) in values.enumerated() { declareVariable("$\(index)", value, in: inner) }
    }
    let body = closure.syntax.body
    return try deeper(range, context) { interpreter throws(Stop) in
      try interpreter.value(ofBody: body, inner)
    }
  }

  /// Reports a call that may modify a layout object in an unknown way.
  mutating func noteUnknownCall(_ name: String, _ arguments: [Argument], _ context: Context) {
    for argument in arguments {
      guard case .expression(let expression, let context) = argument.content,
        case .name(let variable) = expression.kind,
        case .object(let id)? = self.variable(variable.text, in: context)?.value,
        LayoutClass(rawValue: heap[id].typeName) != nil
      else { continue }
      report(.unknownCall(name, variable.text), at: place(argument.range, context))
    }
  }
}

extension Closure {
  /// Whether the closure's source contains `$1`.
  fileprivate func mentionsSecondArgument(in program: Program) -> Bool {
    let text = program.files[context.file].syntax.source.bytes[syntax.range.start..<syntax.range.end]
    return zip(text, text.dropFirst()).contains { $0 == UInt8(ascii: "$") && $1 == UInt8(ascii: "1") }
  }
}

extension Value {
  /// Returns an unknown result with the first argument in its path, so that `integer(forKey: "a")` and `"b"` differ.
  fileprivate func distinguished(by arguments: [Argument]) -> Value {
    guard case .unknown(var unknown) = self, case .expression(let expression, _)? = arguments.first?.content
    else { return self }
    let word: String
    if case .string(let string) = expression.kind {
      word = string.text ?? ""
    } else {
      word = expression.shortText
    }
    guard !word.isEmpty else { return self }
    unknown.path.append(word)
    return .unknown(unknown)
  }
}
