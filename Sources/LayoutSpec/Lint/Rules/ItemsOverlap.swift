import LayoutSolver
import SourceText

extension LintRule {
  /// Cells of one section that overlap.
  static let itemsOverlap = LintRule(
    name: "items-overlap", level: .warning,
    summary: "cells of one section overlap",
    explanation: """
      Cells overlap if they extend beyond their group, have negative spacing, or are given overlapping frames. \
      Their zIndex decides which one is on top. Make the group as long as its contents, and the spacing 0 or \
      more.
      """,
    exceptions: [
      "a custom group sets a zIndex: the overlap is intended",
      "they only touch, or overlap by a pixel",
    ],
    source: .solved { context in
      (0..<context.solution.sectionCount).compactMap(context.overlap)
    })
}

extension LintContext {
  /// Returns the first overlap among the first and the last cells.
  fileprivate func overlap(inSection section: Int) -> LintFinding? {
    let tolerance = 0.001 + (pixel ?? 0)
    let cells = cellsOfGroups(section).filter { $0.frame.size.width > 0 && $0.frame.size.height > 0 }
    let axis = lowered.layout.scrollAxis
    let sorted = cells.sorted { ($0.frame.start(axis), $0.item) < ($1.frame.start(axis), $1.item) }
    var found: (first: Element, second: Element, common: Rect)?
    for (index, cell) in sorted.enumerated() {
      for other in sorted.dropFirst(index + 1).prefix(200) {
        guard other.frame.start(axis) < cell.frame.end(axis) else { break }
        guard let common = cell.frame.intersection(other.frame), common.size.width > tolerance,
          common.size.height > tolerance, !isIntended(cell), !isIntended(other)
        else { continue }
        let (first, second) = cell.item < other.item ? (cell, other) : (other, cell)
        if let known = found, (known.first.item, known.second.item) <= (first.item, second.item) { continue }
        found = (first, second, common)
      }
    }
    return found.map { finding($0.first, $0.second, $0.common, section) }
  }

  /// Returns the cells of the first and last groups of a section.
  private func cellsOfGroups(_ section: Int) -> [Element] {
    let count = solution.groupCount(ofSection: section)
    let groups = Array(0..<min(count, 3)) + Array(max(3, count - 2)..<max(3, count))
    return groups.flatMap { solution.cells(ofGroup: $0, inSection: section).prefix(1000) }
      .compactMap { solution.cell(section: section, item: $0) }
  }

  /// Returns whether a custom group sets the cell's zIndex.
  private func isIntended(_ cell: Element) -> Bool {
    guard let label = lowered.labels[cell.id], label.part == .frame else { return false }
    return label.member(FrameKey.zIndex) != nil
  }

  private func finding(_ first: Element, _ second: Element, _ common: Rect, _ section: Int) -> LintFinding {
    LintFinding(
      place(second.id), section: section,
      "items \(first.item) and \(second.item) of \(name(ofSection: section)) overlap by "
        + "\(plainNumberText(common.size.width)) × \(plainNumberText(common.size.height)) at "
        + "(\(plainNumberText(common.origin.x)), \(plainNumberText(common.origin.y)))",
      hint: "make the group as long as its contents, and the spacing 0 or more",
      cells: [first.item, second.item])
  }
}
