import UIKit

/// Horizontally scrolling pages, below a title that belongs to the layout.
func pagesLayout() -> UICollectionViewLayout {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.scrollDirection = .horizontal
  configuration.interSectionSpacing = 30
  let page = NSCollectionLayoutItem(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.vertical(
    layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .fractionalHeight(1)),
    subitems: [page])
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 20
  let layout = UICollectionViewCompositionalLayout(section: section)
  layout.configuration = configuration
  return layout
}
