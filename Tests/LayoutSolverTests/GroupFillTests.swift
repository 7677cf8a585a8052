import LayoutSolver
import Testing

@Suite("Rules 14 to 22: filling a group")
struct FillingTests {
  @ExampleList static var examples: [Example] {
    Example(
      "Rule 14: three items of 30% fit, a fourth would not", in: .scale2,
      .section(4, .row(.width(1), 10, .item(.width(0.3), 10))),
      // measured; 4 * 96 = 384
      expect: .cells([[0, 0, 96, 10], [96, 0, 96, 10], [192, 0, 96, 10], [0, 10, 96, 10]]),
      .content([320, 20]))
    Example(
      "Rule 14: the list is gone through in turn",
      .section(5, .row(.width(1), 10, .item(100, 10), .item(60, 10))),
      // 100 + 60 + 100 + 60 = 320
      expect: .cells([
        [0, 0, 100, 10], [100, 0, 60, 10], [160, 0, 100, 10], [260, 0, 60, 10], [0, 10, 100, 10],
      ]))
    Example(
      "Rule 14: every group begins with the first subitem",
      .section(4, .row(.width(1), 10, .item(150, 10), .item(60, 10))),
      // 150 + 60 = 210, the next 150 would make 360
      expect: .cells([[0, 0, 150, 10], [150, 0, 60, 10], [0, 10, 150, 10], [150, 10, 60, 10]]))
    Example(
      "Rule 14: what does not fit ends the group, and no later one is tried",
      .section(3, .row(.width(1), 10, .item(200, 10), .item(150, 10), .item(50, 10))),
      expect: .cells([[0, 0, 200, 10], [0, 10, 200, 10], [0, 20, 200, 10]]))
    Example(
      "Rule 14: edge spacing takes room too",
      .section(3, .row(.width(1), 10, .item(100, 10, edges: .edges(leading: 5, trailing: .flexible(5))))),
      // 110 each: two fit; the trailing edges share 320 - 220 = 100
      expect: .cells([[5, 0, 100, 10], [165, 0, 100, 10], [5, 10, 100, 10]]))
    Example(
      "Rule 14: spacing stands between, not after the last",
      .section(4, .row(.width(1), 10, spacing: 10, .item(100, 10))),
      // 100 + 110 + 110 = 320
      expect: .cells([[0, 0, 100, 10], [110, 0, 100, 10], [220, 0, 100, 10], [0, 10, 100, 10]]))
    Example(
      "Rule 14: of flexible spacing the minimum counts", in: .scale2,
      .section(4, .row(.width(1), 20, spacing: .flexible(4), .item(100, .height(1)))),
      // measured: 308 fit, and the gaps divide the other 12
      expect: .cells([[0, 0, 100, 20], [110, 0, 100, 20], [220, 0, 100, 20], [0, 20, 100, 20]]))
    Example(
      "D 14: a cycle that takes no room is laid out once",
      .section(3, .row(.width(1), 10, Item.item(0, 10).named(2), .item(0, 10)).named(1)),
      expect: .cells([[0, 0, 0, 10], [0, 0, 0, 10], [0, 10, 0, 10]]),
      .issues([.emptyCycle(section: 0, group: ElementID(1))]))
    Example(
      "D 14: nor do shares of nothing, whose spacing takes back",
      .section(
        2, Item.row(.width(1), 10, spacing: -5, Item.item(.width(0), 10).named(2)).named(1)),
      expect: .cells([[0, 0, 0, 10], [0, 10, 0, 10]]),
      .issues([.emptyCycle(section: 0, group: ElementID(1))]))
    Example(
      "D 14: nor do missing items whose estimate is nothing, listed",
      .section(
        SectionItems(count: 2, width: .listed([1, 1])), .row(2, 10, .item(.uniformAcrossSiblings(0), 10))),
      expect: .cells([[0, 0, 1, 10], [1, 0, 1, 10]]), .issues([]))
    Example(
      "D 14: nor where they are all alike",
      .section(SectionItems(count: 1, width: .constant(1)), .row(2, 10, .item(.about(0), 10))),
      expect: .cells([[0, 0, 1, 10]]), .issues([]))
    Example(
      "Rule 15: less than a thousandth too much still fits",
      .section(3, .row(.width(1), 10, spacing: 10.0004, .item(100, 10))),
      // 320.0008
      expect: .cells([[0, 0, 100, 10], [110.0004, 0, 100, 10], [220.0008, 0, 100, 10]]))
    Example(
      "Rule 15: more does not",
      .section(3, .row(.width(1), 10, spacing: 10.0006, .item(100, 10))),
      // 320.0012
      expect: .cells([[0, 0, 100, 10], [110.0006, 0, 100, 10], [0, 10, 100, 10]]))
    Example(
      "Rule 15: an item that is too long across the group overflows",
      .section(2, .row(.width(1), 20, .item(.width(1), 100))),
      expect: .cells([[0, 0, 320, 100], [0, 20, 320, 100]]), .content([320, 40]))
    Example(
      "Rule 16a: spacing shrinks fractions", in: .scale2,
      .section(4, .row(.width(1), 10, spacing: 10, .item(.width(0.3), 10))),
      // measured: 0.3 * (320 - 2 * 10) = 90
      expect: .cells([[0, 0, 90, 10], [100, 0, 90, 10], [200, 0, 90, 10], [0, 10, 90, 10]]))
    Example(
      "Rule 16a: four quarters fit in spite of the spacing", in: .scale2,
      .section(5, .row(.width(1), 10, spacing: 10, .item(.width(0.25), 10))),
      // measured: (320 - 30) / 4 = 72.5
      expect: .cells([
        [0, 0, 72.5, 10], [82.5, 0, 72.5, 10], [165, 0, 72.5, 10], [247.5, 0, 72.5, 10], [0, 10, 72.5, 10],
      ]))
    Example(
      "Rule 16a: the flexible minimum shrinks them as well", in: .scale2,
      .section(3, .row(.width(1), 10, spacing: .flexible(1), .item(.width(0.3), 10))),
      // measured: 0.3 * 318 = 95.4 -> 95; the two gaps share 320 - 285
      expect: .cells([[0, 0, 95, 10], [112.5, 0, 95, 10], [225, 0, 95, 10]]))
    Example(
      "Rule 16a: a single item sees the whole room", in: .scale2,
      .section(2, .row(.width(1), 10, spacing: 10, .item(.width(0.9), 10))),
      // measured: 0.9 * 320
      expect: .cells([[0, 0, 288, 10], [0, 10, 288, 10]]))
    Example(
      "D 16: the first number that does not fit ends the search",
      .section(2, .row(100, 10, spacing: 50, .item(.width(0.9), 10), .item(.width(0.3), 10))),
      // one: 90. Two: 1.2 * 50 + 50 = 110 do not fit. Three: 2.1 * 0 + 100 would fit, but are not tried.
      expect: .cells([[0, 0, 90, 10], [0, 10, 90, 10]]))
    Example(
      "Part B: edge spacing does not shrink fractions",
      .section(2, .row(.width(1), 10, spacing: 10, .item(.width(0.4), 10, edges: .edges(leading: 10)))),
      // two: 0.4 * 310 = 124 each, 2 * 134 + 10 = 278
      expect: .cells([[10, 0, 124, 10], [154, 0, 124, 10]]))
    Example(
      "Rule 16b: where a height is a share of the width", in: .scale2,
      .section(
        4, .row(.width(1), 20, spacing: 10, .item(.width(0.5), 100), .item(.width(0.5), .width(0.25)))),
      // measured: two fit without spacing, so 320 - 10: 155 wide, and 0.25 * 310 = 77.5 high
      expect: .cells([[0, 0, 155, 100], [165, 0, 155, 77.5], [0, 20, 155, 100], [165, 20, 155, 77.5]]))
    Example(
      "Rule 16b: thirds with square heights",
      .section(3, .row(.width(1), 120, spacing: 10, .item(.width(0.3), .width(0.3)))),
      // three fit without spacing: 0.3 * 300 = 90
      expect: .cells([[0, 0, 90, 90], [100, 0, 90, 90], [200, 0, 90, 90]]))
    Example(
      "Rule 17: where the first does not fit, nothing is laid out",
      .section(
        3, .row(.width(1), 10, Item.item(400, 10).named(2), .item(10, 10)).named(1), insets: [3, 4, 5, 6]),
      .section(1, .row(.width(1), 20, .item(10, 20))),
      // treated as empty: not even its insets count
      expect: .cells([]), .cells([[0, 0, 10, 20]], section: 1), .content([320, 20]),
      .issues([
        .itemDoesNotFit(section: 0, group: ElementID(1), item: ElementID(2), needs: 400, available: 310)
      ]))
    Example(
      "D 17: nor where nothing in the whole group lays out an item",
      .section(3, .row(.width(1), 10, .row(100, 10, Item.item(200, 10).named(2)).named(1))),
      expect: .cells([]), .content([320, 0]))
    Example(
      "Part B: a nested group whose first item does not fit keeps its size",
      .section(2, .row(200, 50, .row(100, 50, .item(120, 50)), .item(50, 50))),
      // 100 for an empty group, then 50; a second nested group would make 250
      expect: .cells([[100, 0, 50, 50], [100, 50, 50, 50]]))
    Example(
      "Rule 18: an estimated length holds one pass, however small the estimate",
      .section(3, .row(.about(10), 20, .item(100, 20), .item(80, 20))),
      expect: .cells([[0, 0, 100, 20], [100, 0, 80, 20], [0, 20, 100, 20]]))
    Example(
      "Rule 18: and however large",
      .section(3, .row(.about(1000), 20, spacing: 10, .item(100, 20), .item(80, 20))),
      expect: .cells([[0, 0, 100, 20], [110, 0, 80, 20], [0, 20, 100, 20]]), .content([320, 40]))
    Example(
      "D 18: fractions along see the estimate less the spacing",
      .section(2, .row(.about(110), 20, spacing: 10, .item(.width(0.5), 20), .item(.width(0.5), 20))),
      // halves of 100
      expect: .cells([[0, 0, 50, 20], [60, 0, 50, 20]]))
    Example(
      "Rule 19: a count makes equal parts, whatever the item asks for", in: .scale2,
      .section(4, .column(.width(0.5), 90, count: 3, of: .item(.width(1), .height(0.1)))),
      // measured
      expect: .cells([[0, 0, 160, 30], [0, 30, 160, 30], [0, 60, 160, 30], [0, 90, 160, 30]]),
      .content([320, 120]))
    Example(
      "Rule 19: fractions across see the length less the spacing",
      .section(
        2,
        .row(
          .width(1), 80, count: 4, of: .item(.width(1), .width(0.25)), spacing: 16, insets: [0, 0, 0, -35])),
      // measured: (355 - 48) / 4 = 76.75 both ways; 355 as 320 and a negative inset
      expect: .cells([[0, 0, 76.75, 76.75], [92.75, 0, 76.75, 76.75]]))
    Example(
      "Rules 19, 34: the counted axis is neither estimated nor measured", in: .scale2,
      .section(
        .heights(31, 50, 31),
        .column(.width(1), .about(88), count: 2, of: .item(.width(1), .about(44)), spacing: 5), spacing: 3),
      // measured: (88 - 5) / 2 = 41.5; the last group holds one
      expect: .cells([[0, 0, 320, 41.5], [0, 46.5, 320, 41.5], [0, 91, 320, 41.5]]), .estimated([]))
    Example(
      "Rule 19: so insets on it apply",
      .section(1, .column(.width(1), 80, count: 2, of: .item(.width(1), .about(44), insets: [3, 0, 4, 0]))),
      // 40 - 7
      expect: .cells([[0, 3, 320, 33]]))
    Example(
      "Rule 20: repeated items keep their size and may overflow",
      .section(5, .row(100, 20, repeating: .item(40, 20), 4, spacing: 5)),
      expect: .cells([
        [0, 0, 40, 20], [45, 0, 40, 20], [90, 0, 40, 20], [135, 0, 40, 20], [0, 20, 40, 20],
      ]),
      .content([320, 40]))
    Example(
      "Rule 20: their fractions see the length less the spacing",
      .section(3, .row(.width(1), 20, repeating: .item(.width(0.5), 20), 3, spacing: 10)),
      // half of 300
      expect: .cells([[0, 0, 150, 20], [160, 0, 150, 20], [320, 0, 150, 20]]))
    Example(
      "Part B: estimated items in it are measured",
      .section(.widths(30, 50), .row(.width(1), 20, repeating: .item(.about(40), 20), 2, spacing: 5)),
      expect: .cells([[0, 0, 30, 20], [35, 0, 50, 20]]))
    Example(
      "Rule 21: items are numbered depth first",
      .section(
        4,
        .row(
          .width(1), 100, .column(.width(0.5), .height(1), .item(.width(1), .height(0.5))),
          .item(.width(0.5), .height(1)))),
      expect: .cells([[0, 0, 160, 50], [0, 50, 160, 50], [160, 0, 160, 100], [0, 100, 160, 50]]))
    Example(
      "Rule 22: without estimates the pattern repeats",
      .section(7, .row(.width(1), 10, .item(.width(0.5), 10), .item(.width(0.25), 10)), spacing: 2),
      // 160 + 80, the next 160 does not fit
      expect: .cells([
        [0, 0, 160, 10], [160, 0, 80, 10], [0, 12, 160, 10], [160, 12, 80, 10], [0, 24, 160, 10],
        [160, 24, 80, 10], [0, 36, 160, 10],
      ]))
    Example(
      "Rule 22: an item beyond the last counts with its estimate",
      .section(
        .widths(.nan, 20, .nan), .row(100, 20, spacing: 10, .item(.width(0.5), 20), .item(.about(30), 20))),
      // two fit: 45 + 10 + 20, three do not; the last one alone still resolves against 100 - 10, since 45 + 10 + 30
      // would fit
      expect: .cells([[0, 0, 45, 20], [55, 0, 20, 20], [0, 20, 45, 20]]))
  }

  @Test(arguments: examples)
  func fills(_ example: Example) { example.check() }

  @Test(arguments: examples.transposed)
  func transposed(_ example: Example) { example.check() }
}
