import UIKit

/// A list with a pinned header and a footer that is not pinned.
final class ContactsViewController: UIViewController {
  static let sectionHeaderElementKind = "section-header"
  static let sectionFooterElementKind = "section-footer"

  private var headerSize: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44))
  }

  private func makeHeader(pinned: Bool) -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: headerSize, elementKind: ContactsViewController.sectionHeaderElementKind, alignment: .top)
    header.pinToVisibleBounds = pinned
    header.zIndex = 2
    return header
  }

  private func createLayout() -> UICollectionViewLayout {
    let row = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44)),
      subitems: [row])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: headerSize, elementKind: Self.sectionFooterElementKind, alignment: .bottom,
      absoluteOffset: CGPoint(x: 0, y: 4))
    section.boundarySupplementaryItems = [makeHeader(pinned: true), footer]
    section.supplementariesFollowContentInsets = false
    return UICollectionViewCompositionalLayout(section: section)
  }
}
