package import LayoutSolver

/// One solved layout in one environment, and the requested elements.
package struct Report {
  package var solution: Solution
  package var environment: LayoutEnvironment
  package var labels: ReportLabels
  /// The visible-rect queries, in content coordinates, which replace the list of all elements.
  package var rects: [Rect]
  /// Whether the visible bounds are also queried, before `rects`.
  package var showsVisible = false
  /// A filter by element kinds; nil if only the categories determine the listed elements.
  package var kindFilter: KindFilter?
  /// The only element to list; nil lists all.
  package var selection: ElementSelection?
  /// The offsets at which rows are released, by section.
  package var proposedOffsets: [Int: Double]
  /// Called periodically with the number of elements visited.
  package var onProgress: ((_ done: Int) -> Void)?

  package init(
    solution: Solution, environment: LayoutEnvironment, labels: ReportLabels, rects: [Rect] = [],
    selection: ElementSelection? = nil, proposedOffsets: [Int: Double] = [:]
  ) {
    self.solution = solution
    self.environment = environment
    self.labels = labels
    self.rects = rects
    self.selection = selection
    self.proposedOffsets = proposedOffsets
  }
}

/// A rectangle whose elements are listed.
package struct ElementQuery: Sendable {
  package var rect: Rect
  package var isOfVisibleBounds: Bool
}

/// The listed elements, by their categories and kinds.
package struct KindFilter: Sendable {
  package var categories: ElementCategories
  package var kinds: Set<ElementKind>

  package init(categories: ElementCategories, kinds: Set<ElementKind>) {
    self.categories = categories
    self.kinds = kinds
  }

  func shows(_ element: borrowing Element) -> Bool {
    switch element.category {
    case .cell: categories.contains(.cell)
    case .supplementary(let kind): categories.contains(.supplementary) || kinds.contains(kind)
    case .decoration(let kind): categories.contains(.decoration) || kinds.contains(kind)
    }
  }
}

/// One element of a layout, identified uniquely.
package enum ElementSelection: Hashable, Sendable {
  case cell(section: Int, item: Int)
  case other(Element.Category, section: Int?, item: Int)
  /// The content size, which is not an element.
  case contentSize

  /// Whether the element is the selected one.
  func matches(_ element: borrowing Element) -> Bool {
    switch self {
    case .cell(let section, let item): (Element.Category.cell, section, item) == element.identity
    case .other(let category, let section, let item): (category, section, item) == element.identity
    case .contentSize: false
    }
  }
}

extension Element {
  fileprivate var identity: (Category, Int?, Int) { (category, section, item) }
}

extension Report {
  /// Returns the number of elements in the layout.
  package func elementCount(_ categories: ElementCategories) -> Int {
    let sections = [nil] + (0..<solution.sectionCount).map(Optional.some)
    return sections.reduce(0) { sum, section in
      // The sum of large counts must not overflow.
      min(sum, .max / 2) + min(solution.elementCount(ofSection: section, categories), .max / 2)
    }
  }

  /// Returns the selected element; nil for the content size.
  package func element(_ selection: ElementSelection) -> Element? {
    var selected = self
    selected.selection = selection
    var found: Element?
    selected.forEachElement(in: nil, .all) {
      found = copy $0
      return false
    }
    return found
  }

  /// The queries that replace the list of all elements, in order.
  package var queries: [ElementQuery] {
    (showsVisible ? [ElementQuery(rect: solution.visibleRect, isOfVisibleBounds: true)] : [])
      + rects.map { ElementQuery(rect: $0, isOfVisibleBounds: false) }
  }

  /// Calls `body` with the elements of a query, or with all elements (nil), until it returns false; elements of the
  /// visible bounds are passed with their frame on the screen.
  func forEachElement(
    of query: ElementQuery?, _ categories: ElementCategories,
    _ body: (borrowing Element, _ screen: Rect?) -> Bool
  ) {
    guard let query, query.isOfVisibleBounds else {
      return forEachElement(in: query?.rect, categories) { body($0, nil) }
    }
    forEachElement(in: query.rect, categories) { body($0, solution.screenFrame(of: $0)) }
  }

  /// Calls `body` with the requested elements, in a rectangle or all (nil), until it returns false.
  func forEachElement(
    in rect: Rect?, _ categories: ElementCategories, _ body: (borrowing Element) -> Bool
  ) {
    guard let onProgress else { return forEachFiltered(in: rect, categories, body) }
    var done = 0
    forEachFiltered(in: rect, categories) { element in
      done += 1
      // Rare enough to be free, but frequent enough for several updates per second.
      if done & 0xFFFF == 0 { onProgress(done) }
      return body(element)
    }
  }

  private func forEachFiltered(
    in rect: Rect?, _ categories: ElementCategories, _ body: (borrowing Element) -> Bool
  ) {
    guard let kindFilter else { return forEachSelected(in: rect, categories, body) }
    forEachSelected(in: rect, categories) { kindFilter.shows($0) ? body($0) : true }
  }

  private func forEachSelected(
    in rect: Rect?, _ categories: ElementCategories, _ body: (borrowing Element) -> Bool
  ) {
    switch (selection, rect) {
    case (nil, nil):
      solution.forEachElement(categories, body)
    case (nil, let rect?):
      solution.forEachElement(in: rect, categories, body)
    case (let selection?, let rect?):
      solution.forEachElement(in: rect, categories) { selection.matches($0) ? body($0) : true }
    case (.cell(let section, let item), nil):
      guard categories.contains(.cell) else { return }
      if let cell = solution.cell(section: section, item: item) { _ = body(cell) }
    case (.contentSize, nil):
      break
    case (.other(_, let section, _), nil):
      forEachElement(ofSection: section, categories.subtracting(.cell)) { element in
        guard selection?.matches(element) == true else { return true }
        _ = body(element)
        return false
      }
    }
  }

  /// Calls `body` with the elements of a section, or of the layout itself (nil), until it returns false.
  func forEachElement(
    ofSection section: Int?, _ categories: ElementCategories, _ body: (borrowing Element) -> Bool
  ) {
    if let section {
      solution.forEachElement(ofSection: section, categories, body)
    } else if categories.contains(.supplementary) {
      // The layout's own elements come first.
      solution.forEachElement(.supplementary) { $0.section == nil ? body($0) : false }
    }
  }
}
