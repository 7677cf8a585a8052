/// Which insets of the view the content is cleared of, as `UIContentInsetsReference`.
package enum ContentInsetsReference: String, Hashable, Sendable, CaseIterable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// How a section's groups scroll across the layout, as `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
package enum OrthogonalScrollingBehavior: String, Hashable, Sendable, CaseIterable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// One section of a compositional layout, and its content; defaults are those of UIKit (rule 64).
package struct Section: Sendable {
  package var id: ElementID
  package var items: SectionItems
  /// The root group: an item whose content is a group.
  package var group: Item
  package var contentInsets: Insets
  package var interGroupSpacing: Double
  package var contentInsetsReference: ContentInsetsReference
  package var supplementaryContentInsetsReference: ContentInsetsReference
  package var supplementariesFollowContentInsets: Bool
  package var orthogonalScrollingBehavior: OrthogonalScrollingBehavior
  /// Where an orthogonal row stands, from its own start; nil: at rest.
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
