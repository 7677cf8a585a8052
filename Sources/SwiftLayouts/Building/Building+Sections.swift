import SourceText

/// Conversion of layout objects to elements of a spec.
extension Interpreter {
  /// Returns the map of a section, without its items and id.
  mutating func sectionTree(_ id: ObjectID) throws(Stop) -> SpecTreeMap? {
    let record = heap[id]
    var map = SpecTreeMap(record.place)
    if let list = record.fields["list"] {
      guard let tree = listTree(list) else { return nil }
      map.add("list", tree, at: list.key)
    } else {
      guard let field = record.fields["group"], let group = try itemTree(field, expected: "a group") else {
        return nil
      }
      map.add("group", group, at: field.key)
    }
    try add(["contentInsets"], of: record, to: &map) { interpreter, field in interpreter.insets(field) }
    try add(["interGroupSpacing"], of: record, to: &map) { interpreter, field in interpreter.number(field) }
    try add(
      ["contentInsetsReference", "supplementaryContentInsetsReference"], of: record, to: &map
    ) { interpreter, field in
      interpreter.word(field, ["automatic", "none", "safeArea", "layoutMargins", "readableContent"])
    }
    try add(["supplementariesFollowContentInsets"], of: record, to: &map) { interpreter, field in
      interpreter.boolean(field)
    }
    try add(["orthogonalScrollingBehavior"], of: record, to: &map) { interpreter, field in
      interpreter.word(
        field,
        [
          "none", "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging",
          "groupPagingCentered",
        ])
    }
    try add(["boundarySupplementaryItems"], of: record, to: &map) { interpreter, field throws(Stop) in
      try interpreter.elements(field) { interpreter, id in interpreter.boundaryTree(id) }
    }
    try add(["decorationItems"], of: record, to: &map) { interpreter, field throws(Stop) in
      try interpreter.elements(field) { interpreter, id in interpreter.decorationTree(id) }
    }
    for name in ["visibleItemsInvalidationHandler", "orthogonalScrollingProperties"] {
      if let field = record.fields[name] { report(.withoutEffect(name), at: field.key) }
    }
    return map
  }

  /// Adds the keys of the fields that are not nil.
  mutating func add(
    _ names: [String], of record: Record, to map: inout SpecTreeMap,
    _ tree: (inout Interpreter, Field) throws(Stop) -> SpecTree?
  ) throws(Stop) {
    for name in names {
      guard let field = record.fields[name] else { continue }
      if case .none = field.value { continue }
      if let tree = try tree(&self, field) { map.add(name, tree, at: field.key) }
    }
  }

  /// Returns a list with a map for each object.
  private mutating func elements(
    _ field: Field, _ tree: (inout Interpreter, ObjectID) throws(Stop) -> SpecTree?
  ) throws(Stop) -> SpecTree? {
    guard case .array(let elements) = field.value else {
      report(
        .unknownPart(name(of: field.value), expected: "a list of supplementary or decoration items"),
        at: field.place)
      return nil
    }
    var trees: [SpecTree] = []
    for element in elements {
      guard case .object(let id) = element else {
        if case .none = element { continue }
        report(
          .unknownPart(name(of: element), expected: "a supplementary or decoration item"), at: field.place)
        continue
      }
      if let tree = try tree(&self, id) { trees.append(tree) }
    }
    return .list(trees, field.place)
  }

  // MARK: Supplementary and decoration items

  mutating func boundaryTree(_ id: ObjectID) -> SpecTree? {
    let record = heap[id]
    var map = SpecTreeMap(record.place)
    addKind(of: record, to: &map)
    addSize(of: record, to: &map)
    if let field = record.fields["alignment"],
      let tree = word(
        field,
        [
          "none", "top", "topLeading", "leading", "bottomLeading", "bottom", "bottomTrailing", "trailing",
          "topTrailing",
        ])
    {
      map.add("alignment", tree, at: field.key)
    }
    addCommon(of: record, to: &map)
    return .map(map)
  }

  /// Adds the keys that boundary supplementary, supplementary and decoration items share.
  private mutating func addCommon(of record: Record, to map: inout SpecTreeMap) {
    if let field = record.fields["absoluteOffset"], let tree = point(field) {
      map.add("absoluteOffset", tree, at: field.key)
    }
    for name in ["extendsBoundary", "pinToVisibleBounds"] {
      if let field = record.fields[name], let tree = boolean(field) { map.add(name, tree, at: field.key) }
    }
    if let field = record.fields["zIndex"], let tree = number(field) {
      map.add("zIndex", tree, at: field.key)
    }
    if let field = record.fields["contentInsets"], let tree = insets(field) {
      map.add("contentInsets", tree, at: field.key)
    }
  }

