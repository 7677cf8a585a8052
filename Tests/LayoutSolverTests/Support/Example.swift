import LayoutSolver
import Testing

/// A layout and its expected results: a row of a test table.
struct Example: CustomTestStringConvertible, Sendable {
  /// The rule and the behavior.
  var testDescription: String
  var layout: CompositionalLayout
  var environment: LayoutEnvironment
  var expected: [Expected]
  /// Whether the layout has the same meaning when transposed.
  var positions: Bool

  init(
    _ name: String, in environment: LayoutEnvironment = .view(320, 480), scrolling: Axis = .vertical,
    sectionSpacing: Double = 0, reference: ContentInsetsReference = .automatic,
    headers: [BoundarySupplementary] = [], positions: Bool = true, _ sections: Section...,
    expect expected: Expected...
  ) {
    testDescription = name
    layout = CompositionalLayout(
      scrollAxis: scrolling, interSectionSpacing: sectionSpacing, contentInsetsReference: reference,
      boundarySupplementaryItems: headers, sections: sections)
    self.environment = environment
    self.expected = expected
    self.positions = positions
  }

  var transposed: Example {
    var turned = self
    turned.testDescription = "\(testDescription) (on its side)"
    turned.layout = layout.transposed
    turned.environment = environment.transposed
    turned.expected = expected.map(\.transposed)
    return turned
  }

  /// Solves the layout and compares the results.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let solution = Layout.compositional(layout).solved(in: environment)
    for expectation in expected {
      for difference in expectation.differences(from: solution) {
        Issue.record("\(testDescription): \(difference)", sourceLocation: sourceLocation)
      }
    }
  }
}

/// Collects rows one by one, so that each is type-checked separately.
@resultBuilder
enum ExampleList {
  static func buildBlock(_ examples: Example...) -> [Example] { examples }
}

extension [Example] {
  /// The transposed forms of all rows that have the same meaning when transposed.
  var transposed: [Example] { filter(\.positions).map(\.transposed) }
}

/// One expected result.
enum Expected: Sendable {
  /// The frames of all cells of a section.
  case cells([Rect], section: Int = 0)
  case content(Size)
  /// The frames of all supplementary views and backgrounds of a kind; section nil is the layout's own.
  case views(Kind, [Rect], section: Int? = 0)
  /// The z-indexes of these views.
  case viewDepths(Kind, [Int], section: Int? = 0)
  /// The item numbers of these views.
  case viewItems(Kind, [Int], section: Int? = 0)
  /// The z-indexes of a section's cells.
  case cellDepths([Int], section: Int = 0)
  /// The cells whose size is still an estimate.
  case estimated([Int], section: Int = 0)
  case sections([Rect])
  /// The results of a query: cells as `section.item`, views as `kind section.item`.
  case found(Rect, [String])
  /// The offsets at which an orthogonal row settles.
  case rests([(proposed: Double, offset: Double)], section: Int = 0)
  case row(viewport: Rect, length: Double, offset: Double, maxOffset: Double, section: Int = 0)
  case issues([SolverIssue])
}

extension Expected: Transposable {
  var transposed: Expected {
    switch self {
    case .cells(let frames, let section): .cells(frames.map(\.transposed), section: section)
    case .content(let size): .content(size.transposed)
    case .views(let kind, let frames, let section): .views(kind, frames.map(\.transposed), section: section)
    case .sections(let frames): .sections(frames.map(\.transposed))
    case .found(let rect, let elements): .found(rect.transposed, elements)
    case .row(let viewport, let length, let offset, let maxOffset, let section):
      .row(
        viewport: viewport.transposed, length: length, offset: offset, maxOffset: maxOffset, section: section)
    case .viewDepths, .viewItems, .cellDepths, .estimated, .rests, .issues: self
    }
  }
}

