import UIKit

/// The content of a layout: what exported code asks its app for.
@MainActor struct Content {
  let collectionView: UICollectionView
  /// The height of an item at a width; nil if it is not measured.
  let itemHeight: (IndexPath, CGFloat) -> CGFloat?
  /// The size of an item; nil if it has that of its section.
  let itemSize: (IndexPath) -> CGSize?
}

/// Exported code with the spec that it was made from.
@MainActor struct ExportedLayout {
  let spec: String
  /// Returns the layout, and the delegate of a flow layout.
  let make: @MainActor (Content) -> (UICollectionViewLayout, (any UICollectionViewDelegateFlowLayout)?)
}
