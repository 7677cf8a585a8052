import SourceText

/// Conversion of property values to values of spec keys.
extension Interpreter {
  /// Returns the name of a value for messages.
  func name(of value: Value) -> String {
    switch value {
    case .unknown(let unknown): unknown.pathText
    case .enumCase(let value): value.name
    case .structure(let record): record.typeName
    case .object(let id): heap[id].typeName
    case .none: "nil"
    case .text(let text): text
    default: "the value"
    }
  }

  mutating func number(_ field: Field) -> SpecTree? {
    guard let formula = formula(field.value, .number) else {
      if case .enumCase(let value) = field.value, value.name == "zero" {
        return .scalar(.formula(.number(0)), field.place)
      }
      report(.unknownPart(name(of: field.value), expected: "a number"), at: field.place)
      return nil
    }
    return .scalar(.formula(formula), field.place)
  }

  mutating func boolean(_ field: Field) -> SpecTree? {
    guard let formula = formula(field.value, .boolean) else {
      report(.unknownPart(name(of: field.value), expected: "true or false"), at: field.place)
      return nil
    }
    return .scalar(.formula(formula), field.place)
  }

  /// Returns one of several words; an unknown value is assumed to be each of them in turn.
  mutating func word(_ field: Field, _ words: [String]) -> SpecTree? {
    switch field.value {
    case .enumCase(let value) where words.contains(value.name):
      return .scalar(.word(value.name), field.place)
    case .unknown(let unknown):
      let name = unknowns.name(of: unknown, .word(words))
      for word in words.dropLast() {
        if decide(.compare(.equal, .name(name), .text(word))) { return .scalar(.word(word), field.place) }
      }
      return words.last.map { .scalar(.word($0), field.place) }
    default:
      report(
        .unknownPart(name(of: field.value), expected: "one of \(words.joined(separator: ", "))"),
        at: field.place)
      return nil
    }
  }

  /// Adds the `width` and `height` of a record that has a layout size.
  mutating func addSize(of record: Record, to map: inout SpecTreeMap) {
    guard let size = record.fields["layoutSize"] else { return }
    for (key, name) in [("width", "widthDimension"), ("height", "heightDimension")] {
      var field = size
      switch size.value {
      case .structure(let record): if let part = record.fields[name] { field = part }
      case .unknown(let unknown): field.value = .unknown(unknown.withPath(unknown.path + [key]))
      default: break
      }
      if let tree = dimension(field) { map.add(key, tree, at: field.key) }
    }
  }

  private mutating func dimension(_ field: Field) -> SpecTree? {
    switch field.value {
    case .dimension(let form, let formula): return .scalar(.dimension(form, formula), field.place)
    case .unknown(let unknown):
      report(.unknownDimension(unknown.pathText), at: field.place)
      let name = Formula.name(unknowns.name(of: unknown, .number)).resolved(in: known)
      return .scalar(.dimension(.absolute, name), field.place)
    default:
      report(.unknownPart(name(of: field.value), expected: "a dimension"), at: field.place)
      return nil
    }
  }

  mutating func spacing(_ field: Field) -> SpecTree? {
    switch field.value {
    case .spacing(true, let formula): return .scalar(.flexible(formula), field.place)
    case .spacing(false, let formula): return .scalar(.formula(formula), field.place)
    case .none: return nil
    default: return number(field)
    }
  }

  mutating func edgeSpacing(_ field: Field) -> SpecTree? {
    guard case .structure(let record) = field.value else {
      report(.unknownPart(name(of: field.value), expected: "an edge spacing"), at: field.place)
      return nil
    }
    var map = SpecTreeMap(record.place)
    for edge in ["top", "leading", "bottom", "trailing"] {
      guard let part = record.fields[edge] else { continue }
      if case .none = part.value { continue }
      if let tree = spacing(part) { map.add(edge, tree, at: part.key) }
    }
    return .map(map)
  }

  mutating func insets(_ field: Field) -> SpecTree? {
    edges(field, [("top", "top"), ("leading", "leading"), ("bottom", "bottom"), ("trailing", "trailing")])
  }

  /// Returns insets; `names` maps each key to the field of the inset type.
  mutating func edges(_ field: Field, _ names: [(key: String, field: String)]) -> SpecTree? {
    switch field.value {
    case .enumCase(let value) where value.name == "zero":
      return .scalar(.formula(.number(0)), field.place)
    case .structure(let record):
      var map = SpecTreeMap(record.place.end == 0 ? field.place : record.place)
      for (key, name) in names {
        guard var part = record.fields[name] else {
          report(.unknownPart("\(record.typeName).\(name)", expected: "a number"), at: field.place)
          return nil
        }
        if part.place.end == 0 { (part.place, part.key) = (field.place, field.key) }
        if let tree = number(part) { map.add(key, tree, at: part.key) }
      }
      return .map(map)
    case .unknown(let unknown):
      var map = SpecTreeMap(field.place)
      for (key, name) in names {
        let part = Field(
          value: .unknown(unknown.withPath(unknown.path + [name])), place: field.place, key: field.key)
        if let tree = number(part) { map.add(key, tree, at: field.key) }
      }
      return .map(map)
    default:
      report(.unknownPart(name(of: field.value), expected: "insets"), at: field.place)
      return nil
    }
  }

  mutating func point(_ field: Field) -> SpecTree? { parts(field, ["x", "y"], expected: "a point") }

  /// Returns a map of numbers from the fields of a size or a point.
  mutating func parts(_ field: Field, _ names: [String], expected: String) -> SpecTree? {
    var map = SpecTreeMap(field.place)
    for name in names {
      let part: Field
      switch field.value {
      case .structure(let record):
        guard var own = record.fields[name] else {
          report(.unknownPart("\(record.typeName).\(name)", expected: "a number"), at: field.place)
          return nil
        }
        if own.place.end == 0 { (own.place, own.key) = (field.place, field.key) }
        part = own
      case .enumCase(let value) where value.name == "zero":
        part = Field(value: .number(.number(0), .double), place: field.place, key: field.key)
      case .unknown(let unknown):
        part = Field(
          value: .unknown(unknown.withPath(unknown.path + [name])), place: field.place, key: field.key)
      default:
        report(.unknownPart(self.name(of: field.value), expected: expected), at: field.place)
        return nil
      }
      if let tree = number(part) { map.add(name, tree, at: part.key) }
    }
    return .map(map)
  }
}
