package import LayoutSolver

@MainActor package class NSCollectionLayoutItem {
  package let layoutSize: NSCollectionLayoutSize
  fileprivate var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  package var contentInsets = NSDirectionalEdgeInsets.zero
  package var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  package init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    ownSupplementaryItems = supplementaryItems
  }

  package var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }

  /// The item for the solver.
  package func solved(_ kinds: ElementKinds) -> Item {
    Item(
      size: layoutSize.solved, contentInsets: Insets(contentInsets),
      edgeSpacing: edgeSpacing?.solved ?? .zero,
      supplementaryItems: supplementaryItems.map { $0.solved(kinds) })
  }
}

@MainActor package final class NSCollectionLayoutGroupCustomItem {
  package let frame: CGRect
  package let zIndex: Int?

  package init(frame: CGRect) { (self.frame, zIndex) = (frame, nil) }

  package init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }

  package var solved: CustomItem {
    CustomItem(
      frame: Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height), zIndex: zIndex)
  }
}

package typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

@MainActor package class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Content {
    case subitems([NSCollectionLayoutItem])
    case equalParts(NSCollectionLayoutItem, Int)
    case repeating(NSCollectionLayoutItem, Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private let axis: Axis
  private let content: Content
  package var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ axis: Axis, _ size: NSCollectionLayoutSize, _ content: Content) {
    (self.axis, self.content) = (axis, content)
    super.init(layoutSize: size)
  }

  package class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(.horizontal, layoutSize, .subitems(subitems)) }

  package class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(.horizontal, layoutSize, .equalParts(subitem, count)) }

  package class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(.horizontal, layoutSize, .repeating(subitem, count)) }

  package class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(.vertical, layoutSize, .subitems(subitems)) }

  package class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(.vertical, layoutSize, .equalParts(subitem, count)) }

  package class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(.vertical, layoutSize, .repeating(subitem, count)) }

  package class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { .init(.vertical, layoutSize, .custom(itemProvider)) }

  /// The supplementary items, which a group, unlike an item, can be given later.
  package override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaryItems }
    set { ownSupplementaryItems = newValue }
  }

  package override func solved(_ kinds: ElementKinds) -> Item {
    var item = super.solved(kinds)
    switch content {
    case .subitems(let items): item.content = stack(.cycle(items.map { $0.solved(kinds) }))
    case .equalParts(let part, let count): item.content = stack(.count(part.solved(kinds), count))
    case .repeating(let part, let count): item.content = stack(.repeating(part.solved(kinds), count))
    case .custom(let provider):
      let environment: SolverEnvironment = UITraitCollection.currentEnvironment
      item.content = .group(
        .custom(
          CustomArrangement { size in
            MainActor.assumeIsolated { provider(environment.resized(to: size)).map(\.solved) }
          }))
    }
    return item
  }

  private func stack(_ subitems: Subitems) -> Item.Content {
    .group(
      .stack(Stack(axis: axis, subitems: subitems, interItemSpacing: interItemSpacing?.solved ?? .fixed(0))))
  }
}
