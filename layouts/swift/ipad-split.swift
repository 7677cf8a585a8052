import UIKit

/// Two columns on a wide screen, a list on a narrow one.
struct SplitLayout {
  func make() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      guard environment.container.contentSize.width >= 700 else {
        return .list(
          using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
      }
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
        subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
  }
}
