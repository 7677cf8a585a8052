import LayoutSolver
import SourceText

extension LintRule {
  /// Part B: an inset between 0 and 1 is a length in points.
  static let insetBetweenZeroAndOne = LintRule(
    name: "inset-between-zero-and-one", level: .note,
    summary: "an inset between 0 and 1 point",
    explanation: """
      Apple's documentation calls insets of containers between 0 and 1 fractions of the container. No \
      measurements of this are published; layoutcalc treats such insets as points. Write the intended \
      number of points, such as 0.2 * width.
      """,
    exceptions: [
      "it is a whole number of pixels at the scale"
    ],
    source: .solved { context in
      let parts =
        context.parts.map { context.tinyInset($0.item.contentInsets, $0.item.id, $0.section) }
        + context.anchoredItems.map { context.tinyInset($0.item.contentInsets, $0.item.id, $0.section) }
      let sections = context.sections.flatMap { section in
        [context.tinyInset(section.section.contentInsets, section.section.id, section.index)]
          + section.section.decorationItems.map { context.tinyInset($0.contentInsets, $0.id, section.index) }
      }
      let boundary = context.ownedBoundaryItems.map {
        context.tinyInset($0.item.contentInsets, $0.item.id, $0.owner)
      }
      return (parts + sections + boundary + context.tinyFlowInsets).compactMap { $0 }
    })
}

extension LintContext {
  fileprivate func tinyInset(
    _ insets: Insets, _ id: ElementID, _ section: Int?, key: String = "contentInsets"
  ) -> LintFinding? {
    for axis in Axis.allCases {
      for (edge, inset) in [(axis.edges.start, insets.start(axis)), (axis.edges.end, insets.end(axis))]
      where inset > 0 && inset < 1 && !isHairline(inset) {
        return LintFinding(
          place(id, key), section: section,
          "\(edge) \(plainNumberText(inset)) is in points, not a fraction",
          hint: "write the intended number of points, such as \(plainNumberText(inset)) * \(axis.key)")
      }
    }
    return nil
  }

  private func isHairline(_ inset: Double) -> Bool {
    guard let scale = lowered.traits.scale else { return false }
    return abs(inset * scale - (inset * scale).rounded()) < 0.01
  }

  fileprivate var tinyFlowInsets: [LintFinding?] {
    guard case .flow(let layout) = lowered.layout else { return [] }
    return layout.sections.enumerated().map { index, section in
      tinyInset(section.sectionInset, section.id, index, key: "sectionInset")
    }
  }
}
