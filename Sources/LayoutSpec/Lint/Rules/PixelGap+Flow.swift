import LayoutSolver
import SourceText

extension LintContext {
  /// Rules F4, F14: items that fill their line with a length that is not a whole number of pixels.
  func flowGaps(_ pixel: Double) -> [LintFinding] {
    guard case .flow(let layout) = lowered.layout else { return [] }
    return layout.sections.indices.compactMap { flowGap($0, layout.sections[$0], layout.scrollAxis, pixel) }
  }

  private func flowGap(_ index: Int, _ section: FlowSection, _ scrollAxis: Axis, _ pixel: Double)
    -> LintFinding?
  {
    let axis = scrollAxis.cross
    guard let container = solution.flowContainer(ofSection: index), section.items.count > 1 else {
      return nil
    }
    let line = solution.cells(ofGroup: 0, inSection: index).prefix(100)
    let cells = line.compactMap { solution.cell(section: index, item: $0) }
      .sorted { $0.frame.start(axis) < $1.frame.start(axis) }
    guard let length = cells.first?.frame.size[axis], cells.count > 1,
      cells.allSatisfy({ $0.frame.size[axis] == length })
    else { return nil }
    let count = Double(cells.count)
    let available = container.crossLength - container.insets.sum(axis)
    let needed = count * length + (count - 1) * section.minimumInteritemSpacing
    guard abs(needed - available) <= 0.002 * available else { return nil }
    let gap = (available - count * length) / (count - 1)
    let uneven = zip(cells, cells.dropFirst()).compactMap { cell, next -> String? in
      let found = next.frame.start(axis) - cell.frame.end(axis)
      guard abs(found - gap) >= pixel / 10 else { return nil }
      let distance =
        found < 0 ? "overlap by \(plainNumberText(-found))" : "are \(plainNumberText(found)) apart"
      return "items \(cell.item) and \(next.item) \(distance)"
    }
    guard !uneven.isEmpty else { return nil }
    return LintFinding(
      place(section.id, "itemSize"), section: index,
      "\(plainNumberText(length)) is not a whole number of pixels at scale \(plainNumberText(1 / pixel)): "
        + Array(uneven.prefix(2)).listed,
      hint:
        "round the \(axis.key) down to whole pixels, such as \(plainNumberText((length / pixel).rounded(.down) * pixel))"
    )
  }
}
