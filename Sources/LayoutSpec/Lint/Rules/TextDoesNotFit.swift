import LayoutSolver
import SourceText

extension LintRule {
  /// Rules 29, X3: a fixed height does not adapt to its text.
  static let textDoesNotFit = LintRule(
    name: "text-does-not-fit", level: .warning,
    summary: "a fixed height is too low for its text at a text size that is checked",
    explanation: """
      A cell or header of fixed height keeps its height when people choose a larger text size, so its text \
      is cut off or overlaps. 'check --text-size all' checks every size. Write estimated(…) where the \
      content should decide the height, or compute the height with text(…) too.
      """,
    exceptions: [
      "the height is estimated", "the text fits", "the measured height does not come from text",
    ],
    source: .solved { context in
      context.filledSections.flatMap(context.tooLowCells) + context.tooLowBoundaryItems
    })
}

extension LintContext {
  /// The excess height in points that is ignored because it is not visible.
  private static let tolerance = 0.01

  /// Returns whether an item's measured height depends on the text size.
  func measuresText(_ item: Int, inSection section: Int) -> Bool {
    let node = lowered.measuredHeight(ofItem: item, inSection: section)
    return !lowered.textExpressions(of: node, inSection: section).isEmpty
  }

  func measuresText(_ boundary: BoundarySupplementary, ofSection section: Int?) -> Bool {
    let node = lowered.measuredHeight(ofBoundaryItem: boundary.id)
    return !lowered.textExpressions(of: node, inSection: section).isEmpty
  }

  fileprivate func tooLowCells(_ section: LintSection) -> [LintFinding] {
    let content = section.section.items
    guard content.height.isKnown else { return [] }
    let fixed = Set(section.parts.filter { $0.isCell && !$0.isEstimated(.vertical) }.map(\.item.id))
    var order: [ElementID] = []
    var found: [ElementID: (first: Int, count: Int, height: Double, text: Double)] = [:]
    for cell in sampledCells(ofSection: section.index) where fixed.contains(cell.id) {
      guard let text = content.wanted(cell, .vertical), text > cell.frame.size.height + Self.tolerance,
        measuresText(cell.item, inSection: section.index)
      else { continue }
      if found[cell.id] == nil { order.append(cell.id) }
      var entry = found[cell.id] ?? (cell.item, 0, cell.frame.size.height, text)
      entry.count += 1
      entry.text = max(entry.text, text)
      found[cell.id] = entry
    }
    return order.compactMap { id in
      found[id].map { entry in
        finding(
          "\(items(first: entry.first, count: entry.count)) of \(name(ofSection: section.index))", id,
          section.index, height: entry.height, text: entry.text)
      }
    }
  }

  private func items(first: Int, count: Int) -> String {
    count > 1 ? "item \(first) and \(count - 1) more" : "item \(first)"
  }

  fileprivate var tooLowBoundaryItems: [LintFinding] {
    boundaryOwners.flatMap { owner in
      boundaryItems(ofSection: owner).compactMap { boundary in
        let item = boundary.item
        let height = boundary.frame.size.height
        guard !item.size.height.isEstimated, let text = item.measuredHeight, text > height + Self.tolerance,
          measuresText(item, ofSection: owner)
        else { return nil }
        return finding(
          "\(word(item.kind)) of \(name(ofOwner: owner))", item.id, owner, height: height, text: text)
      }
    }
  }

  private func finding(
    _ subject: String, _ id: ElementID, _ section: Int?, height: Double, text: Double
  ) -> LintFinding {
    var finding = LintFinding(
      place(id, .vertical), section: section,
      "\(subject) is \(plainNumberText(height)) high, but its text",
      hint: "write estimated(\(plainNumberText(height))), so that the height follows the text")
    finding.textHeight = text
    return finding
  }
}
