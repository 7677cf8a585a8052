import LayoutSolver
import SourceText

extension LintRule {
  /// Rules 14 to 16: n equal fractions of 1/n that do not all fit.
  static let columnsFewerThanFractionSuggests = LintRule(
    name: "columns-fewer-than-fraction-suggests", level: .warning,
    summary: "a group fits fewer equal subitems than their fraction suggests",
    explanation: """
      Subitems with a fraction of about a third suggest three per row, but the space around them can \
      reduce that to two. interItemSpacing and the insets of items are subtracted from fractions; edge \
      spacing is not. A fraction that is rounded up, such as 0.34, adds up to more than 100%: write 1/3. \
      In a flow layout, minimumInteritemSpacing is 10 unless it is set, and item sizes do not take it into \
      account.
      """,
    exceptions: [
      "the fraction is not close to 1/n, such as 0.4",
      "the subitems differ",
      "only the last group is short",
      "there is a count",
    ],
    source: .solved { context in context.parts.compactMap(context.shortRow) + context.shortLines })
}

/// Returns n if the fraction is 1/n within 2 %.
private func equalParts(_ share: Double) -> Int? {
  guard share > 0.0005, share < 0.75 else { return nil }
  let count = (1 / share).rounded()
  return abs(share * count - 1) <= 0.02 + 1e-9 ? Int(count) : nil
}

extension LintContext {
  fileprivate func shortRow(_ part: LintPart) -> LintFinding? {
    guard let stack = part.stack, let outline = part.outline, case .cycle(let items) = stack.subitems,
      !part.isEstimated(stack.axis), let share = equalShare(of: items, stack.axis),
      let expected = equalParts(share),
      (1..<expected).contains(outline.slotCount),
      sections[part.section].section.items.count > outline.slotCount
    else { return nil }
    let axis = stack.axis
    let held = outline.slotCount
    let sum = shortfall(items[0], expected, share, stack, outline)
    return LintFinding(
      place(items[0].id, axis), section: part.section,
      "\(sum.words): each \(axis.line) holds \(held), not \(expected)",
      hint: sum.hint)
  }

  /// Returns the fraction of the group that all subitems share; nil if they differ.
  private func equalShare(of items: [Item], _ axis: Axis) -> Double? {
    guard let share = items[0].size[axis].share(of: axis),
      items.allSatisfy({ $0.size[axis] == items[0].size[axis] && $0.edgeSpacing == items[0].edgeSpacing })
    else { return nil }
    return share
  }

  /// Returns why fewer subitems fit than expected, and a hint.
  private func shortfall(
    _ item: Item, _ count: Int, _ share: Double, _ stack: Stack, _ outline: GroupOutline
  ) -> (words: String, hint: String) {
    let axis = stack.axis
    let innerLength = outline.inner[axis]
    let edges = item.edgeSpacing.minimum(axis)
    if edges > 0 {
      let spacing = Double(count - 1) * stack.interItemSpacing.minimum
      let length = (innerLength - spacing) * share
      let total = Double(count) * (length + edges) + spacing
      return (
        "\(count) × (\(plainNumberText(length)) + \(plainNumberText(edges))) = \(plainNumberText(total)) > "
          + plainNumberText(innerLength),
        "use interItemSpacing or the items' contentInsets, which are subtracted from fractions"
      )
    }
    if share * Double(count) > 1 {
      return (
        "\(count) × \(plainNumberText(share)) = \(plainNumberText(share * Double(count))), which is more than 1",
        "write 1/\(count) or (100/\(count))%"
      )
    }
    let length = outline.slots.first?.frame.size[axis] ?? innerLength * share
    return (
      "\(count) × \(plainNumberText(length)) and \((count - 1).of("spacing")) of "
        + "\(plainNumberText(stack.interItemSpacing.minimum)) need more than \(plainNumberText(innerLength))",
      "use a count of \(count), or make the fraction smaller"
    )
  }

  // MARK: Flow layouts

  fileprivate var shortLines: [LintFinding] {
    guard case .flow(let layout) = lowered.layout else { return [] }
    return layout.sections.indices.compactMap {
      shortLine($0, layout.sections[$0], layout.scrollAxis.cross)
    }
  }

  private func shortLine(_ index: Int, _ section: FlowSection, _ axis: Axis) -> LintFinding? {
    guard section.items.count > 0, !section.items[axis].isKnown, section.itemSize[axis] > 0,
      let size = mapping(section.id, "itemSize"), let written = size[axis.key], written.value.isExpression,
      let container = solution.flowContainer(ofSection: index)
    else { return nil }
    let length = section.itemSize[axis]
    let available = container.crossLength - container.insets.sum(axis)
    let held = solution.cells(ofGroup: 0, inSection: index).count
    let expected = [available, environment.container[axis]].compactMap { equalParts(length / $0) }
    guard let count = expected.first(where: { $0 > held }), section.items.count > held else { return nil }
    let spacing = section.minimumInteritemSpacing
    let total = Double(count) * length + Double(count - 1) * spacing
    guard total > available else { return nil }
    let isDefault = member(section.id, "minimumInteritemSpacing") == nil
    return LintFinding(
      LintFinding.Place(written.value.source), section: index,
      "\(count) × \(plainNumberText(length)) + \(count - 1) × \(plainNumberText(spacing)) = "
        + "\(plainNumberText(total)) > \(plainNumberText(available)): each \(axis.line) holds \(held), not \(count)",
      hint:
        "subtract minimumInteritemSpacing (\(plainNumberText(spacing))\(isDefault ? " by default" : "")) from the "
        + "\(axis.key): write (\(plainNumberText(available)) - \(count - 1) * \(plainNumberText(spacing))) / \(count), or "
        + "set it to 0")
  }

  /// Returns the mapping that is the value of an element's key.
  private func mapping(_ id: ElementID, _ key: String) -> SpecMapping? {
    guard case .mapping(let mapping)? = member(id, key)?.value.content else { return nil }
    return mapping
  }
}

extension Axis {
  /// The noun for items next to each other along the axis.
  var line: String { self == .horizontal ? "row" : "column" }
}
