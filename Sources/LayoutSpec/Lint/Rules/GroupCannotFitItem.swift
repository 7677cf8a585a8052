import LayoutSolver
import SourceText

extension LintRule {
  /// Rules 15, 17: the first subitem is longer than the space in its group.
  static let groupCannotFitItem = LintRule(
    name: "group-cannot-fit-item", level: .error,
    summary: "a group is too short for its first subitem and lays out nothing",
    explanation: """
      The first subitem, with its edge spacing, is longer than the group is inside its insets. UIKit then lays \
      out nothing, logs an error, and treats the section as empty. Edge spacing is outside the item; \
      contentInsets are inside. Make the item shorter, or the group longer. If only a nested group is too \
      short and its siblings are laid out, the finding is a warning.
      """,
    exceptions: [
      "the group is estimated along its axis, or has a count, so there is no fit test",
      "the item is longer by less than 0.001 points",
    ],
    source: .solved { context in
      context.solution.issues.compactMap { issue in
        guard
          case .itemDoesNotFit(let section, let group, let item, let needs, let available, let first) = issue,
          context.sections.indices.contains(section)
        else { return nil }
        return ItemTooLong(context, context.sections[section], group, item, needs, available, first)?.finding
      }
    })
}

/// A group in which the first subitem does not fit.
private struct ItemTooLong {
  let context: LintContext
  let section: LintSection
  let part: LintPart
  let axis: Axis
  let needs: Double
  let available: Double
  let firstItem: Int

  init?(
    _ context: LintContext, _ section: LintSection, _ group: ElementID, _ item: ElementID, _ needs: Double,
    _ available: Double, _ firstItem: Int
  ) {
    guard section.section.items.count > 0, let part = section.part(item),
      let axis = part.parent?.stack.axis, part.parent?.item.id == group
    else { return nil }
    self.context = context
    self.section = section
    self.part = part
    self.axis = axis
    self.needs = needs
    self.available = available
    self.firstItem = firstItem
  }

  private var laidOut: Int { section.outline.cellCount }
  private var isRoot: Bool { part.parent?.item.id == section.section.group.id }

  /// Whether the item's measured content is too long.
  private var isMeasured: Bool {
    part.isCell && part.isEstimated(axis) && firstItem < section.section.items.count
  }

  var finding: LintFinding {
    LintFinding(
      context.place(part.item.id, axis), section: section.index, level: isNested ? .warning : nil, message,
      hint: hint)
  }

  /// Whether only a nested group is empty.
  private var isNested: Bool { !isRoot && laidOut > 0 }

  private var message: String {
    let edges = part.item.edgeSpacing
    let sum =
      edges.minimum(axis) == 0
      ? ""
      : " (\(plainNumberText(needs - edges.minimum(axis))) + edge spacing "
        + "\(plainNumberText(edges.start(axis).minimum)) + \(plainNumberText(edges.end(axis).minimum)))"
    let subject =
      isMeasured
      ? "item \(firstItem) measures \(plainNumberText(needs - edges.minimum(axis)))"
      : "\(context.name(part)) needs \(plainNumberText(needs))"
    return "\(outcome): \(subject) along \(group)\(sum)"
  }

  private var outcome: String {
    let name = context.name(ofSection: section.index)
    return isNested ? "a group in \(name) lays out nothing" : "\(name) is empty"
  }

  /// The group by its name or path, with the length inside its insets.
  private var group: String {
    let length = plainNumberText(available)
    guard let group = part.parent?.part else { return "a group of \(length)" }
    let insets = group.item.contentInsets
    let outer = group.outline.map { $0.size[axis] } ?? available
    let terms =
      insets.sum(axis) == 0 || group.isEstimated(axis)
      ? length
      : "\(plainNumberText(outer)) - \(plainNumberText(insets.start(axis))) - "
        + "\(plainNumberText(insets.end(axis))) = \(length)"
    return "\(context.path(of: group)) of \(terms)"
  }

  private var hint: String {
    if part.item.edgeSpacing.minimum(axis) > 0 {
      return "use contentInsets: edge spacing is outside the item"
    }
    return isMeasured
      ? "make the group longer, or estimated(\(plainNumberText(available))) along its axis, which has no fit test"
      : "make the item at most \(plainNumberText(available)) \(axis.adjective), or the group longer"
  }
}
