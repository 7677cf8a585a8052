import LayoutSolver

/// A value that can be transposed by exchanging the axes.
protocol Transposable {
  var transposed: Self { get }
}

extension Axis: Transposable {
  var transposed: Axis { cross }
}

extension Point: Transposable {
  var transposed: Point { Point(x: y, y: x) }
}

extension Size: Transposable {
  var transposed: Size { Size(width: height, height: width) }
}

extension Rect: Transposable {
  var transposed: Rect { Rect(origin: origin.transposed, size: size.transposed) }
}

extension Insets: Transposable {
  var transposed: Insets { Insets(top: leading, leading: top, bottom: trailing, trailing: bottom) }
}

extension EdgeSpacing: Transposable {
  var transposed: EdgeSpacing {
    EdgeSpacing(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }
}

extension Dimension: Transposable {
  var transposed: Dimension {
    switch self {
    case .fraction(let share, of: let axis): .fraction(share, of: axis.transposed)
    case .absolute, .estimated, .uniformAcrossSiblings: self
    }
  }
}

extension LayoutSize: Transposable {
  var transposed: LayoutSize { LayoutSize(width: height.transposed, height: width.transposed) }
}

extension Edges: Transposable {
  var transposed: Edges {
    var turned: Edges = []
    if contains(.top) { turned.insert(.leading) }
    if contains(.leading) { turned.insert(.top) }
    if contains(.bottom) { turned.insert(.trailing) }
    if contains(.trailing) { turned.insert(.bottom) }
    return turned
  }
}

extension Alignment: Transposable {
  var transposed: Alignment {
    switch self {
    case .none, .topLeading, .bottomTrailing: self
    case .top: .leading
    case .leading: .top
    case .bottom: .trailing
    case .trailing: .bottom
    case .bottomLeading: .topTrailing
    case .topTrailing: .bottomLeading
    }
  }
}

extension Anchor: Transposable {
  var transposed: Anchor {
    switch offset {
    case .absolute(let point): Anchor(edges: edges.transposed, offset: .absolute(point.transposed))
    case .fractional(let shares): Anchor(edges: edges.transposed, offset: .fractional(shares.transposed))
    }
  }
}

extension AnchoredSupplementary: Transposable {
  var transposed: AnchoredSupplementary {
    AnchoredSupplementary(
      id: id, kind: kind, size: size.transposed, containerAnchor: containerAnchor.transposed,
      itemAnchor: itemAnchor?.transposed, zIndex: zIndex, contentInsets: contentInsets.transposed)
  }
}

extension BoundarySupplementary: Transposable {
  var transposed: BoundarySupplementary {
    BoundarySupplementary(
      id: id, kind: kind, size: size.transposed, alignment: alignment.transposed,
      absoluteOffset: absoluteOffset.transposed, extendsBoundary: extendsBoundary,
      pinToVisibleBounds: pinToVisibleBounds, zIndex: zIndex, contentInsets: contentInsets.transposed,
      padding: padding, measuredWidth: measuredHeight, measuredHeight: measuredWidth)
  }
}

extension DecorationItem: Transposable {
  var transposed: DecorationItem {
    DecorationItem(id: id, kind: kind, contentInsets: contentInsets.transposed, zIndex: zIndex)
  }
}

extension Item: Transposable {
  var transposed: Item {
    var turned = self
    turned.size = size.transposed
    turned.contentInsets = contentInsets.transposed
    turned.edgeSpacing = edgeSpacing.transposed
    turned.supplementaryItems = supplementaryItems.map(\.transposed)
    switch content {
    case .cell, .group(.waterfall): break
    case .group(.stack(var stack)):
      stack.axis = stack.axis.transposed
      stack.subitems = stack.subitems.transposed
      turned.content = .group(.stack(stack))
    case .group(.custom(let custom)):
      turned.content = .group(.custom(custom.transposed))
    }
    return turned
  }
}

extension Subitems: Transposable {
  var transposed: Subitems {
    switch self {
    case .cycle(let items): .cycle(items.map(\.transposed))
    case .count(let item, let count): .count(item.transposed, count)
    case .repeating(let item, let count): .repeating(item.transposed, count)
    }
  }
}

extension CustomArrangement: Transposable {
  var transposed: CustomArrangement {
    let provider = itemProvider
    return CustomArrangement { size in
      provider(size.transposed).map { CustomItem(id: $0.id, frame: $0.frame.transposed, zIndex: $0.zIndex) }
    }
  }
}

extension SectionItems: Transposable {
  /// Aspect ratios are width over height regardless of the axis, so they cannot be transposed.
  var transposed: SectionItems { SectionItems(count: count, width: height, height: width) }
}

extension Section: Transposable {
  var transposed: Section {
    var turned = self
    turned.items = items.transposed
    turned.group = group.transposed
    turned.contentInsets = contentInsets.transposed
    turned.boundarySupplementaryItems = boundarySupplementaryItems.map(\.transposed)
    turned.decorationItems = decorationItems.map(\.transposed)
    return turned
  }
}

extension CompositionalLayout: Transposable {
  var transposed: CompositionalLayout {
    var turned = self
    turned.scrollAxis = scrollAxis.transposed
    turned.boundarySupplementaryItems = boundarySupplementaryItems.map(\.transposed)
    turned.sections = sections.map(\.transposed)
    return turned
  }
}

extension LayoutEnvironment: Transposable {
  var transposed: LayoutEnvironment {
    var turned = self
    turned.container = container.transposed
    turned.safeArea = safeArea.transposed
    turned.layoutMargins = layoutMargins.transposed
    turned.contentInset = contentInset.transposed
    turned.offset = offset?.transposed
    return turned
  }
}

extension Element: Transposable {
  var transposed: Element {
    var turned = self
    turned.frame = frame.transposed
    return turned
  }
}
