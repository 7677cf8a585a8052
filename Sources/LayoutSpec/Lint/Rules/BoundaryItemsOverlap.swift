import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 47: items at the same edge do not stack.
  static let boundaryItemsOverlap = LintRule(
    name: "boundary-items-overlap", level: .warning,
    summary: "two boundary supplementary items of a section or of the layout overlap",
    explanation: """
      Boundary supplementary items at the same edge do not stack: they are all placed at that edge, and the \
      section grows by the largest one only. Use absoluteOffset to place one beyond the other; the section \
      grows with it.
      """,
    exceptions: [
      "one of the two is empty",
      "they only touch, such as topLeading next to topTrailing",
      "one does not extend, and is pinned or has another zIndex: the overlap is intended",
    ],
    source: .solved { context in
      context.boundaryOwners.flatMap { context.overlaps($0, context.boundaryItems(ofSection: $0)) }
    })
}

extension LintContext {
  fileprivate func overlaps(_ owner: Int?, _ items: [BoundaryOutline]) -> [LintFinding] {
    // Kinds are unique, so there are few items; the limit bounds the comparisons in a hostile spec.
    let items = Array(items.prefix(100))
    return items.indices.dropFirst().compactMap { index in
      items[..<index].lazy.compactMap { overlap($0, items[index], owner) }.first
    }
  }

  private func overlap(_ first: BoundaryOutline, _ second: BoundaryOutline, _ owner: Int?) -> LintFinding? {
    guard let common = first.frame.intersection(second.frame), common.size.width > 0.001,
      common.size.height > 0.001, !isLaidOver(first.item, second.item)
    else { return nil }
    return LintFinding(
      place(second.item.id), section: owner,
      "\(word(first.item.kind)) and \(word(second.item.kind)) of \(name(ofOwner: owner)) overlap by "
        + "\(plainNumberText(common.size.width)) × \(plainNumberText(common.size.height)) at "
        + "(\(plainNumberText(common.origin.x)), \(plainNumberText(common.origin.y)))",
      hint: "give \(word(second.item.kind)) absoluteOffset: \(offset(first, second))")
  }

  private func isLaidOver(_ first: BoundarySupplementary, _ second: BoundarySupplementary) -> Bool {
    [first, second].contains { item in
      !item.extendsBoundary && (item.pinToVisibleBounds || first.zIndex != second.zIndex)
    }
  }

  /// Returns the offset that moves the second item beyond the first.
  private func offset(_ first: BoundaryOutline, _ second: BoundaryOutline) -> String {
    let axis = lowered.layout.scrollAxis
    let isAtEnd = second.item.alignment.edges.factor(axis) == 1
    let move =
      isAtEnd
      ? first.frame.end(axis) - second.frame.start(axis) : first.frame.start(axis) - second.frame.end(axis)
    var offset = second.item.absoluteOffset
    offset[axis] += move
    let parts = [("x", offset.x), ("y", offset.y)].filter { $0.1 != 0 }
    return "{" + parts.map { "\($0.0): \(plainNumberText($0.1))" }.joined(separator: ", ") + "}"
  }
}
