import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 29: a view is measured on one axis at its length on the other, which must settle.
  static let selfSizingDoesNotConverge = LintRule(
    name: "self-sizing-does-not-converge", level: .warning,
    summary: "measured sizes never settle",
    explanation: """
      If an item is estimated on both axes, its width may depend on its height or the other way around, but \
      not both. A length that depends on itself must settle as well, and a height that jumps when the width \
      changes by less than a pixel never does. UIKit measures such a view until it gives up.
      """,
    exceptions: [
      "only one of the two depends on the other",
      "the length settles within eight measurements",
    ],
    source: .solved { context in
      context.filledSections.compactMap { context.circle($0) ?? context.loop($0) ?? context.jump($0) }
    })
}

extension LintContext {
  /// Returns a finding if both lengths depend on each other.
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
        "width \(text(width)) and height \(text(height)) depend on each other, so measuring never finishes",
        hint: "make only one of them depend on the other")
    }
    return nil
  }

  /// Returns a finding if a length depends on itself and does not settle within eight measurements.
  fileprivate func loop(_ section: LintSection) -> LintFinding? {
    guard let node = member(section.section.id, "items")?.value else { return nil }
    for cell in sampledCells(ofSection: section.index, limit: 200) {
      guard let part = section.part(cell.id) else { continue }
      for axis in Axis.allCases where part.isEstimated(axis) {
        let lengths = measurements(of: cell, along: axis, part, section.section.items[axis])
        guard let last = lengths.last, lengths.count > 3, abs(last - lengths[lengths.count - 2]) > 0.5 else {
          continue
        }
        let name = axis.key
        let steps = [0, 1].map {
          "\(plainNumberText(lengths[$0 + 1])) at \(plainNumberText(lengths[$0]))"
        }
        let source = mappings(node).first?[name]?.value.source ?? node.source
        return LintFinding(
          LintFinding.Place(source), section: section.index,
          "the measured \(name) of item \(cell.item) never settles: it is \(steps[0]), then \(steps[1])",
          hint: "make the measured \(name) independent of the \(name) at which the item is measured")
      }
    }
    return nil
  }

  /// Returns the estimate, followed by up to eight measurements, each at the previous length.
  private func measurements(
    of cell: Element, along axis: Axis, _ part: LintPart, _ measured: ItemLengthSource
  ) -> [Double] {
    guard measured.dependsOnSize else { return [] }
    var size = cell.frame.size
    size[axis] = part.item.size[axis].number
    var lengths = [size[axis]]
    for _ in 0..<8 {
      guard let length = measured.length(item: cell.item, laidOut: size) else { return lengths }
      lengths.append(length)
      size[axis] = length
    }
    return lengths
  }

  /// Returns the maps that describe items.
  private func mappings(_ node: SpecNode) -> [SpecMapping] {
    switch node.content {
    case .mapping(let mapping): return [mapping]
    case .list(let entries):
      return entries.prefix(1000).compactMap {
        if case .mapping(let mapping) = $0.content { mapping } else { nil }
      }
    case .number, .boolean, .expression, .text, .words, .dimension, .flexible, .percentage, .numbers,
      .invalid:
      return []
    }
  }

  private func expressions(_ node: SpecNode) -> [Expression] {
    switch node.content {
    case .expression(let expression): return [expression]
    case .list(let nodes): return nodes.flatMap(expressions)
    case .number, .boolean, .text, .words, .dimension, .flexible, .percentage, .mapping, .numbers, .invalid:
      return []
    }
  }

  // MARK: Jumps

  /// The change in width, a hundredth of a pixel.
  private var nudge: Double { (pixel ?? 1) / 100 }

  /// Returns a finding if the height jumps when the width changes slightly.
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
          + "but \(plainNumberText(jump.after)) if it is slightly \(jump.isWider ? "wider" : "narrower")",
        hint: "make the height change gradually with the width, or move the limit away from this width")
    }
    return nil
  }

  private func jump(
    of cell: Element, _ heights: ItemLengthSource
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

extension ItemLengthSource {
  /// Whether the size at which an item is measured may affect its length.
  fileprivate var dependsOnSize: Bool {
    switch self {
    case .computed: true
    case .unknown, .constant, .listed, .cycled, .random: false
    }
  }
}
