import UIKit

/// Grouped rows with a header.
final class PreferencesViewController: UICollectionViewController {
  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.showsSeparators = true
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  static func list(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.footerMode = .supplementary
    let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    section.contentInsets.top = 12
    return section
  }
}
