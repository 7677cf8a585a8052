import LayoutSolver
import SourceText

extension LintRule {
  /// D 14: a cycle of zero length would never fill a group.
  static let emptyCycle = LintRule(
    name: "empty-cycle", level: .warning,
    summary: "the subitems of a group have no length, so they never fill it",
    explanation: """
      A group repeats its subitems until one does not fit. If all of them together are 0 long, that never \
      happens, and the list is laid out once. Give a subitem a length, or use a count.
      """,
    exceptions: [
      "a subitem, its edge spacing or the spacing between subitems has a length"
    ],
    source: .solved { context in
      context.solution.issues.compactMap { issue in
        guard case .emptyCycle(let section, let group) = issue, context.sections.indices.contains(section),
          let part = context.sections[section].part(group), let stack = part.stack
        else { return nil }
        return LintFinding(
          context.place(group), section: section,
          "the subitems have a total \(stack.axis.key) of 0 and never fill the group, so they are laid out once",
          hint: "give a subitem a \(stack.axis.key), or use a count")
      }
    })
}
