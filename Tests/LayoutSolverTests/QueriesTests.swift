import LayoutSolver
import Testing

@Suite("Rules 61, 62: queries")
struct QueriesTests {
  private static let halves = Item.row(.width(1), 40, .item(.width(0.5), .height(1)))

  @ExampleList static var examples: [Example] {
    Example(
      "Rule 61: a rect is clipped to the content", in: .scale2,
      .section(4, .row(.width(1), 10, .item(.width(0.3), 10))),
      // measured: 20 × 20 remain, which contain an item in two rows of 10
      expect: .found([-20, -20, 40, 40], ["0.0", "0.3"]), .found([0, 240, 320, 30], []),
      .found([-50, -50, 40, 40], []))
    Example(
      "Rule 61: touching does not count", .section(6, halves),
      expect: .found([0, 40, 320, 40], ["0.2", "0.3"]), .found([160, 0, 160, 40], ["0.1"]),
      .found([0, 40, 320, 0], []), .found([100, 39.5, 10, 1], ["0.0", "0.2"]))
    Example(
      "Rule 61: what has no area finds backgrounds only, and they may touch", in: .scale2,
      .section(3, halves, backgrounds: [.background()]), .section(2, halves),
      // measured: to the right of the content only its edge remains
      expect: .found([320, 0, 50, 480], ["background 0.0"]),
      .found([0, 33, 320, 0.5], ["background 0.0", "0.0", "0.1"]),
      .found([0, 80, 320, 10], ["background 0.0", "1.0", "1.1"]), .found([0, 81, 320, 10], ["1.0", "1.1"]))
    Example(
      "Rule 61: a badge is found where its group and it are met", in: .scale2,
      .section(
        1,
        .row(
          .width(1), 200,
          .item(.width(1), .height(1), badges: [.badge(40, 20, on: .top, offset: .absolute([0, -10]))])),
        insets: [50, 50, 50, 50]),
      // the badge is from 40 to 60, its group starts at 50
      expect: .found([0, 0, 320, 50], []), .found([0, 45, 320, 10], ["0.0", "badge 0.0"]),
      .found([0, 60, 320, 10], ["0.0"]))
    Example(
      "Rule 61: a cell wholly outside its group is never found",
      .section(3, .row(100, 20, repeating: .item(60, 20), 3)),
      // the third is from 120 to 180, the group ends at 100
      expect: .found([0, 0, 320, 20], ["0.0", "0.1"]), .found([110, 0, 40, 20], []))
    Example(
      "D 61: a partly filled group ends where it is trimmed",
      .section(
        5,
        .row(
          .width(1), 100, badges: [.badge(10, 10, on: [.bottom, .trailing])],
          .column(.width(0.5), .height(1), .item(.width(1), .height(0.5))))),
      .section(1, halves),
      // the last group ends at 150, its badge is at 190
      expect: .found([0, 150, 320, 50], ["1.0"]),
      .found([0, 90, 320, 20], ["0.1", "0.3", "0.4", "badge 0.0"]))
    Example(
      "Rule 61: items that lie over those before them",
      .section(
        .heights(50, 20, 70, 10, 90, 30),
        .row(
          .width(1), .about(44), .item(.width(1), .about(44), edges: .edges(top: .fixed(-40))))),
      // Each group is 40 shorter than its item and starts 40 after it: at 0, 10, -10, 20, -10 and 40. Items 0, 2,
      // 4 and 5 overlap 0 to 3, but the group of item 5 does not.
      expect: .found([0, 0, 320, 3], ["0.0", "0.2", "0.4"]))
    Example(
      "Rule 61: boundary items by their own frame",
      .section(4, halves, headers: [.boundary(.header, .width(1), 30, .top)]),
      expect: .found([0, 0, 320, 30], ["header 0.0"]), .found([0, 30, 320, 10], ["0.0", "0.1"]))
    Example(
      "Rule 61: a pinned one where it is pinned", in: .view(320, 100, scale: 2, offset: [0, 130]),
      .section(
        3, halves, insets: [3, 4, 5, 6], headers: [.boundary(.header, .width(1), 30, .top, pins: true)]),
      .section(
        12, halves, insets: [3, 4, 5, 6], headers: [.boundary(.header, .width(1), 30, .top, pins: true)]),
      // measured
      expect: .found([0, 130, 320, 50], ["header 1.0", "1.0", "1.1"]),
      .found([0, 163, 320, 0.5], ["1.0", "1.1"]))
    Example(
      "Rule 61: custom frames that extend beyond their group", in: .scale2,
      .section(
        3,
        .custom(
          .width(1), 80, CustomItem(frame: [1, 2, 30, 40]), CustomItem(frame: [50, 10, 60, 30]),
          CustomItem(frame: [-5, -5, 400, 20])), insets: [3, 4, 5, 6]),
      // measured
      expect: .found([0, 0, 320, 50], ["0.0", "0.1", "0.2"]), .found([0, 33, 320, 0.5], ["0.0", "0.1"]),
      .found([-20, -20, 40, 40], ["0.0", "0.2"]))
    Example(
      "Rule 61: rounded frames are compared", in: .scale2,
      .section(2, .row(.width(1), 10.3, .item(.width(1), 10.3))),
      // the second begins at 10.3 -> 10.5
      expect: .found([0, 10.4, 320, 0.1], []), .found([0, 10.4, 320, 0.2], ["0.1"]))
    Example(
      "D 61: a row is asked as it stands, over the whole width of the view",
      .section(
        8, .row(100, 50, .item(.width(1), .height(1))), insets: [0, 20, 0, 20], orthogonal: .continuous,
        offset: 110),
      // cells at 20 - 110 + 100 i: the first ends at 10, the fifth begins at 310
      expect: .found([0, 0, 320, 50], ["0.0", "0.1", "0.2", "0.3", "0.4"]), .found([0, 0, 10, 50], ["0.0"]),
      .found([10, 0, 100, 50], ["0.1"]))
    Example(
      "D 61: and no farther, though the content is wider",
      .section(8, .row(100, 50, .item(.width(1), .height(1))), orthogonal: .continuous),
      .section(1, .row(500, 50, .item(.width(1), .height(1)))),
      // 320 of 500
      expect: .found([0, 0, 500, 50], ["0.0", "0.1", "0.2", "0.3"]), .found([320, 0, 100, 50], []),
      .found([320, 0, 100, 60], ["1.0"]))
    Example(
      "Rule 62: default depths",
      .section(
        1, .row(.width(1), 20, .item(.width(1), .height(1), badges: [.badge(1, 1, on: .top)])),
        headers: [.boundary(.header, .width(1), 30, .top)]),
      .section(1, .row(.width(1), 20, .item(.width(1), .height(1))), backgrounds: [.background()]),
      expect: .cellDepths([0]), .viewDepths(.badge, [1]), .viewDepths(.header, [1]),
      .cellDepths([1], section: 1),
      .viewDepths(.background, [0], section: 1))
  }

