/// The insets of the view that content insets are relative to, equivalent to `UIContentInsetsReference`.
package enum ContentInsetsReference: String, Hashable, Sendable, CaseIterable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// How a section's groups scroll orthogonally, equivalent to `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
package enum OrthogonalScrollingBehavior: String, Hashable, Sendable, CaseIterable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// One section of a compositional layout, with its content. Defaults are those of UIKit (rule 64).
package struct Section: Sendable {
  package var id: ElementID
  package var items: SectionItems
  /// The root group, an item whose content is a group.
  package var group: Item
  package var contentInsets: Insets
  package var interGroupSpacing: Double
  package var contentInsetsReference: ContentInsetsReference
  package var supplementaryContentInsetsReference: ContentInsetsReference
  package var supplementariesFollowContentInsets: Bool
  package var orthogonalScrollingBehavior: OrthogonalScrollingBehavior
  /// The scroll offset of an orthogonal row, from its start; nil is the initial scroll position.
  package var orthogonalOffset: Double?
  package var boundarySupplementaryItems: [BoundarySupplementary]
  package var decorationItems: [DecorationItem]

  package init(
    id: ElementID = .none, items: SectionItems, group: Item, contentInsets: Insets = .zero,
    interGroupSpacing: Double = 0, contentInsetsReference: ContentInsetsReference = .automatic,
    supplementaryContentInsetsReference: ContentInsetsReference = .automatic,
    supplementariesFollowContentInsets: Bool = true,
    orthogonalScrollingBehavior: OrthogonalScrollingBehavior = .none, orthogonalOffset: Double? = nil,
    boundarySupplementaryItems: [BoundarySupplementary] = [], decorationItems: [DecorationItem] = []
  ) {
    self.id = id
    self.items = items
    self.group = group
    self.contentInsets = contentInsets
    self.interGroupSpacing = interGroupSpacing
    self.contentInsetsReference = contentInsetsReference
    self.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    self.orthogonalOffset = orthogonalOffset
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.decorationItems = decorationItems
  }
}
