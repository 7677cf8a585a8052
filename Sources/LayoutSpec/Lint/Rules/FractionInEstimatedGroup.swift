import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 31: a fraction of an estimated length resolves against the estimate and is never measured.
  static let fractionInEstimatedGroup = LintRule(
    name: "fraction-in-estimated-group", level: .warning,
    summary: "an item is a fraction of an estimated length of its group",
    explanation: """
      An item or nested group whose length is a fraction of an axis on which its group is estimated gets that \
      fraction of the estimate and is never measured: rows keep the estimated length. Use an estimate on the \
      item too. If nothing is measured and all subitems are fractions, the estimate is assumed to be intended \
      as a size, and the finding is a note.
      """,
    exceptions: [
      "the fraction is of the other axis, such as fractionalWidth as a height",
      "a count replaces the length",
    ],
    source: .solved { context in
      context.parts.flatMap { part in
        Axis.allCases.compactMap { context.shareOfEstimate(part, along: $0) }
      }
    })
}

extension LintContext {
  fileprivate func shareOfEstimate(_ part: LintPart, along axis: Axis) -> LintFinding? {
    guard let parent = part.parent, !part.isCounted(axis),
      case .fraction(let share, of: let other) = part.item.size[axis], parent.isEstimated(other)
    else { return nil }
    let estimate = parent.item.size[other]
    let length = plainNumberText(share * parent.length(other))
    let things = parent.stack.axis == axis ? "items" : axis == .vertical ? "rows" : "columns"
    let written = words(part.item.size[axis], part.item.id, axis)
    return LintFinding(
      place(part.item.id, axis), section: part.section,
      level: isIntendedAsSize(part, parent, axis) ? .note : nil,
      "\(things) are always \(length) \(axis.adjective), whatever their content: \(written) of "
        + words(estimate, parent.item.id, other),
      hint: "use estimated(\(length)) on the \(part.isCell ? "item" : "nested group") too")
  }

  /// Returns whether nothing is measured and every subitem is a fraction, as is common in mosaics.
  private func isIntendedAsSize(_ part: LintPart, _ parent: LintPart.Parent, _ axis: Axis) -> Bool {
    let items = sections[part.section].section.items
    let isMeasured = [items.width, items.height, items.aspectRatio].contains { $0.isKnown }
    return !isMeasured
      && parent.stack.subitems.declared.allSatisfy {
        if case .fraction = $0.size[axis] { true } else { false }
      }
  }
}

extension LintPart.Parent {
  /// Returns the length that fractions resolve against: the estimate minus spacing.
  fileprivate func length(_ axis: Axis) -> Double {
    outline?.slotContainer[axis] ?? item.size[axis].number
  }
}
