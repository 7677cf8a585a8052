package import LayoutSolver

@MainActor package protocol UICollectionViewDelegate: NSObjectProtocol {}

/// The methods of the delegate, which are optional in UIKit; here they return the layout's own values by default.
@MainActor package protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
    layout as? UICollectionViewFlowLayout ?? .init()
  }

  package func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt _: IndexPath
  ) -> CGSize { flow(layout).itemSize }

  package func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt _: Int
  ) -> UIEdgeInsets { flow(layout).sectionInset }

  package func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt _: Int
  ) -> CGFloat { flow(layout).minimumLineSpacing }

  package func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt _: Int
  ) -> CGFloat { flow(layout).minimumInteritemSpacing }

  package func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection _: Int
  ) -> CGSize { flow(layout).headerReferenceSize }

  package func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection _: Int
  ) -> CGSize { flow(layout).footerReferenceSize }
}

@MainActor package class UICollectionViewFlowLayout: UICollectionViewLayout {
  package enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

  package static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  package var scrollDirection = UICollectionView.ScrollDirection.vertical
  package var itemSize = CGSize(width: 50, height: 50)
  package var estimatedItemSize = CGSize.zero
  package var minimumLineSpacing: CGFloat = 10
  package var minimumInteritemSpacing: CGFloat = 10
  package var sectionInset = UIEdgeInsets.zero
  package var headerReferenceSize = CGSize.zero
  package var footerReferenceSize = CGSize.zero
  package var sectionInsetReference = SectionInsetReference.fromContentInset
  package var sectionHeadersPinToVisibleBounds = false
  package var sectionFootersPinToVisibleBounds = false

  /// The layout for the solver, with the items and measurements of `content`, the same layout of the spec.
  package func solved(
    _ delegate: (any UICollectionViewDelegateFlowLayout)?, in view: UICollectionView, content: FlowLayout
  ) -> FlowLayout {
    let delegate = delegate ?? NoDelegate()
    var result = content
    result.scrollAxis = scrollDirection == .vertical ? .vertical : .horizontal
    result.sectionHeadersPinToVisibleBounds = sectionHeadersPinToVisibleBounds
    result.sectionFootersPinToVisibleBounds = sectionFootersPinToVisibleBounds
    result.sectionInsetReference = FlowLayout.InsetReference.allCases[sectionInsetReference.rawValue]
    result.sections = content.sections.enumerated().map { index, section in
      self.section(index, delegate, view, content: section)
    }
    return result
  }

  private func section(
    _ index: Int, _ delegate: any UICollectionViewDelegateFlowLayout, _ view: UICollectionView,
    content: FlowSection
  ) -> FlowSection {
    let inset = delegate.collectionView(view, layout: self, insetForSectionAt: index)
    var section = FlowSection(items: content.items)
    section.minimumLineSpacing = delegate.collectionView(
      view, layout: self, minimumLineSpacingForSectionAt: index)
    section.minimumInteritemSpacing = delegate.collectionView(
      view, layout: self, minimumInteritemSpacingForSectionAt: index)
    // The flow layout's insets are physical; a right-to-left layout is mirrored as a whole.
    section.sectionInset = Insets(
      top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
    section.headerReferenceSize = Size(
      delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: index))
    section.footerReferenceSize = Size(
      delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: index))
    if estimatedItemSize != .zero {
      let isAutomatic = estimatedItemSize == Self.automaticSize
      section.estimatedItemSize = isAutomatic ? content.estimatedItemSize : Size(estimatedItemSize)
      section.itemSize = content.itemSize
      return section
    }
    let sizes = (0..<content.items.count).map { item in
      delegate.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: item, section: index))
    }
    section.items = SectionItems(
      count: sizes.count, width: .listed(sizes.map { Double($0.width) }),
      height: .listed(sizes.map { Double($0.height) }))
    return section
  }
}

private final class NoDelegate: NSObject, UICollectionViewDelegateFlowLayout {}
