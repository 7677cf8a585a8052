import LayoutSolver
import Testing

@Suite("Rules 53, 54: anchored supplementary items")
struct AnchoredTests {
  /// Returns a section with one item of 220 × 200 at (50, 50).
  private static func section(_ badges: AnchoredSupplementary..., ofGroup: [AnchoredSupplementary] = [])
    -> Section
  {
    .section(
      1, .row(.width(1), 200, badges: ofGroup, .item(.width(1), .height(1), badges: badges)),
      insets: [50, 50, 50, 50])
  }

  private static func corner(_ x: Double, _ y: Double) -> Anchor {
    Anchor(edges: [.bottom, .leading], offset: .absolute(Point(x: x, y: y)))
  }

  @ExampleList static var examples: [Example] {
    Example(
      "Rule 53: the same point of the host and of the view, edge or middle", in: .scale2,
      section(
        .badge(40, 20, on: .top), .badge(40, 20, kind: .side, on: .trailing),
        .badge(40, 20, kind: .second, on: [.top, .leading]),
        .badge(40, 20, kind: .header, on: [.bottom, .trailing]),
        .badge(40, 20, kind: .footer, on: [])),
      // measured: 50 + (220 - 40) / 2 = 140; 270 - 40 = 230; 50 + (200 - 20) / 2 = 140
      expect: .views(.badge, [[140, 50, 40, 20]]), .views(.side, [[230, 140, 40, 20]]),
      .views(.second, [[50, 50, 40, 20]]), .views(.header, [[230, 230, 40, 20]]),
      .views(.footer, [[140, 140, 40, 20]]))
    Example(
      "Rule 53: opposite edges are the middle",
      section(.badge(40, 20, on: [.leading, .trailing, .top])),
      expect: .views(.badge, [[140, 50, 40, 20]]))
    Example(
      "Rule 53: an item anchor names the view's point", in: .scale2,
      section(
        ofGroup: [
          .badge(40, 20, on: .top, by: corner(0, 0)),
          .badge(40, 20, kind: .side, on: .trailing, by: corner(0, 0)),
          .badge(40, 20, kind: .footer, on: [], by: corner(0, 0)),
        ]),
      // measured: its bottom leading corner is at the middle of the top edge, and so on
      expect: .views(.badge, [[160, 30, 40, 20]]), .views(.side, [[270, 130, 40, 20]]),
      .views(.footer, [[160, 130, 40, 20]]))
    Example(
      "Rule 53: both offsets are added",
      section(.badge(40, 20, on: [.top, .trailing], offset: .absolute([7, 9]), by: corner(3, 4))),
      // 270 + 7 + 3; 50 - 20 + 9 + 4
      expect: .views(.badge, [[280, 43, 40, 20]]))
    Example(
      "Rule 53: fractional offsets are shares of the view's own size", in: .scale2,
      .section(
        1,
        .row(
          .width(1), 200,
          .item(
            .width(1), .height(1), insets: [2, 3, 4, 5],
            badges: [
              .badge(40, 20, on: [.top, .trailing], offset: .fractional([0.5, 0.25])),
              .badge(
                40, 20, kind: .side, on: [.top, .trailing],
                by: Anchor(edges: [.bottom, .leading], offset: .fractional([0.5, 0.25]))),
            ])), insets: [50, 50, 50, 50]),
      // measured: the item ends at x 265 and begins at y 52: 265 - 40 + 20; 265 + 20, 52 - 20 + 5
      expect: .views(.badge, [[245, 57, 40, 20]]), .views(.side, [[285, 37, 40, 20]]))
    Example(
      "Rule 53: a group is a host less its own insets",
      .section(
        1,
        .row(
          .width(1), 100, insets: [1, 2, 3, 4], badges: [.badge(10, 10, on: [.bottom, .trailing])],
          .item(20, 20))),
      // 320 - 4 - 10; 100 - 3 - 10
      expect: .views(.badge, [[306, 87, 10, 10]]))
    Example(
      "Rule 53: but not less those on an estimated axis",
      .section(
        1,
        .row(
          .width(1), .about(44), insets: [1, 2, 3, 4], badges: [.badge(10, 10, on: [.bottom, .trailing])],
          .item(20, 20))),
      // 20 high: 20 - 10
      expect: .views(.badge, [[306, 10, 10, 10]]))
    Example(
      "D 53: a supplementary's own insets shrink it after it is placed",
      section(.badge(40, 20, on: [.top, .leading], insets: [1, 2, 3, 4])),
      expect: .views(.badge, [[52, 51, 34, 16]]))
    Example(
      "Rule 54: depth 1 unless said",
      section(.badge(40, 20, on: .top), .badge(40, 20, kind: .side, on: .top, z: 5)),
      expect: .viewDepths(.badge, [1]), .viewDepths(.side, [5]))
    Example(
      "Rule 54: numbered by kind within the section, in the order of placement",
      .section(
        4,
        .row(
          .width(1), 20,
          .item(160, 20, badges: [.badge(1, 1, on: .top), .badge(1, 1, kind: .other, on: .top)]),
          .item(160, 20, badges: [.badge(2, 2, on: .top)]))),
      .section(1, .row(.width(1), 20, .item(160, 20, badges: [.badge(1, 1, on: .top)]))),
      expect: .viewItems(.badge, [0, 1, 2, 3]), .viewItems(.other, [0, 1]),
      .viewItems(.badge, [0], section: 1))
    Example(
      "D 54: an item's own when it is placed, a group's after everything in it",
      .section(
        2,
        .row(
          .width(1), 20, badges: [.badge(1, 1, on: [.top, .leading])],
          .column(
            160, 20, badges: [.badge(2, 2, on: [.top, .leading])],
            .item(160, 20, badges: [.badge(3, 3, on: [.top, .leading])])),
          .item(160, 20, badges: [.badge(4, 4, on: [.top, .leading])]))),
      // item, its group, the second item, the root group
      expect: .views(.badge, [[0, 0, 3, 3], [0, 0, 2, 2], [160, 0, 4, 4], [0, 0, 1, 1]]),
      .viewItems(.badge, [0, 1, 2, 3]))
  }

  @Test(arguments: examples)
  func anchors(_ example: Example) { example.check() }

  @Test(arguments: examples.transposed)
  func transposed(_ example: Example) { example.check() }

  @Test("Rule 54: a supplementary item refers to its cell, or to no cell if it belongs to a group")
  func namesItsHost() {
    let group = Item.row(
      .width(1), 20, badges: [.badge(1, 1, kind: .other, on: .top)],
      .item(160, 20, badges: [.badge(1, 1, on: .top)]))
    let layout = CompositionalLayout(sections: [.section(3, group)])
    let solution = Layout.compositional(layout).solved(in: .view(320, 480))
    #expect(solution.views(.badge, 0).map(\.host) == [0, 1, 2])
    #expect(solution.views(.other, 0).map(\.host) == [nil, nil])
  }
}