extension Expected {
  /// Describes how `solution` differs from the expected result.
  func differences(from solution: Solution) -> [String] {
    switch self {
    case .cells(let frames, let section):
      return difference("cells of \(section)", frames, solution.cells(section).map(\.frame))
    case .content(let size):
      return difference("content size", [size.asRect], [solution.contentSize.asRect])
    case .views(let kind, let frames, let section):
      return difference("\(kind)", frames, solution.views(kind, section).map(\.frame))
    case .viewDepths(let kind, let depths, let section):
      return exactDifference("depths of \(kind)", depths, solution.views(kind, section).map(\.zIndex))
    case .viewItems(let kind, let items, let section):
      return exactDifference("items of \(kind)", items, solution.views(kind, section).map(\.item))
    case .cellDepths(let depths, let section):
      return exactDifference("depths of cells", depths, solution.cells(section).map(\.zIndex))
    case .estimated(let items, let section):
      return exactDifference("estimated", items, solution.cells(section).filter(\.isEstimated).map(\.item))
    case .sections(let frames):
      return difference("sections", frames, (0..<solution.sectionCount).map(solution.frame(ofSection:)))
    case .found(let rect, let names):
      return exactDifference("found in \(rect.text)", names, solution.elements(in: rect).map(\.name))
    case .rests(let rests, let section):
      return rests.flatMap { proposed, offset in
        exactDifference(
          "rest of \(proposed)", offset, solution.targetOffset(ofSection: section, proposed: proposed))
      }
    case .row(let viewport, let length, let offset, let maxOffset, let section):
      let row = solution.orthogonalRow(ofSection: section)
      return difference("viewport", [viewport], row.map { [$0.viewport] } ?? [])
        + exactDifference(
          "row", [length, offset, maxOffset], row.map { [$0.contentLength, $0.offset, $0.maxOffset] })
    case .issues(let issues):
      return exactDifference("issues", issues, solution.issues)
    }
  }

  private func exactDifference<Value: Equatable>(_ name: String, _ expected: Value, _ actual: Value?)
    -> [String]
  {
    expected == actual ? [] : ["\(name) should be \(expected), is \(actual.map { "\($0)" } ?? "missing")"]
  }

  private func difference(_ name: String, _ expected: [Rect], _ actual: [Rect]) -> [String] {
    let isSame = expected.count == actual.count && zip(expected, actual).allSatisfy { $0.isNear($1) }
    return isSame ? [] : ["\(name) should be \(expected.map(\.text)), are \(actual.map(\.text))"]
  }
}

extension Size {
  var asRect: Rect { Rect(origin: .zero, size: self) }
}

extension Rect {
  /// Whether the two are equal, allowing for rounding errors from a different order of addition.
  func isNear(_ other: Rect, _ tolerance: Double = 1e-6) -> Bool {
    Axis.allCases.allSatisfy {
      abs(start($0) - other.start($0)) <= tolerance && abs(size[$0] - other.size[$0]) <= tolerance
    }
  }

  var text: String { "[\(origin.x), \(origin.y), \(size.width), \(size.height)]" }
}

extension Element {
  /// Cells as `section.item`, views as `kind section.item`.
  var name: String {
    let place = "\(section.map { "\($0)" } ?? "layout").\(item)"
    switch category {
    case .cell: return place
    case .supplementary(let kind), .decoration(let kind):
      return "\(Kind(rawValue: kind.rawValue).map { "\($0)" } ?? "kind \(kind.rawValue)") \(place)"
    }
  }
}

extension Solution {
  var elements: [Element] {
    var elements: [Element] = []
    forEachElement { element in
      elements.append(copy element)
      return true
    }
    return elements
  }

  func elements(in rect: Rect) -> [Element] {
    var elements: [Element] = []
    forEachElement(in: rect) { element in
      elements.append(copy element)
      return true
    }
    return elements
  }

  func cells(_ section: Int) -> [Element] {
    elements.filter { $0.section == section && $0.category == .cell }
  }

  /// Returns the supplementary views and backgrounds of a kind.
  func views(_ kind: Kind, _ section: Int?) -> [Element] {
    elements.filter {
      $0.section == section
        && ($0.category == .supplementary(kind.kind) || $0.category == .decoration(kind.kind))
    }
  }
}
