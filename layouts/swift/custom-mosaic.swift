import UIKit

/// One large picture next to two small ones, with explicit frames.
func mosaicLayout() -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.6))
  let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
    let bounds = environment.container.effectiveContentSize
    let gap: CGFloat = 6
    var frames = [CGRect(x: 0, y: 0, width: bounds.width * 2 / 3 - gap, height: bounds.height)]
    for index in 0..<2 {
      let height = (bounds.height - gap) / 2
      frames.append(
        CGRect(
          x: bounds.width * 2 / 3, y: CGFloat(index) * (height + gap), width: bounds.width / 3,
          height: height))
    }
    return frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
  }
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 6
  return UICollectionViewCompositionalLayout(section: section)
}
