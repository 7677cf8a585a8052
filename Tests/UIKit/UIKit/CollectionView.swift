package import LayoutSpec

@MainActor package protocol UICollectionViewDataSource: NSObjectProtocol {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

@MainActor package class UICollectionView: NSObject {
  package enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  package static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  package static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  private let size: CGSize
  private let itemCounts: [Int]
  private var classes: [String: UICollectionReusableView.Type] = [:]
  package weak var dataSource: (any UICollectionViewDataSource)?
  package weak var delegate: (any UICollectionViewDelegate)?
  package var contentOffset = CGPoint.zero
  package var collectionViewLayout: UICollectionViewLayout {
    didSet { collectionViewLayout.collectionView = self }
  }

  package init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    (size, itemCounts, self.collectionViewLayout) = (frame.size, [], collectionViewLayout)
    super.init()
    collectionViewLayout.collectionView = self
  }

  /// A view without a data source, for code that asks for the number of items in a section.
  package init(_ traits: EnvironmentTraits, itemCounts: [Int]) {
    size = CGSize(width: traits.width, height: traits.height)
    (self.itemCounts, collectionViewLayout) = (itemCounts, UICollectionViewLayout())
  }

  package var bounds: CGRect { CGRect(origin: contentOffset, size: size) }
  package var traitCollection: UITraitCollection { .current }

  package var directionalLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(traitCollection.traits.layoutMargins)
  }

  package var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? itemCounts.count }

  package func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? itemCounts[section]
  }

  package func register(_ type: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = type
  }

  package func register(
    _ type: UICollectionReusableView.Type, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { classes[kind + "." + identifier] = type }

  package func dequeueReusableCell(
    withReuseIdentifier identifier: String, for _: IndexPath
  ) -> UICollectionViewCell {
    (classes[identifier] as? UICollectionViewCell.Type ?? UICollectionViewCell.self).init(frame: .zero)
  }

  package func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for _: IndexPath
  ) -> UICollectionReusableView {
    (classes[kind + "." + identifier] ?? UICollectionReusableView.self).init(frame: .zero)
  }

  package var contentSize: CGSize { collectionViewLayout.collectionViewContentSize }

  package func layoutIfNeeded() { collectionViewLayout.solve() }
}

/// Open, as in UIKit, so that other modules can measure their views.
@MainActor open class UICollectionReusableView: NSObject {
  /// Creates a view.
  public required init(frame: CGRect) {}

  /// Returns the attributes with the size that the view prefers.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// Open, as in UIKit, so that other modules can measure their cells.
@MainActor open class UICollectionViewCell: UICollectionReusableView {}

/// The frame of an element.
@MainActor public final class UICollectionViewLayoutAttributes: NSObject {
  package enum Category: Int, Sendable { case cell, supplementaryView, decorationView }

  package let indexPath: IndexPath
  package let representedElementCategory: Category
  package let representedElementKind: String?
  package var frame: CGRect
  package let zIndex: Int
  package let isHidden = false

  package var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  init(_ path: IndexPath, _ category: Category, _ kind: String?, _ frame: CGRect, zIndex: Int) {
    (indexPath, representedElementCategory, representedElementKind) = (path, category, kind)
    (self.frame, self.zIndex) = (frame, zIndex)
  }
}

extension UICollectionView {
  /// Returns the size that an item's cell prefers.
  func measured(_ path: IndexPath) -> CGSize {
    let attributes = UICollectionViewLayoutAttributes(path, .cell, nil, .zero, zIndex: 0)
    return dataSource?.collectionView(self, cellForItemAt: path).preferredLayoutAttributesFitting(attributes)
      .size
      ?? .zero
  }

  /// Returns the size that a header, a footer or a side item prefers.
  func measured(_ kind: String, _ path: IndexPath) -> CGSize {
    let attributes = UICollectionViewLayoutAttributes(path, .supplementaryView, kind, .zero, zIndex: 0)
    return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      .preferredLayoutAttributesFitting(attributes).size ?? .zero
  }
}
