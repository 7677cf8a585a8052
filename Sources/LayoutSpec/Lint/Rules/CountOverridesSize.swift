import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 19: a count replaces the length along the group, whatever it is.
  static let countOverridesSize = LintRule(
    name: "count-overrides-size", level: .note,
    summary: "a length that has no effect because a count divides the group into equal parts",
    explanation: """
      'subitem' with 'count' divides the group into equal parts; the subitem's own length along the group has \
      no effect, even if its content measures more. Write fractionalWidth(1), or use 'repeatingSubitem', which \
      keeps the subitem's own size.
      """,
    exceptions: [
      "the length is 100% or 1/count, within 2%",
      "it is estimated, and the content fits",
      "it equals the resulting size",
      "'repeatingSubitem' is used, which keeps the subitem's own size",
    ],
    source: .solved { context in
      context.filledSections.flatMap(context.cutContents)
        + context.parts.compactMap { part in
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
            guard abs(share - 1) > 0.02 + 1e-9, abs(share * Double(count) - 1) > 0.02 + 1e-9 else {
              return nil
            }
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

extension LintContext {
  /// Returns the cells whose content measures more on the counted axis than their part of the group, one finding per
  /// subitem.
  fileprivate func cutContents(_ section: LintSection) -> [LintFinding] {
    section.parts.compactMap { part in
      guard let stack = part.parent?.stack, case .count(_, let count) = stack.subitems, part.isCell,
        part.isCounted(stack.axis), section.section.items[stack.axis].isKnown
      else { return nil }
      let axis = stack.axis
      let cut = sampledCells(ofSection: section.index).filter { cell in
        guard cell.id == part.item.id else { return false }
        return (section.section.items.wanted(cell, axis) ?? 0) > cell.frame.size[axis] + 0.5
      }
      guard let first = cut.first, let wanted = section.section.items.wanted(first, axis) else { return nil }
      return LintFinding(
        place(part.item.id, axis), section: section.index, level: .warning,
        "\(items(first: first.item, count: cut.count)): the content measures \(plainNumberText(wanted)), but a count "
          + "of \(count) makes every part \(plainNumberText(first.frame.size[axis])) \(axis.adjective)",
        hint: "use subitems or repeatingSubitem, which keep the measured size")
    }
  }
}
