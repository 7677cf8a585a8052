import LayoutSolver
import Testing

@Suite("Rules 37 to 43: section geometry")
struct SectionGeometryTests {
  private static let halves = Item.row(.width(1), 40, .item(.width(0.5), .height(1)))
  /// Two columns of two, filled column by column.
  private static let columns = Item.row(
    .width(1), 100, badges: [.badge(10, 10, on: [.bottom, .trailing])],
    .column(.width(0.5), .height(1), .item(.width(1), .height(0.5))))
  private static let insets: Insets = [3, 4, 5, 6]

  @ExampleList static var examples: [Example] {
    Example(
      "Rule 37: insets, groups and the spacing between them", in: .scale2,
      .section(
        7, .row(.width(1), 50, spacing: 10, .item(.width(1.0 / 3), .height(1))), insets: [5, 6, 7, 8],
        spacing: 4),
      // measured: 5 + 3 * 50 + 2 * 4 + 7; thirds of 306 - 20 are 95.33 -> 95
      expect: .cells([
        [6, 5, 95, 50], [111, 5, 95, 50], [216, 5, 95, 50], [6, 59, 95, 50], [111, 59, 95, 50],
        [216, 59, 95, 50], [6, 113, 95, 50],
      ]), .content([320, 170]), .sections([[0, 0, 320, 170]]))
    Example(
      "Rule 38: an empty section has no length, and loses its insets",
      .section(0, halves, insets: insets), .section(2, halves),
      expect: .sections([[0, 0, 320, 0], [0, 0, 320, 40]]), .content([320, 40]))
    Example(
      "Rule 38: but for one with boundary items", in: .scale2,
      .section(0, halves, insets: insets, headers: [.boundary(.header, .width(1), 10, .top)]),
      .section(2, halves, insets: insets, headers: [.boundary(.header, .width(1), 10, .top)]),
      // measured: 10 + 3 + 5 = 18, then 10 + 3
      expect: .views(.header, [[4, 0, 310, 10]]), .cells([]),
      .cells([[4, 31, 155, 40], [159, 31, 155, 40]], section: 1), .content([320, 76]))
    Example(
      "Rule 39: spacing between every two sections, also empty ones", sectionSpacing: 12,
      .section(2, halves), .section(0, halves), .section(2, halves),
      // 40 + 12 + 0 + 12
      expect: .sections([[0, 0, 320, 40], [0, 52, 320, 0], [0, 64, 320, 40]]), .content([320, 104]))
    Example(
      "Rule 39: sideways", in: .scale2, scrolling: .horizontal, sectionSpacing: 12,
      .section(5, .column(100, .height(1), .item(.width(1), .height(0.25))), insets: insets, spacing: 5),
      .section(1, .column(100, .height(1), .item(.width(1), .height(0.25))), insets: insets, spacing: 5),
      // measured for full columns: 4 + 205 + 6 = 215, then 12; a quarter of 472 is 118
      expect: .cells([
        [4, 3, 100, 118], [4, 121, 100, 118], [4, 239, 100, 118], [4, 357, 100, 118], [109, 3, 100, 118],
      ]),
      .cells([[231, 3, 100, 118]], section: 1))
    Example(
      "Rule 40: a short last group ends where its items end", in: .scale2,
      .section(5, .column(.width(1), 100, .item(.width(1), 30))),
      // measured: three of 30 in 100; the last two reach 60 instead of 90: 100 - 30
      expect: .cells([
        [0, 0, 320, 30], [0, 30, 320, 30], [0, 60, 320, 30], [0, 100, 320, 30], [0, 130, 320, 30],
      ]),
      .content([320, 170]))
    Example(
      "Rule 40: estimated items make no difference", in: .scale2,
      .section(5, .column(.width(1), 100, .item(.width(1), .about(30)))),
      // measured
      expect: .content([320, 170]))
    Example(
      "Rule 40: the gaps stay those of the full group", in: .scale2, scrolling: .horizontal,
      .section(5, .row(100, .height(1), spacing: .flexible(10), .item(30, .height(1)))),
      .section(3, .row(100, .height(1), spacing: .flexible(10), .item(30, .height(1)))),
      // measured: two fit, with 40 between them; the last group is 30 long
      expect: .cells([
        [0, 0, 30, 480], [70, 0, 30, 480], [100, 0, 30, 480], [170, 0, 30, 480], [200, 0, 30, 480],
      ]),
      .cells([[230, 0, 30, 480], [300, 0, 30, 480], [330, 0, 30, 480]], section: 1), .content([360, 480]))
    Example(
      "Rule 40: a row keeps its height while an item reaches its end",
      .section(3, halves),
      expect: .content([320, 80]))
    Example(
      "Rule 40: and loses what the present items do not reach",
      .section(3, .row(.width(1), 120, .item(.width(0.5), 30), .item(.width(0.5), 100))),
      // 120 - (100 - 30)
      expect: .content([320, 170]))
    Example(
      "Rule 40: a row with a partly filled column is shortened",
      .section(5, columns),
      // the fifth item reaches 50 of 100
      expect: .cells([
        [0, 0, 160, 50], [0, 50, 160, 50], [160, 0, 160, 50], [160, 50, 160, 50], [0, 100, 160, 50],
      ]),
      .content([320, 150]))
    Example(
      "Rule 40: not with a full one",
      .section(6, columns), expect: .content([320, 200]))
    Example(
      "Rule 40: insets count in how far items reach",
      .section(
        3,
        .row(
          .width(1), 100, .item(.width(0.5), .height(1), insets: [0, 0, 40, 0]),
          .item(.width(0.5), .height(1)))),
      // 60 instead of 100
      expect: .content([320, 160]))
    Example(
      "Rule 40: never below nothing",
      .section(4, .column(.width(1), 20, repeating: .item(.width(1), 30), 3)),
      // 20 - (90 - 30) = -40
      expect: .cells([[0, 0, 320, 30], [0, 30, 320, 30], [0, 60, 320, 30], [0, 20, 320, 30]]),
      .content([320, 20]))
    Example(
      "D 40: a group's supplementary sits on the full frame",
      .section(5, columns),
      // 100 + 100 - 10, although the last group ends at 150
      expect: .views(.badge, [[310, 90, 10, 10], [310, 190, 10, 10]]))
    Example(
      "D 40: a nested group's shows only if one of its items exists",
      .section(
        1,
        .row(
          .width(1), 40,
          .column(
            .width(0.5), .height(1), badges: [.badge(10, 10, on: [.top, .leading])],
            .item(.width(1), .height(1))))),
      expect: .views(.badge, [[0, 0, 10, 10]]))
    Example(
      "Rule 40: an orthogonal row is trimmed along itself",
      .section(4, .row(100, 50, .item(30, .height(1))), orthogonal: .continuous),
      // three of 30 in 100; the last group is 100 - 60 long
      expect: .row(viewport: [0, 0, 320, 50], length: 140, offset: 0, maxOffset: 0))
    Example(
      "D 40: across the row only items that exist count",
      .section(
        .heights(20, 60, 25),
        .row(100, .about(50), edges: .edges(top: .flexible(0)), .item(50, .about(20)), .item(50, .about(60))),
        orthogonal: .continuous),
      // 60 high and 25 high; the second is at the bottom
      expect: .cells([[0, 0, 50, 20], [50, 0, 50, 60], [100, 35, 50, 25]]))
    Example(
      "Rule 41: a last group of estimated length is as long as its items", in: .scale2,
      .section(
        .heights(31, 50, 31),
        .column(
          .width(1), .about(88), spacing: 5, .item(.width(1), .about(44)), .item(.width(1), .about(44))),
        spacing: 3),
      // measured for full groups: 31 + 5 + 50, 3, 31
      expect: .cells([[0, 0, 320, 31], [0, 36, 320, 50], [0, 89, 320, 31]]), .content([320, 120]))
    Example(
      "D 41: a short last row spreads",
      .section(5, .row(.width(1), .about(20), spacing: .flexible(0), .item(100, .about(20)))),
      // gaps of (320 - 300) / 2, then one of 120
      expect: .cells([
        [0, 0, 100, 20], [110, 0, 100, 20], [220, 0, 100, 20], [0, 20, 100, 20], [220, 20, 100, 20],
      ]))
    Example(
      "Rule 42: as wide as the widest group",
      .section(1, .row(400, 40, .item(.width(1), .height(1)))), .section(2, halves),
      expect: .content([400, 80]), .sections([[0, 0, 400, 40], [0, 40, 400, 40]]))
    Example(
      "Rule 42: items that overflow add nothing",
      .section(1, .row(.width(1), 20, repeating: .item(300, 50), 2)),
      expect: .content([320, 20]))
    Example(
      "Rule 42: nor do boundary items that do not extend",
      .section(2, halves, headers: [.boundary(.footer, 20, 90, .bottom, extends: false)]),
      expect: .content([320, 40]))
    Example(
      "Rule 42: the layout's own boundary items add their length",
      headers: [.boundary(.footer, .width(1), 20, .bottom)],
      .section(2, halves),
      expect: .content([320, 60]), .views(.footer, [[0, 40, 320, 20]], section: nil))
    Example(
      "Rule 43: an orthogonal row never widens the content",
      .section(9, .row(400, 40, .item(.width(1), .height(1))), orthogonal: .continuous),
      expect: .content([320, 40]))
  }

  @Test(arguments: examples)
  func measuresSections(_ example: Example) { example.check() }

  @Test(arguments: examples.transposed)
  func transposed(_ example: Example) { example.check() }
}
