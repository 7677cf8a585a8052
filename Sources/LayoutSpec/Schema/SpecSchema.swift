/// The language as a JSON Schema, generated from the tables that decode specs.
package enum SpecSchema {
  /// The text of the schema (draft 2020-12).
  package static var text: String { schema.text }

  private static var schema: SchemaValue {
    let names = MappingName.allCases.filter { $0 != .document }
    let definitions = names.flatMap(definitions) + [("group", group)] + sharedDefinitions
    return .object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("title", .string("A layout spec of layoutcalc")),
      ] + members(of: .document)
        + [("$defs", .object(definitions + [(variantName(.document), variant(of: .document))]))])
  }

  // MARK: Mappings

  private static func definitions(of name: MappingName) -> [(String, SchemaValue)] {
    let mapping = (name.rawValue, SchemaValue.object(members(of: name)))
    return [mapping, (variantName(name), variant(of: name))]
  }

  private static func variantName(_ name: MappingName) -> String { name.rawValue + "Variant" }

  private static func members(of name: MappingName) -> [(String, SchemaValue)] {
    let reference = name.reference
    var members: [(String, SchemaValue)] = [
      ("description", .string(reference.summary)), ("type", .string("object")),
      ("properties", .object(properties(of: reference))),
      ("patternProperties", .object([("^x-", .boolean(true))])),
      ("additionalProperties", reference.openKeys.map { value($0.shape) } ?? .boolean(false)),
    ]
    let conditions = required(by: reference)
    if !conditions.isEmpty { members.append(("allOf", .array(conditions))) }
    return members
  }

  /// Returns the schema of a variant, which may change any key and requires only 'when'.
  private static func variant(of name: MappingName) -> SchemaValue {
    let reference = name.reference
    let condition = described(value(.boolean), "the condition under which the other keys apply")
    return .object([
      ("description", .string("Keys that apply under a condition.")), ("type", .string("object")),
      ("properties", .object([("when", condition)] + properties(of: reference))),
      ("patternProperties", .object([("^x-", .boolean(true))])),
      ("additionalProperties", reference.openKeys.map { value($0.shape) } ?? .boolean(false)),
      ("required", .array([.string("when")])),
    ])
  }

  private static func properties(of reference: MappingSchema) -> [(String, SchemaValue)] {
    var properties = reference.keys.map { key in (key.name, property(key, of: reference.name)) }
    if reference.name == .document { properties.append(("$schema", .object([("type", .string("string"))]))) }
    properties.append(
      ("use", described(value(.names), "names of definitions to use; the map's own keys override theirs")))
    let variants = SchemaValue.object([
      ("type", .string("array")), ("items", pointer(to: variantName(reference.name))),
    ])
    properties.append(
      (
        "variants",
        described(variants, "keys that apply under conditions, in order; later ones override earlier ones")
      ))
    return properties
  }

  private static func property(_ key: KeySchema, of mapping: MappingName) -> SchemaValue {
    let isGroup = mapping == .section && key.name == SectionKey.group.rawValue
    let shape = isGroup ? pointer(to: "group") : value(key.shape)
    return described(shape, key.describedSummary)
  }

  // MARK: Missing keys

  /// Returns the conditions under which keys are required: only if 'use' and 'variants' cannot provide them.
  private static func required(by reference: MappingSchema) -> [SchemaValue] {
    let always = reference.keys.filter { $0.isRequired(in: nil) }
    var conditions: [SchemaValue] = []
    if !always.isEmpty { conditions.append(demand(always.map(\.name), when: [])) }
    for form in MappingForm.allCases {
      let keys = reference.keys.filter { $0.isRequired(in: form) && !$0.isRequired(in: nil) }
      guard !keys.isEmpty, reference.name == .item else { continue }
      let isForm = SchemaValue.object([
        ("properties", .object([("type", .object([("const", .string(form.rawValue))]))])),
        ("required", .array([.string("type")])),
      ])
      conditions.append(demand(keys.map(\.name), when: [isForm]))
    }
    return conditions
  }

  private static func demand(_ keys: [String], when conditions: [SchemaValue]) -> SchemaValue {
    let takesUp = ["use", "variants"].map { key in
      SchemaValue.object([("not", .object([("required", .array([.string(key)]))]))])
    }
    return .object([
      ("if", .object([("allOf", .array(takesUp + conditions))])),
      ("then", .object([("required", .array(keys.map(SchemaValue.string)))])),
    ])
  }

  /// A group: an item that requires 'type'.
  private static var group: SchemaValue {
    .object([("allOf", .array([pointer(to: MappingName.item.rawValue), demand(["type"], when: [])]))])
  }
}
