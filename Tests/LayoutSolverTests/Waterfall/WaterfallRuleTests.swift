import LayoutSolver
import Testing

struct WaterfallCase: Sendable, CustomStringConvertible {
  let description: String
  var items: SectionItems
  var waterfall: Waterfall
  var width = 200.0
  var change: @Sendable (inout Section, inout LayoutEnvironment, inout Axis) -> Void = { _, _, _ in }
  let cells: [[Double]]
  let content: [Double]

  var layout: (Layout, LayoutEnvironment) {
    var section = Section(
      items: items,
      group: Item(
        size: LayoutSize(width: .fraction(1, of: .horizontal), height: .estimated(1)),
        content: .group(.waterfall(waterfall))))
    var environment = LayoutEnvironment(container: Size(width: width, height: 400))
    var axis = Axis.vertical
    change(&section, &environment, &axis)
    return (.compositional(CompositionalLayout(scrollAxis: axis, sections: [section])), environment)
  }

  static func heights(_ heights: [Double]) -> SectionItems {
    SectionItems(count: heights.count, height: .listed(heights))
  }
}

@Suite("Waterfalls")
struct WaterfallRuleTests {
  private static let rows: [WaterfallCase] = [
    // w = (200 - 10)/2 = 95. 30 | 50; 30 < 50: left at 35; 50 < 75: right at 55; end max(75, 65).
    WaterfallCase(
      description: "Rules W1, W2, W4: the shortest column first",
      items: WaterfallCase.heights([30, 50, 40, 10]),
      waterfall: Waterfall(columns: 2, columnSpacing: 10, itemSpacing: 5),
      cells: [[0, 0, 95, 30], [105, 0, 95, 50], [0, 35, 95, 40], [105, 55, 95, 10]], content: [200, 75]),
    WaterfallCase(
      description: "Rule W2: among equally short columns, the leading one",
      items: SectionItems(count: 3, height: .constant(50)), waterfall: Waterfall(columns: 2),
      cells: [[0, 0, 100, 50], [100, 0, 100, 50], [0, 50, 100, 50]], content: [200, 100]),
    WaterfallCase(
      description: "Rule W2: columns in order, starting at the leading one",
      items: WaterfallCase.heights([90, 10, 20]),
      waterfall: Waterfall(columns: 2, itemOrder: .leadingToTrailing),
      cells: [[0, 0, 100, 90], [100, 0, 100, 10], [0, 90, 100, 20]], content: [200, 110]),
    WaterfallCase(
      description: "Rule W2: columns in order, starting at the trailing one",
      items: WaterfallCase.heights([90, 10, 20]),
      waterfall: Waterfall(columns: 2, itemOrder: .trailingToLeading),
      cells: [[100, 0, 100, 90], [0, 0, 100, 10], [100, 90, 100, 20]], content: [200, 110]),
    // Floored at scale 2: 200/3 → 66.5; 66.5 x 2/3 = 44.333 → 44; 66.5/2 = 33.25 → 33; x 66.5 and 133.
    WaterfallCase(
      description:
        "Rules W1, W3: column widths and heights from a ratio are put on pixels, measured ones not",
      items: SectionItems(count: 3, height: .listed([.nan, .nan, 20.3]), aspectRatio: .cycled([1.5, 2])),
      waterfall: Waterfall(columns: 3),
      change: { _, environment, _ in environment.rounding = .pixel(scale: 2) },
      cells: [[0, 0, 66.5, 44], [66.5, 0, 66.5, 33], [133, 0, 66.5, 20.3]], content: [200, 44]),
    // Same as at scale 2 above: iOS 13 to 15 rounded it the same way.
    WaterfallCase(
      description: "Rule W1: columns are rounded to pixels even if the rest of the layout is not",
      items: SectionItems(count: 1, height: .constant(20.3)), waterfall: Waterfall(columns: 3),
      change: { _, environment, _ in environment.rounding = .legacy(scale: 2) }, cells: [[0, 0, 66.5, 20.3]],
      content: [200, 20.5]),
    WaterfallCase(
      description: "Rule W3: an item that is not measured has its estimated length",
      items: SectionItems(count: 2),
      waterfall: Waterfall(columns: 1, itemSpacing: 6, estimatedItemHeight: 30),
      cells: [[0, 0, 200, 30], [0, 36, 200, 30]], content: [200, 66]),
    // Insets apply only across: inner 200 - 2 x 10 = 180, columns of 90 starting at 10; no space above.
    WaterfallCase(
      description: "Rule W1: the insets of the group apply only across it",
      items: WaterfallCase.heights([20, 30]),
      waterfall: Waterfall(columns: 2),
      change: { section, _, _ in section.group.contentInsets = Insets(all: 10) },
      cells: [[10, 0, 90, 20], [100, 0, 90, 30]], content: [200, 30]),
    // Section 200 - 15 - 5 = 180 wide from 15; columns of 90; 7 above, 9 below.
    WaterfallCase(
      description: "Rule W4: between the section's insets", items: WaterfallCase.heights([20, 30]),
      waterfall: Waterfall(columns: 2),
      change: { section, _, _ in
        section.contentInsets = Insets(top: 7, leading: 15, bottom: 9, trailing: 5)
      }, cells: [[15, 7, 90, 20], [105, 7, 90, 30]], content: [200, 46]),
    // 3 before, 4 after; 100 wide and centered: x 50.
    WaterfallCase(
      description: "Rule 27: edge spacing lies around the group", items: WaterfallCase.heights([20]),
      waterfall: Waterfall(columns: 1),
      change: { section, _, _ in
        section.group.size.width = .absolute(100)
        section.group.edgeSpacing = EdgeSpacing(
          top: .fixed(3), leading: .flexible(0), bottom: .fixed(4), trailing: .flexible(0))
      }, cells: [[50, 3, 100, 20]], content: [200, 27]),
    WaterfallCase(
      description: "More columns than items", items: WaterfallCase.heights([20, 10]),
      waterfall: Waterfall(columns: 4), cells: [[0, 0, 50, 20], [50, 0, 50, 10]], content: [200, 20]),
    WaterfallCase(
      description: "More columns than items, starting at the trailing column",
      items: WaterfallCase.heights([20, 10]),
      waterfall: Waterfall(columns: 4, itemOrder: .trailingToLeading),
      cells: [[150, 0, 50, 20], [100, 0, 50, 10]], content: [200, 20]),
    WaterfallCase(
      description: "A section without items has no cells", items: SectionItems(count: 0),
      waterfall: Waterfall(columns: 2), change: { section, _, _ in section.contentInsets = Insets(all: 10) },
      cells: [], content: [200, 0]),
    // Rows of 200 each in 400; items 70 wide continue in the shorter row.
    WaterfallCase(
      description: "In a horizontally scrolling layout, columns are rows",
      items: SectionItems(count: 3, width: .listed([50, 30, 70])),
      waterfall: Waterfall(columns: 2, itemSpacing: 5),
      change: { section, _, axis in
        axis = .horizontal
        section.group.size = LayoutSize(width: .estimated(1), height: .fraction(1, of: .vertical))
      }, cells: [[0, 0, 50, 200], [0, 200, 30, 200], [35, 200, 70, 200]], content: [105, 400]),
    // 3 x 0.1 and 0.3 are not the same double; both columns end at 0.3, so the leading one is next.
    WaterfallCase(
      description: "Rule W2: columns whose lengths differ only by rounding errors are equal",
      items: WaterfallCase.heights([0.1, 0.3, 0.1, 0.1, 5, 7]), waterfall: Waterfall(columns: 2),
      cells: [
        [0, 0, 100, 0.1], [100, 0, 100, 0.3], [0, 0.1, 100, 0.1], [0, 0.2, 100, 0.1], [0, 0.3, 100, 5],
        [100, 0.3, 100, 7],
      ], content: [200, 7.3]),
    // The first column ends at 20 + 30.000002, the second at 50: the difference is not a rounding error.
    WaterfallCase(
      description: "Rule W2: a column that is shorter by more than a rounding error is next",
      items: WaterfallCase.heights([20, 50, 30.000002, 9]), waterfall: Waterfall(columns: 2),
      cells: [[0, 0, 100, 20], [100, 0, 100, 50], [0, 20, 100, 30.000002], [100, 50, 100, 9]],
      content: [200, 59]),
    // Items no longer than their overlap: the first column stays the shortest.
    WaterfallCase(
      description: "Rule W2: items without length stay in the same column",
      items: SectionItems(count: 3, height: .constant(10)),
      waterfall: Waterfall(columns: 2, itemSpacing: -10),
      cells: [[0, 0, 100, 10], [0, 0, 100, 10], [0, 0, 100, 10]], content: [200, 10]),
  ]

