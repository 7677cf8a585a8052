package import LayoutSpec

@MainActor package class UICollectionView: NSObject {
  package enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  package static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  package static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  private let traits: EnvironmentTraits
  private let itemCounts: [Int]

  /// A view in an environment, with the number of items in each section.
  package init(_ traits: EnvironmentTraits, itemCounts: [Int]) {
    (self.traits, self.itemCounts) = (traits, itemCounts)
  }

  package var bounds: CGRect { CGRect(x: 0, y: 0, width: traits.width, height: traits.height) }

  package var directionalLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(traits.layoutMargins)
  }

  package var traitCollection: UITraitCollection { UITraitCollection(traits) }
  package var numberOfSections: Int { itemCounts.count }

  package func numberOfItems(inSection section: Int) -> Int { itemCounts[section] }
}
