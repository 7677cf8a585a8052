package import LayoutSolver

@MainActor package final class NSCollectionLayoutDimension {
  package let solved: LayoutSolver.Dimension

  private init(_ solved: LayoutSolver.Dimension) { self.solved = solved }

  package static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute(points)) }

  package static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    .init(.estimated(points))
  }

  package static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    .init(.fraction(fraction, of: .horizontal))
  }

  package static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    .init(.fraction(fraction, of: .vertical))
  }

  package static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    .init(.uniformAcrossSiblings(estimate))
  }
}

@MainActor package final class NSCollectionLayoutSize {
  package let solved: LayoutSize

  package init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    solved = LayoutSize(width: widthDimension.solved, height: heightDimension.solved)
  }
}

@MainActor package final class NSCollectionLayoutSpacing {
  package let solved: Spacing

  private init(_ solved: Spacing) { self.solved = solved }

  package static func fixed(_ points: CGFloat) -> NSCollectionLayoutSpacing { .init(.fixed(points)) }

  package static func flexible(_ points: CGFloat) -> NSCollectionLayoutSpacing { .init(.flexible(points)) }
}

@MainActor package final class NSCollectionLayoutEdgeSpacing {
  package let solved: EdgeSpacing

  package init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    let none = Spacing.fixed(0)
    solved = EdgeSpacing(
      top: top?.solved ?? none, leading: leading?.solved ?? none, bottom: bottom?.solved ?? none,
      trailing: trailing?.solved ?? none)
  }
}

@MainActor package final class NSCollectionLayoutAnchor {
  package let solved: Anchor

  package init(edges: NSDirectionalRectEdge) {
    solved = Anchor(edges: Edges(edges))
  }

  package init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    solved = Anchor(edges: Edges(edges), offset: .absolute(Point(absoluteOffset)))
  }

  package init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    solved = Anchor(edges: Edges(edges), offset: .fractional(Point(fractionalOffset)))
  }
}

extension Edges {
  init(_ edges: NSDirectionalRectEdge) { self.init(rawValue: UInt8(edges.rawValue)) }
}

extension Point {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension Size {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension CGSize {
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Insets {
  package init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  package init(_ insets: Insets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension Alignment {
  init(_ alignment: NSRectAlignment) { self = Self.allCases[alignment.rawValue] }
}
