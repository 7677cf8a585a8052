import LayoutSolver
import SourceText

extension LintRule {
  /// D 14: a cycle that consumes nothing would never fill a group.
  static let emptyCycle = LintRule(
    name: "empty-cycle", level: .warning,
    summary: "the subitems of a group take no room along it, so that it is never full",
    explanation: """
      A group takes up its subitems in turn until one does not fit; where all of them together are 0 long, that never \
      happens. The list is laid out once. Give a subitem a length, or use a count.
      """,
    quietWhen: ["a subitem, its edge spacing or the spacing between takes any room"],
    source: .solved { context in
      context.solution.issues.compactMap { issue in
        guard case .emptyCycle(let section, let group) = issue, context.sections.indices.contains(section),
          let part = context.sections[section].part(group), let stack = part.stack
        else { return nil }
        return LintFinding(
          context.place(group), section: section,
          "the subitems are 0 \(stack.axis.adjective) together and never fill the group: they are laid out once",
          hint: "give a subitem a \(stack.axis.key), or use a count")
      }
    })
}