  @Test("A waterfall has the frames that its rule gives", arguments: rows)
  func frames(row: WaterfallCase) {
    let (layout, environment) = row.layout
    let solution = layout.solved(in: environment)
    #expect(areClose(solution.frames(), row.cells), "\(solution.frames())")
    #expect(areClose([[solution.contentSize.width, solution.contentSize.height]], [row.content]))
  }

  @Test("Rule W4: the next section starts below the longest column, after header and footer")
  func sections() {
    let header = BoundarySupplementary(
      kind: ElementKind(0),
      size: LayoutSize(width: .fraction(1, of: .horizontal), height: .absolute(12)), alignment: .top)
    let group = Item(
      size: LayoutSize(width: .fraction(1, of: .horizontal), height: .estimated(1)),
      content: .group(.waterfall(Waterfall(columns: 2))))
    let section = Section(
      items: SectionItems(count: 2, height: .listed([30, 10])), group: group,
      contentInsets: Insets(top: 5), boundarySupplementaryItems: [header])
    let solution = Layout.compositional(CompositionalLayout(sections: [section, section]))
      .solved(in: LayoutEnvironment(container: Size(width: 100, height: 100)))
    // 12 + 5 + 30 = 47 each.
    #expect(
      solution.frames() == [[0, 17, 50, 30], [50, 17, 50, 10], [0, 64, 50, 30], [50, 64, 50, 10]])
    #expect(solution.frames(.supplementary) == [[0, 0, 100, 12], [0, 47, 100, 12]])
    #expect(solution.contentSize == Size(width: 100, height: 94))
  }

  @Test("Rule W4: a billion items of equal height are calculated, not stored")
  func billion() {
    let row = WaterfallCase(
      description: "", items: SectionItems(count: 1_000_000_000, height: .constant(40)),
      waterfall: Waterfall(columns: 4, itemSpacing: 10), cells: [], content: [])
    let (layout, environment) = row.layout
    let solution = layout.solved(in: environment)
    // 250,000,000 rows of 50, without the last 10.
    #expect(solution.contentSize.height == 12_499_999_990)
    #expect(solution.cell(section: 0, item: 999_999_997)?.frame.numbers == [50, 12_499_999_950, 50, 40])
    let found = solution.elements(in: Rect(x: 60, y: 5_000_000_000, width: 60, height: 10))
    #expect(found.map(\.item) == [400_000_001, 400_000_002])
  }

  @Test("Rule Q4: a long item is found where its shorter neighbors are not")
  func unevenColumns() {
    let row = WaterfallCase(
      description: "", items: WaterfallCase.heights([500, 10, 10, 10, 10]), waterfall: Waterfall(columns: 2),
      cells: [], content: [])
    let (layout, environment) = row.layout
    let found = layout.solved(in: environment).elements(in: Rect(x: 0, y: 300, width: 200, height: 10))
    #expect(found.map(\.item) == [0])
  }

  @Test(
    "Rule 33: nothing is measured, or only the items that are visible at their estimates",
    arguments: [
      (
        MeasuringMode.none,
        [[0, 0, 100, 44], [100, 0, 100, 44], [0, 44, 100, 44], [100, 44, 100, 44]] as [[Double]]
      ),
      // The view ends at 100. Both items of the first row are visible, and measure 300 and 20; the third, at 20, is
      // visible and measures 90; the fourth, at 110, is not visible.
      (
        MeasuringMode.visible,
        [[0, 0, 100, 300], [100, 0, 100, 20], [100, 20, 100, 90], [100, 110, 100, 44]]
      ),
    ])
  func measuring(mode: MeasuringMode, frames: [[Double]]) {
    let row = WaterfallCase(
      description: "", items: WaterfallCase.heights([300, 20, 90, 70]), waterfall: Waterfall(columns: 2),
      cells: [], content: [])
    let layout = row.layout.0
    var environment = row.layout.1
    environment.container.height = 100
    environment.measuring = mode
    let solution = layout.solved(in: environment)
    #expect(solution.frames() == frames)
    #expect(solution.elements.last?.isEstimated == true)
  }

  @Test("Computed lengths are evaluated with the column's width and the estimate")
  func computed() {
    let row = WaterfallCase(
      description: "",
      items: SectionItems(
        count: 2, height: .computed { item, laidOut in laidOut.width / 4 + laidOut.height + Double(item) }),
      waterfall: Waterfall(columns: 2, estimatedItemHeight: 8), cells: [], content: [])
    let (layout, environment) = row.layout
    // 100/4 + 8 = 33, and one more.
    #expect(layout.solved(in: environment).frames() == [[0, 0, 100, 33], [100, 0, 100, 34]])
  }

  @Test("Rule 53: a supplementary item is anchored to the whole group")
  func badge() {
    let badge = AnchoredSupplementary(
      kind: ElementKind(3), size: LayoutSize(width: .absolute(10), height: .absolute(6)),
      containerAnchor: Anchor(edges: [.bottom, .trailing]))
    let row = WaterfallCase(
      description: "", items: WaterfallCase.heights([30, 50]), waterfall: Waterfall(columns: 2),
      change: { section, _, _ in
        section.group.supplementaryItems = [badge]
        section.group.contentInsets = Insets(all: 5)
      }, cells: [], content: [])
    let (layout, environment) = row.layout
    // The group less its insets across: 5...195, 50 long.
    #expect(layout.solved(in: environment).frames(.supplementary) == [[185, 44, 10, 6]])
  }
}
