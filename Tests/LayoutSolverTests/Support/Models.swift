import LayoutSolver

// Concise models. Number literals are absolute dimensions and fixed spacings.

extension Dimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  package init(integerLiteral value: Int) { self = .absolute(Double(value)) }
  package init(floatLiteral value: Double) { self = .absolute(value) }

  /// Returns a fraction of the container's width.
  static func width(_ share: Double) -> Dimension { .fraction(share, of: .horizontal) }

  /// Returns a fraction of the container's height.
  static func height(_ share: Double) -> Dimension { .fraction(share, of: .vertical) }

  /// Returns an estimated dimension.
  static func about(_ guess: Double) -> Dimension { .estimated(guess) }
}

extension Spacing: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  package init(integerLiteral value: Int) { self = .fixed(Double(value)) }
  package init(floatLiteral value: Double) { self = .fixed(value) }
}

// Rect: x, y, width, height. Size: width, height. Point: x, y. Insets: top, leading, bottom, trailing.

extension Rect: ExpressibleByArrayLiteral {
  package init(arrayLiteral numbers: Double...) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Size: ExpressibleByArrayLiteral {
  package init(arrayLiteral numbers: Double...) { self.init(width: numbers[0], height: numbers[1]) }
}

extension Point: ExpressibleByArrayLiteral {
  package init(arrayLiteral numbers: Double...) { self.init(x: numbers[0], y: numbers[1]) }
}

extension Insets: ExpressibleByArrayLiteral {
  package init(arrayLiteral numbers: Double...) {
    self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}

extension EdgeSpacing {
  /// Returns spacing at the four edges, 0 by default.
  static func edges(
    top: Spacing = 0, leading: Spacing = 0, bottom: Spacing = 0, trailing: Spacing = 0
  ) -> EdgeSpacing {
    EdgeSpacing(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension Item {
  static func item(
    _ width: Dimension, _ height: Dimension, insets: Insets = .zero, edges: EdgeSpacing = .zero,
    badges: [AnchoredSupplementary] = []
  ) -> Item {
    Item(
      size: LayoutSize(width: width, height: height), contentInsets: insets, edgeSpacing: edges,
      supplementaryItems: badges)
  }

  /// Returns a horizontal group.
  static func row(
    _ width: Dimension, _ height: Dimension, spacing: Spacing = 0, insets: Insets = .zero,
    edges: EdgeSpacing = .zero, badges: [AnchoredSupplementary] = [], _ items: Item...
  ) -> Item {
    stack(.horizontal, .cycle(items), width, height, spacing, insets, edges, badges)
  }

  /// Returns a horizontal group of `count` equal parts.
  static func row(
    _ width: Dimension, _ height: Dimension, count: Int, of item: Item, spacing: Spacing = 0,
    insets: Insets = .zero, edges: EdgeSpacing = .zero, badges: [AnchoredSupplementary] = []
  ) -> Item {
    stack(.horizontal, .count(item, count), width, height, spacing, insets, edges, badges)
  }

  /// Returns a horizontal group of `count` items at their own size.
  static func row(
    _ width: Dimension, _ height: Dimension, repeating item: Item, _ count: Int, spacing: Spacing = 0,
    insets: Insets = .zero
  ) -> Item {
    stack(.horizontal, .repeating(item, count), width, height, spacing, insets, .zero, [])
  }

  /// Returns a vertical group.
  static func column(
    _ width: Dimension, _ height: Dimension, spacing: Spacing = 0, insets: Insets = .zero,
    edges: EdgeSpacing = .zero, badges: [AnchoredSupplementary] = [], _ items: Item...
  ) -> Item {
    stack(.vertical, .cycle(items), width, height, spacing, insets, edges, badges)
  }

  /// Returns a vertical group of `count` equal parts.
  static func column(
    _ width: Dimension, _ height: Dimension, count: Int, of item: Item, spacing: Spacing = 0,
    insets: Insets = .zero, edges: EdgeSpacing = .zero, badges: [AnchoredSupplementary] = []
  ) -> Item {
    stack(.vertical, .count(item, count), width, height, spacing, insets, edges, badges)
  }

  /// Returns a vertical group of `count` items at their own size.
  static func column(
    _ width: Dimension, _ height: Dimension, repeating item: Item, _ count: Int, spacing: Spacing = 0,
    insets: Insets = .zero
  ) -> Item {
    stack(.vertical, .repeating(item, count), width, height, spacing, insets, .zero, [])
  }

  /// Returns a custom group with fixed frames.
  static func custom(_ width: Dimension, _ height: Dimension, insets: Insets = .zero, _ frames: CustomItem...)
    -> Item
  {
    var group = item(width, height, insets: insets)
    group.content = .group(.custom(CustomArrangement { _ in frames }))
    return group
  }

  static func stack(
    _ axis: Axis, _ subitems: Subitems, _ width: Dimension, _ height: Dimension, _ spacing: Spacing,
    _ insets: Insets, _ edges: EdgeSpacing, _ badges: [AnchoredSupplementary]
  ) -> Item {
    var group = item(width, height, insets: insets, edges: edges, badges: badges)
    group.content = .group(.stack(Stack(axis: axis, subitems: subitems, interItemSpacing: spacing)))
    return group
  }

  /// Returns the item with an id, to identify it in issues.
  func named(_ number: Int32) -> Item {
    var named = self
    named.id = ElementID(number)
    return named
  }
}

extension SectionItems: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(count: value) }

  /// Returns items with these measured heights; NaN if unknown.
  static func heights(_ lengths: Double...) -> SectionItems {
    SectionItems(count: lengths.count, height: .listed(lengths))
  }

  /// Returns items with these measured widths; NaN if unknown.
  static func widths(_ lengths: Double...) -> SectionItems {
    SectionItems(count: lengths.count, width: .listed(lengths))
  }
}

extension Section {
  static func section(
    _ items: SectionItems, _ group: Item, insets: Insets = .zero, spacing: Double = 0,
    headers: [BoundarySupplementary] = [], backgrounds: [DecorationItem] = [],
    orthogonal: OrthogonalScrollingBehavior = .none, offset: Double? = nil,
    reference: ContentInsetsReference = .automatic,
    supplementaryReference: ContentInsetsReference = .automatic, followsInsets: Bool = true
  ) -> Section {
    Section(
      items: items, group: group, contentInsets: insets, interGroupSpacing: spacing,
      contentInsetsReference: reference, supplementaryContentInsetsReference: supplementaryReference,
      supplementariesFollowContentInsets: followsInsets, orthogonalScrollingBehavior: orthogonal,
      orthogonalOffset: offset, boundarySupplementaryItems: headers, decorationItems: backgrounds)
  }
}

/// The element kinds of the tests; their names do not matter to the solver.
enum Kind: Int32, CaseIterable, Sendable {
  case header, footer, side, second, background, badge, other

