import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 51: a pinned item without a size.
  static let pinnedZeroSize = LintRule(
    name: "pinned-zero-size", level: .warning,
    summary: "a boundary item that is pinned has no width or no height",
    explanation: """
      Some systems raise an exception when a pinned item without a width or a height comes to lie outside the \
      content. Leave the item out where there is nothing to show, or do not pin it.
      """,
    quietWhen: ["the item is not pinned"],
    source: .solved { context in
      context.boundaryOwners.flatMap { owner in
        context.boundaryItems(ofSection: owner).compactMap { boundary -> LintFinding? in
          guard boundary.item.pinToVisibleBounds,
            let axis = Axis.allCases.first(where: { boundary.frame.size[$0] <= 0 })
          else { return nil }
          return LintFinding(
            context.place(boundary.item.id), section: owner,
            "\(context.word(boundary.item.kind)) is pinned and 0 \(axis.adjective)",
            hint: "leave it out where there is nothing to show, or do not pin it")
        }
      }
    })
}
