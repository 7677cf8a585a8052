import SourceText
import SwiftSource

/// Flow layouts: the properties of the layout, and the results of the delegate methods in the same type.
extension Interpreter {
  /// Returns the keys of the flow layout itself.
  mutating func flowTree(_ record: Record, _ type: TypeID?) throws(Stop) -> SpecTreeMap {
    var map = SpecTreeMap(record.place)
    map.add("layout", .scalar(.word("flow"), record.place), at: record.place)
    try add(["scrollDirection"], of: record, to: &map) { interpreter, field in
      interpreter.word(field, ["vertical", "horizontal"])
    }
    try add(["sectionHeadersPinToVisibleBounds", "sectionFootersPinToVisibleBounds"], of: record, to: &map) {
      interpreter, field in interpreter.boolean(field)
    }
    if let field = record.fields["sectionInsetReference"], case .enumCase(let value) = field.value {
      let word = value.name.hasPrefix("from") ? value.name.dropFirst(4) : value.name[...]
      let name = word.prefix(1).lowercased() + word.dropFirst()
      map.add("sectionInsetReference", .scalar(.word(name), field.place), at: field.key)
    }
    return map
  }

  /// Returns the one section that represents a flow layout's sections.
  mutating func flowSectionTree(_ record: Record, _ type: TypeID?) throws(Stop) -> SpecTreeMap {
    var map = SpecTreeMap(record.place)
    var fields = record.fields
    for (selector, property) in Self.delegateMethods {
      guard let field = try delegateField(selector, type) else { continue }
      fields[property] = field
    }
    for name in ["itemSize", "headerReferenceSize", "footerReferenceSize"] {
      guard let field = fields[name], let tree = parts(field, ["width", "height"], expected: "a size") else {
        continue
      }
      map.add(name, tree, at: field.key)
    }
    if let field = fields["estimatedItemSize"], let tree = estimate(field) {
      map.add("estimatedItemSize", tree, at: field.key)
    }
    for name in ["minimumLineSpacing", "minimumInteritemSpacing"] {
      guard let field = fields[name], let tree = number(field) else { continue }
      map.add(name, tree, at: field.key)
    }
    if let field = fields["sectionInset"],
      let tree = edges(
        field, [("top", "top"), ("leading", "left"), ("bottom", "bottom"), ("trailing", "right")])
    {
      map.add("sectionInset", tree, at: field.key)
    }
    return map
  }

  private mutating func estimate(_ field: Field) -> SpecTree? {
    if case .enumCase(let value) = field.value {
      return value.name == "automaticSize" ? .scalar(.word("automatic"), field.place) : nil
    }
    return parts(field, ["width", "height"], expected: "a size")
  }

  /// The delegate's methods, identified by the label of their last argument, and the keys for their results.
  private static let delegateMethods = [
    ("sizeForItemAt", "itemSize"), ("insetForSectionAt", "sectionInset"),
    ("minimumLineSpacingForSectionAt", "minimumLineSpacing"),
    ("minimumInteritemSpacingForSectionAt", "minimumInteritemSpacing"),
    ("referenceSizeForHeaderInSection", "headerReferenceSize"),
    ("referenceSizeForFooterInSection", "footerReferenceSize"),
  ]

  /// Returns the result of a delegate method that the type implements.
  private mutating func delegateField(_ selector: String, _ type: TypeID?) throws(Stop) -> Field? {
    guard let type else { return nil }
    let found = program.members(named: "collectionView", of: type).first {
      $0.parameters.last?.label == selector && $0.parameters.count == 3
    }
    guard let found else { return nil }
    let place = found.file == ownFile ? found.nameRange : SourceRange(start: 0, end: 0)
    let context = Context(file: found.file, type: type, scope: newScope(nil), anchor: place)
    let last: Value =
      selector == "sizeForItemAt"
      ? .host(.indexPath) : .number(.number(Double(sections.index)), .sectionIndex)
    let arguments = zip(found.parameters, [Value.host(.view), .host(.view), last]).map {
      Argument(label: $0.label, content: .value($1), range: place)
    }
    let declared = program.types[type]
    let receiver = make(Record(typeName: declared.name, type: type, place: place))
    let value = try invoke(found, arguments, receiver: receiver, place, context)
    return Field(value: value, place: place, key: place)
  }
}
