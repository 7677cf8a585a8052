import LayoutSolver
import SourceText

extension LintRule {
  /// Rules 28, 33: the first pass uses estimates, ignoring measurements.
  static let estimateFarFromMeasured = LintRule(
    name: "estimate-far-from-measured", level: .note,
    summary: "all measured sizes are far from the estimate",
    explanation: """
      The first layout pass uses the estimate. If the measured sizes are always quite different, constraints \
      break during that pass, and content below jumps as items are measured. Use an estimate near the median.
      """,
    exceptions: [
      "the estimate is 1, a common placeholder",
      "nothing is measured",
      "a measured size is within a factor of 2 of the estimate, or within 8 points",
    ],
    source: .solved { context in
      context.filledSections.flatMap(context.farEstimates) + context.farBoundaryEstimates
    })
}

extension LintContext {
  fileprivate func farEstimates(_ section: LintSection) -> [LintFinding] {
    let items = section.section.items
    guard [items.width, items.height, items.aspectRatio].contains(where: \.isKnown) else { return [] }
    let cells = sampledCells(ofSection: section.index, limit: 1000).filter { !$0.isEstimated }
    if case .group(.waterfall(let waterfall)) = section.section.group.content {
      guard member(section.section.group.id, "estimatedItemHeight") != nil else { return [] }
      let place = place(section.section.group.id, "estimatedItemHeight")
      let lengths = cells.map { $0.frame.size[section.mainAxis] }
      return [far(waterfall.estimatedItemHeight, lengths, section.mainAxis, place, section.index)].compactMap
      { $0 }
    }
    return section.parts.filter(\.isCell).flatMap { part in
      Axis.allCases.filter { part.isEstimated($0) }.compactMap { axis in
        guard let place = writtenPlace(of: part, axis) else { return nil }
        let lengths = cells.filter { $0.id == part.item.id }.map { $0.frame.size[axis] }
        return far(part.item.size[axis].number, lengths, axis, place, section.index)
      }
    }
  }

  /// Returns the location of an estimate; nil for a list's default.
  private func writtenPlace(of part: LintPart, _ axis: Axis) -> LintFinding.Place? {
    let keys = [axis.key, "rowHeight"]
    return keys.lazy.compactMap { member(part.item.id, $0) }.first.map { LintFinding.Place($0.value.source) }
  }

  fileprivate var farBoundaryEstimates: [LintFinding] {
    boundaryOwners.flatMap { owner in
      boundaryItems(ofSection: owner).flatMap { boundary in
        Axis.allCases.compactMap { axis in
          guard boundary.item.size[axis].isEstimated, let length = boundary.item.measured(axis),
            member(boundary.item.id, axis.key) != nil
          else { return nil }
          return far(boundary.item.size[axis].number, [length], axis, place(boundary.item.id, axis), owner)
        }
      }
    }
  }

  /// Returns a finding if every length is more than twice or less than half the estimate.
  private func far(
    _ estimate: Double, _ lengths: [Double], _ axis: Axis, _ place: LintFinding.Place, _ section: Int?
  ) -> LintFinding? {
    let lengths = lengths.sorted()
    guard let least = lengths.first, let most = lengths.last, estimate != 1,
      lengths.allSatisfy({ isFar($0, from: estimate) })
    else { return nil }
    let range =
      least == most ? plainNumberText(least) : "\(plainNumberText(least)) to \(plainNumberText(most))"
    let median = lengths[(lengths.count - 1) / 2]
    return LintFinding(
      place, section: section,
      "the estimate is \(plainNumberText(estimate)), but the content measures \(range)",
      hint: "write estimated(\(plainNumberText(median)))")
  }

  private func isFar(_ length: Double, from estimate: Double) -> Bool {
    abs(length - estimate) > 8 && (length > estimate * 2 || length < estimate / 2)
  }
}
