import LayoutSpec

extension SwiftExport {
  /// Declares an item or a group and returns its name, which is `role` unless the spec names it.
  ///
  /// `replaced` overrides a dimension that a count determines.
  mutating func item(
    _ node: SpecNode, role: String, replacing replaced: (key: String, code: SwiftCode)? = nil,
    in block: inout CodeBlock
  ) -> String {
    guard let mapping = node.mapping else { return "item" }
    let name = elementName(mapping, role: role)
    let statements = itemStatements(mapping, .declares, replacing: replaced, in: &block)
    return declare(statements, as: name, in: &block)
  }

  /// The element's name: its name in the spec, the definition it uses, or its role.
  private func elementName(_ mapping: SpecMapping, role: String) -> String {
    if role == "group" { return role }
    let written = mapping[ItemKey.name]?.value.text ?? mapping.source.usedDefinitions.last
    return written.flatMap(CodeName.lower) ?? role
  }

  /// The statements that create an item or a group named by `binding`; its contents are declared in `block`.
  mutating func itemStatements(
    _ mapping: SpecMapping, _ binding: ElementBinding,
    replacing replaced: (key: String, code: SwiftCode)? = nil, in block: inout CodeBlock
  ) -> [CodeStatement] {
    let structure: [ItemKey] = [.type, .subitems, .subitem, .repeatingSubitem, .frames]
    guard mapping.varies(structure.map(\.rawValue)) else {
      return plainStatements(mapping, binding, replacing: replaced, in: &block)
    }
    return chosen(mapping.expanded, binding) { export, mapping, binding, block in
      export.plainStatements(mapping, binding, replacing: replaced, in: &block)
    }
  }

  /// Statements that create one of several elements, depending on conditions.
  mutating func chosen<Value>(
    _ values: Conditional<Value>, _ binding: ElementBinding,
    _ make: (inout SwiftExport, Value, ElementBinding, inout CodeBlock) -> [CodeStatement]
  ) -> [CodeStatement] {
    var inner = CodeBlock()
    if case .declares = binding {
      inner.append(.code(prefix: "let \(binding.name): ", .text("NSCollectionLayoutGroup"), line: nil))
    }
    branch(values, in: &inner) { export, value, block in
      let statements = make(&export, value, .assigns(binding.name), &block)
      if !block.statements.isEmpty { block.append(.empty) }
      block.statements += statements
    }
    return inner.statements
  }

  private mutating func plainStatements(
    _ mapping: SpecMapping, _ binding: ElementBinding, replacing replaced: (key: String, code: SwiftCode)?,
    in block: inout CodeBlock
  ) -> [CodeStatement] {
    let size = layoutSize(mapping, replacing: replaced)
    let line = line(mapping.source.range)
    var own = CodeBlock()
    guard let type = mapping[ItemKey.type]?.value.text.flatMap(GroupType.init(rawValue:)) else {
      var arguments = [CodeArgument("layoutSize", size)]
      if mapping.values(ItemKey.supplementaryItems).leaves.contains(where: { $0 != nil }) {
        arguments.append(CodeArgument("supplementaryItems", anchoredItems(of: mapping, in: &block)))
      }
      own.append(.code(prefix: binding.prefix, .call("NSCollectionLayoutItem", arguments), line: line))
      setCommon(mapping, binding.name, in: &own)
      return own.statements
    }
    switch type {
    case .horizontal, .vertical:
      let code = stack(type, mapping, size, in: &block)
      own.append(.code(prefix: binding.prefix, code, line: line))
    case .custom:
      own.append(.code(prefix: binding.prefix, custom(mapping, size), line: line))
    case .waterfall:
      report(
        .unsupported("a waterfall group here", hint: "make it the section's 'group'"), at: mapping.source)
    }
    set("\(binding.name).interItemSpacing", ItemKey.interItemSpacing, of: mapping, in: &own) {
      $0.spacing($1)
    }
    setCommon(mapping, binding.name, in: &own)
    if mapping.values(ItemKey.supplementaryItems).leaves.contains(where: { $0 != nil }) {
      let items = anchoredItems(of: mapping, in: &block)
      let line = mapping.member(ItemKey.supplementaryItems).map { self.line($0.keyRange) }
      own.append(.code(prefix: "\(binding.name).supplementaryItems = ", items, line: line))
    }
    return own.statements
  }

  /// Sets the properties that items and groups share.
  private mutating func setCommon(_ mapping: SpecMapping, _ name: String, in block: inout CodeBlock) {
    set("\(name).edgeSpacing", ItemKey.edgeSpacing, of: mapping, in: &block) { $0.edgeSpacing($1) }
    set("\(name).contentInsets", ItemKey.contentInsets, of: mapping, in: &block) { $0.insets($1) }
  }

  // MARK: Horizontal and vertical groups

  private mutating func stack(
    _ type: GroupType, _ mapping: SpecMapping, _ size: SwiftCode, in block: inout CodeBlock
  ) -> SwiftCode {
    var arguments = [CodeArgument("layoutSize", size)]
    if let node = mapping[ItemKey.subitems]?.value {
      let names = node.elements.map { item($0, role: role(of: $0), in: &block) }
      arguments.append(CodeArgument("subitems", .list(names.map { .text($0) })))
    } else {
      arguments += counted(type, mapping, in: &block)
    }
    return .call("NSCollectionLayoutGroup.\(type.rawValue)", arguments)
  }