  @Test(arguments: examples)
  func finds(_ example: Example) { example.check() }

  @Test(arguments: examples.transposed)
  func transposed(_ example: Example) { example.check() }

  @Test("Rule 61: an index path gives a cell's frame even if no rect query finds the cell")
  func answersIndexPaths() {
    let group = Item.row(100, 20, repeating: .item(60, 20), 3)
    let solution = Layout.compositional(CompositionalLayout(sections: [.section(4, group)])).solved(
      in: .view(320, 480))
    #expect(solution.cell(section: 0, item: 2)?.frame == [120, 0, 60, 20])
    #expect(solution.cell(section: 0, item: 3)?.frame == [0, 20, 60, 20])
    #expect(solution.cell(section: 0, item: 4) == nil)
    #expect(solution.cell(section: 0, item: -1) == nil)
    #expect(solution.cell(section: 1, item: 0) == nil)
  }

  @Test("Rule 62: elements have one order, and enumeration stops on request")
  func keepsTheOrder() {
    let section = Section.section(
      2, .row(.width(1), 20, .item(.width(0.5), .height(1), badges: [.badge(1, 1, on: .top)])),
      headers: [.boundary(.header, .width(1), 30, .top)], backgrounds: [.background()])
    let layout = CompositionalLayout(
      boundarySupplementaryItems: [.boundary(.second, .width(1), 10, .top)], sections: [section, section])
    let solution = Layout.compositional(layout).solved(in: .view(320, 480))
    let one = ["background 0.0", "header 0.0", "0.0", "0.1", "badge 0.0", "badge 0.1"]
    let two = ["background 1.0", "header 1.0", "1.0", "1.1", "badge 1.0", "badge 1.1"]
    #expect(solution.elements.map(\.name) == ["second layout.0"] + one + two)
    #expect(solution.elements(in: [0, 0, 320, 480]).map(\.name) == ["second layout.0"] + one + two)
    for limit in 1...13 {
      var names: [String] = []
      solution.forEachElement { element in
        names.append(element.name)
        return names.count < limit
      }
      #expect(names.count == limit)
    }
    var cells: [String] = []
    solution.forEachElement(.cell) { element in
      cells.append(element.name)
      return true
    }
    #expect(cells == ["0.0", "0.1", "1.0", "1.1"])
  }
}
