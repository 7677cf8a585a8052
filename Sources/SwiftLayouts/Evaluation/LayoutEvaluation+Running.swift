import SourceText
import SwiftSource

extension LayoutEvaluation {
  /// Returns the result of the function.
  mutating func call() throws(Stop) -> Value {
    let member = function.member
    var context = Context(file: member.file, type: member.type, scope: interpreter.newScope(nil))
    if let receiver = receiver() { interpreter.declareVariable("self", receiver, in: context) }
    for parameter in member.parameters {
      interpreter.declareVariable(
        parameter.name, try argument(for: parameter, context), TypeHint(parameter.type), in: context)
    }
    context.result = member.result
    if case .initializer(let initializer) = member.content, let body = initializer.body {
      _ = try interpreter.value(ofBody: body, context)
      return interpreter.variable("self", in: context)?.value ?? .none
    }
    if let body = member.body { return try interpreter.value(ofBody: body, context) }
    guard case .variable(let binding, _) = member.content, let value = binding.value else { return .none }
    return try interpreter.value(value, TypeHint(binding.type), context)
  }

  /// Returns the value that a method is called on.
  private mutating func receiver() -> Value? {
    let member = function.member
    guard let type = member.type else { return nil }
    let declared = program.types[type]
    let reference = TypeReference(type: type, name: declared.name)
    if member.isStatic { return .type(reference) }
    let record = Record(
      typeName: declared.name, type: declared.kind == .extensionOf ? nil : type, place: function.range)
    switch declared.kind {
    case .enumeration:
      return .unknown(
        Unknown(
          path: ["self"], place: function.range, hint: .named(declared.name), file: member.file, scope: type,
          isPerSection: true))
    case .structure: return .structure(record)
    case .protocolType:
      return .unknown(
        Unknown(
          path: ["self"], place: function.range, hint: .named(declared.name), file: member.file, scope: type))
    case .classType, .actor: return interpreter.make(record)
    case .extensionOf:
      return interpreter.hostValue(of: .named(declared.name), nil)
        ?? (LayoutClass(rawValue: declared.name) != nil ? interpreter.make(record) : nil)
        ?? .unknown(
          Unknown(
            path: ["self"], place: function.range, hint: .named(declared.name), file: member.file, scope: type
          ))
    }
  }

  /// Returns the value of a parameter: from the environment or the section, its default, or unknown.
  private mutating func argument(for parameter: SwiftParameter, _ context: Context) throws(Stop) -> Value {
    let hint = interpreter.resolved(TypeHint(parameter.type), context)
    if let host = interpreter.hostValue(of: hint, parameter.type) { return host }
    if hint == .int, parameter.isSectionIndex {
      return .number(.number(Double(interpreter.sections.index)), .sectionIndex)
    }
    if let value = parameter.defaultValue {
      return interpreter.typed(try interpreter.value(value, hint, context), hint)
    }
    var unknown = Unknown(
      path: [parameter.name], place: parameter.range, hint: hint, file: context.file, scope: context.type)
    unknown.isPerSection = interpreter.caseNames(of: unknown) != nil
    return .unknown(unknown)
  }

  /// Returns the keys of the layout and the section that a value represents.
  mutating func made(by value: Value) throws(Stop) -> Outcome {
    switch value {
    case .object(let id):
      if let outcome = try outcome(of: id) { return outcome }
    case .closure, .function:
      let section = try interpreter.apply(
        value, providerArguments, .none, function.range,
        Context(file: function.member.file, scope: interpreter.newScope(nil)))
      if case .object(let id) = section, let outcome = try outcome(of: id) { return outcome }
    default: break
    }
    // A function that returns another value, or none, may set up a collection view.
    for case .object(let id) in interpreter.madeLayouts {
      if let outcome = try outcome(of: id) { return outcome }
    }
    if function.product == .layout,
      let id = interpreter.heap.indices.last(where: { interpreter.layoutClass(of: $0)?.isLayout == true }),
      let outcome = try outcome(of: id)
    {
      return outcome
    }
    if case .none = value { return Outcome(root: SpecTreeMap(function.range), section: nil, stop: nil) }
    if case .unknown(let unknown) = value {
      interpreter.report(
        .unknownPart(unknown.pathText, expected: "a \(function.product.rawValue)"), at: unknown.place)
    }
    return Outcome(root: nil, section: nil, stop: nil)
  }

  private var providerArguments: [Value] {
    [.number(.number(Double(interpreter.sections.index)), .sectionIndex), .host(.environment)]
  }

