import SourceText
import SwiftSource

extension Interpreter {
  /// Evaluates `Type(…)`.
  mutating func construct(
    _ reference: TypeReference, _ arguments: [Argument], _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    var reference = aliased(reference, context)
    reference.name = reference.name.withoutBackportPrefix
    if let type = reference.type, program.types[type].kind != .extensionOf {
      return try constructDeclared(type, arguments, range, context)
    }
    if let value = try constructByExtension(reference, arguments, range, context) { return value }
    switch reference.name {
    case "CGFloat", "Double", "Float", "TimeInterval", "NSNumber":
      return try constructNumber(arguments, .double, range, context)
    case "Int", "UInt", "Int32", "Int64", "NSInteger":
      return try constructNumber(arguments, .int, range, context)
    case "String":
      guard let argument = arguments.first,
        let text = description(of: try value(of: argument, .none, context))
      else { return unknown(["text"], range, context, .string) }
      return .text(text)
    case "Bool":
      return try arguments.first.map { argument throws(Stop) in try value(of: argument, .bool, context) }
        ?? .boolean(.boolean(false))
    case "Array", "Set": return try constructArray(arguments, range, context)
    case "Dictionary": return .dictionary([])
    case "UICollectionViewDiffableDataSource", "NSDiffableDataSourceSnapshot":
      return .host(.dataSource(section: reference.genericArguments.first?.name))
    case "UICollectionView": return try constructCollectionView(arguments, range, context)
    case "UIFontMetrics": return try constructFontMetrics(arguments, range, context)
    default: return try constructBuiltIn(reference, arguments, range, context)
    }
  }

  private func aliased(_ reference: TypeReference, _ context: Context) -> TypeReference {
    guard reference.type == nil else { return reference }
    var scope = context.type
    while let type = scope {
      if let alias = program.types[type].aliases[reference.name] { return aliased(alias, reference, context) }
      scope = program.types[type].outer
    }
    return program.aliases[reference.name].map { aliased($0, reference, context) } ?? reference
  }

  private func aliased(_ type: SwiftType, _ reference: TypeReference, _ context: Context) -> TypeReference {
    guard case .named(let components) = type.kind, let name = type.name else { return reference }
    return TypeReference(
      type: program.type(named: name, in: context.type, file: context.file),
      name: name.withoutBackportPrefix,
      genericArguments: components.last?.genericArguments ?? [])
  }

  /// Creates a UIKit value or object whose fields are its initializer's arguments.
  private mutating func constructBuiltIn(
    _ reference: TypeReference, _ arguments: [Argument], _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    guard let parameters = LayoutConstructor.parameters(of: reference.name) else {
      noteUnknownCall(reference.name, arguments, context)
      return unknown([reference.name], range, context, .named(reference.name))
    }
    var record = Record(typeName: reference.name, type: nil, place: place(range, context))
    for argument in arguments {
      let label = argument.label ?? (reference.name == LayoutClass.layout.rawValue ? "sectionProvider" : nil)
      guard let label, let parameter = parameters.first(where: { $0.name == label }) else {
        return unknown([reference.name], range, context, .named(reference.name))
      }
      record.fields[label] = Field(
        value: try value(of: argument, parameter.hint, context), place: place(argument.range, context),
        key: place(argument.labelRange, context))
    }
    if reference.name == "CGRect" { flattenRect(&record) }
    if reference.name == "CGRect" || reference.name == "CGSize" || reference.name == "CGPoint",
      arguments.isEmpty
    {
      return zero(reference.name, range, context)
    }
    if arguments.isEmpty, reference.name.hasSuffix("EdgeInsets") {
      return zero(reference.name, range, context)
    }
    guard LayoutClass(rawValue: reference.name) != nil else { return .structure(record) }
    return make(record)
  }

  /// Adds an object to the heap.
  mutating func make(_ record: Record) -> Value {
    heap.append(record)
    return .object(heap.count - 1)
  }

  /// Replaces `CGRect(origin:size:)` with its four numbers.
  private func flattenRect(_ record: inout Record) {
    for (outer, names) in [("origin", ["x", "y"]), ("size", ["width", "height"])] {
      guard let field = record.fields.removeValue(forKey: outer) else { continue }
      for name in names {
        var value = Value.number(.number(0), .double)
        if case .structure(let inner) = field.value, let part = inner[name] { value = part }
        if case .unknown(let base) = field.value { value = .unknown(base.withPath(base.path + [name])) }
        record.fields[name] = Field(value: value, place: field.place, key: field.key)
      }
    }
  }

  /// Returns a value whose numbers are all 0.
  func zero(_ typeName: String, _ range: SourceRange, _ context: Context) -> Value {
    let place = place(range, context)
    var record = Record(typeName: typeName, type: nil, place: place)
    let names = LayoutConstructor.parameters(of: typeName)?.map(\.name) ?? []
    for name in names where name != "origin" && name != "size" {
      record.fields[name] = Field(value: .number(.number(0), .double), place: place, key: place)
    }
    return .structure(record)
  }

  // MARK: Numbers and lists

  private mutating func constructNumber(
    _ arguments: [Argument], _ kind: NumberKind, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    guard let argument = arguments.first else { return .number(.number(0), kind) }
    // The literal keeps its own type in an initializer call: CGFloat(1/3) is 0.
    let value = try value(of: argument, .none, context)
    switch value {
    case .number(let formula, let own):
      return .number(kind == .int && !own.isInt ? formula.truncated : formula, kind)
    case .unknown(var unknown):
      if unknown.hint == .none { unknown.hint = kind == .int ? .int : .double }
      guard let formula = formula(.unknown(unknown), .number) else { return .unknown(unknown) }
      let isWhole = unknown.hint == .int
      return .number(kind == .int && !isWhole ? formula.truncated : formula, kind)
    case .text(let text):
      return Double(text).map { .number(.number($0), kind) } ?? .none
    default: return unknown([kind == .int ? "Int" : "CGFloat"], range, context, kind == .int ? .int : .double)
    }
  }

