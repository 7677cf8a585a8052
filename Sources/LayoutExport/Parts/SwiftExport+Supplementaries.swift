import LayoutSpec

extension SwiftExport {
  // MARK: Kinds

  /// The code for an element kind; adds custom kinds to `kinds`.
  mutating func kind(_ mapping: SpecMapping) -> SwiftCode {
    let kind = mapping["kind"]?.value.text ?? ""
    switch kind {
    case StandardKind.header: return .text("UICollectionView.elementKindSectionHeader")
    case StandardKind.footer: return .text("UICollectionView.elementKindSectionFooter")
    default: break
    }
    if let known = kinds.first(where: { $0.kind == kind }) { return .text("ElementKind.\(known.name)") }
    var names = SwiftNameTable(Set(kinds.map(\.name)))
    let name = CodeName.escaped(names.unique(CodeName.lower(kind) ?? "kind"))
    kinds.append((kind, name))
    return .text("ElementKind.\(name)")
  }

  /// The name of a supplementary item, derived from its kind.
  private func elementName(_ mapping: SpecMapping, _ role: String) -> String {
    switch mapping["kind"]?.value.text {
    case StandardKind.header: "header"
    case StandardKind.footer: "footer"
    case let kind: kind.flatMap(CodeName.lower) ?? role
    }
  }

  // MARK: Boundary supplementary items

  mutating func setBoundaryItems(
    _ target: String, _ key: some SpecKey, of mapping: SpecMapping, in block: inout CodeBlock
  ) {
    let values = mapping.values(key)
    guard values.leaves.contains(where: { $0 != nil }) else { return }
    branch(values, in: &block) { export, node, block in
      guard let node else { return }
      let names = node.elements.compactMap { export.boundaryItem($0, in: &block) }
      block.append(
        .code(
          prefix: "\(target).boundarySupplementaryItems = ", .list(names.map { .text($0) }),
          line: export.line(node.source.range)))
    }
  }

  private mutating func boundaryItem(_ node: SpecNode, in block: inout CodeBlock) -> String? {
    guard let mapping = node.mapping else { return nil }
    var own = CodeBlock()
    let name = CodeBlock.placeholder
    var arguments = [
      CodeArgument("layoutSize", layoutSize(mapping)), CodeArgument("elementKind", kind(mapping)),
      CodeArgument("alignment", code(of: mapping.values(BoundaryItemKey.alignment)) { $0.word($1) }),
    ]
    if mapping.values(BoundaryItemKey.absoluteOffset).leaves.contains(where: { $0 != nil }) {
      let offset = code(of: mapping.values(BoundaryItemKey.absoluteOffset).withoutMissing) {
        $0.pair($1, "CGPoint", ["x", "y"])
      }
      arguments.append(CodeArgument("absoluteOffset", offset))
    }
    own.append(
      .code(
        prefix: "let \(name) = ", .call("NSCollectionLayoutBoundarySupplementaryItem", arguments),
        line: line(mapping.source.range)))
    for key in [BoundaryItemKey.extendsBoundary, .pinToVisibleBounds] {
      set("\(name).\(key.rawValue)", key, of: mapping, in: &own) { $0.value($1, as: .boolean) }
    }
    set("\(name).zIndex", BoundaryItemKey.zIndex, of: mapping, in: &own) { $0.value($1, as: .int) }
    set("\(name).contentInsets", BoundaryItemKey.contentInsets, of: mapping, in: &own) { $0.insets($1) }
    return declare(own.statements, as: elementName(mapping, "header"), in: &block)
  }

  // MARK: Anchored supplementary items

  /// The list of an item's supplementary items; the items are declared in `block`.
  mutating func anchoredItems(of mapping: SpecMapping, in block: inout CodeBlock) -> SwiftCode {
    list(mapping.values(ItemKey.supplementaryItems), in: &block)
  }

