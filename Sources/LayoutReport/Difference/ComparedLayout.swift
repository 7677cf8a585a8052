package import LayoutSolver
import SourceText

/// One side of a comparison: a layout's exact frames, or those in a report that was read.
package struct ComparedLayout: Sendable {
  /// A section of either side.
  package struct Section: Sendable {
    package var id: String
    package var items: Int
    package var frame: Rect
    /// Whether the frame and the row are known, which they are not in a recording of a collection view.
    package var isKnown = true
    /// Its row, if it scrolls orthogonally.
    package var row: ComparedRow?

    package init(id: String, items: Int, frame: Rect?, row: ComparedRow? = nil) {
      isKnown = frame != nil
      self.id = id
      self.items = items
      self.frame = frame ?? .zero
      self.row = row
    }
  }

  package var name: String
  /// The properties of the environment.
  package var environment: EnvironmentValues
  package var contentSize: Size
  package var sections: [Section]
  package var elements: ComparedElements
  package var ids: ComparedIDs
  /// The names of the element kinds, by the kinds' raw values.
  package var kinds: [String]

  package init(
    name: String, environment: EnvironmentValues, contentSize: Size, sections: [Section],
    elements: ComparedElements, ids: ComparedIDs, kinds: [String]
  ) {
    self.name = name
    self.environment = environment
    self.contentSize = contentSize
    self.sections = sections
    self.elements = elements
    self.ids = ids
    self.kinds = kinds
  }

  /// Creates the side of a solved layout, rounded as in its report.
  package init(_ report: Report) {
    let solution = report.solution
    var table = KindTable()
    var elements = ComparedElements()
    elements.reserve(report.elementCount(.all))
    solution.forEachElement { element in
      var element = copy element
      element.category = table.renamed(element.category) { report.labels.word($0) }
      elements.append(element)
      return true
    }
    self.init(
      name: report.labels.name, environment: EnvironmentValues(report),
      contentSize: solution.contentSize,
      sections: (0..<solution.sectionCount).map {
        Section(
          id: report.labels.sectionID($0), items: solution.itemCount(ofSection: $0),
          frame: solution.frame(ofSection: $0),
          row: solution.orthogonalRow(ofSection: $0).map { ComparedRow($0) })
      }, elements: elements, ids: .labels(report.labels), kinds: table.words)
  }

  /// Returns the id of an element, if it has one.
  func id(at place: Int) -> String? { ids.isEmpty ? nil : ids.id(of: elements[place], at: place) }

  /// Returns the name of an element's kind; nil for a cell.
  func kindWord(_ category: Element.Category) -> String? {
    category.elementKind.map { kinds[Int($0.rawValue)] }
  }
}

/// The properties of an environment in a comparison.
package struct EnvironmentValues: Sendable {
  package var width: Double
  package var height: Double
  package var scale: Double?
  package var rounding: String
  package var layoutDirection: String
  /// Other properties that influenced the frames; empty for a layout that was read from JSON.
  package var details: [EnvironmentDetail]
  package var device: String?

  package init(
    width: Double, height: Double, scale: Double?, rounding: String, layoutDirection: String,
    details: [EnvironmentDetail] = [], device: String?
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.rounding = rounding
    self.layoutDirection = layoutDirection
    self.details = details
    self.device = device
  }

  init(_ report: Report) {
    let environment = report.environment
    self.init(
      width: environment.container.width, height: environment.container.height, scale: report.labels.scale,
      rounding: environment.rounding.word, layoutDirection: environment.layoutDirection.rawValue,
      details: report.labels.details, device: report.labels.device)
  }
}

/// Numbers element kinds by their names.
package struct KindTable: Sendable {
  package private(set) var words: [String] = []
  private var indices: [ScalarString: Int32] = [:]

  package init() {}

  /// Returns the kind with the given name, adding it if needed.
  package mutating func kind(_ word: String) -> ElementKind {
    if let index = indices[word] { return ElementKind(index) }
    let index = Int32(truncatingIfNeeded: words.count)
    words.append(word)
    indices[word] = index
    return ElementKind(index)
  }

  /// Returns the category with this table's number for its kind.
  package mutating func renamed(
    _ category: Element.Category, _ word: (ElementKind) -> String
  ) -> Element.Category {
    switch category {
    case .cell: .cell
    case .supplementary(let kind): .supplementary(self.kind(word(kind)))
    case .decoration(let kind): .decoration(self.kind(word(kind)))
    }
  }
}
