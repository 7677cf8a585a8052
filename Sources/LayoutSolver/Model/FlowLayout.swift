/// A `UICollectionViewFlowLayout` with what its delegate answers (rules F1 to F16).
package struct FlowLayout: Sendable {
  /// What the section inset counts from across the scroll axis.
  package enum InsetReference: String, Hashable, Sendable, CaseIterable {
    case contentInset, safeArea, layoutMargins
  }

  package var scrollAxis: Axis
  package var sectionHeadersPinToVisibleBounds: Bool
  package var sectionFootersPinToVisibleBounds: Bool
  package var sectionInsetReference: InsetReference
  /// The kinds of headers and footers.
  package var headerKind: ElementKind
  package var footerKind: ElementKind
  package var sections: [FlowSection]

  package init(
    scrollAxis: Axis = .vertical, sectionHeadersPinToVisibleBounds: Bool = false,
    sectionFootersPinToVisibleBounds: Bool = false, sectionInsetReference: InsetReference = .contentInset,
    headerKind: ElementKind, footerKind: ElementKind, sections: [FlowSection]
  ) {
    self.scrollAxis = scrollAxis
    self.sectionHeadersPinToVisibleBounds = sectionHeadersPinToVisibleBounds
    self.sectionFootersPinToVisibleBounds = sectionFootersPinToVisibleBounds
    self.sectionInsetReference = sectionInsetReference
    self.headerKind = headerKind
    self.footerKind = footerKind
    self.sections = sections
  }
}

/// One section of a flow layout, as the delegate would describe it.
package struct FlowSection: Sendable {
  package var id: ElementID
  /// Sizes of single items take the place of `itemSize`, side by side.
  package var items: SectionItems
  package var itemSize: Size
  package var minimumLineSpacing: Double
  package var minimumInteritemSpacing: Double
  package var sectionInset: Insets
  package var headerReferenceSize: Size
  package var footerReferenceSize: Size

  package init(
    id: ElementID = .none, items: SectionItems, itemSize: Size = Size(width: 50, height: 50),
    minimumLineSpacing: Double = 10, minimumInteritemSpacing: Double = 10, sectionInset: Insets = .zero,
    headerReferenceSize: Size = .zero, footerReferenceSize: Size = .zero
  ) {
    self.id = id
    self.items = items
    self.itemSize = itemSize
    self.minimumLineSpacing = minimumLineSpacing
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.sectionInset = sectionInset
    self.headerReferenceSize = headerReferenceSize
    self.footerReferenceSize = footerReferenceSize
  }
}
