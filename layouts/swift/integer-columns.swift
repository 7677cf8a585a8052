import UIKit

/// Integer and floating-point arithmetic, typed as in Swift.
func integerColumns() -> NSCollectionLayoutSection {
  let wanted = 7
  let columns = wanted / 2
  let share: CGFloat = 1 / 3
  let spacing = CGFloat(columns) * 4 / 3
  let item = NSCollectionLayoutItem(
    layoutSize: .init(widthDimension: .fractionalWidth(share), heightDimension: .absolute(60)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
    repeatingSubitem: item, count: min(columns, 3))
  group.contentInsets.bottom = spacing * CGFloat(1 / 2) + 2
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = spacing
  return section
}
