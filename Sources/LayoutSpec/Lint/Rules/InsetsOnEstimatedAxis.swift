import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 12: insets have no effect on an estimated axis.
  static let insetsOnEstimatedAxis = LintRule(
    name: "insets-on-estimated-axis", level: .warning,
    summary: "insets are ignored on an estimated axis",
    explanation: """
      An item, group or supplementary item whose width or height is estimated gets that length from its \
      content, and UIKit ignores its contentInsets on that axis. For space between such views, use edgeSpacing \
      or interGroupSpacing; for space inside, use constraints in the cell.
      """,
    exceptions: [
      "only insets on the other axis are set",
      "a count replaces the length, so it is not estimated",
      "the insets belong to a section",
    ],
    source: .solved { context in
      let items = context.parts.compactMap { part in
        context.ignoredInsets(
          part.item.contentInsets, part.item.id, part.section, isItem: true, part.isEstimated)
      }
      let anchored = context.anchoredItems.compactMap { item, section in
        context.ignoredInsets(item.contentInsets, item.id, section, isItem: false) {
          item.size[$0].isEstimated
        }
      }
      let boundary = context.ownedBoundaryItems.compactMap { item, owner in
        context.ignoredInsets(item.contentInsets, item.id, owner, isItem: false) { item.size[$0].isEstimated }
      }
      return items + anchored + boundary
    })
}

extension LintContext {
  /// Returns a finding if some of the insets are on an estimated axis.
  fileprivate func ignoredInsets(
    _ insets: Insets, _ id: ElementID, _ section: Int?, isItem: Bool, _ isEstimated: (Axis) -> Bool
  ) -> LintFinding? {
    var ignored: [String] = []
    var held: [String] = []
    for axis in Axis.allCases {
      for (name, inset) in [(axis.edges.start, insets.start(axis)), (axis.edges.end, insets.end(axis))]
      where inset > 0 {
        if isEstimated(axis) {
          ignored.append("\(name) \(plainNumberText(inset))")
        } else {
          held.append(name)
        }
      }
    }
    guard !ignored.isEmpty else { return nil }
    let axes = Axis.allCases.filter(isEstimated).map(\.key).listed
    let rest = held.isEmpty ? "" : "; \(held.listed) \(held.count == 1 ? "applies" : "apply")"
    return LintFinding(
      place(id, "contentInsets"), section: section,
      "\(ignored.listed) \(ignored.count == 1 ? "is" : "are") ignored because the \(axes) is estimated\(rest)",
      hint: isItem
        ? "use edgeSpacing, interGroupSpacing, or insets inside the cell"
        : "use insets inside the view")
  }
}
