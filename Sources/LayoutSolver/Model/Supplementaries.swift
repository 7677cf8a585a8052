/// A set of edges; none of an axis means its middle.
package struct Edges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let top = Edges(rawValue: 1)
  package static let leading = Edges(rawValue: 2)
  package static let bottom = Edges(rawValue: 4)
  package static let trailing = Edges(rawValue: 8)

  /// Where along `axis` the edges lie: 0 at the near edge, 1 at the far one, 0.5 for neither or both (rule 53).
  package func factor(_ axis: Axis) -> Double {
    let near = contains(axis == .horizontal ? .leading : .top)
    let far = contains(axis == .horizontal ? .trailing : .bottom)
    return near == far ? 0.5 : (near ? 0 : 1)
  }
}

/// A point on a frame, as `NSCollectionLayoutAnchor`.
package struct Anchor: Hashable, Sendable {
  /// How far from the edges.
  package enum Offset: Hashable, Sendable {
    /// In points.
    case absolute(Point)
    /// In shares of the supplementary view's own size.
    case fractional(Point)
  }

  package var edges: Edges
  package var offset: Offset

  package init(edges: Edges, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }
}

/// A view that hangs on an item or a group (a badge), as `NSCollectionLayoutSupplementaryItem`.
package struct AnchoredSupplementary: Hashable, Sendable {
  package var id: ElementID
  package var kind: ElementKind
  package var size: LayoutSize
  package var containerAnchor: Anchor
  package var itemAnchor: Anchor?
  package var zIndex: Int
  package var contentInsets: Insets

  package init(
    id: ElementID = .none, kind: ElementKind, size: LayoutSize, containerAnchor: Anchor,
    itemAnchor: Anchor? = nil, zIndex: Int = 1, contentInsets: Insets = .zero
  ) {
    self.id = id
    self.kind = kind
    self.size = size
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
    self.contentInsets = contentInsets
  }
}

/// A header, a footer or a side item, as `NSCollectionLayoutBoundarySupplementaryItem`.
package struct BoundarySupplementary: Hashable, Sendable {
  package var id: ElementID
  package var kind: ElementKind
  package var size: LayoutSize
  package var alignment: Alignment
  package var absoluteOffset: Point
  package var extendsBoundary: Bool
  package var pinToVisibleBounds: Bool
  package var zIndex: Int
  package var contentInsets: Insets
  /// Space that an extending item adds to its section beyond itself: a list's `headerTopPadding` (D 63).
  package var padding: Double
  /// What the view measures; counts on estimated axes only (rule 35).
  package var measuredWidth: Double?
  package var measuredHeight: Double?

  package init(
    id: ElementID = .none, kind: ElementKind, size: LayoutSize, alignment: Alignment,
    absoluteOffset: Point = .zero, extendsBoundary: Bool = true, pinToVisibleBounds: Bool = false,
    zIndex: Int = 1, contentInsets: Insets = .zero, padding: Double = 0, measuredWidth: Double? = nil,
    measuredHeight: Double? = nil
  ) {
    self.id = id
    self.kind = kind
    self.size = size
    self.alignment = alignment
    self.absoluteOffset = absoluteOffset
    self.extendsBoundary = extendsBoundary
    self.pinToVisibleBounds = pinToVisibleBounds
    self.zIndex = zIndex
    self.contentInsets = contentInsets
    self.padding = padding
    self.measuredWidth = measuredWidth
    self.measuredHeight = measuredHeight
  }

  package func measured(_ axis: Axis) -> Double? {
    axis == .horizontal ? measuredWidth : measuredHeight
  }
}

/// Where on a boundary an item lies, as `NSRectAlignment`.
package enum Alignment: String, Hashable, Sendable, CaseIterable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// The edges that the alignment names.
  package var edges: Edges {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A background behind a section, as `NSCollectionLayoutDecorationItem.background`.
package struct DecorationItem: Hashable, Sendable {
  package var id: ElementID
  package var kind: ElementKind
  package var contentInsets: Insets
  package var zIndex: Int

  package init(id: ElementID = .none, kind: ElementKind, contentInsets: Insets = .zero, zIndex: Int = 0) {
    self.id = id
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}

/// An element kind: an index into a table of words that whoever built the layout keeps.
package struct ElementKind: Hashable, Sendable {
  package var rawValue: Int32

  package init(_ rawValue: Int32) { self.rawValue = rawValue }
}
