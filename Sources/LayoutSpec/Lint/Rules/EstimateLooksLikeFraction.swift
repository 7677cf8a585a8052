import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 28: an estimate is a length in points.
  static let estimateLooksLikeFraction = LintRule(
    name: "estimate-looks-like-fraction", level: .warning,
    summary: "an estimate between 0 and 1 point, where a fraction was probably intended",
    explanation: """
      An estimate is a length in points: estimated(0.33) is a third of a point, and the first pass lays out \
      hundreds of rows at once. Write fractionalWidth(0.33), or an estimate close to the expected size.
      """,
    exceptions: [
      "the estimate is 1 or more: estimated(1) is a common placeholder",
      "it is below 0.01 on a boundary supplementary item, meaning that there is no header until it is measured",
    ],
    source: .solved { context in
      let parts = context.parts.flatMap { part in
        Axis.allCases.filter { part.isEstimated($0) }.compactMap {
          context.tinyEstimate(part.item.size[$0], part.item.id, $0, part.section)
        }
      }
      let anchored = context.anchoredItems.flatMap { item, section in
        Axis.allCases.compactMap { context.tinyEstimate(item.size[$0], item.id, $0, section) }
      }
      let boundary = context.ownedBoundaryItems.flatMap { item, owner in
        Axis.allCases.filter { item.size[$0].number >= 0.01 }.compactMap {
          context.tinyEstimate(item.size[$0], item.id, $0, owner)
        }
      }
      return parts + anchored + boundary
    })
}

extension LintContext {
  fileprivate func tinyEstimate(
    _ dimension: Dimension, _ id: ElementID, _ axis: Axis, _ section: Int?
  ) -> LintFinding? {
    guard dimension.isEstimated, dimension.number > 0, dimension.number < 1, member(id, axis.key) != nil
    else {
      return nil
    }
    let number = plainNumberText(dimension.number)
    return LintFinding(
      place(id, axis), section: section,
      "\(words(dimension, id, axis)) is \(number) points, not a fraction",
      hint:
        "write \(axis == .horizontal ? "fractionalWidth" : "fractionalHeight")(\(number)), or an estimate in "
        + "points")
  }
}