  var kind: ElementKind { ElementKind(rawValue) }
}

extension BoundarySupplementary {
  static func boundary(
    _ kind: Kind, _ width: Dimension, _ height: Dimension, _ alignment: Alignment, offset: Point = .zero,
    extends: Bool = true, pins: Bool = false, z: Int = 1, insets: Insets = .zero, measured: Size? = nil
  ) -> BoundarySupplementary {
    BoundarySupplementary(
      kind: kind.kind, size: LayoutSize(width: width, height: height), alignment: alignment,
      absoluteOffset: offset, extendsBoundary: extends, pinToVisibleBounds: pins, zIndex: z,
      contentInsets: insets, measuredWidth: measured?.width, measuredHeight: measured?.height)
  }
}

extension AnchoredSupplementary {
  static func badge(
    _ width: Dimension, _ height: Dimension, kind: Kind = .badge, on edges: Edges,
    offset: Anchor.Offset = .absolute(.zero), by item: Anchor? = nil, z: Int = 1, insets: Insets = .zero
  ) -> AnchoredSupplementary {
    AnchoredSupplementary(
      kind: kind.kind, size: LayoutSize(width: width, height: height),
      containerAnchor: Anchor(edges: edges, offset: offset), itemAnchor: item, zIndex: z,
      contentInsets: insets)
  }
}

extension DecorationItem {
  static func background(z: Int = 0, insets: Insets = .zero) -> DecorationItem {
    DecorationItem(kind: Kind.background.kind, contentInsets: insets, zIndex: z)
  }
}

extension LayoutEnvironment {
  /// Returns a view of this size, without rounding unless a scale is given.
  static func view(
    _ width: Double, _ height: Double, scale: Double? = nil, direction: LayoutDirection = .leftToRight,
    safeArea: Insets = .zero, margins: Insets = .zero, contentInset: Insets = .zero,
    readable: Double? = nil, offset: Point? = nil, measuring: MeasuringMode = .all
  ) -> LayoutEnvironment {
    LayoutEnvironment(
      container: Size(width: width, height: height), rounding: scale.map { .pixel(scale: $0) } ?? .none,
      layoutDirection: direction, safeArea: safeArea, layoutMargins: margins, contentInset: contentInset,
      readableWidth: readable, offset: offset, measuring: measuring)
  }

  /// The view in which the published numbers of Mac Catalyst were measured.
  static let scale2 = view(320, 480, scale: 2)

  /// Returns the environment with the rounding of iOS 13.
  func legacy(scale: Double) -> LayoutEnvironment {
    var environment = self
    environment.rounding = .legacy(scale: scale)
    return environment
  }
}

extension ElementMatching {
  /// Matches equal sections, items and kinds, for two layouts with the same kinds.
  static let byIndex = ElementMatching(
    forward: Direction(section: { $0 }, cell: { $0 }, kind: { $0 }),
    backward: Direction(section: { $0 }, cell: { $0 }, kind: { $0 }))
}
