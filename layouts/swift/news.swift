import UIKit

/// A news app in which the type of each story determines its section.
final class NewsViewController: UIViewController {
  enum Story: Int, CaseIterable {
    case textOnly, imageBesideText, imageAboveText
  }

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, _ in
      guard let self, let story = Story(rawValue: index) else { return nil }
      let section = NSCollectionLayoutSection(group: self.group(for: story))
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
      return section
    }
  }

  private func group(for story: Story) -> NSCollectionLayoutGroup {
    switch story {
    case .textOnly:
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(100)))
      return .horizontal(layoutSize: item.layoutSize, subitems: [item])
    case .imageBesideText:
      let image = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
      let text = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(2 / 3), .fractionalHeight(1)))
      text.contentInsets.leading = 10
      return .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(120)), subitems: [image, text])
    case .imageAboveText:
      let image = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(180)))
      let text = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(80)))
      text.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: nil, top: .fixed(10), trailing: nil, bottom: nil)
      return .vertical(layoutSize: size(.fractionalWidth(1), .estimated(270)), subitems: [image, text])
    }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}
