// Cards that grow with the text: a headline, two lines of subheadline, one column at the accessibility sizes.
import UIKit

final class StoryListController: UIViewController {
  private enum Spacing {
    static let card: CGFloat = 12
  }

  func makeLayout() -> UICollectionViewLayout {
    let category = traitCollection.preferredContentSizeCategory
    let columns = category.isAccessibilityCategory ? 1 : 2
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(cardHeight()))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: columns)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = UIFontMetrics(forTextStyle: .body).scaledValue(for: 10)
    if category >= .extraExtraExtraLarge {
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    } else {
      section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
    }
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func cardHeight() -> CGFloat {
    let title = UIFont.preferredFont(forTextStyle: .headline)
    let text = UIFont.preferredFont(forTextStyle: .subheadline)
    return ceil(title.lineHeight + 2 * text.lineHeight) + title.pointSize + 2 * Spacing.card
  }
}
