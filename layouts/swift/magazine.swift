import UIKit

/// A custom layout class whose sections are named by an enum.
final class MagazineLayout: UICollectionViewCompositionalLayout {
  enum Part: Int {
    case cover, stories, archive
  }

  init() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    super.init(
      sectionProvider: { index, environment in
        switch Part(rawValue: index) {
        case .cover: return MagazineLayout.stack([1], height: 240)
        case .stories: return MagazineLayout.stack([0.6, 0.4], height: 140)
        case .archive: return MagazineLayout.stack([0.25, 0.25, 0.25, 0.25], height: 90)
        case nil: return nil
        }
      }, configuration: configuration)
  }

  required init?(coder: NSCoder) {
    fatalError("not used")
  }

  private static func stack(_ shares: [CGFloat], height: CGFloat) -> NSCollectionLayoutSection {
    var items: [NSCollectionLayoutItem] = []
    for share in shares {
      items.append(
        NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(share), heightDimension: .fractionalHeight(1))))
    }
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        subitems: items))
  }
}
