import LayoutSolver
import Testing

@Suite("Rules 23 to 27: positions inside a group")
struct PlacingTests {
  @ExampleList static var examples: [Example] {
    Example(
      "Rule 23: flexible spacing takes the room that is left", in: .scale2,
      .section(2, .row(.width(1), 10, spacing: .flexible(10), .item(.width(0.4), 10))),
      // measured: 0.4 * 310 = 124; 320 - 248 = 72 between
      expect: .cells([[0, 0, 124, 10], [196, 0, 124, 10]]))
    Example(
      "Rule 23: half a pixel of a gap is rounded where it falls", in: .scale2,
      .section(4, .row(.width(1), 10, spacing: .flexible(1), .item(.width(0.25), 10))),
      // measured: 0.25 * 317 = 79.25 -> 79; gaps of 4 / 3: 80.33, 160.67, 241
      expect: .cells([[0, 0, 79, 10], [80.5, 0, 79, 10], [160.5, 0, 79, 10], [241, 0, 79, 10]]))
    Example(
      "Rule 23: without flexible spaces items are packed at the start",
      .section(3, .row(.width(1), 10, .item(100, 10))),
      expect: .cells([[0, 0, 100, 10], [100, 0, 100, 10], [200, 0, 100, 10]]))
    Example(
      "Rule 23: flexible edges share as well", in: .scale2,
      .section(
        2,
        .row(
          .width(1), 100,
          .item(
            .width(0.5), .height(1),
            edges: .edges(leading: .flexible(4), bottom: .flexible(7), trailing: .flexible(6))))),
      // measured: one of 160 + 10 fits; 150 are free: 4 + 75 before it. Below there is no free space.
      expect: .cells([[79, 0, 160, 100], [79, 100, 160, 100]]), .content([320, 200]))
    Example(
      "Rule 23: leading edges between two items", in: .scale2,
      .section(
        2,
        .row(
          .width(1), 100,
          .item(.width(0.4), .height(0.5), edges: .edges(top: .flexible(0), leading: .flexible(0))))),
      // measured: 64 free for two
      expect: .cells([[32, 50, 128, 50], [192, 50, 128, 50]]))
    Example(
      "Rule 23: edges and gaps take equal shares",
      .section(
        2,
        .row(
          60, 10, spacing: .flexible(0), .item(20, 10, edges: .edges(leading: .flexible(0))), .item(30, 10))),
      // 10 free for an edge and a gap
      expect: .cells([[5, 0, 20, 10], [30, 0, 30, 10]]))
    Example(
      "Rule 23: fixed spaces stay beside flexible ones",
      .section(1, .row(.width(1), 10, .item(300, 10, edges: .edges(leading: 8, trailing: .flexible(0))))),
      expect: .cells([[8, 0, 300, 10]]))
    Example(
      "Rule 23: the share may be negative",
      .section(2, .row(100, 20, repeating: .item(60, 20), 2, spacing: .flexible(10))),
      // 100 - 120 - 10 = -30 free; 10 - 30 between
      expect: .cells([[0, 0, 60, 20], [40, 0, 60, 20]]))
    Example(
      "Rule 24: across, every item has its own free space",
      .section(
        4,
        .row(
          .width(1), 100, .item(80, 40), .item(80, 40, edges: .edges(top: 7)),
          .item(80, 40, edges: .edges(top: .flexible(0))),
          .item(80, 40, edges: .edges(top: .flexible(0), bottom: .flexible(0))))),
      // at the start, 7 below it, at the end, centered
      expect: .cells([[0, 0, 80, 40], [80, 7, 80, 40], [160, 60, 80, 40], [240, 30, 80, 40]]))
    Example(
      "D 24: the share across may be negative",
      .section(
        1, .row(.width(1), 100, .item(80, 140, edges: .edges(top: .flexible(0), bottom: .flexible(0))))),
      // 100 - 140 = -40, half of it above
      expect: .cells([[0, -20, 80, 140]]))
    Example(
      "Rule 25: edge spacing lies outside the slot, insets inside",
      .section(2, .row(.width(1), 50, .item(100, 50, insets: [1, 2, 3, 4], edges: .edges(leading: 10)))),
      // slots at 10 and 120
      expect: .cells([[12, 1, 94, 46], [122, 1, 94, 46]]))
    Example(
      "Rule 26: an estimated length across is the largest item's with its edges",
      .section(
        3, .row(.width(1), .about(10), .item(.width(0.5), 30, edges: .edges(top: 5)), .item(.width(0.5), 20))),
      expect: .cells([[0, 5, 160, 30], [160, 0, 160, 20], [0, 40, 160, 30]]), .content([320, 70]))
    Example(
      "Rule 26: along it is the sum with edges and spacing",
      .section(
        3,
        .column(
          .width(1), .about(10), spacing: 4, .item(.width(1), 30, edges: .edges(top: 5)), .item(.width(1), 20)
        )),
      // 5 + 30 + 4 + 20 = 59, then 5 + 30
      expect: .cells([[0, 5, 320, 30], [0, 39, 320, 20], [0, 64, 320, 30]]), .content([320, 94]))
    Example(
      "Rule 27: fixed edges stand before and after every group", in: .scale2,
      .section(
        5,
        .row(
          .width(1), 30, edges: .edges(top: 5, leading: 4, bottom: 7, trailing: 6),
          .item(.width(0.5), .height(1))), spacing: 8),
      // measured: a pitch of 5 + 30 + 7 + 8
      expect: .cells([
        [4, 5, 160, 30], [164, 5, 160, 30], [4, 55, 160, 30], [164, 55, 160, 30], [4, 105, 160, 30],
      ]),
      .content([320, 142]))
    Example(
      "Rule 27: flexible ones are not distributed along the scroll axis",
      .section(
        2,
        .row(
          .width(1), 30, edges: .edges(top: .flexible(5), bottom: .flexible(7)), .item(.width(1), .height(1)))
      ),
      expect: .cells([[0, 5, 320, 30], [0, 47, 320, 30]]), .content([320, 84]))
    Example(
      "Rule 27: across, they centre the group",
      .section(
        1,
        .row(
          200, 30, edges: .edges(leading: .flexible(0), trailing: .flexible(0)), .item(.width(1), .height(1))),
        insets: [0, 20, 0, 40]),
      // 260 - 200 = 60 free, starting at 20
      expect: .cells([[50, 0, 200, 30]]))
    Example(
      "Rule 27: a group wider than the section is pushed left",
      .section(1, .row(400, 30, edges: .edges(leading: .flexible(0)), .item(.width(1), .height(1)))),
      expect: .cells([[-80, 0, 400, 30]]), .content([400, 30]))
    Example(
      "D 27: in an orthogonal row the edges stand along the row",
      .section(
        2, .row(100, 50, edges: .edges(leading: 5, trailing: 6), .item(.width(1), .height(1))), spacing: 8,
        orthogonal: .continuous),
      // 5 + 100 + 6 + 8 + 5
      expect: .cells([[5, 0, 100, 50], [124, 0, 100, 50]]))
    Example(
      "D 27: across it, groups are placed in the height of the tallest",
      .section(
        .heights(30, 70),
        .column(100, .about(50), edges: .edges(top: .flexible(0)), .item(.width(1), .about(50))),
        orthogonal: .continuous),
      expect: .cells([[0, 40, 100, 30], [100, 0, 100, 70]]), .content([320, 70]))
  }

  @Test(arguments: examples)
  func places(_ example: Example) { example.check() }

  @Test(arguments: examples.transposed)
  func transposed(_ example: Example) { example.check() }
}
