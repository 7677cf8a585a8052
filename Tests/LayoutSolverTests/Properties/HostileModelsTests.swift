import LayoutSolver
import Testing

/// Models that specs should not contain: solving must terminate soon, without a trap.
@Suite("Hostile models", .serialized)
struct HostileModelsTests {
  private static let cell = Item.item(10, 10)
  private static let extremes: [Double] = [1e300, 0, .greatestFiniteMagnitude]
  private static let endless = LayoutEnvironment.view(1e300, 1e300, scale: 3)
  private static let seen = LayoutEnvironment.view(320, 480, measuring: .visible)
  private static let list = Item.column(.width(1), .about(44), .item(.width(1), .about(44)))
  private static let halves = Item.row(.width(1), .height(1), .item(.width(0.5), .height(1)))

  /// Returns a group nested to the given depth.
  private static func nested(_ depth: Int, _ width: Dimension, _ height: Dimension, _ subitems: Int = 1)
    -> Item
  {
    var group = cell
    for level in 0..<depth {
      let items = Array(repeating: group, count: subitems)
      let axis: Axis = level.isMultiple(of: 2) ? .horizontal : .vertical
      group = .stack(axis, .cycle(items), width, height, 0, .zero, .zero, [])
    }
    return group
  }

  @ExampleList static var models: [Example] {
    Example("2³¹ items", .section(SectionItems(count: Int(Int32.max)), .row(.width(1), 20, cell)))
    Example(
      "As many items as a spec may have",
      .section(SectionItems(count: 1_000_000_000_000), .row(.width(1), 20, cell)))
    Example("A negative number of items", .section(SectionItems(count: -5), .row(.width(1), 20, cell)))
    Example("Many items in one group", .section(5_000, .row(3e4, 20, cell)))
    Example("A count of two thousand", .section(3, .row(.width(1), 20, count: 2_000, of: cell)))
    Example("Items without length", .section(100, .row(.width(1), 20, .item(0, 0))))
    Example(
      "Items that take back what they take", .section(100, .row(.width(1), 20, .item(10, 10), .item(-10, 10)))
    )
    Example(
      "Spacing that takes back more than items take", .section(100, .row(.width(1), 20, spacing: -20, cell)))
    Example(
      "Spacing between groups that runs backwards", .section(100, .row(.width(1), 20, cell), spacing: -50))
    Example("Tiny fractions", .section(100, .row(.width(1), 20, spacing: 4, .item(.width(1e-9), 1))))
    Example("200 nested groups", .section(1_000, nested(200, .width(1), .height(1))))
    Example("200 nested groups of estimated size", .section(300, nested(200, .about(10), .about(10))))
    Example("Nested groups that double at every level", .section(3, nested(8, .about(10), .about(10), 2)))
    Example(
      "Shares of nothing, and spacing that takes back",
      .section(100, .row(.width(1), 20, spacing: -20, .item(.width(0), 10))))
    Example(
      "Tiny shares, and spacing that takes back",
      .section(100, .row(.width(1), 20, spacing: -20, .item(.width(1e-9), 10))))
    Example("A view without size", in: .view(0, 0, scale: 2), .section(10, halves))
    Example("A view of infinite size", in: endless, .section(10, halves))
    Example("Insets larger than the view", .section(10, halves, insets: [900, 900, 900, 900]))
    Example(
      "An endless row that scrolls",
      .section(1_000_000_000, .row(100, 20, cell), orthogonal: .groupPaging, offset: 1e300))
    Example(
      "Pages without length",
      .section(10, .row(0, 20, cell), insets: [0, 400, 0, 400], orthogonal: .paging, offset: -1e300))
    Example("Extreme measured lengths", .section(.heights(1e300, -1e300, 0, .nan, 1e-300), list))
    Example(
      "Only visible items of no height", in: seen,
      .section(SectionItems(count: 300, height: .constant(0)), list))
    Example(
      "Insets and spacing far below nothing",
      .section(
        7,
        .row(
          .width(1), 20, spacing: -1e300, insets: Insets(all: -1e300),
          .item(10, 10, insets: Insets(all: -1e300))),
        insets: Insets(all: -1e300), spacing: -1e300))
    Example(
      "A custom group far away",
      .section(50, .custom(.width(1), 20, CustomItem(frame: [1e300, -1e300, 1e300, 1e300]))))
    Example("A custom group without frames", .section(50, .custom(.width(1), 20)))
  }

  /// Returns a layout with the same length in all places.
  private static func everywhere(_ length: Double) -> Example {
    let insets = Insets(all: length)
    let item = Item.item(
      .width(length), .height(length), insets: insets,
      edges: .edges(top: .flexible(length), leading: .fixed(length)))
    let group = Item.row(.absolute(length), .absolute(length), spacing: .fixed(length), insets: insets, item)
    let header = BoundarySupplementary.boundary(
      .header, .absolute(length), .absolute(length), .top, offset: Point(x: length, y: length), pins: true)
    return Example(
      "\(length) everywhere",
      .section(
        7, group, insets: insets, spacing: length, headers: [header],
        backgrounds: [.background(insets: insets)]))
  }

  private static func estimate(_ length: Double) -> Example {
    let group = Item.row(
      .about(length), .about(length), spacing: .flexible(length),
      .item(.about(length), .uniformAcrossSiblings(length)))
    return Example(
      "An estimate of \(length)", .section(7, group, orthogonal: .groupPagingCentered, offset: length))
  }

  @Test("Solving and queries terminate", .timeLimit(.minutes(1)), arguments: models)
  func ends(_ model: Example) { exercise(model) }

  @Test("Solving and queries terminate with extreme lengths", .timeLimit(.minutes(1)), arguments: extremes)
  func endsAtExtremes(_ length: Double) {
    exercise(Self.everywhere(length))
    exercise(Self.estimate(length))
  }

  private func exercise(_ model: Example) {
    let rects: [Rect] = [
      [0, 0, 320, 480], [-1e300, -1e300, 2e300, 2e300], [1e300, 0, 1, 1], [0, 1e6, 10, 10],
    ]
    for layout in [model.layout, model.layout.transposed] {
      let solution = Layout.compositional(layout).solved(in: model.environment)
      var count = 0
      solution.forEachElement { _ in
        count += 1
        return count < 500
      }
      for rect in rects {
        var found = 0
        solution.forEachElement(in: rect) { _ in
          found += 1
          return found < 500
        }
      }
      #expect(solution.sectionCount == layout.sections.count)
      for section in 0..<solution.sectionCount {
        _ = solution.frame(ofSection: section)
        _ = solution.targetOffset(ofSection: section, proposed: 1e300)
        _ = solution.targetOffset(ofSection: section, proposed: -77.7)
        _ = solution.cell(section: section, item: 3)
        _ = solution.cell(section: section, item: .max)
      }
    }
  }

  @Test("A billion items cost no more than ten", .timeLimit(.minutes(1)))
  func repeatsByArithmetic() {
    let group = Item.row(.width(1), 20, spacing: 2, .item(.width(0.25), .height(1)))
    let layout = CompositionalLayout(sections: [.section(1_000_000_000, group)])
    let solution = Layout.compositional(layout).solved(in: .view(320, 480))
    // Four of (320 - 6) / 4 per row
    #expect(solution.contentSize == [320, 5_000_000_000])
    #expect(solution.cell(section: 0, item: 999_999_999)?.frame == [241.5, 4_999_999_980, 78.5, 20])
    #expect(solution.elements(in: [0, 2_000_000_000, 79, 20]).map(\.item) == [400_000_000])
  }
}
