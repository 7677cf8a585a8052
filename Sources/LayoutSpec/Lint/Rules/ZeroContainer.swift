import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 5: the layout is solved in the size that the view has.
  static let zeroContainer = LintRule(
    name: "zero-container", level: .warning,
    summary: "the view is 0 high, and something is a fraction of its height",
    explanation: """
      A view that takes its height from its content has none while the layout is solved first, and fractions of \
      nothing are nothing. Give the view a height, or use lengths that do not depend on it; the content's height at \
      a width can be had with any height given.
      """,
    quietWhen: ["nothing depends on the view's height"],
    source: .solved { context in
      guard context.environment.container.height == 0 else { return [] }
      let groups = context.filledSections.filter { section in
        section.section.group.size.height.share(of: .vertical) != nil
          || section.section.group.size.width.share(of: .vertical) != nil
      }
      let boundary = context.boundaryOwners.flatMap { context.boundaryItems(ofSection: $0).map(\.item) }
        .filter { $0.size.height.share(of: .vertical) != nil }
      guard
        let place = groups.first.map({ context.place($0.section.group.id, .vertical) })
          ?? boundary.first.map({ context.place($0.id, .vertical) })
      else { return [] }
      let names =
        groups.map { "the groups of \(context.name(ofSection: $0.index))" }
        + boundary.map { context.word($0.kind) }
      return [
        LintFinding(
          place, section: nil,
          "the view is 0 high: \(names.prefix(5).map { $0 }.listed) \(names.count == 1 && groups.isEmpty ? "is" : "are") a share of nothing",
          hint: "give a height: the content height at a width can be had with --height")
      ]
    })
}
