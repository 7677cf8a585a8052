import SourceText
import SwiftSource

extension Interpreter {
  /// Returns the value that a name refers to.
  mutating func named(
    _ name: SwiftName, _ range: SourceRange, _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> Value {
    if let variable = variable(name.text, in: context) { return typed(variable.value, variable.hint) }
    if let value = try memberOfSelf(name.text, range, context) { return value }
    let globals = program.global(program.variables[name.text], from: context.file)
    if !globals.isEmpty {
      guard let global = program.closest(globals, to: context.file, { $0.file }) else {
        return unknown([name.text], range, context)
      }
      return try staticValue(global, range, context)
    }
    if var type = typeReference(name, context) {
      if type.genericArguments.isEmpty { type.genericArguments = name.genericArguments }
      return .type(type)
    }
    let functions = program.global(program.functions[name.text], from: context.file)
    if !functions.isEmpty {
      return .function(BoundFunction(candidates: functions, receiver: nil, context: nil, name: name.text))
    }
    return unknown([name.text], range, context)
  }

  /// Returns the type that a name refers to; nil if it names a value.
  func typeReference(_ name: SwiftName, _ context: Context) -> TypeReference? {
    if let type = program.type(named: name.text, in: context.type, file: context.file) {
      return TypeReference(type: type, name: program.types[type].name)
    }
    switch resolved(.named(name.text), context) {
    case .named(let other) where other != name.text:
      let type = program.type(named: other, in: context.type, file: context.file)
      return TypeReference(type: type, name: other)
    case .double: return TypeReference(type: nil, name: "CGFloat")
    case .int: return TypeReference(type: nil, name: "Int")
    default: break
    }
    // Types begin with a capital letter; any other name is an unknown value.
    guard let first = name.text.unicodeScalars.first, ("A"..."Z").contains(first) else { return nil }
    return TypeReference(type: nil, name: name.text.withoutBackportPrefix)
  }

  /// Returns a hint with a type alias replaced by its type.
  func resolved(_ hint: TypeHint, _ context: Context) -> TypeHint {
    guard case .named(let name) = hint else { return hint }
    var scope = context.type
    while let type = scope {
      if let alias = program.types[type].aliases[name] { return TypeHint(alias) }
      scope = program.types[type].outer
    }
    if program.type(named: name, in: context.type, file: context.file) == nil,
      let alias = program.aliases[name]
    {
      return TypeHint(alias)
    }
    return hint
  }

  // MARK: Members of self

  /// Returns a member of `self` or of an enclosing type that is used without a base.
  private mutating func memberOfSelf(
    _ name: String, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value? {
    if let receiver = variable("self", in: context)?.value,
      let value = try declaredMember(name, of: receiver, range, context)
    {
      return value
    }
    var scope = context.type
    while let type = scope {
      let statics = program.members(named: name, of: type).filter(\.isStatic)
      if let member = statics.first { return try staticMember(statics, member, type, range, context) }
      if program.types[type].cases.contains(where: { $0.name == name }),
        case .type? = variable("self", in: context)?.value
      {
        return enumCase(name, of: type)
      }
      scope = program.types[type].outer
    }
    // Members that a view controller or a view inherits from UIKit.
    guard let receiver = variable("self", in: context)?.value else { return nil }
    return inherited(name, by: receiver, context)
  }

  private mutating func staticMember(
    _ members: [DeclaredMember], _ member: DeclaredMember, _ type: TypeID, _ range: SourceRange,
    _ context: Context
  ) throws(Stop) -> Value {
    switch member.content {
    case .variable: return try staticValue(member, range, context)
    case .function, .initializer, .subscripts:
      let receiver = Value.type(TypeReference(type: type, name: program.types[type].name))
      return .function(
        BoundFunction(candidates: members, receiver: receiver, context: nil, name: member.name))
    }
  }

  /// Returns a member that the program declares; nil if there is none.
  mutating func declaredMember(
    _ name: String, of receiver: Value, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value? {
    switch receiver {
    case .object(let id):
      if let field = heap[id].fields[name] { return field.value }
      return try member(
        name, of: receiver, typeID: heap[id].type, typeName: heap[id].typeName, range, context)
    case .structure(let record):
      if let field = record.fields[name] { return field.value }
      return try member(name, of: receiver, typeID: record.type, typeName: record.typeName, range, context)
    case .enumCase(let value):
      guard let type = value.type else { return nil }
      return try member(name, of: receiver, typeID: type, typeName: program.types[type].name, range, context)
    case .unknown(let unknown):
      guard case .named(let typeName) = unknown.hint,
        let type = program.type(named: typeName, in: unknown.scope, file: unknown.file)
      else { return nil }
      return try memberOfUnknown(name, unknown, type, range, context)
    case .type(let reference):
      if let type = reference.type {
        let members = program.members(named: name, of: type).filter(\.isStatic)
        if let first = members.first { return try staticMember(members, first, type, range, context) }
        return program.types[type].cases.contains { $0.name == name } ? enumCase(name, of: type) : nil
      }
      return try extensionMember(name, ofTypeNamed: reference.name, isStatic: true, receiver, range, context)
    case .number(_, let kind):
      for typeName in kind.isInt ? ["Int"] : ["CGFloat", "Double"] {
        if let value = try extensionMember(
          name, ofTypeNamed: typeName, isStatic: false, receiver, range, context)
        {
          return value
        }
      }
      return nil
    case .array, .dictionary:
      for typeName in ["Array", "Collection"] {
        if let value = try extensionMember(
          name, ofTypeNamed: typeName, isStatic: false, receiver, range, context)
        {
          return value
        }
      }
      return nil
    case .text:
      return try extensionMember(name, ofTypeNamed: "String", isStatic: false, receiver, range, context)
    case .host(let host):
      for typeName in host.typeNames {
        if let value = try extensionMember(
          name, ofTypeNamed: typeName, isStatic: false, receiver, range, context)
        {
          return value
        }
      }
      return nil
    case .void, .none, .boolean, .word, .dimension, .spacing, .closure, .function, .tuple, .range, .keyPath:
      return nil
    }
  }

  /// Returns a member that an extension adds to a type of UIKit or the standard library.
  private mutating func extensionMember(
    _ name: String, ofTypeNamed typeName: String, isStatic: Bool, _ receiver: Value, _ range: SourceRange,
    _ context: Context
  ) throws(Stop) -> Value? {
    for id in program.typesByName[typeName] ?? [] where program.types[id].kind == .extensionOf {
      let members = (program.types[id].members[name] ?? []).filter { $0.isStatic == isStatic }
      guard let first = members.first else { continue }
      switch first.content {
      case .variable where isStatic: return try staticValue(first, range, context)
      case .variable: return try property(first, of: receiver, range, context)
      case .function, .initializer, .subscripts:
        return .function(BoundFunction(candidates: members, receiver: receiver, context: nil, name: name))
      }
    }
    return nil
  }

  private mutating func member(
    _ name: String, of receiver: Value, typeID: TypeID?, typeName: String, _ range: SourceRange,
    _ context: Context
  ) throws(Stop) -> Value? {
    guard let typeID else {
      return try extensionMember(name, ofTypeNamed: typeName, isStatic: false, receiver, range, context)
    }
    let members = program.members(named: name, of: typeID).filter { !$0.isStatic }
    guard let first = members.first else {
      guard name == "rawValue", case .enumCase(let value) = receiver else { return nil }
      return try rawValue(of: value, context)
    }
    switch first.content {
    case .variable: return try property(first, of: receiver, range, context)
    case .function, .initializer, .subscripts:
      return .function(BoundFunction(candidates: members, receiver: receiver, context: nil, name: name))
    }
  }

  /// Returns a member of an unknown value of known type: constants and getters are evaluated, other members are
  /// unknown.
  private mutating func memberOfUnknown(
    _ name: String, _ unknown: Unknown, _ type: TypeID, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value? {
    let members = program.members(named: name, of: type).filter { !$0.isStatic }
    guard let first = members.first else { return nil }
    switch first.content {
    case .variable(let binding, let isConstant):
      var part = unknown.withPath(unknown.path + [name])
      part.hint = TypeHint(binding.type)
      (part.file, part.scope) = (first.file, first.type)
      if first.isStored, !(isConstant && binding.value != nil) { return .unknown(part) }
      return try property(first, of: .unknown(unknown), range, context)
    case .function, .initializer, .subscripts:
      return .function(
        BoundFunction(candidates: members, receiver: .unknown(unknown), context: nil, name: name))
    }
  }

  // MARK: Properties

  /// Returns the value of a property: its getter's result, or its initial value.
  mutating func property(
    _ member: DeclaredMember, of receiver: Value, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    guard case .variable(let binding, _) = member.content else { return .void }
    var inner = Context(
      file: member.file, type: member.type, scope: newScope(nil), anchor: place(range, context))
    declareVariable("self", receiver, in: inner)
    let hint = resolved(TypeHint(binding.type), inner)
    inner.result = hint
    if let getter = binding.accessors.first(where: { $0.kind == .get })?.body {
      let value = try deeper(range, context) { interpreter throws(Stop) in
        try interpreter.value(ofBody: getter, inner)
      }
      return typed(value, hint)
    }
    guard let initial = binding.value, !member.isFilledLater else {
      var path = [member.name]
      if case .unknown(let base) = receiver, base.path != ["self"] { path = base.path + path }
      guard case .unknown(var unknown) = unknown(path, range, context, hint) else { return .void }
      (unknown.file, unknown.scope) = (member.file, member.type)
      return hostValue(of: hint, binding.type) ?? .unknown(unknown)
    }
    let key = DeclarationKey(file: member.file, offset: member.range.start)
    guard open.insert(key).inserted else { return unknown([member.name], range, context, hint) }
    defer { open.remove(key) }
    let value = typed(try self.value(initial, hint, inner), hint)
    if member.isStored, value.isScalar, let offset = program.assignment(to: member) {
      let lines = LineMap(program.files[member.file].syntax.source)
      report(.changedElsewhere(member.name, line: lines.line(of: offset)), at: place(range, context))
    }
    if case .object(let id) = receiver {
      heap[id].fields[member.name] = Field(
        value: value, place: place(range, context), key: place(range, context))
    }
    return value
  }

  /// Returns the value of a static or global variable, which is evaluated once.
  mutating func staticValue(
    _ member: DeclaredMember, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    guard case .variable(let binding, _) = member.content else { return .void }
    let key = DeclarationKey(file: member.file, offset: binding.range.start)
    if let value = globals[key] { return value }
    var inner = Context(
      file: member.file, type: member.type, scope: newScope(nil), anchor: place(range, context))
    if let type = member.type {
      declareVariable("self", .type(TypeReference(type: type, name: program.types[type].name)), in: inner)
    }
    let hint = resolved(TypeHint(binding.type), inner)
    inner.result = hint
    guard open.insert(key).inserted else { return unknown([member.name], range, context, hint) }
    defer { open.remove(key) }
    if let getter = binding.accessors.first(where: { $0.kind == .get })?.body {
      return typed(try value(ofBody: getter, inner), hint)
    }
    guard let initial = binding.value else { return unknown([member.name], range, context, hint) }
    let value = typed(try self.value(initial, hint, inner), hint)
    globals[key] = value
    return value
  }

  // MARK: Enums

  /// Returns an enum case without associated values.
  func enumCase(_ name: String, of type: TypeID) -> Value {
    .enumCase(EnumValue(type: type, name: name))
  }

  /// Returns the raw value of a case: explicit, the next integer, or the case's name.
  mutating func rawValue(of value: EnumValue, _ context: Context) throws(Stop) -> Value {
    guard let type = value.type else { return .none }
    let declared = program.types[type]
    let rawType = declared.inherited.first.map { TypeHint($0) } ?? .none
    var next = 0.0
    for element in declared.cases {
      var raw: Value =
        rawType == .string ? .text(element.name) : .number(.number(next), rawType == .double ? .double : .int)
      if let written = element.syntax.rawValue {
        let inner = Context(file: element.file, type: type, scope: newScope(nil), anchor: nil)
        raw = try self.value(written, rawType, inner)
      }
      if element.name == value.name { return raw }
      if case .number(.number(let number), _) = raw { next = number + 1 }
    }
    return .none
  }
}
