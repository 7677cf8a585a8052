import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 14: spacing precedes every slot except the first.
  static let unusedSpacing = LintRule(
    name: "unused-spacing", level: .note,
    summary: "a spacing that never separates anything",
    explanation: """
      interItemSpacing separates the subitems of one group. If every group holds one, as in most lists, it has \
      no effect: the gap between groups is the section's interGroupSpacing. In a flow layout, \
      minimumInteritemSpacing separates the items of a line, and minimumLineSpacing separates lines.
      """,
    exceptions: [
      "the spacing is 0",
      "the number of subitems is computed and may be larger elsewhere",
      "the section has one item",
      "it has an effect in another environment",
    ],
    requiresAllEnvironments: true,
    source: .solved { context in
      context.unusedFlowSpacings
        + context.parts.compactMap { part in
          guard let stack = part.stack, stack.interItemSpacing.minimum != 0, let outline = part.outline,
            outline.slotCount == 1, context.sections[part.section].section.items.count > 1,
            !context.mayHoldMore(part, stack)
          else { return nil }
          let spacing = plainNumberText(stack.interItemSpacing.minimum)
          return LintFinding(
            context.place(part.item.id, "interItemSpacing"), section: part.section,
            "a spacing of \(spacing) has no effect: each group holds one subitem",
            hint: "use the section's interGroupSpacing for the gap between groups")
        }
    })
}

extension LintContext {
  /// Returns whether another group or environment might hold more than one subitem.
  fileprivate func mayHoldMore(_ part: LintPart, _ stack: Stack) -> Bool {
    let alternatives = lowered.labels[part.item.id]?.alternatives ?? []
    let keys = ["count", "subitems", "subitem", "repeatingSubitem"]
    if alternatives.contains(where: { $0.mapping.members.contains { keys.containsSame($0.key.string) } }) {
      return true
    }
    switch stack.subitems {
    case .count, .repeating: return member(part.item.id, "count")?.value.isComputed ?? false
    case .cycle(let items):
      // If lengths are measured, other groups may fit a different number of items.
      return !part.isEstimated(stack.axis)
        && items.contains { $0.size[stack.axis].isEstimated || isComputed($0.id, stack.axis) }
    }
  }
}

extension LintContext {
  /// Rules F2, F5: spacings that separate neither items nor lines of a flow layout.
  fileprivate var unusedFlowSpacings: [LintFinding] {
    guard case .flow(let layout) = lowered.layout else { return [] }
    return layout.sections.enumerated().flatMap { index, section -> [LintFinding] in
      guard section.items.count > 1 else { return [] }
      let lines = solution.groupCount(ofSection: index)
      let holdsOneEach = (0..<min(lines, 2000)).allSatisfy {
        solution.cells(ofGroup: $0, inSection: index).count == 1
      }
      let line = layout.scrollAxis == .vertical ? "row" : "column"
      var findings: [LintFinding] = []
      // It is unknown which spacing separates columns of different widths (rule F2).
      let widths = (0..<min(section.items.count, 2000)).compactMap {
        solution.cell(section: index, item: $0)?.frame.size.width
      }
      let isUnsettled = layout.scrollAxis == .horizontal && widths.contains { $0 != widths.first }
      if holdsOneEach, !isUnsettled, section.minimumInteritemSpacing != 0 {
        findings += unusedSpacing(
          "minimumInteritemSpacing", section, index, "each \(line) holds one item",
          hint:
            "set minimumLineSpacing, now \(plainNumberText(section.minimumLineSpacing)), for the gap between \(line)s"
        )
      }
      if lines == 1, section.minimumLineSpacing != 0 {
        findings += unusedSpacing(
          "minimumLineSpacing", section, index, "all items are in one \(line)",
          hint: "set minimumInteritemSpacing for the gap between items")
      }
      return findings
    }
  }

  /// Returns a finding if the spec sets the spacing explicitly; a default is not a mistake.
  private func unusedSpacing(
    _ key: String, _ section: FlowSection, _ index: Int, _ reason: String, hint: String
  ) -> [LintFinding] {
    guard let written = member(section.id, key) else { return [] }
    return [
      LintFinding(
        LintFinding.Place(written.value.source), section: index,
        "\(key) \(text(written.value)) has no effect: \(reason)", hint: hint)
    ]
  }
}
