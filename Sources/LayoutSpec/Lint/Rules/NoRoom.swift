import LayoutSolver
import SourceText

extension LintRule {
  /// Rules 6, 8, 13: insets leave no length for fractions, counts or flexible spacing.
  static let noRoom = LintRule(
    name: "no-room", level: .error,
    summary: "insets leave no space for items sized by fraction, count or flexible spacing",
    explanation: """
      The insets of a section or group leave a container of 0 or less, so everything that is a fraction of it, \
      or an equal part, has no size. UIKit raises an exception in some such layouts. Use smaller insets where \
      the view is small, or a larger view. Findings that are consequences of it are not reported.
      """,
    exceptions: [
      "that axis is estimated, where insets are ignored",
      "everything on that axis has an absolute size and overflows",
    ],
    source: .solved { context in
      context.filledSections.flatMap { section in
        context.emptySection(section).map { [$0] } ?? section.parts.compactMap(context.emptyGroup)
      }
    })
}

extension LintContext {
  /// Returns a finding if the section's insets leave no space for its group.
  fileprivate func emptySection(_ section: LintSection) -> LintFinding? {
    let axis = section.outline.rowAxis.cross
    let insets = section.outline.insets
    let view = environment.container[axis]
    let left = view - insets.sum(axis)
    let group = section.section.group
    guard insets.sum(axis) > 0, left <= 0, !isCustom(group),
      group.size[axis].share(of: axis) != nil || group.edgeSpacing.flexibleCount(axis) > 0
    else { return nil }
    let taken = terms(section, axis)
    return LintFinding(
      place(section.section.id, "contentInsets"), section: section.index,
      "the insets of \(name(ofSection: section.index)) leave no space: \(plainNumberText(view))\(taken) leaves "
        + "\(plainNumberText(left)); the group requires a view \(wider(axis)) than \(plainNumberText(insets.sum(axis)))",
      hint: "use smaller insets where the view is small",
      consequences: lowered.labels[group.id]?.range)
  }

  /// Returns the subtracted insets by name, as terms of a sum.
  private func terms(_ section: LintSection, _ axis: Axis) -> String {
    let own = section.section.contentInsets
    let referenced = section.outline.referencedInsets
    let terms = [
      (axis.edges.start, own.start(axis)), (axis.edges.end, own.end(axis)),
      ("safe area or margin \(axis.edges.start)", referenced.start(axis)),
      ("safe area or margin \(axis.edges.end)", referenced.end(axis)),
    ]
    return terms.filter { $0.1 != 0 }.map { " - \(plainNumberText($0.1)) (\($0.0))" }.joined()
  }

  private func wider(_ axis: Axis) -> String { axis == .horizontal ? "wider" : "higher" }

  private func isCustom(_ item: Item) -> Bool {
    switch item.content {
    case .group(.custom): true
    case .cell, .group(.stack), .group(.waterfall): false
    }
  }

  /// Returns a finding if a group's own insets leave no space inside it.
  fileprivate func emptyGroup(_ part: LintPart) -> LintFinding? {
    guard let stack = part.stack else { return nil }
    let insets = part.item.contentInsets
    let size = part.outline?.size ?? .zero
    for axis in Axis.allCases where insets.sum(axis) > 0 && !part.isEstimated(axis) && part.outline != nil {
      let left = size[axis] - insets.sum(axis)
      guard left <= 0, stack.shares(axis) else { continue }
      return LintFinding(
        place(part.item.id, "contentInsets"), section: part.section,
        "the insets of a group in \(name(ofSection: part.section)) leave no space: \(plainNumberText(size[axis])) - "
          + "\(plainNumberText(insets.start(axis))) - \(plainNumberText(insets.end(axis))) leaves "
          + "\(plainNumberText(left)); \(need(part, axis))",
        hint: "use smaller insets where the view is small",
        consequences: lowered.labels[part.item.id]?.range)
    }
    return nil
  }

  /// Returns the minimum size that leaves space.
  private func need(_ part: LintPart, _ axis: Axis) -> String {
    let sum = part.item.contentInsets.sum(axis)
    guard part.parent == nil, let share = part.item.size[axis].share(of: axis), share > 0 else {
      return "the group must be \(wider(axis)) than \(plainNumberText(sum))"
    }
    let section = sections[part.section].outline
    let taken = environment.container[axis] - section.container[axis]
    return "the group requires a view \(wider(axis)) than \(plainNumberText(sum / share + taken))"
  }
}

extension Stack {
  /// Whether anything in the group is sized by its length along `axis`.
  fileprivate func shares(_ axis: Axis) -> Bool {
    if axis == self.axis {
      if case .count = subitems { return true }
      if interItemSpacing.isFlexible { return true }
    }
    return subitems.declared.contains { item in
      item.edgeSpacing.flexibleCount(axis) > 0
        || Axis.allCases.contains { item.size[$0].share(of: axis) != nil && !isCounted($0) }
    }
  }

  private func isCounted(_ axis: Axis) -> Bool {
    if case .count = subitems { return axis == self.axis }
    return false
  }
}
