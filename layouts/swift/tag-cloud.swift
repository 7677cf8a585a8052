import UIKit

/// Self-sizing tags, as many per row as fit.
final class TagCloud: UIView {
  let spacing: CGFloat = 8

  lazy var layout: UICollectionViewLayout = {
    let size = NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .absolute(32))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    row.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = spacing
    return UICollectionViewCompositionalLayout(section: section)
  }()
}
