/// A set of edges; no edge on an axis means its center.
package struct Edges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let top = Edges(rawValue: 1)
  package static let leading = Edges(rawValue: 2)
  package static let bottom = Edges(rawValue: 4)
  package static let trailing = Edges(rawValue: 8)

  /// The relative position along `axis`: 0 at the near edge, 1 at the far one, 0.5 for neither or both (rule 53).
  package func factor(_ axis: Axis) -> Double {
    let near = contains(axis == .horizontal ? .leading : .top)
    let far = contains(axis == .horizontal ? .trailing : .bottom)
    return near == far ? 0.5 : (near ? 0 : 1)
  }
}

/// A point on a frame, equivalent to `NSCollectionLayoutAnchor`.
package struct Anchor: Hashable, Sendable {
  /// The distance from the edges.
  package enum Offset: Hashable, Sendable {
    /// In points.
    case absolute(Point)
    /// In fractions of the supplementary view's own size.
    case fractional(Point)
  }

  package var edges: Edges
  package var offset: Offset

  package init(edges: Edges, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }
}

/// A view anchored to an item or a group (a badge), equivalent to `NSCollectionLayoutSupplementaryItem`.
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

/// A header, a footer or a side item, equivalent to `NSCollectionLayoutBoundarySupplementaryItem`.
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
  /// Extra space that an extending item adds to its section: a list's `headerTopPadding` (D 63).
  package var padding: Double
  /// The view's measured width, used only if that axis is estimated (rule 35).
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

/// The position of an item on a boundary, equivalent to `NSRectAlignment`.
package enum Alignment: String, Hashable, Sendable, CaseIterable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// The edges of the alignment.
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

/// A background behind a section, equivalent to `NSCollectionLayoutDecorationItem.background`.
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

/// An element kind: an index into a table of names kept by the layout's creator.
package struct ElementKind: Hashable, Sendable {
  package var rawValue: Int32

  package init(_ rawValue: Int32) { self.rawValue = rawValue }
}
