import LayoutSolver
package import SourceText

/// Options for drawing a picture, shared by all environments.
package struct PictureOptions: Sendable {
  package var parts: PictureParts
  package var precision: Precision

  package init(parts: PictureParts = [], precision: Precision = .decimals(3)) {
    self.parts = parts
    self.precision = precision
  }
}

extension PicturePanel {
  /// Draws a solved layout with its lint findings.
  package init(_ report: Report, findings: [PictureFinding] = [], _ options: PictureOptions) {
    var builder = PictureBuilder(report, options)
    builder.addContent()
    builder.addSections()
    builder.addElements()
    builder.addFolds()
    builder.addScreen()
    builder.add(findings)
    self = builder.panel
    bounds = builder.bounds
  }
}

extension PicturePanel {
  /// The maximum number of elements in a page.
  private static let pageLimit = 100_000

  /// Collects all elements of a folded layout, if a page can hold them.
  package mutating func unfold(_ report: Report) {
    guard !folding.isWhole, report.elementCount(.all) <= Self.pageLimit else { return }
    var builder = PictureBuilder(
      report, PictureOptions(), window: PictureWindow(report, isWhole: true, elementLimit: Self.pageLimit))
    builder.addSections()
    builder.addElements()
    unfolded = UnfoldedElements(
      sections: builder.panel.sections, shapes: builder.panel.shapes.filter(\.isMain))
  }
}

/// Collects the shapes of one panel.
struct PictureBuilder: GeometryFormatter {
  let report: Report
  let options: PictureOptions
  let declared: DeclaredItems
  /// The drawn part of the layout.
  let window: PictureWindow
  var panel: PicturePanel
  /// The drawn cells of each section.
  var drawnCells: [Int: DrawnCells] = [:]

  var precision: Precision { options.precision }
  var solution: Solution { report.solution }
  var axis: Axis { solution.axis }
  var folding: PictureFolding { panel.folding }

  init(_ report: Report, _ options: PictureOptions, window: PictureWindow? = nil) {
    let window = window ?? PictureWindow(report)
    self.window = window
    self.report = report
    self.options = options
    let solution = report.solution
    declared = DeclaredItems(solution.layout)
    panel = PicturePanel(
      environment: report.environmentWord, viewSize: report.environment.container,
      contentSize: solution.contentSize, visibleBounds: window.visibleBounds, axis: solution.axis,
      layoutDirection: report.environment.layoutDirection, sections: [], shapes: [], findings: [],
      folding: window.folding, bounds: .zero)
  }

  /// Adds a shape if any part of it is drawn.
  mutating func add(_ shape: PictureShape) {
    guard folding.shows(shape.frame, axis) else { return }
    panel.shapes.append(shape)
  }

  /// Adds the content's background.
  mutating func addContent() {
    let frame = Rect(origin: .zero, size: solution.contentSize)
    add(
      PictureShape(
        role: .content, section: nil, name: "content", frame: frame,
        summary: "content, \(words(solution.contentSize))"))
  }

  /// Adds the drawn sections, their rows, insets, groups and spacing.
  mutating func addSections() {
    for index in window.sections {
      let frame = solution.frame(ofSection: index)
      let id = report.labels.sectionID(index)
      let items = solution.itemCount(ofSection: index)
      let row = solution.orthogonalRow(ofSection: index)
      guard folding.shows(frame, axis) else { continue }
      panel.sections.append(
        PictureSection(
          index: index, id: id, frame: frame, items: items,
          groupCount: solution.groupCount(ofSection: index), row: row))
      add(
        PictureShape(
          role: .section, section: index, name: id, frame: frame,
          summary: "section \(id), \(items) item\(items == 1 ? "" : "s"), \(words(frame))"))
      if let row { add(row, ofSection: index) }
    }
    addRequestedParts()
  }

  /// The bounds of the shapes: the visible bounds, the content, and overflowing shapes within the drawn reach.
  var bounds: Rect {
    var bounds = panel.visibleBounds.union(Rect(origin: .zero, size: panel.contentSize))
    let limit = window.reach(of: bounds)
    for shape in panel.shapes {
      if let part = shape.frame.intersection(limit) { bounds = bounds.union(part) }
    }
    return bounds
  }
}

/// The number of a section's drawn cells, and their range of indices in each stretch.
struct DrawnCells {
  var count = 0
  var indices: [Int: ClosedRange<Int>] = [:]

  mutating func add(_ item: Int, inStretch interval: Int) {
    count += 1
    let known = indices[interval] ?? item...item
    indices[interval] = min(known.lowerBound, item)...max(known.upperBound, item)
  }
}

extension Rect {
  /// Returns the smallest rectangle that contains both.
  func union(_ other: Rect) -> Rect {
    var both = self
    for axis in Axis.allCases {
      both.origin[axis] = min(start(axis), other.start(axis))
      both.size[axis] = max(end(axis), other.end(axis)) - both.origin[axis]
    }
    return both
  }
}
