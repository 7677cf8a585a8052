import UIKit

/// Sections whose number of columns depends on their kind and on the width.
final class DistinctViewController: UIViewController {
  enum SectionLayoutKind: Int, CaseIterable {
    case list, grid5, grid3

    func columnCount(for width: CGFloat) -> Int {
      let wideMode = width > 800
      switch self {
      case .grid3: return wideMode ? 6 : 3
      case .grid5: return wideMode ? 10 : 5
      case .list: return wideMode ? 2 : 1
      }
    }
  }

  func createLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout {
      (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
      guard let kind = SectionLayoutKind(rawValue: sectionIndex) else { return nil }
      let columns = kind.columnCount(for: layoutEnvironment.container.effectiveContentSize.width)
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1.0)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let groupHeight =
        kind == .list ? NSCollectionLayoutDimension.absolute(44) : NSCollectionLayoutDimension.fractionalWidth(0.2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: groupHeight),
        subitem: item, count: columns)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
      return section
    }
    return layout
  }
}
