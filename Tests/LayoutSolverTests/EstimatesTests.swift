import LayoutSolver
import Testing

@Suite("Rules 28 to 36: estimates and self-sizing")
struct EstimatesTests {
  /// A list of self-sizing rows.
  private static let list = Item.column(.width(1), .about(44), .item(.width(1), .about(44)))
  /// Two self-sizing columns.
  private static let grid = Item.row(
    .width(1), .about(50), count: 2, of: .item(.width(0.5), .about(50)), spacing: 5)
  /// Tags of any width.
  private static let tags = Item.row(.width(1), 20, spacing: 10, .item(.about(50), 20))
  private static let sharing = Dimension.uniformAcrossSiblings(30)

  @ExampleList static var examples: [Example] {
    Example(
      "Rule 28: estimates count at face value", in: .scale2,
      .section(4, .row(.width(1), .about(44), .item(.width(0.5), .about(30)))),
      // measured
      expect: .cells([[0, 0, 160, 30], [160, 0, 160, 30], [0, 30, 160, 30], [160, 30, 160, 30]]),
      .content([320, 60]), .estimated([0, 1, 2, 3]))
    Example(
      "Rule 28: estimated widths as well", in: .scale2,
      .section(5, .row(.width(1), 44, .item(.about(100), .height(1)))),
      // measured
      expect: .cells([
        [0, 0, 100, 44], [100, 0, 100, 44], [200, 0, 100, 44], [0, 44, 100, 44], [100, 44, 100, 44],
      ]))
    Example(
      "Rule 29: measured heights take the place of the estimates", in: .scale2,
      .section(.heights(31, 50, 31, 69, 31), list, spacing: 3),
      // measured
      expect: .cells([
        [0, 0, 320, 31], [0, 34, 320, 50], [0, 87, 320, 31], [0, 121, 320, 69], [0, 193, 320, 31],
      ]),
      .content([320, 224]), .estimated([]))
    Example(
      "Rule 29: the view is asked with its laid-out size after insets", positions: false,
      .section(
        SectionItems(count: 2, height: .computed { item, size in size.width / 10 + Double(item) }),
        .row(.width(1), .about(44), .item(.width(0.5), .about(44), insets: [0, 5, 0, 5]))),
      // 150 wide
      expect: .cells([[5, 0, 150, 15], [165, 0, 150, 16]]))
    Example(
      "Rule 29: a group of fixed length across keeps it",
      .section(.heights(60, 20, 30), .row(.width(1), 40, .item(.width(0.5), .about(30)))),
      // and so does the last one: the missing item would not reach farther than the present one
      expect: .cells([[0, 0, 160, 60], [160, 0, 160, 20], [0, 40, 160, 30]]), .content([320, 80]))
    Example(
      "Part B: a measured length on an axis that is not estimated is ignored",
      .section(
        SectionItems(count: 1, width: .constant(7), height: .constant(60)),
        .column(.width(1), .about(44), .item(.width(1), .about(44)))),
      expect: .cells([[0, 0, 320, 60]]))
    Example(
      "Rule 29: an aspect ratio gives the height of the laid-out width", positions: false,
      .section(
        SectionItems(count: 2, aspectRatio: .constant(2)),
        .row(.width(1), .about(44), .item(.width(0.5), .about(44)))),
      expect: .cells([[0, 0, 160, 80], [160, 0, 160, 80]]))
    Example(
      "Rule 29: and the width where that alone is estimated", positions: false,
      .section(
        SectionItems(count: 2, aspectRatio: .constant(2)), .row(.width(1), 20, .item(.about(44), .height(1)))),
      expect: .cells([[0, 0, 40, 20], [40, 0, 40, 20]]))
    Example(
      "Rule 30: siblings keep their own heights and begin together", in: .scale2,
      .section(.heights(31, 88, 31, 126, 31), grid, spacing: 3),
      // measured
      expect: .cells([
        [0, 0, 157.5, 31], [162.5, 0, 157.5, 88], [0, 91, 157.5, 31], [162.5, 91, 157.5, 126],
        [0, 220, 157.5, 31],
      ]), .content([320, 251]))
    Example(
      "Rule 31: the whole of an estimated height is the estimate, and is not measured", in: .scale2,
      .section(.heights(70, 70), .row(.width(1), .about(44), .item(.width(0.5), .height(1)))),
      // measured
      expect: .cells([[0, 0, 160, 44], [160, 0, 160, 44]]), .content([320, 44]), .estimated([]))
    Example(
      "Rule 31: beside one that is measured",
      .section(
        .heights(60, 99),
        .row(.width(1), .about(44), .item(.width(0.5), .about(30)), .item(.width(0.5), .height(1)))),
      expect: .cells([[0, 0, 160, 60], [160, 0, 160, 44]]), .content([320, 60]))
    Example(
      "Rule 32: how many tags a row holds depends on their widths",
      .section(.widths(100, 120, 90, 200, 60, 320), tags),
      // 100 + 10 + 120, and 90 more do not fit; 90 + 10 + 200; 60; 320
      expect: .cells([
        [0, 0, 100, 20], [110, 0, 120, 20], [0, 20, 90, 20], [100, 20, 200, 20], [0, 40, 60, 20],
        [0, 60, 320, 20],
      ]))
    Example(
      "Rule 17: a tag wider than its row empties the section",
      .section(.widths(100, 120, 330), Item.row(.width(1), 20, Item.item(.about(50), 20).named(2)).named(1)),
      expect: .cells([]), .content([320, 0]),
      .issues([
        .itemDoesNotFit(
          section: 0, group: ElementID(1), item: ElementID(2), needs: 330, available: 320, firstItem: 2)
      ]))
    Example(
      "Rule 33: what was never visible keeps its estimate",
      in: .view(320, 480, scale: 2, measuring: .visible),
      .section(SectionItems(count: 60, height: .cycled([31, 50, 31, 69, 31])), list, spacing: 3),
      // measured: ten items with spacing take 454, the next takes 34; the other 49 are 47 each, less the last spacing
      expect: .content([320, 2788]), .estimated(Array(11..<60)))
    Example(
      "Rule 33: everything measured", in: .view(320, 480, scale: 2, measuring: .all),
      .section(SectionItems(count: 60, height: .cycled([31, 50, 31, 69, 31])), list, spacing: 3),
      // 12 * 227 - 3
      expect: .content([320, 2721]), .estimated([]))
    Example(
      "Rule 33: nothing measured", in: .view(320, 480, scale: 2, measuring: .none),
      .section(SectionItems(count: 60, height: .cycled([31, 50, 31, 69, 31])), list, spacing: 3),
      // 60 * 47 - 3
      expect: .content([320, 2817]), .estimated(Array(0..<60)))
    Example(
      "D 33: at other bounds, only what those show is measured",
      in: .view(320, 480, scale: 2, offset: [0, 1000], measuring: .visible),
      .section(SectionItems(count: 60, height: .cycled([31, 50, 31, 69, 31])), list, spacing: 3),
      // item 21 is at 21 * 47 = 987; the items from there are 53, 34, 72, 34, 34, 53, 34, 72, 34, 34, and item 31 at
      // 1441 is also visible: another 53, up to 1494; the other 28 are 47 each
      expect: .content([320, 2807]), .estimated(Array(0..<21) + Array(32..<60)))
    Example(
      "D 33: an item that another has pushed out of its group is not measured",
      in: .view(320, 480, measuring: .visible),
      .section(
        .heights(90, 70), Item.column(.width(1), 90, repeating: .item(.width(1), .about(40)), 2)),
      .section(1, .row(.width(1), 700, .item(.width(1), .height(1)))),
      // at 40 to 80 initially; the group ends at 90, where the first item ends after it is measured
      expect: .cells([[0, 0, 320, 90], [0, 90, 320, 40]]), .estimated([1]))
    Example(
      "D 33: an item that is only visible before it is put on a pixel is not measured",
      in: .view(320, 480, scale: 2, measuring: .visible),
      .section(.heights(479.8, 30), list),
      // 479.8 rounds to 480, the end of the view
      expect: .cells([[0, 0, 320, 479.8], [0, 480, 320, 44]]), .estimated([1]))
    Example(
      "D 33: a row that its items lengthen has scrolled as far as it then can",
      in: .view(320, 480, measuring: .visible),
      .section(
        .widths(60, 60, 60, 60, 60, 60), .row(70, 30, .item(.about(20), .height(1))), spacing: 5,
        orthogonal: .continuous, offset: 85),
      // at the estimates 3 fit in 70, and the row is 145 long and stays at 0; measured at 60, each group has one item:
      // six of 70 and five of 5 are 445, so the row is at 85 and shows 85 to 405; the first item ends at 60, but was
      // measured at offset 0
      expect: .row(viewport: [0, 0, 320, 30], length: 445, offset: 85, maxOffset: 125), .estimated([]))
    Example(
      "D 33: from right to left a sideways layout begins where its measured content does",
      in: .view(320, 480, direction: .rightToLeft, offset: [0, 0], measuring: .visible),
      scrolling: .horizontal, positions: false,
      .section(
        .widths(100, 100, 100, 100, 100, 100),
        .row(.about(60), .height(1), .item(.about(60), .height(1)))),
      // At their estimates the six items are 360 long, and the bounds show 40 to 360: the first item, 0 to 60, is
      // visible and measured. Then the content is 400 long, the bounds start at 80, and the second item, at 100, is
      // measured; then 440, from 120, and the third at 200; 480, from 160; 520, from 200; 560, from 240; with all six
      // measured, 600.
      expect: .content([600, 480]), .estimated([]))
    Example(
      "Rule 34: a counted width is not measured, the height is",
      .section(SectionItems(count: 2, width: .constant(9), height: .listed([31, 88])), grid),
      expect: .cells([[0, 0, 157.5, 31], [162.5, 0, 157.5, 88]]))
    Example(
      "Rule 35: headers measure themselves",
      .section(
        1, .row(.width(1), 40, .item(.width(1), .height(1))),
        headers: [.boundary(.header, .width(1), .about(30), .top, measured: [7, 45])]),
      // the width is not estimated, so 7 is ignored
      expect: .views(.header, [[0, 0, 320, 45]]), .cells([[0, 45, 320, 40]]))
    Example(
      "Rule 28: where nothing is measured, headers keep their estimates",
      in: .view(320, 480, scale: 2, measuring: .none),
      .section(
        1, .row(.width(1), 40, .item(.width(1), .height(1))),
        headers: [.boundary(.header, .width(1), .about(30), .top, measured: [7, 45])]),
      expect: .views(.header, [[0, 0, 320, 30]]), .cells([[0, 30, 320, 40]]))
    Example(
      "Rules 33, 61: a header that only its insets bring into view is not measured",
      in: .view(320, 480, offset: [-310, 0], measuring: .visible), positions: false,
      .section(
        1, .row(.width(1), 40, .item(.width(1), .height(1))),
        headers: [
          .boundary(
            .header, 20, .about(30), .topLeading, insets: [0, 10, 0, 0], measured: [7, 45])
        ]),
      // the bounds end at 10, where the header's frame begins
      expect: .views(.header, [[10, 0, 10, 30]]))
    Example(
      "Rule 35: without a measure the estimate stands",
      .section(
        1, .row(.width(1), 40, .item(.width(1), .height(1))),
        headers: [.boundary(.header, .width(1), .about(30), .top)]),
      expect: .views(.header, [[0, 0, 320, 30]]), .cells([[0, 30, 320, 40]]))
    Example(
      "Rule 35: the layout's own headers too",
      headers: [.boundary(.header, .width(1), .about(30), .top, measured: [7, 45])],
      .section(1, .row(.width(1), 40, .item(.width(1), .height(1)))),
      expect: .views(.header, [[0, 0, 320, 45]], section: nil), .cells([[0, 45, 320, 40]]))
    Example(
      "Rule 35: badges keep their estimates", in: .scale2,
      .section(
        1,
        .row(
          .width(1), 200, .item(.width(1), .height(1), badges: [.badge(.about(33), .about(17), on: .bottom)]))
      ),
      // measured: bottom center
      expect: .views(.badge, [[143.5, 183, 33, 17]]))
    Example(
      "Rule 36: uniform siblings take the largest",
      .section(.heights(50, 70, 20, 40), .row(.width(1), .about(44), .item(.width(0.5), sharing))),
      expect: .cells([[0, 0, 160, 70], [160, 0, 160, 70], [0, 70, 160, 40], [160, 70, 160, 40]]),
      .content([320, 110]))
    Example(
      "Rule 36: siblings that are not uniform keep theirs",
      .section(
        .heights(50, 70, 20),
        .row(
          .width(1), .about(44), .item(.width(0.25), sharing), .item(.width(0.25), .about(30)),
          .item(.width(0.5), sharing))),
      expect: .cells([[0, 0, 80, 50], [80, 0, 80, 70], [160, 0, 160, 50]]))
    Example(
      "Part B: the estimate does not take part once a sibling is measured",
      .section(.heights(20, .nan), .row(.width(1), .about(44), .item(.width(0.5), sharing))),
      expect: .cells([[0, 0, 160, 20], [160, 0, 160, 20]]))
    Example(
      "Part B: it stands while none is",
      .section(2, .row(.width(1), .about(44), .item(.width(0.5), sharing))),
      expect: .cells([[0, 0, 160, 30], [160, 0, 160, 30]]))
    Example(
      "Rule 36: a uniform root group shares the largest through the section",
      .section(
        .heights(50, 70, 20, 40), .row(.width(1), .uniformAcrossSiblings(44), .item(.width(0.5), .about(30)))),
      // groups of 70 and 40, both widened to 70
      expect: .cells([[0, 0, 160, 50], [160, 0, 160, 70], [0, 70, 160, 20], [160, 70, 160, 40]]),
      .content([320, 140]))
    Example(
      "D 36: items fit by their own sizes and are widened then",
      .section(.widths(100, 120, 90), .row(.width(1), 20, .item(.uniformAcrossSiblings(50), 20))),
      // 310 fit; then 120 each
      expect: .cells([[0, 0, 120, 20], [120, 0, 120, 20], [240, 0, 120, 20]]))
  }

  @Test(arguments: examples)
  func measures(_ example: Example) { example.check() }

  @Test(arguments: examples.transposed)
  func transposed(_ example: Example) { example.check() }

  @Test("Random lengths use SplitMix64, with one draw per item")
  func drawsRandomLengths() {
    // The published first outputs of SplitMix64 seeded with 1234567, from its reference implementation.
    let lengths = RandomLengths(low: .min, high: .max, seed: 1_234_567)
    let words: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
    ]
    for (item, word) in words.enumerated() {
      #expect(lengths.length(item: item) == Double(Int.min) + Double(word))
    }
    // 10 + word % 21
    let short = RandomLengths(low: 10, high: 30, seed: 1_234_567)
    #expect(words.indices.map(short.length(item:)) == words.map { 10 + Double($0 % 21) })
  }
}
