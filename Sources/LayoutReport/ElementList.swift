import LayoutSolver

/// The elements that a table lists: section by section, of each only so many.
struct ElementList {
  let report: Report
  let options: ReportOptions
  /// The query; nil: all elements.
  let rect: Rect?

  enum Row {
    case element(Element)
    /// So many more elements of the section are not listed.
    case more(Int)
    /// Of so many elements of a section none is listed.
    case none(Int, ofSection: Int?)
  }

  /// Whether sections are cut so short that nothing of them is listed.
  var isCut: Bool { options.limit == 0 }

  /// Calls `body` with each row until it answers false.
  func forEach(_ body: (Row) -> Bool) {
    if rect == nil, report.selection == nil, report.kindFilter == nil, let limit = options.limit {
      forEachOfSections(limit: limit, body)
    } else {
      forEachOfQuery(body)
    }
  }

  /// Calls `body` with the elements that decide how wide columns are: all, or of a long list its first rows and both
  /// ends of each section. Rows repeat, so these are as wide as the others; and the first row is printed at once.
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

  /// How many rows are looked at before a list counts as long, and how many at each end of a section.
  private static let sampleLimit = 20_000
  private static let endLimit = 200

  /// Sections are left as soon as enough of them is listed, however many elements they have.
  private func forEachOfSections(limit: Int, _ body: (Row) -> Bool) {
    for section in [nil] + Array(0..<report.solution.sectionCount) {
      var listed = 0
      var goesOn = true
      report.forEachElement(ofSection: section, options.categories) { element in
        guard listed < limit else { return false }
        listed += 1
        goesOn = body(.element(copy element))
        return goesOn
      }
      let rest = report.solution.elementCount(ofSection: section, options.categories) - listed
      guard goesOn, rest == 0 || body(unlisted(rest, after: listed, section)) else { return }
    }
  }

  private func forEachOfQuery(_ body: (Row) -> Bool) {
    var section: Int??
    var count = 0
    let limit = options.limit ?? .max
    var goesOn = true
    report.forEachElement(in: rect, options.categories) { element in
      if section != .some(element.section) {
        if let section, count > limit { goesOn = body(unlisted(count - limit, after: limit, section)) }
        section = .some(element.section)
        count = 0
      }
      count += 1
      if count <= limit, goesOn { goesOn = body(.element(copy element)) }
      return goesOn
    }
    if goesOn, let section, count > limit { _ = body(unlisted(count - limit, after: limit, section)) }
  }

  /// A section is named by the rows before, if there are any.
  private func unlisted(_ count: Int, after listed: Int, _ section: Int?) -> Row {
    listed == 0 ? .none(count, ofSection: section) : .more(count)
  }
}