  /// The arguments of a group that repeats one item.
  private mutating func counted(
    _ type: GroupType, _ mapping: SpecMapping, in block: inout CodeBlock
  ) -> [CodeArgument] {
    let isEqual = mapping[ItemKey.subitem] != nil
    guard let member = mapping[ItemKey.subitem] ?? mapping[ItemKey.repeatingSubitem] else { return [] }
    let counts = mapping.values(ItemKey.count).withoutMissing
    let count = code(of: counts) { export, node in export.value(node, as: .int) }
    if target.rawValue < 16 {
      if !isEqual {
        require(
          16, "'repeatingSubitem'", at: member.value.source,
          hint: "write 'subitem' for items of equal size, or add '--ios 16'")
      }
      let name = item(member.value, role: role(of: member.value), in: &block)
      return [CodeArgument("subitem", .text(name)), CodeArgument("count", count)]
    }
    var replaced: (key: String, code: SwiftCode)?
    if isEqual {
      // Equal items are fractions of the length without spacing (rules 19 and 20).
      let form = type == .horizontal ? ".fractionalWidth" : ".fractionalHeight"
      replaced = (
        type == .horizontal ? "width" : "height", .call(form, [CodeArgument(nil, fraction(of: counts))])
      )
    }
    let name = item(member.value, role: role(of: member.value), replacing: replaced, in: &block)
    return [CodeArgument("repeatingSubitem", .text(name)), CodeArgument("count", count)]
  }

  /// `1 / count`.
  private mutating func fraction(of counts: Conditional<SpecNode?>) -> SwiftCode {
    code(of: counts) { export, node in
      guard let tree = node.trees.first else { return .text("1") }
      // A fraction with a short decimal form is most readable as a decimal.
      if case .number(let count) = tree, [1, 2, 4, 5, 8, 10].contains(count) {
        return export.expression(.number(1 / count), as: .double)
      }
      return export.expression(.binary(.divide, .number(1), tree), as: .double)
    }
  }

  /// The name of an unnamed element in a group.
  private func role(of node: SpecNode) -> String {
    switch node.mapping?[ItemKey.type]?.value.text.flatMap(GroupType.init(rawValue:)) {
    case .horizontal: "row"
    case .vertical: "column"
    case .custom, .waterfall: "innerGroup"
    case nil: "item"
    }
  }

  // MARK: Custom groups

  private mutating func custom(_ mapping: SpecMapping, _ size: SwiftCode) -> SwiftCode {
    let outside = (function.isInGroup, function.usesGroupSize)
    (function.isInGroup, function.usesGroupSize) = (true, false)
    defer { (function.isInGroup, function.usesGroupSize) = outside }
    var (frames, items): ([SwiftCode], [SwiftCode]) = ([], [])
    var hasIndices = false
    for node in mapping[ItemKey.frames]?.value.elements ?? [] {
      guard let frame = node.mapping else { continue }
      let parts = ["x", "y", "width", "height"].map { key in CodeArgument(key, frameLength(key, of: frame)) }
      frames.append(.call("CGRect", parts))
      var arguments = [CodeArgument("frame", .call("CGRect", parts))]
      if frame.values(FrameKey.zIndex).leaves.contains(where: { $0 != nil }) {
        hasIndices = true
        let index = code(of: frame.values(FrameKey.zIndex).withoutMissing) { $0.value($1, as: .int) }
        arguments.append(CodeArgument("zIndex", index))
      }
      items.append(.call("NSCollectionLayoutGroupCustomItem", arguments))
    }
    var statements: [CodeStatement] = []
    if function.usesGroupSize {
      // A frame's expressions see the group's size before its insets.
      let hasInsets = mapping.values(ItemKey.contentInsets).leaves.contains { $0 != nil }
      let size = hasInsets ? "contentSize" : "effectiveContentSize"
      statements.append(.code(prefix: "let size = ", .text("environment.container.\(size)"), line: nil))
    }
    if hasIndices || items.count == 1 {
      statements.append(.code(prefix: statements.isEmpty ? "" : "return ", .list(items), line: nil))
    } else {
      statements += [
        .code(prefix: "let frames = ", .list(frames), line: nil),
        .code(
          prefix: "return ", .text("frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }"), line: nil),
      ]
    }
    return .call(
      "NSCollectionLayoutGroup.custom", [CodeArgument("layoutSize", size)],
      closure: CodeClosure(parameters: function.usesGroupSize ? "environment" : "_", statements: statements))
  }

  private mutating func frameLength(_ key: String, of frame: SpecMapping) -> SwiftCode {
    let values = frame.values(key)
    guard values.leaves.contains(where: { $0 != nil }) else { return .text("0") }
    return code(of: values.withoutMissing) { export, node in
      guard case .percentage(let share) = node.content else { return export.value(node) }
      let axis = key == "x" || key == "width" ? "width" : "height"
      guard let tree = share.trees.first else { return .text("0") }
      if case .number(100) = tree { return export.expression(.name(axis), as: .double) }
      if case .number(let number) = tree {
        return export.expression(.binary(.multiply, .name(axis), .number(number / 100)), as: .double)
      }
      return export.expression(
        .binary(.multiply, .name(axis), .binary(.divide, tree, .number(100))), as: .double)
    }
  }
}
