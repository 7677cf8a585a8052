package import LayoutSolver

/// The solver's kinds by their names.
package struct ElementKinds {
  /// Returns the kind of a name.
  package var kind: (String) -> ElementKind

  package init(kind: @escaping (String) -> ElementKind) { self.kind = kind }
}

@MainActor package class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  package let elementKind: String
  package let containerAnchor: NSCollectionLayoutAnchor
  package let itemAnchor: NSCollectionLayoutAnchor?
  package var zIndex = 1

  package init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize)
  }

  package func solved(_ kinds: ElementKinds) -> AnchoredSupplementary {
    AnchoredSupplementary(
      kind: kinds.kind(elementKind), size: layoutSize.solved, containerAnchor: containerAnchor.solved,
      itemAnchor: itemAnchor?.solved, zIndex: zIndex, contentInsets: Insets(contentInsets))
  }
}

@MainActor package class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  package let alignment: NSRectAlignment
  package let offset: CGPoint
  package var extendsBoundary = true
  package var pinToVisibleBounds = false

  package init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }

  /// The item for the solver, with the measurements of `content`, the same item of the spec.
  package func solved(_ kinds: ElementKinds, content: BoundarySupplementary?) -> BoundarySupplementary {
    BoundarySupplementary(
      kind: kinds.kind(elementKind), size: layoutSize.solved, alignment: Alignment(alignment),
      absoluteOffset: Point(offset), extendsBoundary: extendsBoundary, pinToVisibleBounds: pinToVisibleBounds,
      zIndex: zIndex, contentInsets: Insets(contentInsets), measuredWidth: content?.measuredWidth,
      measuredHeight: content?.measuredHeight)
  }
}

@MainActor package final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  package let elementKind: String
  package var zIndex = 0

  private init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  package static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    .init(elementKind)
  }

  package func solved(_ kinds: ElementKinds) -> DecorationItem {
    DecorationItem(kind: kinds.kind(elementKind), contentInsets: Insets(contentInsets), zIndex: zIndex)
  }
}
