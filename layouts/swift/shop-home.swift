import UIKit

/// The home screen of a shop: a banner, categories, two best sellers, self-sizing products.
func makeShopHomeLayout() -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout { sectionIndex, _ -> NSCollectionLayoutSection? in
    switch sectionIndex {
    case 0:
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))
      let banner = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [banner])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .init(top: 10, leading: 0, bottom: 10, trailing: 0)
      return section
    case 1: return row(of: 4, height: .absolute(80))
    case 2: return row(of: 2, height: .absolute(180))
    case 3:
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(250)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(250)),
        subitems: [item])
      group.interItemSpacing = .flexible(0)
      return NSCollectionLayoutSection(group: group)
    default: return nil
    }
  }
}

/// A row of equal items.
private func row(of count: Int, height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: .init(
      widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .fractionalHeight(1)))
  item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height), subitems: [item])
  return NSCollectionLayoutSection(group: group)
}
