/// A complete layout with its content.
package enum Layout: Sendable {
  case compositional(CompositionalLayout)
  case flow(FlowLayout)

  package var scrollAxis: Axis {
    switch self {
    case .compositional(let layout): layout.scrollAxis
    case .flow(let layout): layout.scrollAxis
    }
  }
}

/// A `UICollectionViewCompositionalLayout` with its configuration.
package struct CompositionalLayout: Sendable {
  package var scrollAxis: Axis
  package var interSectionSpacing: Double
  package var contentInsetsReference: ContentInsetsReference
  package var boundarySupplementaryItems: [BoundarySupplementary]
  package var sections: [Section]

  package init(
    scrollAxis: Axis = .vertical, interSectionSpacing: Double = 0,
    contentInsetsReference: ContentInsetsReference = .automatic,
    boundarySupplementaryItems: [BoundarySupplementary] = [], sections: [Section]
  ) {
    self.scrollAxis = scrollAxis
    self.interSectionSpacing = interSectionSpacing
    self.contentInsetsReference = contentInsetsReference
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.sections = sections
  }
}
