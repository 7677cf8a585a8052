import LayoutSolver

// Multiplies all lengths by a factor; fractions do not change.

extension Point {
  func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}

extension Size {
  func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
}

extension Rect {
  func scaled(by factor: Double) -> Rect {
    Rect(origin: origin.scaled(by: factor), size: size.scaled(by: factor))
  }
}

extension Insets {
  func scaled(by factor: Double) -> Insets {
    Insets(
      top: top * factor, leading: leading * factor, bottom: bottom * factor, trailing: trailing * factor)
  }
}

extension Spacing {
  func scaled(by factor: Double) -> Spacing {
    switch self {
    case .fixed(let length): .fixed(length * factor)
    case .flexible(let length): .flexible(length * factor)
    }
  }
}

extension EdgeSpacing {
  func scaled(by factor: Double) -> EdgeSpacing {
    EdgeSpacing(
      top: top.scaled(by: factor), leading: leading.scaled(by: factor), bottom: bottom.scaled(by: factor),
      trailing: trailing.scaled(by: factor))
  }
}

extension Dimension {
  func scaled(by factor: Double) -> Dimension {
    switch self {
    case .absolute(let length): .absolute(length * factor)
    case .fraction: self
    case .estimated(let length): .estimated(length * factor)
    case .uniformAcrossSiblings(let length): .uniformAcrossSiblings(length * factor)
    }
  }
}

extension LayoutSize {
  func scaled(by factor: Double) -> LayoutSize {
    LayoutSize(width: width.scaled(by: factor), height: height.scaled(by: factor))
  }
}

extension Anchor {
  func scaled(by factor: Double) -> Anchor {
    switch offset {
    case .absolute(let point): Anchor(edges: edges, offset: .absolute(point.scaled(by: factor)))
    case .fractional: self
    }
  }
}

extension AnchoredSupplementary {
  func scaled(by factor: Double) -> AnchoredSupplementary {
    var scaled = self
    scaled.size = size.scaled(by: factor)
    scaled.containerAnchor = containerAnchor.scaled(by: factor)
    scaled.itemAnchor = itemAnchor?.scaled(by: factor)
    scaled.contentInsets = contentInsets.scaled(by: factor)
    return scaled
  }
}

extension BoundarySupplementary {
  func scaled(by factor: Double) -> BoundarySupplementary {
    var scaled = self
    scaled.size = size.scaled(by: factor)
    scaled.absoluteOffset = absoluteOffset.scaled(by: factor)
    scaled.contentInsets = contentInsets.scaled(by: factor)
    scaled.measuredWidth = measuredWidth.map { $0 * factor }
    scaled.measuredHeight = measuredHeight.map { $0 * factor }
    return scaled
  }
}

extension ItemLengthSource {
  func scaled(by factor: Double) -> ItemLengthSource {
    switch self {
    case .unknown, .random, .computed: self
    case .constant(let length): .constant(length * factor)
    case .listed(let lengths): .listed(lengths.map { $0 * factor })
    case .cycled(let lengths): .cycled(lengths.map { $0 * factor })
    }
  }
}

extension Item {
  func scaled(by factor: Double) -> Item {
    var scaled = self
    scaled.size = size.scaled(by: factor)
    scaled.contentInsets = contentInsets.scaled(by: factor)
    scaled.edgeSpacing = edgeSpacing.scaled(by: factor)
    scaled.supplementaryItems = supplementaryItems.map { $0.scaled(by: factor) }
    switch content {
    case .cell, .group(.waterfall): break
    case .group(.stack(var stack)):
      stack.interItemSpacing = stack.interItemSpacing.scaled(by: factor)
      switch stack.subitems {
      case .cycle(let items): stack.subitems = .cycle(items.map { $0.scaled(by: factor) })
      case .count(let item, let count): stack.subitems = .count(item.scaled(by: factor), count)
      case .repeating(let item, let count): stack.subitems = .repeating(item.scaled(by: factor), count)
      }
      scaled.content = .group(.stack(stack))
    case .group(.custom(let custom)):
      let items = custom.itemProvider(.zero).map {
        CustomItem(id: $0.id, frame: $0.frame.scaled(by: factor), zIndex: $0.zIndex)
      }
      scaled.content = .group(.custom(CustomArrangement { _ in items }))
    }
    return scaled
  }
}

extension Section {
  func scaled(by factor: Double) -> Section {
    var scaled = self
    scaled.items.width = items.width.scaled(by: factor)
    scaled.items.height = items.height.scaled(by: factor)
    scaled.group = group.scaled(by: factor)
    scaled.contentInsets = contentInsets.scaled(by: factor)
    scaled.interGroupSpacing *= factor
    scaled.orthogonalOffset = orthogonalOffset.map { $0 * factor }
    scaled.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.scaled(by: factor) }
    scaled.decorationItems = decorationItems.map {
      DecorationItem(
        id: $0.id, kind: $0.kind, contentInsets: $0.contentInsets.scaled(by: factor), zIndex: $0.zIndex)
    }
    return scaled
  }
}

extension CompositionalLayout {
  func scaled(by factor: Double) -> CompositionalLayout {
    var scaled = self
    scaled.interSectionSpacing *= factor
    scaled.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.scaled(by: factor) }
    scaled.sections = sections.map { $0.scaled(by: factor) }
    return scaled
  }
}

extension LayoutEnvironment {
  func scaled(by factor: Double) -> LayoutEnvironment {
    var scaled = self
    scaled.container = container.scaled(by: factor)
    scaled.safeArea = safeArea.scaled(by: factor)
    scaled.layoutMargins = layoutMargins.scaled(by: factor)
    scaled.contentInset = contentInset.scaled(by: factor)
    scaled.offset = offset?.scaled(by: factor)
    return scaled
  }
}

extension Element {
  func scaled(by factor: Double) -> Element {
    var scaled = self
    scaled.frame = frame.scaled(by: factor)
    return scaled
  }
}
