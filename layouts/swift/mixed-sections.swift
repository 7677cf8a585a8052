import UIKit

/// Sections of products, banners and users; each enum case holds its content.
final class MixedSectionsViewController: UIViewController {
  enum Content {
    case products([String])
    case banners([String])
    case mixed
  }

  var sections: [Content] = [.products(["apple", "pear"]), .banners(["sale"]), .mixed]

  func createLayout() -> UICollectionViewCompositionalLayout {
    return UICollectionViewCompositionalLayout { [weak self] sectionIndex, _ -> NSCollectionLayoutSection? in
      guard let self = self else { return nil }
      switch self.sections[sectionIndex] {
      case .products:
        let item = self.item(.fractionalWidth(0.5), 100, inset: 5)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(100)),
          subitems: [item, item])
        return NSCollectionLayoutSection(group: group)
      case .banners:
        let item = self.item(.fractionalWidth(1), 120, inset: 5)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(120)),
          subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        return section
      case .mixed:
        let groups = [80, 120].map { height in
          NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(height))),
            subitems: [self.item(.fractionalWidth(1), CGFloat(height), inset: 10)])
        }
        let outer = NSCollectionLayoutGroup.vertical(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(200)),
          subitems: groups)
        return NSCollectionLayoutSection(group: outer)
      }
    }
  }

  private func item(
    _ width: NSCollectionLayoutDimension, _ height: CGFloat, inset: CGFloat
  ) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: width, heightDimension: .absolute(height)))
    item.contentInsets = .init(top: 5, leading: inset, bottom: 5, trailing: inset)
    return item
  }
}
