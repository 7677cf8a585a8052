import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 36: siblings grow to the largest, but a group of fixed length does not grow with them.
  static let uniformNeedsEstimatedGroup = LintRule(
    name: "uniform-needs-estimated-group", level: .warning,
    summary: "uniformAcrossSiblings in a group that cannot grow with its items",
    explanation: """
      uniformAcrossSiblings gives all siblings the largest measured length. UIKit requires the group to be \
      estimated or uniform on that axis: a group of fixed length does not grow, so the siblings overflow it.
      """,
    exceptions: [
      "it is used on a section's own group"
    ],
    source: .solved { context in
      context.parts.flatMap { part in
        Axis.allCases.compactMap { axis -> LintFinding? in
          guard let parent = part.parent, part.item.size[axis].isUniform, !part.isCounted(axis),
            !parent.isEstimated(axis)
          else { return nil }
          let group = context.words(parent.item.size[axis], parent.item.id, axis)
          return LintFinding(
            context.place(part.item.id, axis), section: part.section,
            "the siblings grow to the largest one but their group does not: its \(axis.key) is \(group)",
            hint: "make the \(axis.key) of the group "
              + "estimated(\(plainNumberText(part.item.size[axis].number)))")
        }
      }
    })
}
