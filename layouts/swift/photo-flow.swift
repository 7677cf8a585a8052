import UIKit

/// A flow layout whose delegate returns the sizes.
final class PhotoFlowViewController: UIViewController, UICollectionViewDelegateFlowLayout {
  private let columns = 4

  func makeLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 2
    layout.minimumInteritemSpacing = 2
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 8, right: 8)
    layout.sectionHeadersPinToVisibleBounds = true
    return layout
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let available = collectionView.bounds.width - 16 - CGFloat(columns - 1) * 2
    let side = floor(available / CGFloat(columns))
    return CGSize(width: side, height: side)
  }
}
