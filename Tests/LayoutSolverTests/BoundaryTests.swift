import LayoutSolver
import Testing

@Suite("Rules 45 to 50: boundary supplementary items")
struct BoundaryTests {
  private static let halves = Item.row(.width(1), 40, .item(.width(0.5), .height(1)))
  private static let insets: Insets = [3, 4, 5, 6]

  /// Returns three items in two rows with insets: a region 88 long and 310 wide.
  private static func section(_ headers: BoundarySupplementary..., follows: Bool = true) -> Section {
    .section(3, halves, insets: insets, headers: headers, followsInsets: follows)
  }

  /// Returns four items in two rows: a region 80 long.
  private static func tall(_ alignment: Alignment, extends: Bool) -> Section {
    .section(4, halves, headers: [.boundary(.side, 33, 200, alignment, extends: extends)])
  }

  /// Returns four items in a horizontally scrolling row: a region 400 long.
  private static func sidewaysTall(_ alignment: Alignment, extends: Bool) -> Section {
    .section(
      4, .row(100, .height(1), .item(.width(1), .height(0.5))),
      headers: [.boundary(.side, 33, 200, alignment, extends: extends)])
  }

  @ExampleList static var alignments: [Example] {
    Example(
      "Rule 45: in the middle of the inset span", in: .scale2, section(.boundary(.header, 60, 30, .top)),
      // measured: 4 + (310 - 60) / 2
      expect: .views(.header, [[129, 0, 60, 30]]),
      .cells([[4, 33, 155, 40], [159, 33, 155, 40], [4, 73, 155, 40]]))
    Example(
      "Rule 45: in the middle of the full span", in: .scale2,
      section(.boundary(.header, 60, 30, .top), follows: false),
      expect: .views(.header, [[130, 0, 60, 30]]))
    Example(
      "Rule 45: at a named edge", in: .scale2,
      section(.boundary(.header, 60, 30, .topLeading), .boundary(.footer, 60, 30, .bottomTrailing)),
      // 314 - 60; 30 + 88
      expect: .views(.header, [[4, 0, 60, 30]]), .views(.footer, [[254, 118, 60, 30]]), .content([320, 148]))
    Example(
      "Rule 45: the offset is added", in: .scale2,
      section(.boundary(.header, 60, 30, .topLeading, offset: [5, 7])),
      // measured: 4 + 5; -30 + 7 before the region, so the section grows by only 23
      expect: .views(.header, [[9, 0, 60, 30]]),
      .cells([[4, 26, 155, 40], [159, 26, 155, 40], [4, 66, 155, 40]]),
      .content([320, 111]))
    Example(
      "Rule 46: an extending item lies outside the region", in: .scale2,
      section(.boundary(.header, .width(1), 30, .top), .boundary(.footer, .width(1), 20, .bottom)),
      expect: .views(.header, [[4, 0, 310, 30]]), .views(.footer, [[4, 118, 310, 20]]), .content([320, 138]))
    Example(
      "Rule 46: another just inside it", in: .scale2,
      section(
        .boundary(.header, .width(1), 30, .top, extends: false),
        .boundary(.footer, .width(1), 20, .bottom, extends: false)),
      expect: .views(.header, [[4, 0, 310, 30]]), .views(.footer, [[4, 68, 310, 20]]), .content([320, 88]))
    Example(
      "Rule 46: moved by its offset", in: .scale2,
      section(.boundary(.footer, 60, 30, .bottom, offset: [-5, -7], extends: false)),
      // measured: 129 - 5; 88 - 30 - 7
      expect: .views(.footer, [[124, 51, 60, 30]]), .content([320, 88]))
    Example(
      "Rule 46: a tall item inside the region overflows at the other end", in: .scale2,
      tall(.bottomTrailing, extends: false),
      // measured: 80 - 200
      expect: .views(.side, [[287, -120, 33, 200]]), .content([320, 80]))
    Example(
      "Rule 46: a corner in a vertical layout is its top or bottom edge", in: .scale2,
      tall(.topLeading, extends: true),
      expect: .views(.side, [[0, 0, 33, 200]]), .content([320, 280]))
    Example(
      "Rule 49: a corner in a sideways layout is its leading or trailing edge", in: .scale2,
      scrolling: .horizontal,
      .section(
        1, .row(100, .height(1), .item(.width(0.5), .height(1))), insets: insets,
        headers: [.boundary(.header, 60, 30, .topLeading)]),
      // measured: growth of 60 before everything
      expect: .views(.header, [[0, 3, 60, 30]]), .cells([[64, 3, 50, 472]]))
    Example(
      "Rule 47: items on one edge overlap, the longest makes the room", in: .scale2,
      section(
        .boundary(.header, .width(1), 30, .top), .boundary(.second, .width(1), 10, .top),
        .boundary(.footer, .width(1), 7, .bottom), .boundary(.side, .width(1), 5, .bottom)),
      // measured
      expect: .views(.header, [[4, 0, 310, 30]]), .views(.second, [[4, 20, 310, 10]]),
      .views(.footer, [[4, 118, 310, 7]]), .views(.side, [[4, 118, 310, 5]]), .content([320, 125]))
    Example(
      "Rule 47: an offset outward adds room",
      section(
        .boundary(.header, 60, 30, .top, offset: [0, -7]),
        .boundary(.footer, 60, 20, .bottom, offset: [0, 9])),
      // 37 before the region, 29 after it
      expect: .views(.header, [[129, 0, 60, 30]]), .views(.footer, [[129, 134, 60, 20]]),
      .content([320, 154]))
    Example(
      "Rule 47: an item pushed wholly inside adds none",
      section(.boundary(.header, 60, 30, .top, offset: [0, 50])),
      expect: .views(.header, [[129, 20, 60, 30]]), .content([320, 88]))
    Example(
      "Rule 48: a side item is centred along the region", in: .scale2,
      section(.boundary(.side, 60, 30, .leading)),
      // measured: (88 - 30) / 2
      expect: .views(.side, [[4, 29, 60, 30]]), .content([320, 88]))
    Example(
      "Rule 48: with an offset", in: .scale2, section(.boundary(.side, 60, 30, .leading, offset: [5, 7])),
      // measured
      expect: .views(.side, [[9, 36, 60, 30]]), .content([320, 88]))
    Example(
      "Rule 48: a longer one that extends sets the length", in: .scale2, tall(.leading, extends: true),
      // measured: the groups stay at the start
      expect: .views(.side, [[0, 0, 33, 200]]), .content([320, 200]),
      .cells([[0, 0, 160, 40], [160, 0, 160, 40], [0, 40, 160, 40], [160, 40, 160, 40]]))
    Example(
      "Rule 48: an item that does not extend overflows at both ends", in: .scale2,
      tall(.leading, extends: false),
      // measured: (80 - 200) / 2
      expect: .views(.side, [[0, -60, 33, 200]]), .content([320, 80]))
    Example(
      "D 48: the longest side item replaces the region for the others",
      .section(
        4, halves,
        headers: [
          .boundary(.side, 33, 200, .leading), .boundary(.second, 20, 100, .trailing),
          .boundary(.footer, .width(1), 10, .bottom),
        ]),
      expect: .views(.second, [[300, 50, 20, 100]]), .views(.footer, [[0, 200, 320, 10]]),
      .content([320, 210]))
    Example(
      "Part B: a side item pushed past the end adds room",
      section(.boundary(.side, 60, 30, .leading, offset: [0, 40])),
      // 29 + 40 + 30 = 99 of 88
      expect: .views(.side, [[4, 69, 60, 30]]), .content([320, 99]))
    Example(
      "Rule 48: sideways, top and bottom items are the side items", in: .scale2, scrolling: .horizontal,
      sidewaysTall(.top, extends: true),
      // measured: (400 - 33) / 2
      expect: .views(.side, [[183.5, 0, 33, 200]]), .content([400, 480]))
    Example(
      "Rule 46: sideways, a trailing item extends at the end", in: .scale2, scrolling: .horizontal,
      sidewaysTall(.trailing, extends: true),
      // measured: (480 - 200) / 2
      expect: .views(.side, [[400, 140, 33, 200]]), .content([433, 480]))
    Example(
      "Rule 46: or lies just inside it", in: .scale2, scrolling: .horizontal,
      sidewaysTall(.trailing, extends: false),
      // measured
      expect: .views(.side, [[367, 140, 33, 200]]), .content([400, 480]))
    Example(
      "Rule 49: everything moves by the room before", section(.boundary(.header, .width(1), 30, .top)),
      section(.boundary(.header, .width(1), 30, .top)),
      expect: .cells([[4, 151, 155, 40], [159, 151, 155, 40], [4, 191, 155, 40]], section: 1),
      .sections([[0, 0, 320, 118], [0, 118, 320, 118]]))
    Example(
      "Part B: no alignment is a zero-size frame at the region's origin",
      section(.boundary(.header, .width(1), 30, .none), .boundary(.second, .width(1), 10, .top)),
      expect: .views(.header, [[0, 10, 0, 0]]), .content([320, 98]))
    Example(
      "Part B: an item's own insets shrink its frame, not its room",
      section(.boundary(.header, .width(1), 30, .top, insets: [1, 2, 3, 4])),
      expect: .views(.header, [[6, 1, 304, 26]]), .content([320, 118]))
    Example(
      "Rule 50: the layout's own items surround all sections", in: .scale2,
      headers: [.boundary(.header, .width(1), 30, .top), .boundary(.footer, .width(1), 20, .bottom)],
      section(.boundary(.second, .width(1), 10, .top)), section(.boundary(.second, .width(1), 10, .top)),
      // measured, with three and two items: 30 + 98 + 98 + 20
      expect: .views(.header, [[0, 0, 320, 30]], section: nil),
      .views(.footer, [[0, 226, 320, 20]], section: nil),
      .views(.second, [[4, 30, 310, 10]]),
      .cells([[4, 43, 155, 40], [159, 43, 155, 40], [4, 83, 155, 40]]),
      .content([320, 246]), .viewItems(.header, [0], section: nil))
    Example(
      "Rule 50: side items do not move or narrow the sections", in: .scale2,
      headers: [.boundary(.side, 30, .height(1), .leading), .boundary(.second, 20, .height(1), .trailing)],
      section(), section(),
      // measured: 480 is longer than both sections
      expect: .views(.side, [[0, 0, 30, 480]], section: nil),
      .views(.second, [[300, 0, 20, 480]], section: nil),
      .cells([[4, 3, 155, 40], [159, 3, 155, 40], [4, 43, 155, 40]]), .content([320, 480]))
    Example(
      "Part B: over an empty layout the region is nothing and what the items add",
      headers: [.boundary(.header, .width(1), 30, .top), .boundary(.footer, .width(1), 20, .bottom)],
      .section(0, halves),
      expect: .views(.header, [[0, 0, 320, 30]], section: nil),
      .views(.footer, [[0, 30, 320, 20]], section: nil),
      .content([320, 50]))
  }

  @Test(arguments: alignments)
  func aligns(_ example: Example) { example.check() }

  @Test(arguments: alignments.transposed)
  func transposed(_ example: Example) { example.check() }
}
