package import LayoutSolver

/// One solved layout in one environment, and what is asked of it.
package struct Report {
  package var solution: Solution
  package var environment: LayoutEnvironment
  package var labels: ReportLabels
  /// Visible-rect queries, in content coordinates; they take the place of the list of all elements.
  package var rects: [Rect]
  /// Whether the visible bounds are a query too, before the others.
  package var showsVisible = false
  /// The elements that are listed by the words of their kinds; nil: the categories alone decide.
  package var kindFilter: KindFilter?
  /// The one element that is asked for; nil: all of them.
  package var selection: ElementSelection?
  /// Offsets at which rows are let go, by section.
  package var rests: [Int: Double]
  /// Told now and then how many of the elements have been gone through.
  package var onProgress: ((_ done: Int) -> Void)?

  package init(
    solution: Solution, environment: LayoutEnvironment, labels: ReportLabels, rects: [Rect] = [],
    selection: ElementSelection? = nil, rests: [Int: Double] = [:]
  ) {
    self.solution = solution
    self.environment = environment
    self.labels = labels
    self.rects = rects
    self.selection = selection
    self.rests = rests
  }
}

/// A rectangle whose elements are listed.
package struct ElementQuery: Sendable {
  package var rect: Rect
  package var isOfVisibleBounds: Bool
}

/// Which elements are listed, by their categories and kinds.
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

/// One element of a layout, told from all others.
package enum ElementSelection: Hashable, Sendable {
  case cell(section: Int, item: Int)
  case other(Element.Category, section: Int?, item: Int)
  /// The content size: no element at all.
  case contentSize

  /// Whether the element is the one.
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
  /// How many elements the layout has.
  package func elementCount(_ categories: ElementCategories) -> Int {
    let sections = [nil] + (0..<solution.sectionCount).map(Optional.some)
    return sections.reduce(0) { sum, section in
      // The sum of many large counts must not overflow.
      min(sum, .max / 2) + min(solution.elementCount(ofSection: section, categories), .max / 2)
    }
  }

  /// The element that was selected; nil for the content size.
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

  /// The queries that take the place of the list of all elements, in their order.
  package var queries: [ElementQuery] {
    (showsVisible ? [ElementQuery(rect: solution.visibleRect, isOfVisibleBounds: true)] : [])
      + rects.map { ElementQuery(rect: $0, isOfVisibleBounds: false) }
  }

  /// Calls `body` with the elements of a query, or with all (nil), until it answers false; those of the visible bounds
  /// with their frame on the screen.
  func forEachElement(
    of query: ElementQuery?, _ categories: ElementCategories,
    _ body: (borrowing Element, _ screen: Rect?) -> Bool
  ) {
    guard let query, query.isOfVisibleBounds else {
      return forEachElement(in: query?.rect, categories) { body($0, nil) }
    }
    forEachElement(in: query.rect, categories) { body($0, solution.screenFrame(of: $0)) }
  }

  /// Calls `body` with the elements asked for, everywhere or in a rectangle, until it answers false.
  func forEachElement(
    in rect: Rect?, _ categories: ElementCategories, _ body: (borrowing Element) -> Bool
  ) {
    guard let onProgress else { return forEachShown(in: rect, categories, body) }
    var done = 0
    forEachShown(in: rect, categories) { element in
      done += 1
      // Rarely enough to cost nothing, often enough to move several times a second.
      if done & 0xFFFF == 0 { onProgress(done) }
      return body(element)
    }
  }

  private func forEachShown(
    in rect: Rect?, _ categories: ElementCategories, _ body: (borrowing Element) -> Bool
  ) {
    guard let kindFilter else { return forEachSought(in: rect, categories, body) }
    forEachSought(in: rect, categories) { kindFilter.shows($0) ? body($0) : true }
  }

  private func forEachSought(
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

  /// Calls `body` with the elements of a section, or of the layout itself (nil), until it answers false.
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
