import LayoutSolver
import SourceText

extension LintRule {
  /// Apple's guidelines recommend targets of at least 44 points.
  static let smallTarget = LintRule(
    name: "small-target", level: .note,
    summary: "a cell is less than 44 points wide or high",
    explanation: """
      Apple's guidelines recommend at least 44 by 44 points for everything that can be tapped. A cell that is \
      not tapped may be smaller.
      """,
    exceptions: [
      "the size is an estimate that has not been measured",
      "the cell has no size at all",
    ],
    source: .solved { context in
      (0..<context.solution.sectionCount).flatMap(context.smallTargets)
    })
}

extension LintContext {
  private static let target = 44.0

  fileprivate func smallTargets(inSection section: Int) -> [LintFinding] {
    var order: [ElementID] = []
    var found: [ElementID: (first: Element, axis: Axis, count: Int)] = [:]
    let cells = sampledCells(ofSection: section, limit: 500)
    for cell in cells {
      guard let axis = smallAxis(cell, section) else { continue }
      if let known = found[cell.id] {
        found[cell.id] = (known.first, known.axis, known.count + 1)
      } else {
        order.append(cell.id)
        found[cell.id] = (cell, axis, 1)
      }
    }
    let total = solution.cellCount(ofSection: section)
    return order.compactMap { id in
      guard let (first, axis, count) = found[id] else { return nil }
      let size = first.frame.size
      return LintFinding(
        targetPlace(id, axis), section: section,
        "\(items(first: first.item, count: count, looked: cells.count, of: total)) of \(name(ofSection: section)) is "
          + "\(plainNumberText(size.width)) × \(plainNumberText(size.height)), less than 44 \(axis.adjective)",
        hint: "make everything that can be tapped at least 44 × 44")
    }
  }

  private func targetPlace(_ id: ElementID, _ axis: Axis) -> LintFinding.Place {
    place(id, member(id, "itemSize") == nil ? axis.key : "itemSize")
  }

  private func smallAxis(_ cell: Element, _ section: Int) -> Axis? {
    let size = cell.frame.size
    guard size.width > 0, size.height > 0 else { return nil }
    return Axis.allCases.first { axis in
      guard size[axis] < Self.target - 0.001 else { return false }
      guard cell.isEstimated, sections.indices.contains(section) else { return !cell.isEstimated }
      return sections[section].part(cell.id)?.isEstimated(axis) == false
    }
  }
}
