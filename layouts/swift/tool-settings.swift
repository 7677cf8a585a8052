import UIKit

/// Settings: rows with text and a switch, and a grid of tools, each below a header.
enum SettingsSection: CaseIterable {
  case rows
  case tools

  var layout: NSCollectionLayoutSection {
    let group: NSCollectionLayoutGroup
    switch self {
    case .rows:
      let text = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .fractionalHeight(1)))
      let toggle = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
      group = .horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        subitems: [text, toggle])
    case .tools:
      let tool = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
      group = .horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(88)),
        subitems: [tool])
    }
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }
}

final class SettingsViewController: UIViewController {
  private lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout { index, _ in
      SettingsSection.allCases[index].layout
    })
}
