package import LayoutSolver

package typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

@MainActor package final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  package var scrollDirection = UICollectionView.ScrollDirection.vertical
  package var interSectionSpacing: CGFloat = 0
  package var contentInsetsReference = UIContentInsetsReference.automatic
  package var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  package override init() {}
}

@MainActor package class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  package var configuration: UICollectionViewCompositionalLayoutConfiguration

  package init(section: NSCollectionLayoutSection) {
    (provider, configuration) = ({ _, _ in section }, .init())
  }

  package init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = ({ _, _ in section }, configuration)
  }

  package init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    (provider, configuration) = (sectionProvider, .init())
  }

  package init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
  }

  package static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The layout for the solver, with the items and measurements of `content`, the same layout of the spec.
  package func solved(_ kinds: ElementKinds, content: CompositionalLayout) -> CompositionalLayout {
    let environment: SolverEnvironment = UITraitCollection.currentEnvironment
    return CompositionalLayout(
      scrollAxis: configuration.scrollDirection == .vertical ? .vertical : .horizontal,
      interSectionSpacing: configuration.interSectionSpacing,
      contentInsetsReference: ContentInsetsReference.allCases[configuration.contentInsetsReference.rawValue],
      boundarySupplementaryItems: configuration.boundarySupplementaryItems.enumerated().map { index, item in
        let measured = content.boundarySupplementaryItems
        return item.solved(kinds, content: index < measured.count ? measured[index] : nil)
      },
      sections: content.sections.enumerated().compactMap { index, section in
        provider(index, environment)?.solved(kinds, content: section)
      })
  }
}