  private mutating func decorationTree(_ id: ObjectID) -> SpecTree? {
    let record = heap[id]
    var map = SpecTreeMap(record.place)
    addKind(of: record, to: &map)
    addCommon(of: record, to: &map)
    return .map(map)
  }

  /// Returns a supplementary item anchored to an item or a group.
  private mutating func anchoredTree(_ id: ObjectID) -> SpecTree? {
    let record = heap[id]
    var map = SpecTreeMap(record.place)
    addKind(of: record, to: &map)
    addSize(of: record, to: &map)
    for name in ["containerAnchor", "itemAnchor"] {
      guard let field = record.fields[name], case .structure(let anchor) = field.value else { continue }
      var tree = SpecTreeMap(anchor.place)
      if let edges = anchor.fields["edges"], let list = self.edges(edges) {
        tree.add("edges", list, at: edges.key)
      }
      for offset in ["absoluteOffset", "fractionalOffset"] {
        if let field = anchor.fields[offset], let point = point(field) {
          tree.add(offset, point, at: field.key)
        }
      }
      map.add(name, .map(tree), at: field.key)
    }
    addCommon(of: record, to: &map)
    return .map(map)
  }

  private mutating func edges(_ field: Field) -> SpecTree? {
    let all = ["top", "leading", "bottom", "trailing"]
    let elements: [Value]
    switch field.value {
    case .array(let list): elements = list
    case .enumCase(let value) where value.name == "all":
      return .list(all.map { .scalar(.word($0), field.place) }, field.place)
    case let single: elements = [single]
    }
    return .list(
      elements.compactMap { word(Field(value: $0, place: field.place, key: field.key), all) }, field.place)
  }

  /// Adds the kind, which does not affect frames; an unknown kind is named after its expression.
  private func addKind(of record: Record, to map: inout SpecTreeMap) {
    guard let field = record.fields["elementKind"] else { return }
    let kind: String = if case .text(let text) = field.value { text } else { name(of: field.value) }
    map.add("kind", .scalar(.word(kind.isEmpty ? "supplementary" : kind), field.place), at: field.key)
  }

  // MARK: Items and groups

  /// Returns an item or a group.
  mutating func itemTree(_ field: Field, expected: String = "an item") throws(Stop) -> SpecTree? {
    guard case .object(let id) = field.value else {
      report(.unknownPart(name(of: field.value), expected: expected), at: field.place)
      return nil
    }
    let record = heap[id]
    return try deeper(record.place, Context(file: ownFile, scope: newScope(nil))) {
      interpreter throws(Stop) in
      try interpreter.itemTree(record)
    }
  }

  private mutating func itemTree(_ record: Record) throws(Stop) -> SpecTree? {
    var map = SpecTreeMap(record.place)
    if case .text(let axis)? = record["axis"] {
      map.add("type", .scalar(.word(axis), record.place), at: record.place)
    }
    addSize(of: record, to: &map)
    guard try addContent(of: record, to: &map) else { return nil }
    try add(["interItemSpacing"], of: record, to: &map) { interpreter, field in interpreter.spacing(field) }
    try add(["contentInsets"], of: record, to: &map) { interpreter, field in interpreter.insets(field) }
    try add(["edgeSpacing"], of: record, to: &map) { interpreter, field in interpreter.edgeSpacing(field) }
    try add(["supplementaryItems"], of: record, to: &map) { interpreter, field throws(Stop) in
      try interpreter.elements(field) { interpreter, id in interpreter.anchoredTree(id) }
    }
    return .map(map)
  }

  /// Adds the content of a group; returns false if it is unknown.
  private mutating func addContent(of record: Record, to map: inout SpecTreeMap) throws(Stop) -> Bool {
    guard record.fields["axis"] != nil else { return true }
    if let field = record.fields["subitems"] {
      guard case .array(let elements) = field.value else {
        report(.unknownPart(name(of: field.value), expected: "a list of items"), at: field.place)
        return false
      }
      var trees: [SpecTree] = []
      for element in elements {
        guard
          let tree = try itemTree(Field(value: element, place: field.place, key: field.key))
        else { return false }
        trees.append(tree)
      }
      map.add("subitems", .list(trees, field.place), at: field.key)
    }
    for name in ["subitem", "repeatingSubitem"] {
      guard let field = record.fields[name] else { continue }
      guard let tree = try itemTree(field) else { return false }
      map.add(name, tree, at: field.key)
    }
    if let field = record.fields["count"], let tree = number(field) { map.add("count", tree, at: field.key) }
    if let field = record.fields["itemProvider"] {
      guard let frames = try framesTree(field, of: record) else { return false }
      map.add("frames", frames, at: field.key)
    }
    return true
  }
}
