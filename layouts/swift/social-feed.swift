import UIKit

/// A feed of pictures in three columns below a header with text.
func makeSocialFeedLayout() -> UICollectionViewLayout {
  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(80)),
    elementKind: "textHeader", alignment: .top)
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .absolute(200)))
  item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(200)), subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  section.boundarySupplementaryItems = [header]
  section.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
  return UICollectionViewCompositionalLayout(section: section)
}
