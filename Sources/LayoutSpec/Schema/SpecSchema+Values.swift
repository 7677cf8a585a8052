import SourceText

extension SpecSchema {
  /// Returns the schema of a key's value.
  static func value(_ shape: ValueShape) -> SchemaValue {
    switch shape {
    case .number(let range), .constant(let range): anyOf([number(range), expression])
    case .boolean: anyOf([type("boolean"), expression])
    case .text: type("string")
    case .word(let list): word(list)
    case .words(let list): anyOf([word(list), array(of: word(list))])
    case .names: anyOf([type("string"), array(of: type("string"))])
    case .dimension: pointer(to: "dimension")
    case .spacing: pointer(to: "spacing")
    case .insets: anyOf([type("number"), expression, mapping(.insets)])
    case .estimatedSize: anyOf([.object([("const", .string("automatic"))]), mapping(.size)])
    case .frameLength: anyOf([type("number"), expression])
    case .measured:
      anyOf([
        number(.nonNegative), expression, array(of: anyOf([number(.nonNegative), expression])),
        mapping(.random),
      ])
    case .items:
      anyOf([
        number(.wholeNonNegative), expression,
        array(of: anyOf([number(.nonNegative), expression, mapping(.entry)])), mapping(.items),
      ])
    case .version: .object([("const", .number(1))])
    case .value: anyOf([type("number"), type("boolean"), type("string")])
    case .definition: type("object")
    case .mapping(let name): mapping(name)
    case .list(let element): array(of: value(element))
    }
  }

  /// The definitions that several keys share.
  static var sharedDefinitions: [(String, SchemaValue)] {
    let dimension =
      "a number, an expression, a percentage, or one of "
      + DimensionForm.allCases.map { $0.rawValue + "(x)" }.joined(separator: ", ")
    return [
      ("expression", described(type("string"), "an expression, such as 'width > 600 ? 5 : 3'")),
      ("dimension", described(anyOf([number(.nonNegative), type("string")]), dimension)),
      ("spacing", described(anyOf([type("number"), type("string")]), "a number, fixed(x) or flexible(x)")),
    ]
  }

  /// Returns a reference to a definition.
  static func pointer(to name: String) -> SchemaValue {
    .object([("$ref", .string("#/$defs/" + name))])
  }

  /// Returns a schema with a description.
  static func described(_ schema: SchemaValue, _ description: String) -> SchemaValue {
    guard case .object(let members) = schema else { return schema }
    return .object([("description", .string(description))] + members)
  }

  private static var expression: SchemaValue { pointer(to: "expression") }

  private static func mapping(_ name: MappingName) -> SchemaValue { pointer(to: name.rawValue) }

  private static func type(_ name: String) -> SchemaValue { .object([("type", .string(name))]) }

  private static func array(of element: SchemaValue) -> SchemaValue {
    .object([("type", .string("array")), ("items", element)])
  }

  private static func anyOf(_ schemas: [SchemaValue]) -> SchemaValue {
    .object([("anyOf", .array(schemas))])
  }

  private static func word(_ list: WordList) -> SchemaValue {
    // Validators that use YAML 1.1 read 'off' as false.
    let others: [SchemaValue] = list == .lintLevel ? [.boolean(false)] : []
    return .object([("enum", .array(list.words.map(SchemaValue.string) + others))])
  }

  private static func number(_ range: NumberRange) -> SchemaValue {
    switch range {
    case .any: type("number")
    case .nonNegative: .object([("type", .string("number")), ("minimum", .number(0))])
    case .positive: .object([("type", .string("number")), ("exclusiveMinimum", .number(0))])
    case .whole: type("integer")
    case .wholeNonNegative: .object([("type", .string("integer")), ("minimum", .number(0))])
    case .count: .object([("type", .string("integer")), ("minimum", .number(1))])
    }
  }
}

extension KeySchema {
  /// The summary, with the default and the forms in which the key has a meaning.
  var describedSummary: String {
    var text = summary
    if case .optional(let value?) = presence { text += " (default: \(value))" }
    if !forms.isEmpty { text += "; in \(forms.map(\.words).alternatives)" }
    return text
  }
}
