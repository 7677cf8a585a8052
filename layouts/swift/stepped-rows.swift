import UIKit

/// As many columns as fit, found in a loop that is evaluated for each width.
func steppedRows() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout { _, environment in
    var columns = 1
    while environment.container.contentSize.width / CGFloat(columns + 1) >= 110 { columns += 1 }
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(90)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
      subitems: [NSCollectionLayoutItem](repeating: item, count: columns))
    return NSCollectionLayoutSection(group: group)
  }
}
