import LayoutSolver
import SourceText

extension SpecLowering {
  /// Returns the boundary supplementary items under a key; kinds must be unique (rule 52), also among `taken`.
  mutating func boundaryItems(
    _ key: some SpecKey, of mapping: SpecMapping, taken: [BoundarySupplementary] = []
  ) -> [BoundarySupplementary] {
    var kinds = Set(taken.map(\.kind))
    var items: [BoundarySupplementary] = []
    for node in elements(mapping[key]?.value) {
      guard let item = boundaryItem(node) else { continue }
      let word = labels.word(of: item.kind)
      if !kinds.insert(item.kind).inserted, !word.isEmpty { report(.duplicateKind(word), at: node.source) }
      items.append(item)
    }
    return items
  }

  private mutating func boundaryItem(_ node: SpecNode) -> BoundarySupplementary? {
    guard let mapping = mapping(node) else { return nil }
    check(mapping)
    let kind = text(BoundaryItemKey.kind, of: mapping) ?? ""
    let measured = self.mapping(mapping[BoundaryItemKey.measured]?.value)
    return BoundarySupplementary(
      id: label(.boundaryItem, name: kind, mapping), kind: labels.addKind(kind),
      size: layoutSize(BoundaryItemKey.width, BoundaryItemKey.height, of: mapping),
      alignment: word(BoundaryItemKey.alignment, of: mapping) ?? .none,
      absoluteOffset: point(BoundaryItemKey.absoluteOffset, of: mapping) ?? .zero,
      extendsBoundary: boolean(BoundaryItemKey.extendsBoundary, of: mapping) ?? true,
      pinToVisibleBounds: boolean(BoundaryItemKey.pinToVisibleBounds, of: mapping) ?? false,
      zIndex: wholeNumber(BoundaryItemKey.zIndex, of: mapping) ?? 1,
      contentInsets: insets(BoundaryItemKey.contentInsets, of: mapping) ?? .zero,
      measuredWidth: measured.flatMap { number(MeasuredSizeKey.width, of: $0) },
      measuredHeight: measured.flatMap { number(MeasuredSizeKey.height, of: $0) })
  }

  /// Returns a supplementary item anchored to an item or a group.
  mutating func anchoredItem(_ node: SpecNode) -> AnchoredSupplementary? {
    guard let mapping = mapping(node) else { return nil }
    check(mapping)
    let kind = text(AnchoredItemKey.kind, of: mapping) ?? ""
    return AnchoredSupplementary(
      id: label(.anchoredItem, name: kind, mapping), kind: labels.addKind(kind),
      size: layoutSize(AnchoredItemKey.width, AnchoredItemKey.height, of: mapping),
      containerAnchor: anchor(.containerAnchor, of: mapping) ?? Anchor(edges: []),
      itemAnchor: anchor(.itemAnchor, of: mapping),
      zIndex: wholeNumber(AnchoredItemKey.zIndex, of: mapping) ?? 1,
      contentInsets: insets(AnchoredItemKey.contentInsets, of: mapping) ?? .zero)
  }

  private mutating func anchor(_ key: AnchoredItemKey, of mapping: SpecMapping) -> Anchor? {
    guard let anchor = self.mapping(mapping[key]?.value) else { return nil }
    if let absolute = anchor[AnchorKey.absoluteOffset], anchor[AnchorKey.fractionalOffset] != nil {
      report(
        Diagnostic(
          SpecProblem.excludedKeys("absoluteOffset", "fractionalOffset"), at: absolute.keyRange,
          path: anchor.source.path))
    }
    let edges = edges(of: anchor)
    if let fraction = point(AnchorKey.fractionalOffset, of: anchor) {
      return Anchor(edges: edges, offset: .fractional(fraction))
    }
    return Anchor(edges: edges, offset: .absolute(point(AnchorKey.absoluteOffset, of: anchor) ?? .zero))
  }

  private func edges(of anchor: SpecMapping) -> Edges {
    let words: [String]
    switch anchor[AnchorKey.edges]?.value.content {
    case .text(let word): words = [word]
    case .words(let several): words = several
    case .number, .boolean, .expression, .dimension, .flexible, .percentage, .mapping, .list, .numbers,
      .invalid, nil:
      words = []
    }
    var edges: Edges = []
    for word in words {
      switch InsetsKey(rawValue: word) {
      case .top: edges.insert(.top)
      case .leading: edges.insert(.leading)
      case .bottom: edges.insert(.bottom)
      case .trailing: edges.insert(.trailing)
      case nil: break
      }
    }
    return edges
  }

  /// Returns a decoration item of a section.
  mutating func decoration(_ node: SpecNode) -> DecorationItem? {
    guard let mapping = mapping(node) else { return nil }
    check(mapping)
    let kind = text(DecorationKey.kind, of: mapping) ?? ""
    return DecorationItem(
      id: label(.decoration, name: kind, mapping), kind: labels.addKind(kind),
      contentInsets: insets(DecorationKey.contentInsets, of: mapping) ?? .zero,
      zIndex: wholeNumber(DecorationKey.zIndex, of: mapping) ?? 0)
  }
}
