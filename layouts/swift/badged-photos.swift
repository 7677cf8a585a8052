import UIKit

/// Photos with a badge at the corner, on a background.
struct BadgedPhotos {
  static let badgeKind = "badge"
  var columns = 3

  func section() -> NSCollectionLayoutSection {
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: Self.badgeKind, containerAnchor: anchor)
    badge.zIndex = 5
    let photo = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
      subitem: photo, count: columns)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = .init(top: 20, leading: 20, bottom: 20, trailing: 20)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = .init(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [background]
    return section
  }
}
