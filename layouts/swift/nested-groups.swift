import UIKit

/// A leading picture next to a column of two, in a horizontally scrolling row.
func nestedGroups() -> NSCollectionLayoutSection {
  let leading = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1.0)))
  leading.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
  let trailing = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.3)))
  trailing.contentInsets = leading.contentInsets
  let column = NSCollectionLayoutGroup.vertical(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1.0)),
    repeatingSubitem: trailing, count: 2)
  let row = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.85), heightDimension: .fractionalHeight(0.4)),
    subitems: [leading, column])
  let section = NSCollectionLayoutSection(group: row)
  section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
  return section
}