  private mutating func outcome(of id: ObjectID) throws(Stop) -> Outcome? {
    guard let layoutClass = interpreter.layoutClass(of: id) else { return nil }
    let record = interpreter.heap[id]
    switch layoutClass {
    case .layout: return try layoutOutcome(record)
    case .section:
      return Outcome(root: SpecTreeMap(record.place), section: try interpreter.sectionTree(id), stop: nil)
    case .group, .item:
      return Outcome(root: SpecTreeMap(record.place), section: try sectionTree(around: id), stop: nil)
    case .flowLayout:
      return Outcome(
        root: try interpreter.flowTree(record, function.member.type), section: try flowSection(record),
        stop: nil)
    case .supplementaryItem, .boundaryItem, .decorationItem, .configuration: return nil
    }
  }

  private mutating func layoutOutcome(_ record: Record) throws(Stop) -> Outcome {
    let root = try interpreter.layoutTree(record)
    if let field = record.fields["section"] {
      guard case .object(let id) = field.value else {
        interpreter.report(
          .unknownPart(interpreter.name(of: field.value), expected: "a section"), at: field.place)
        return Outcome(root: root, section: nil, stop: nil)
      }
      return Outcome(root: root, section: try interpreter.sectionTree(id), stop: nil)
    }
    guard let provider = record.fields["sectionProvider"] else {
      return Outcome(root: root, section: nil, stop: nil)
    }
    let section = try interpreter.apply(
      provider.value, providerArguments, .named(LayoutClass.section.rawValue), provider.place,
      Context(file: function.member.file, scope: interpreter.newScope(nil)))
    switch section {
    case .object(let id) where interpreter.layoutClass(of: id) == .section:
      return Outcome(root: root, section: try interpreter.sectionTree(id), stop: nil)
    case .none: return Outcome(root: root, section: nil, stop: nil)
    default:
      interpreter.report(
        .unknownPart(interpreter.name(of: section), expected: "a section"), at: provider.place)
      return Outcome(root: nil, section: nil, stop: nil)
    }
  }

  /// Returns a section that contains only a group, or an item in a row-wide group.
  private mutating func sectionTree(around id: ObjectID) throws(Stop) -> SpecTreeMap? {
    let record = interpreter.heap[id]
    let field = Field(value: .object(id), place: record.place, key: record.place)
    guard case .map(let item)? = try interpreter.itemTree(field) else { return nil }
    var section = SpecTreeMap(record.place)
    guard interpreter.layoutClass(of: id) == .item, let width = item["width"], let height = item["height"]
    else {
      section.add("group", .map(item), at: record.place)
      return section
    }
    var group = SpecTreeMap(record.place)
    group.add("type", .scalar(.word("horizontal"), record.place), at: record.place)
    group.add("width", .scalar(.dimension(.fractionalWidth, .number(1)), record.place), at: record.place)
    group.add(
      "height", height.isFraction ? .scalar(.dimension(.fractionalHeight, .number(1)), record.place) : height,
      at: record.place)
    group.add("subitems", .list([.map(item)], record.place), at: record.place)
    _ = width
    section.add("group", .map(group), at: record.place)
    return section
  }

  private mutating func flowSection(_ record: Record) throws(Stop) -> SpecTreeMap? {
    try interpreter.flowSectionTree(record, function.member.type)
  }
}

extension SpecTree {
  fileprivate var isFraction: Bool {
    if case .scalar(.dimension(let form, _), _) = self {
      return form == .fractionalWidth || form == .fractionalHeight
    }
    return false
  }
}

extension SwiftParameter {
  /// Whether the parameter's name suggests that it is the index of a section.
  fileprivate var isSectionIndex: Bool {
    let words = [name.lowercased(), (label ?? "").lowercased()]
    return words.contains { $0.contains("section") || $0 == "index" || $0 == "sectionindex" || $0 == "idx" }
  }
}

extension Interpreter {
  /// Returns the UIKit class of an object, which may be an instance of a subclass.
  func layoutClass(of id: ObjectID) -> LayoutClass? {
    if let own = LayoutClass(rawValue: heap[id].typeName) { return own }
    if case .text(let base)? = heap[id][LayoutClass.baseField] { return LayoutClass(rawValue: base) }
    guard let type = heap[id].type else { return nil }
    return program.inheritedNames(of: type).lazy.compactMap { LayoutClass(rawValue: $0) }.first
  }
}
