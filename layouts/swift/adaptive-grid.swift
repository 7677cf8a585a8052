import UIKit

/// A grid whose number of columns grows with the width.
func adaptiveGrid() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout { _, environment in
    let width = environment.container.effectiveContentSize.width
    let columns = width > 1000 ? 5 : width > 600 ? 3 : 2
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
    let height = (width / CGFloat(columns)).rounded(.down)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    if environment.traitCollection.horizontalSizeClass == .regular {
      section.contentInsets = .init(top: 20, leading: 0, bottom: 20, trailing: 0)
      section.interGroupSpacing = 8
    }
    return section
  }
}
