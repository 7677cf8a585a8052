import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 28: an absolute dimension is a length in points.
  static let sizeLooksLikeFraction = LintRule(
    name: "size-looks-like-fraction", level: .warning,
    summary: "a width or height of 1 point or less, where a fraction was probably intended",
    explanation: """
      A plain number is a length in points: 'width: 0.5' is half a point, not half of the container. Write 50% or \
      fractionalWidth(0.5) for a fraction of the container.
      """,
    exceptions: [
      "it is a separator: the other dimension fills the container, and this one is 1, 0.5, 1/3 or one pixel",
      "it is 1, and nothing in the item or its group is a fraction",
      "a count replaces it, or an expression computes it from other values",
    ],
    source: .solved { context in
      context.parts.flatMap { part in
        Axis.allCases.compactMap { context.smallSize(part, $0) }
      } + context.smallItemSizes
    })
}

extension LintContext {
  fileprivate func smallSize(_ part: LintPart, _ axis: Axis) -> LintFinding? {
    guard case .absolute(let length) = part.item.size[axis], length > 0, length <= 1,
      !part.isCounted(axis), !isComputed(part.item.id, axis), member(part.item.id, axis.key) != nil,
      length < 1 || (isPlainNumber(part.item.id, axis) && part.suggestsFraction(axis)),
      !isHairline(part, axis, length)
    else { return nil }
    return finding(
      place(part.item.id, axis), words(part.item.size[axis], part.item.id, axis), length, axis, part.section)
  }

  /// The flow sections whose items are smaller than a point; flow layouts have no fractions.
  fileprivate var smallItemSizes: [LintFinding] {
    guard case .flow(let layout) = lowered.layout else { return [] }
    return layout.sections.enumerated().flatMap { index, section in
      Axis.allCases.compactMap { axis in
        let length = section.itemSize[axis]
        guard section.items.count > 0, length > 0, length < 1, !section.items[axis].isKnown,
          member(section.id, "itemSize") != nil
        else { return nil }
        let number = plainNumberText(length)
        return LintFinding(
          place(section.id, "itemSize"), section: index,
          "the \(axis.key) of the items is \(number) points, not a fraction of the container",
          hint: "write \(number) * \(axis.key) for a fraction of the view")
      }
    }
  }

  private func finding(
    _ place: LintFinding.Place, _ written: String, _ length: Double, _ axis: Axis, _ section: Int
  ) -> LintFinding {
    let points = length == 1 ? "1 point" : "\(plainNumberText(length)) points"
    let isSame = written == plainNumberText(length)
    let message = isSame ? "the \(axis.key) is \(points)" : "the \(axis.key) \(written) is \(points)"
    return LintFinding(
      place, section: section, "\(message), not a fraction of the container",
      hint: "write \(percentage(length)) for \(length == 1 ? "the whole" : "that fraction of the") container"
    )
  }

  /// Returns a fraction as a percentage in the notation of specs.
  private func percentage(_ share: Double) -> String {
    let hundredths = (share * 10_000).rounded() / 100
    if abs(hundredths - share * 100) < 1e-9 { return "\(plainNumberText(hundredths))%" }
    let parts = (1 / share).rounded()
    if abs(1 / share - parts) < 1e-9 { return "(100/\(plainNumberText(parts)))%" }
    return "\(plainNumberText(share * 100))%"
  }

  private func isPlainNumber(_ id: ElementID, _ axis: Axis) -> Bool {
    guard case .number = member(id, axis.key)?.value.content else { return false }
    return true
  }

  /// Returns whether the part is a separator: as long as its container, as thin as a line, and, if vertical, next to a
  /// wider sibling.
  private func isHairline(_ part: LintPart, _ axis: Axis, _ length: Double) -> Bool {
    let cross = axis.cross
    guard abs(part.item.size[cross].length(in: part.container) - part.container[cross]) < 0.01 else {
      return false
    }
    if axis == .horizontal, !part.hasWiderSibling { return false }
    // A repeating group is a row of the section, not a separator.
    if !part.isCell, part.parent == nil, sections[part.section].section.items.count > 1 { return false }
    let widths = [1, 0.5, 1.0 / 3] + (lowered.traits.scale.map { [1 / $0] } ?? [])
    return widths.contains { abs($0 - length) < 0.005 }
  }
}

extension LintPart {
  /// Whether the group contains a sibling that is wider than a line.
  fileprivate var hasWiderSibling: Bool {
    parent?.stack.subitems.declared.contains { sibling in
      switch sibling.size.width {
      case .absolute(let length): length > 1
      case .fraction, .estimated, .uniformAcrossSiblings: true
      }
    } ?? false
  }

  /// Whether the other dimension, the group, or a subitem uses fractions.
  fileprivate func suggestsFraction(_ axis: Axis) -> Bool {
    if item.size[axis.cross].isFraction || item.size[axis.cross].isAtMostOnePoint { return true }
    if let parent, parent.item.size[axis].isFraction { return true }
    return stack?.subitems.declared.contains { $0.size[axis].share(of: axis) != nil } ?? false
  }
}

extension Dimension {
  fileprivate var isFraction: Bool {
    switch self {
    case .fraction: true
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  fileprivate var isAtMostOnePoint: Bool {
    switch self {
    case .absolute(let length): length <= 1
    case .fraction, .estimated, .uniformAcrossSiblings: false
    }
  }
}
