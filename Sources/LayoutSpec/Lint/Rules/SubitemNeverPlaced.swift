import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 14: the cycle stops at the first subitem that does not fit, and every group starts at subitem 0.
  static let subitemNeverPlaced = LintRule(
    name: "subitem-never-placed", level: .warning,
    summary: "a subitem is never placed because the ones before it fill every group",
    explanation: """
      A group places subitems in order and stops at the first that does not fit. The next group \
      starts again at subitem 0. Make the group long enough for all subitems.
      """,
    exceptions: [
      "the group is estimated along its axis, so it holds each subitem once",
      "the section has too few items to reach the subitem",
      "it is placed in another environment",
    ],
    requiresAllEnvironments: true,
    source: .solved { context in context.parts.compactMap(context.unplaced) })
}

extension LintContext {
  fileprivate func unplaced(_ part: LintPart) -> LintFinding? {
    guard let stack = part.stack, let outline = part.outline, case .cycle(let items) = stack.subitems,
      !part.isEstimated(stack.axis), (1..<items.count).contains(outline.slotCount),
      // If lengths are measured, other groups may fit more or fewer subitems.
      !items.contains(where: { $0.size[stack.axis].isEstimated }),
      hasItems(after: outline, in: part)
    else { return nil }
    let placed = outline.slotCount
    let id = items[placed].id
    return LintFinding(
      place(id), section: part.section, "\(missing(placed, items.count)): \(taken(outline, stack))",
      hint: hint(part, stack, items, outline))
  }

  /// Returns whether the section has items left after the first group.
  private func hasItems(after outline: GroupOutline, in part: LintPart) -> Bool {
    guard let next = outline.slots.last else { return false }
    return sections[part.section].section.items.count > next.firstCell + max(1, next.cellCount)
  }

  private func missing(_ placed: Int, _ count: Int) -> String {
    placed == count - 1
      ? "subitem \(placed) never appears" : "subitems \(placed) to \(count - 1) never appear"
  }

  private func taken(_ outline: GroupOutline, _ stack: Stack) -> String {
    let axis = stack.axis
    let placed = outline.slotCount
    let used = outline.slots.reduce(Double(placed - 1) * stack.interItemSpacing.minimum) {
      $0 + $1.frame.size[axis] + stack.subitems.declared[$1.declared].edgeSpacing.minimum(axis)
    }
    let subject = placed == 1 ? "subitem 0 takes" : "subitems 0 to \(placed - 1) take"
    return
      "\(subject) \(plainNumberText(used)) of \(plainNumberText(outline.inner[axis])), so each group holds "
      + "only \(placed == 1 ? "subitem 0" : "those")"
  }

  /// Returns a hint with the length at which all subitems fit.
  private func hint(_ part: LintPart, _ stack: Stack, _ items: [Item], _ outline: GroupOutline) -> String {
    let axis = stack.axis
    let shares = items.compactMap { $0.size[axis].share(of: axis) }
    let sum = shares.reduce(0, +)
    // If fractions are rounded up or add up to too much, a group longer than its container does not help.
    if shares.count == items.count, sum > 1, sum <= 1.01 {
      return
        "make the fractions add up to at most 100%: they add up to \(numberText(sum * 100, .decimals(6)))%"
    }
    if shares.count == items.count, let own = part.item.size[axis].share(of: axis), sum > 0 {
      let parts = Set(shares.map { plainNumberText($0 / sum * 100) + "%" })
      let words =
        parts.count == 1
        ? "\(parts.first ?? "") each" : "\(shares.map { plainNumberText($0 / sum * 100) + "%" }.listed) of it"
      return
        "make the \(axis.key) of the group \(plainNumberText(own * sum * 100))% and the subitems \(words)"
    }
    let needed = items.reduce(Double(items.count - 1) * stack.interItemSpacing.minimum) { total, item in
      total + item.size[axis].length(in: outline.slotContainer) + item.edgeSpacing.minimum(axis)
    }
    let insets = outline.size[axis] - outline.inner[axis]
    return "make the group \(plainNumberText(needed + insets)) \(axis.adjective) to fit all subitems"
  }
}

extension SlotOutline {
  /// The number of cells in the slot, as far as it was outlined.
  fileprivate var cellCount: Int {
    nested.isEmpty ? 1 : nested.reduce(0) { $0 + $1.slots.reduce(0) { $0 + $1.cellCount } + $1.customCount }
  }
}

extension GroupOutline {
  fileprivate var customCount: Int { slots.isEmpty ? customItems.count : 0 }
}

extension Dimension {
  /// Returns the length in a container, ignoring measurements.
  func length(in container: Size) -> Double {
    switch self {
    case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): length
    case .fraction(let share, of: let axis): share * container[axis]
    }
  }
}