  mutating func constructArray(
    _ arguments: [Argument], _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    guard let first = arguments.first else { return .array([]) }
    let source = try value(of: first, .none, context)
    guard first.label == "repeating", arguments.count > 1 else {
      return try elements(of: source, range, context).map { .array($0) } ?? source
    }
    return try repeated(source, arguments[1], range, context)
  }

  /// Evaluates `Array(repeating:count:)`.
  mutating func repeated(
    _ element: Value, _ count: Argument, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    guard let formula = formula(try value(of: count, .int, context), .number) else {
      return unknown(["repeating"], range, context)
    }
    let number = try constant(formula, count.range, context)
    guard number >= 0, number <= Double(Self.stepLimit) else { throw .tooManySteps(place(range, context)) }
    return .array([Value](repeating: element, count: Int(number)))
  }

  /// Creates a collection view, represented by the host view; records its layout in `madeLayouts`.
  private mutating func constructCollectionView(
    _ arguments: [Argument], _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    for argument in arguments where argument.label == "collectionViewLayout" {
      madeLayouts.append(try value(of: argument, .none, context))
    }
    return .host(.view)
  }

  // MARK: Types of the program

  private mutating func constructDeclared(
    _ type: TypeID, _ arguments: [Argument], _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    let declared = program.types[type]
    if declared.kind == .enumeration { return try constructEnum(type, arguments, range, context) }
    let record = Record(typeName: declared.name, type: type, place: place(range, context))
    let receiver = declared.isValueType ? Value.structure(record) : make(record)
    let initialisers = program.members(named: "init", of: type).filter { !$0.isStatic }
    if let found = candidate(initialisers, for: arguments, context), found.body != nil {
      var made = receiver
      let result = try invoke(found, arguments, receiver: receiver, range, context) { made = $0 }
      if case .none = result { return .none }
      return made
    }
    guard declared.isValueType else {
      // An initializer inherited from UIKit.
      if let base = program.inheritedNames(of: type).first(where: { LayoutClass(rawValue: $0) != nil }),
        case .object(let id) = receiver
      {
        let made = try construct(TypeReference(type: nil, name: base), arguments, range, context)
        if case .object(let other) = made {
          for (name, field) in heap[other].fields { heap[id].fields[name] = field }
          heap[id].fields[LayoutClass.baseField] = Field(
            value: .text(base), place: place(range, context), key: place(range, context))
        }
      }
      return receiver
    }
    return try constructMemberwise(record, declared, arguments, range, context)
  }

  private mutating func constructMemberwise(
    _ record: Record, _ declared: DeclaredType, _ arguments: [Argument], _ range: SourceRange,
    _ context: Context
  ) throws(Stop) -> Value {
    var record = record
    let properties = declared.storedProperties
    for argument in arguments {
      let property =
        argument.label.flatMap { label in properties.first { $0.name == label } }
        ?? (argument.isTrailing ? properties.last : nil)
      guard let property, case .variable(let binding, _) = property.content else { continue }
      let hint = TypeHint(binding.type)
      record.fields[property.name] = Field(
        value: typed(try value(of: argument, hint, context), hint), place: place(argument.range, context),
        key: place(argument.labelRange, context))
    }
    return .structure(record)
  }

  /// Evaluates an enum initializer such as `Section(rawValue:)`.
  private mutating func constructEnum(
    _ type: TypeID, _ arguments: [Argument], _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    let declared = program.types[type]
    let initialisers = program.members(named: "init", of: type)
    guard let argument = arguments.first, argument.label == "rawValue" else {
      if let found = candidate(initialisers, for: arguments, context) {
        var made = Value.none
        _ = try invoke(found, arguments, receiver: nil, range, context) { made = $0 }
        return made
      }
      return unknown([declared.name], range, context, .named(declared.name))
    }
    let raw = try value(of: argument, .none, context)
    var isIndex = false
    if case .number(_, .sectionIndex) = raw { isIndex = true }
    if isIndex { sections.select(from: declared.cases.count) }
    if case .unknown(var unknown) = raw {
      unknown.hint = .named(declared.name)
      unknown.path.append(declared.name)
      (unknown.file, unknown.scope) = (declared.file, type)
      return .unknown(unknown)
    }
    for element in declared.cases {
      let value = EnumValue(type: type, name: element.name)
      guard let equal = equal(try rawValue(of: value, context), raw) else { continue }
      if decide(equal) {
        if isIndex { sections.name(element.name) }
        return .enumCase(value)
      }
    }
    return .none
  }

  private mutating func constructByExtension(
    _ reference: TypeReference, _ arguments: [Argument], _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value? {
    let initialisers = (program.typesByName[reference.name] ?? []).filter {
      program.types[$0].kind == .extensionOf
    }
    .flatMap { program.types[$0].members["init"] ?? [] }
    guard !initialisers.isEmpty, let found = candidate(initialisers, for: arguments, context) else {
      return nil
    }
    let record = Record(typeName: reference.name, type: nil, place: place(range, context))
    let receiver = LayoutClass(rawValue: reference.name) == nil ? Value.structure(record) : make(record)
    var made = receiver
    _ = try invoke(found, arguments, receiver: receiver, range, context) { made = $0 }
    return made
  }
}
