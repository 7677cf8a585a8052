import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 51: a pinned item without a width or height.
  static let pinnedZeroSize = LintRule(
    name: "pinned-zero-size", level: .warning,
    summary: "a pinned boundary supplementary item has no width or height",
    explanation: """
      Some systems raise an exception if a pinned item without a width or height is moved outside the content. \
      Leave the item out when it has nothing to show, or do not pin it.
      """,
    exceptions: [
      "the item is not pinned"
    ],
    source: .solved { context in
      context.boundaryOwners.flatMap { owner in
        context.boundaryItems(ofSection: owner).compactMap { boundary -> LintFinding? in
          guard boundary.item.pinToVisibleBounds,
            let axis = Axis.allCases.first(where: { boundary.frame.size[$0] <= 0 })
          else { return nil }
          return LintFinding(
            context.place(boundary.item.id), section: owner,
            "\(context.word(boundary.item.kind)) is pinned but has a \(axis.key) of 0",
            hint: "leave it out when it has nothing to show, or do not pin it")
        }
      }
    })
}
