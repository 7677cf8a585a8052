import LayoutSolver
import SourceText

extension LintRule {
  /// D 65: a size below 0 is an error; an item of size 0 is not visible.
  static let nonpositiveDimension = LintRule(
    name: "nonpositive-dimension", level: .warning,
    summary: "a width or height is 0 (below 0 it is an error)",
    explanation: """
      UIKit logs a warning for a length of 0 or less, and the view is not visible. Leave out the section or \
      item when it has nothing to show, or write max(0.1, …). A length below 0 makes the spec invalid: no \
      command accepts it, and its level cannot be changed.
      """,
    exceptions: [
      "a measured size is 0, as for a view that hides itself",
      "a boundary supplementary item has a length of (nearly) 0 and is not pinned, the usual way to omit it",
      "it is computed from the height of a view that is 0 high (see zero-container)",
    ],
    source: .solved { context in
      let parts = context.parts.flatMap { part in
        Axis.allCases.filter { !part.isCounted($0) && !part.isWaterfallLength($0) }.compactMap {
          context.zero(part.item.size[$0], part.item.id, $0, part.section)
        }
      }
      let anchored = context.anchoredItems.flatMap { item, section in
        Axis.allCases.compactMap { context.zero(item.size[$0], item.id, $0, section) }
      }
      let boundary = context.ownedBoundaryItems.filter(\.item.pinToVisibleBounds).flatMap { item, owner in
        Axis.allCases.compactMap { context.zero(item.size[$0], item.id, $0, owner) }
      }
      return parts + anchored + boundary + context.zeroItemSizes
    })
}

extension LintContext {
  fileprivate func zero(
    _ dimension: Dimension, _ id: ElementID, _ axis: Axis, _ section: Int?
  ) -> LintFinding? {
    guard dimension.number <= 0, member(id, axis.key) != nil,
      environment.container.height > 0 || !dependsOnViewHeight(id, axis)
    else { return nil }
    let written = words(dimension, id, axis)
    let value = written == "0" ? "" : ": \(written)"
    return LintFinding(
      place(id, axis), section: section, "the \(axis.key) is 0, so nothing is visible\(value)",
      hint: "write a \(axis.key) greater than 0, such as max(0.1, …), or leave out the view")
  }

  /// The flow sections whose items have a length of 0.
  fileprivate var zeroItemSizes: [LintFinding] {
    guard case .flow(let layout) = lowered.layout else { return [] }
    return layout.sections.enumerated().compactMap { index, section in
      guard section.items.count > 0, let axis = Axis.allCases.first(where: { section.itemSize[$0] <= 0 }),
        !section.items[axis].isKnown,
        environment.container.height > 0 || !itemSizeDependsOnViewHeight(section.id)
      else { return nil }
      return LintFinding(
        place(section.id, "itemSize"), section: index,
        "the \(axis.key) of the items is 0, so nothing is visible",
        hint: "write a \(axis.key) greater than 0")
    }
  }
}

extension LintPart {
  /// Whether the columns of a waterfall group determine its length along `axis`.
  fileprivate func isWaterfallLength(_ axis: Axis) -> Bool {
    switch item.content {
    case .group(.waterfall): isEstimated(axis)
    case .cell, .group(.stack), .group(.custom): false
    }
  }
}
