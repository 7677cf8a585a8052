import UIKit

extension CGFloat {
  fileprivate static let margin: CGFloat = 16
  fileprivate static let cardHeight: CGFloat = 3 * margin + 72
}

extension NSDirectionalEdgeInsets {
  fileprivate init(horizontal: CGFloat, vertical: CGFloat = 0) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

extension NSCollectionLayoutSection {
  /// A horizontally scrolling row of cards.
  static func cards(height: CGFloat = .cardHeight) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      ])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = .margin / 2
    section.contentInsets = .init(horizontal: .margin, vertical: 24)
    section.contentInsetsReference = .none
    return section
  }
}
