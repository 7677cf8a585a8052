import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 29: a view is asked for one length at the other, which must come to an end.
  static let selfSizingDoesNotConverge = LintRule(
    name: "self-sizing-does-not-converge", level: .warning,
    summary: "what an item measures never settles",
    explanation: """
      Where an item is estimated on both axes, its width may depend on its height or the other way round, but not \
      both: each measurement would ask for another. A height that jumps when the width changes by less than a pixel \
      has no size to settle at either. UIKit measures such a view until it gives up.
      """,
    quietWhen: ["only one of the two depends on the other"],
    source: .solved { context in
      context.filledSections.compactMap { context.circle($0) ?? context.jump($0) }
    })
}

extension LintContext {
  /// Both lengths depend on each other.
  fileprivate func circle(_ section: LintSection) -> LintFinding? {
    let isFree = section.parts.contains { part in
      part.isCell && Axis.allCases.allSatisfy { part.isEstimated($0) }
    }
    guard isFree, let node = member(section.section.id, "items")?.value else { return nil }
    for mapping in mappings(node).prefix(1000) {
      guard let width = mapping["width"]?.value, let height = mapping["height"]?.value,
        expressions(width).contains(where: { $0.mentions("itemHeight") }),
        expressions(height).contains(where: { $0.mentions("itemWidth") })
      else { continue }
      return LintFinding(
        LintFinding.Place(width.source), section: section.index,
        "width \(text(width)) and height \(text(height)) feed each other: the items are measured without end",
        hint: "let only one of them depend on the other")
    }
    return nil
  }

  /// The maps in which items are described.
  private func mappings(_ node: SpecNode) -> [SpecMapping] {
    switch node.content {
    case .mapping(let mapping): return [mapping]
    case .list(let entries):
      return entries.prefix(1000).compactMap {
        if case .mapping(let mapping) = $0.content { mapping } else { nil }
      }
    case .number, .boolean, .expression, .text, .words, .dimension, .flexible, .percentage, .numbers, .faulty:
      return []
    }
  }

  private func expressions(_ node: SpecNode) -> [Expression] {
    switch node.content {
    case .expression(let expression): return [expression]
    case .list(let nodes): return nodes.flatMap(expressions)
    case .number, .boolean, .text, .words, .dimension, .flexible, .percentage, .mapping, .numbers, .faulty:
      return []
    }
  }

  // MARK: Jumps

  /// The share of a pixel by which the width is changed.
  private var nudge: Double { (pixel ?? 1) / 100 }

  /// The height is another one a hair further.
  fileprivate func jump(_ section: LintSection) -> LintFinding? {
    guard section.section.items.height.dependsOnSize,
      let node = member(section.section.id, "items")?.value
    else { return nil }
    let free = Set(section.parts.filter { $0.isCell && $0.isEstimated(.vertical) }.map(\.item.id))
    for cell in sampledCells(ofSection: section.index, limit: 200) where free.contains(cell.id) {
      guard let jump = jump(of: cell, section.section.items.height) else { continue }
      let source = mappings(node).first?["height"]?.value.source ?? node.source
      return LintFinding(
        LintFinding.Place(source), section: section.index,
        "item \(cell.item) measures \(plainNumberText(jump.before)) at width \(plainNumberText(cell.frame.size.width)) "
          + "and \(plainNumberText(jump.after)) a hair \(jump.isWider ? "wider" : "narrower")",
        hint: "let the height change steadily with the width, or move the limit off the pixel grid")
    }
    return nil
  }

  private func jump(
    of cell: Element, _ heights: MeasuredLength
  ) -> (before: Double, after: Double, isWider: Bool)? {
    var size = cell.frame.size
    guard let before = heights.length(item: cell.item, laidOut: size) else { return nil }
    for isWider in [false, true] {
      size.width = cell.frame.size.width + (isWider ? nudge : -nudge)
      guard let after = heights.length(item: cell.item, laidOut: size), abs(after - before) > 1 else {
        continue
      }
      return (before, after, isWider)
    }
    return nil
  }
}

extension MeasuredLength {
  /// Whether the size at which an item is asked may matter.
  fileprivate var dependsOnSize: Bool {
    switch self {
    case .computed: true
    case .unknown, .constant, .listed, .cycled, .random: false
    }
  }
}
