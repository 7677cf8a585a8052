import SourceText

extension Interpreter {
  /// Returns the keys of the compositional layout itself.
  mutating func layoutTree(_ record: Record) throws(Stop) -> SpecTreeMap {
    var map = SpecTreeMap(record.place)
    guard let field = record.fields["configuration"] else { return map }
    guard case .object(let id) = field.value else {
      if case .none = field.value { return map }
      report(.unknownPart(name(of: field.value), expected: "a configuration"), at: field.place)
      return map
    }
    let configuration = heap[id]
    try add(["scrollDirection"], of: configuration, to: &map) { interpreter, field in
      interpreter.word(field, ["vertical", "horizontal"])
    }
    try add(["interSectionSpacing"], of: configuration, to: &map) { interpreter, field in
      interpreter.number(field)
    }
    try add(["contentInsetsReference"], of: configuration, to: &map) { interpreter, field in
      interpreter.word(field, ["automatic", "none", "safeArea", "layoutMargins", "readableContent"])
    }
    try add(["boundarySupplementaryItems"], of: configuration, to: &map) { interpreter, field in
      guard case .array(let elements) = field.value else {
        interpreter.report(
          .unknownPart(interpreter.name(of: field.value), expected: "a list of boundary supplementary items"),
          at: field.place)
        return nil
      }
      var trees: [SpecTree] = []
      for case .object(let id) in elements {
        if let tree = interpreter.boundaryTree(id) { trees.append(tree) }
      }
      return .list(trees, field.place)
    }
    return map
  }
}