  private mutating func list(_ values: Conditional<SpecNode?>, in block: inout CodeBlock) -> SwiftCode {
    switch values {
    case .value(let node):
      return .list((node?.elements ?? []).compactMap { anchoredItem($0, in: &block) }.map { .text($0) })
    case .choice(let condition, let first, let second):
      let condition = value(condition, as: .boolean)
      let first = list(first, in: &block)
      return .choice(condition, first, list(second, in: &block))
    }
  }

  private mutating func anchoredItem(_ node: SpecNode, in block: inout CodeBlock) -> String? {
    guard let mapping = node.mapping else { return nil }
    var own = CodeBlock()
    let name = CodeBlock.placeholder
    var arguments = [
      CodeArgument("layoutSize", layoutSize(mapping)), CodeArgument("elementKind", kind(mapping)),
    ]
    for key in [AnchoredItemKey.containerAnchor, .itemAnchor] {
      let values = mapping.values(key)
      guard values.leaves.contains(where: { $0 != nil }) else { continue }
      arguments.append(CodeArgument(key.rawValue, code(of: values.withoutMissing) { $0.anchor($1) }))
    }
    own.append(
      .code(
        prefix: "let \(name) = ", .call("NSCollectionLayoutSupplementaryItem", arguments),
        line: line(mapping.source.range)))
    set("\(name).zIndex", AnchoredItemKey.zIndex, of: mapping, in: &own) { $0.value($1, as: .int) }
    set("\(name).contentInsets", AnchoredItemKey.contentInsets, of: mapping, in: &own) { $0.insets($1) }
    return declare(own.statements, as: elementName(mapping, "badge"), in: &block)
  }

  private mutating func anchor(_ node: SpecNode) -> SwiftCode {
    guard let mapping = node.mapping else { return .text("NSCollectionLayoutAnchor(edges: [])") }
    let edges = mapping.values(AnchorKey.edges)
    let words = { (node: SpecNode) -> [String] in
      switch node.content {
      case .text(let word): [word]
      case .words(let words): words
      case .number, .boolean, .expression, .dimension, .flexible, .percentage, .mapping, .list, .numbers,
        .invalid:
        []
      }
    }
    let code =
      edges.leaves.contains { $0 != nil }
      ? code(of: edges.withoutMissing) { .list(words($1).map { .text("." + $0) }) } : .text("[]")
    var arguments = [CodeArgument("edges", code)]
    for key in [AnchorKey.absoluteOffset, .fractionalOffset] {
      let offsets = mapping.values(key)
      guard offsets.leaves.contains(where: { $0 != nil }) else { continue }
      let point = self.code(of: offsets.withoutMissing) { $0.pair($1, "CGPoint", ["x", "y"]) }
      arguments.append(CodeArgument(key.rawValue, point))
    }
    return .call("NSCollectionLayoutAnchor", arguments)
  }

  // MARK: Decoration items

  /// Sets the section's decoration items.
  mutating func setDecorationItems(of mapping: SpecMapping, in block: inout CodeBlock) {
    let values = mapping.values(SectionKey.decorationItems)
    guard values.leaves.contains(where: { $0 != nil }) else { return }
    branch(values, in: &block) { export, node, block in
      guard let node else { return }
      let names = node.elements.compactMap { export.decorationItem($0, in: &block) }
      block.append(
        .code(
          prefix: "section.decorationItems = ", .list(names.map { .text($0) }),
          line: export.line(node.source.range)))
    }
  }

  private mutating func decorationItem(_ node: SpecNode, in block: inout CodeBlock) -> String? {
    guard let mapping = node.mapping else { return nil }
    var own = CodeBlock()
    let name = CodeBlock.placeholder
    own.append(
      .code(
        prefix: "let \(name) = ",
        .call(
          "NSCollectionLayoutDecorationItem.background", [CodeArgument("elementKind", kind(mapping))]),
        line: line(mapping.source.range)))
    set("\(name).zIndex", DecorationKey.zIndex, of: mapping, in: &own) { $0.value($1, as: .int) }
    set("\(name).contentInsets", DecorationKey.contentInsets, of: mapping, in: &own) { $0.insets($1) }
    return declare(own.statements, as: elementName(mapping, "background"), in: &block)
  }
}
