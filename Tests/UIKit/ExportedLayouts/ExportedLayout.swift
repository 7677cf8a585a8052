package import UIKit

/// The content of a layout: what exported code asks its app for.
@MainActor package struct Content {
  package let collectionView: UICollectionView
  /// The height of an item at a width; nil if it is not measured.
  package let itemHeight: (IndexPath, CGFloat) -> CGFloat?
  /// The size of an item; nil if it has that of its section.
  package let itemSize: (IndexPath) -> CGSize?

  package init(
    collectionView: UICollectionView, itemHeight: @escaping (IndexPath, CGFloat) -> CGFloat?,
    itemSize: @escaping (IndexPath) -> CGSize?
  ) {
    self.collectionView = collectionView
    self.itemHeight = itemHeight
    self.itemSize = itemSize
  }
}

/// Exported code with the spec that it was made from.
@MainActor package struct ExportedLayout {
  package let spec: String
  /// Returns the layout, and the delegate of a flow layout.
  package let make:
    @MainActor (Content) -> (UICollectionViewLayout, (any UICollectionViewDelegateFlowLayout)?)
}
