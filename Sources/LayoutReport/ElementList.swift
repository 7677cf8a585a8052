import LayoutSolver

/// The elements listed in a table, limited per section.
struct ElementList {
  let report: Report
  let options: ReportOptions
  /// The queried rectangle; nil lists all elements.
  let rect: Rect?

  enum Row {
    case element(Element)
    /// A number of further elements in the section, which are not listed.
    case more(Int)
    /// A number of elements in a section, none of which is listed.
    case none(Int, ofSection: Int?)
  }

  /// Whether the limit hides all elements.
  var isCut: Bool { options.limit == 0 }

  /// Calls `body` with each row until it returns false.
  func forEach(_ body: (Row) -> Bool) {
    if rect == nil, report.selection == nil, report.kindFilter == nil, let limit = options.limit {
      forEachOfSections(limit: limit, body)
    } else {
      forEachOfQuery(body)
    }
  }

  /// Calls `body` with the elements that determine the column widths: all, or for a long list its first rows and both
  /// ends of each section. Rows repeat, so these are as wide as the others, and the first row can be printed
  /// immediately.
  func forEachSample(_ body: (Element) -> Void) {
    var count = 0
    forEach { row in
      if case .element(let element) = row {
        count += 1
        body(element)
      }
      return count < Self.sampleLimit
    }
    guard count == Self.sampleLimit, report.selection == nil else { return }
    for section in 0..<report.solution.sectionCount {
      var listed = 0
      report.forEachElement(ofSection: section, options.categories) { element in
        listed += 1
        body(copy element)
        return listed < Self.endLimit
      }
      guard options.categories.contains(.cell) else { continue }
      let cells = report.solution.cellCount(ofSection: section)
      for item in max(0, cells - Self.endLimit)..<cells {
        if let cell = report.solution.cell(section: section, item: item) { body(cell) }
      }
    }
  }

  /// The number of rows to visit before a list counts as long, and the number at each end of a section.
  private static let sampleLimit = 20_000
  private static let endLimit = 200

  /// Lists sections up to the limit, without visiting their other elements.
  private func forEachOfSections(limit: Int, _ body: (Row) -> Bool) {
    for section in [nil] + (0..<report.solution.sectionCount).map(Optional.some) {
      var listed = 0
      var continues = true
      report.forEachElement(ofSection: section, options.categories) { element in
        guard listed < limit else { return false }
        listed += 1
        continues = body(.element(copy element))
        return continues
      }
      let rest = report.solution.elementCount(ofSection: section, options.categories) - listed
      guard continues, rest == 0 || body(unlisted(rest, after: listed, section)) else { return }
    }
  }

  private func forEachOfQuery(_ body: (Row) -> Bool) {
    var section: Int??
    var count = 0
    let limit = options.limit ?? .max
    var continues = true
    report.forEachElement(in: rect, options.categories) { element in
      if section != .some(element.section) {
        if let section, count > limit { continues = body(unlisted(count - limit, after: limit, section)) }
        section = .some(element.section)
        count = 0
      }
      count += 1
      if count <= limit, continues { continues = body(.element(copy element)) }
      return continues
    }
    if continues, let section, count > limit { _ = body(unlisted(count - limit, after: limit, section)) }
  }

  /// Returns the row for elements that are not listed; it names the section if no earlier row does.
  private func unlisted(_ count: Int, after listed: Int, _ section: Int?) -> Row {
    listed == 0 ? .none(count, ofSection: section) : .more(count)
  }
}
