/// A `UICollectionViewFlowLayout` with the values its delegate returns (rules F1 to F17).
package struct FlowLayout: Sendable {
  /// The insets that the section inset is added to across the scroll axis.
  package enum InsetReference: String, Hashable, Sendable, CaseIterable {
    case contentInset, safeArea, layoutMargins
  }

  /// A difference in the behavior of older systems (rule F17).
  package enum Quirk: String, Hashable, Sendable, CaseIterable {
    /// Items of different sizes swap the two spacings in a horizontally scrolling layout.
    case swapSpacingsHorizontally
    /// Lines of items of different lengths are not mirrored in right-to-left layouts.
    case rtlLineModeUnmirrored
  }

  package var scrollAxis: Axis
  package var sectionHeadersPinToVisibleBounds: Bool
  package var sectionFootersPinToVisibleBounds: Bool
  package var sectionInsetReference: InsetReference
  package var quirks: Set<Quirk>
  /// The kinds of headers and footers.
  package var headerKind: ElementKind
  package var footerKind: ElementKind
  package var sections: [FlowSection]

  package init(
    scrollAxis: Axis = .vertical, sectionHeadersPinToVisibleBounds: Bool = false,
    sectionFootersPinToVisibleBounds: Bool = false, sectionInsetReference: InsetReference = .contentInset,
    quirks: Set<Quirk> = [], headerKind: ElementKind, footerKind: ElementKind, sections: [FlowSection]
  ) {
    self.scrollAxis = scrollAxis
    self.sectionHeadersPinToVisibleBounds = sectionHeadersPinToVisibleBounds
    self.sectionFootersPinToVisibleBounds = sectionFootersPinToVisibleBounds
    self.sectionInsetReference = sectionInsetReference
    self.quirks = quirks
    self.headerKind = headerKind
    self.footerKind = footerKind
    self.sections = sections
  }
}

/// One section of a flow layout, with the values its delegate returns.
package struct FlowSection: Sendable {
  package var id: ElementID
  /// The sizes of individual items, which replace `itemSize` per axis; in a self-sizing section, the measured sizes.
  package var items: SectionItems
  package var itemSize: Size
  /// The size of an item before it is measured; nil if items are not self-sizing (rule F11).
  package var estimatedItemSize: Size?
  package var minimumLineSpacing: Double
  package var minimumInteritemSpacing: Double
  package var sectionInset: Insets
  package var headerReferenceSize: Size
  package var footerReferenceSize: Size

  package init(
    id: ElementID = .none, items: SectionItems, itemSize: Size = Size(width: 50, height: 50),
    estimatedItemSize: Size? = nil, minimumLineSpacing: Double = 10, minimumInteritemSpacing: Double = 10,
    sectionInset: Insets = .zero,
    headerReferenceSize: Size = .zero, footerReferenceSize: Size = .zero
  ) {
    self.id = id
    self.items = items
    self.itemSize = itemSize
    self.estimatedItemSize = estimatedItemSize
    self.minimumLineSpacing = minimumLineSpacing
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.sectionInset = sectionInset
    self.headerReferenceSize = headerReferenceSize
    self.footerReferenceSize = footerReferenceSize
  }
}
