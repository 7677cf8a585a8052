import LayoutSolver
import SourceText

extension SpecLowering {
  /// Returns an item or a group; with `isGroup`, a missing type is reported.
  ///
  /// Copies made by 'use' are lowered once, but each copy counts toward the node limit.
  mutating func item(_ node: SpecNode, isGroup: Bool = false) -> Item {
    guard spec.usesDefinitions else { return newItem(node, isGroup: isGroup) }
    let place = ItemPlace(identity: node.source.identity, isGroup: isGroup, isInGroup: isInGroup)
    if let known = loweredItems[place] {
      return countNodes(known.nodeCount, at: node.source) ? known.item : .placeholder
    }
    let before = nodeCount
    let item = newItem(node, isGroup: isGroup)
    loweredItems[place] = (item, nodeCount - before)
    return item
  }

  /// The identity of an item and the context that affects how it is lowered.
  struct ItemPlace: Hashable {
    var identity: Int
    var isGroup: Bool
    var isInGroup: Bool
  }

  private mutating func newItem(_ node: SpecNode, isGroup: Bool) -> Item {
    guard let mapping = mapping(node) else { return .placeholder }
    let type: GroupType? = word(ItemKey.type, of: mapping)
    if isGroup, mapping[ItemKey.type] == nil, !mapping.hasUnknownKeys {
      report(.missingKey("type", of: "a group"), at: mapping.source)
    }
    // The keys are not checked if the type is invalid, because it is unknown which ones belong to it.
    if type != nil || mapping[ItemKey.type] == nil {
      check(mapping, as: type?.form ?? (isGroup ? nil : .item))
    }
    let part: ElementLabels.Part = type == nil ? .item : .group
    var item = Item(
      id: label(part, name: text(ItemKey.name, of: mapping), mapping),
      size: layoutSize(ItemKey.width, ItemKey.height, of: mapping),
      contentInsets: insets(ItemKey.contentInsets, of: mapping) ?? .zero,
      edgeSpacing: edgeSpacing(ItemKey.edgeSpacing, of: mapping))
    if let type { item.content = .group(arrangement(type, mapping, size: item.size)) }
    item.supplementaryItems = elements(mapping[ItemKey.supplementaryItems]?.value).compactMap {
      anchoredItem($0)
    }
    return item
  }

  private mutating func arrangement(
    _ type: GroupType, _ mapping: SpecMapping, size: LayoutSize
  ) -> Arrangement {
    switch type {
    case .horizontal: .stack(stack(.horizontal, mapping))
    case .vertical: .stack(stack(.vertical, mapping))
    case .custom: .custom(customArrangement(mapping, size: size))
    case .waterfall: .waterfall(waterfall(mapping))
    }
  }

  // MARK: Stacks

  private mutating func stack(_ axis: Axis, _ mapping: SpecMapping) -> Stack {
    let wasInGroup = isInGroup
    isInGroup = true
    defer { isInGroup = wasInGroup }
    return Stack(
      axis: axis, subitems: subitems(of: mapping),
      interItemSpacing: spacing(ItemKey.interItemSpacing, of: mapping))
  }

  /// Returns a list of subitems, or one subitem with a count.
  private mutating func subitems(of mapping: SpecMapping) -> Subitems {
    let kinds: [ItemKey] = [.subitems, .subitem, .repeatingSubitem]
    let found = kinds.compactMap { mapping[$0] }
    for other in found.dropFirst() {
      report(
        Diagnostic(
          SpecProblem.excludedKeys(found[0].key.string, other.key.string), at: other.keyRange,
          path: mapping.source.path))
    }
    guard let first = found.first else {
      if !mapping.hasUnknownKeys { report(.emptyGroup, at: mapping.source) }
      return .cycle([.placeholder])
    }
    return first.key == ItemKey.subitems.rawValue
      ? cycle(first.value, of: mapping) : counted(first, of: mapping)
  }

  private mutating func cycle(_ node: SpecNode, of mapping: SpecMapping) -> Subitems {
    if let count = mapping[ItemKey.count] {
      let problem = SpecProblem.missingPartner("count", needs: "'subitem' or 'repeatingSubitem'")
      report(Diagnostic(problem, at: count.keyRange, path: mapping.source.path))
    }
    let items = elements(node).map { item($0) }
    if items.isEmpty, case .list = node.content { report(.emptyGroup, at: node.source) }
    return .cycle(items.isEmpty ? [.placeholder] : items)
  }

  private mutating func counted(_ member: SpecMember, of mapping: SpecMapping) -> Subitems {
    let item = item(member.value)
    var count = 1
    if mapping[ItemKey.count] == nil {
      let problem = SpecProblem.missingPartner(member.key.string, needs: "'count'")
      report(Diagnostic(problem, at: member.keyRange, path: mapping.source.path))
    } else {
      count = self.count(ItemKey.count, of: mapping, limit: Double(SolverIssue.elementLimit))
    }
    return member.key == ItemKey.subitem.rawValue ? .count(item, count) : .repeating(item, count)
  }

  /// Returns a count of at least 1.
  private mutating func count(_ key: ItemKey, of mapping: SpecMapping, limit: Double) -> Int {
    guard let count = number(key, of: mapping), let node = mapping[key]?.value else { return 1 }
    guard count <= limit else {
      report(
        .outOfRange(explained(count, node), expected: "at most \(plainNumberText(limit))"), at: node.source)
      return 1
    }
    return Int(count)
  }

  // MARK: Waterfalls

  private mutating func waterfall(_ mapping: SpecMapping) -> Waterfall {
    if isInGroup { report(.nestedWaterfall, at: mapping.source) }
    return Waterfall(
      columns: count(.columns, of: mapping, limit: 1_000_000),
      columnSpacing: number(ItemKey.columnSpacing, of: mapping) ?? 0,
      itemSpacing: number(ItemKey.itemSpacing, of: mapping) ?? 0,
      itemOrder: word(ItemKey.itemOrder, of: mapping) ?? .shortestFirst,
      estimatedItemHeight: number(ItemKey.estimatedItemHeight, of: mapping) ?? 44)
  }
}

extension GroupType {
  /// The mapping form of the group type.
  var form: MappingForm {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .custom: .custom
    case .waterfall: .waterfall
    }
  }
}
