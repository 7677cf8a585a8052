import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 19: a count replaces the length along the group, whatever it was.
  static let countOverridesSize = LintRule(
    name: "count-overrides-size", level: .note,
    summary: "a length that has no effect, since a count makes equal parts",
    explanation: """
      'subitem' with 'count' makes equal parts of the group; the subitem's own length along the group has no effect. \
      Write fractionalWidth(1) there, or use 'repeatingSubitem', which keeps the subitem's size.
      """,
    quietWhen: [
      "the length is the whole or 1/count, to 2 %", "it is estimated", "it is the very size that comes out",
      "the subitem repeats at its own size ('repeatingSubitem')",
    ],
    source: .solved { context in
      context.parts.compactMap { part in
        guard let parent = part.parent, part.isCounted(parent.stack.axis), let slot = part.slot,
          case .count(_, let count) = parent.stack.subitems
        else { return nil }
        let axis = parent.stack.axis
        let length = slot.frame.size[axis]
        let dimension = part.item.size[axis]
        let outcome: String
        switch dimension {
        case .estimated, .uniformAcrossSiblings: return nil
        case .fraction(let share, of: axis):
          guard abs(share - 1) > 0.02 + 1e-9, abs(share * Double(count) - 1) > 0.02 + 1e-9 else { return nil }
          outcome = plainNumberText(1 / Double(count))
        case .absolute, .fraction: outcome = plainNumberText(length)
        }
        guard abs(dimension.length(in: part.container) - length) > 0.5 else { return nil }
        return LintFinding(
          context.place(part.item.id, axis), section: part.section,
          "\(context.words(dimension, part.item.id, axis)) has no effect: a count of \(count) makes it \(outcome)",
          hint:
            "write \(axis == .horizontal ? "fractionalWidth" : "fractionalHeight")(1), or use repeatingSubitem, "
            + "which keeps the size")
      }
    })
}
