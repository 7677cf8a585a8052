import SourceText

extension Interpreter {
  /// Returns the value of `list` for a list configuration.
  mutating func listTree(_ field: Field) -> SpecTree? {
    var record = Record(typeName: "", type: nil, place: field.place)
    switch field.value {
    case .structure(let known): record = known
    case .unknown(let unknown):
      for name in ["appearance", "headerMode", "footerMode"] {
        let part = Value.unknown(unknown.withPath(unknown.path + [name]))
        record.fields[name] = Field(value: part, place: field.place, key: field.key)
      }
    default:
      report(.unknownPart(name(of: field.value), expected: "a list configuration"), at: field.place)
      return nil
    }
    var map = SpecTreeMap(record.place)
    let words: [(String, [String])] = [
      ("appearance", ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]),
      ("headerMode", ["none", "supplementary", "firstItemInSection"]),
      ("footerMode", ["none", "supplementary"]),
    ]
    for (name, words) in words {
      guard let field = record.fields[name], let tree = word(field, words) else { continue }
      map.add(name, tree, at: field.key)
    }
    if let field = record.fields["headerTopPadding"] {
      if case .none = field.value {
      } else if let tree = number(field) {
        map.add("headerTopPadding", tree, at: field.key)
      }
    }
    for name in ["leadingSwipeActionsConfigurationProvider", "trailingSwipeActionsConfigurationProvider"] {
      if let field = record.fields[name] { report(.withoutEffect(name), at: field.key) }
    }
    return .map(map)
  }
}
