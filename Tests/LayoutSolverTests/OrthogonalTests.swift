import LayoutSolver
import Testing

@Suite("Rules 57 to 60: orthogonally scrolling sections")
struct OrthogonalTests {
  private static let card = Item.row(100, 50, .item(.width(1), .height(1)))
  private static let wideCard = Item.row(.width(0.8), 50, .item(.width(1), .height(1)))

  /// Returns cards with spacing 8, in a viewport of 310 starting at 4.
  private static func row(
    _ items: Int, _ behavior: OrthogonalScrollingBehavior, of group: Item = card, spacing: Double = 8,
    offset: Double? = nil
  ) -> Section {
    .section(
      SectionItems(count: items), group, insets: [3, 4, 5, 6], spacing: spacing,
      headers: [.boundary(.header, .width(1), 20, .top)], orthogonal: behavior, offset: offset)
  }

  // The measured settling offsets: eight cards of 100 are 856 long, so 546 is the end; eight of 256 are 2104, so 1794.
  @ExampleList static var examples: [Example] {
    Example(
      "Rule 57: groups stand in a row from the leading inset, the section is as long as the tallest",
      in: .scale2,
      row(3, .continuous), row(8, .continuous),
      // measured: 20 + 3 + 50 + 5
      expect: .cells([[4, 23, 100, 50], [112, 23, 100, 50], [220, 23, 100, 50]]),
      .views(.header, [[4, 0, 310, 20]]), .sections([[0, 0, 320, 78], [0, 78, 320, 78]]),
      .content([320, 156]))
    Example(
      "Rule 57: the tallest group need not be the first",
      .section(
        .heights(30, 70, 20), .column(100, .about(50), .item(.width(1), .about(50))), insets: [3, 4, 5, 6],
        orthogonal: .continuous),
      // 3 + 70 + 5
      expect: .cells([[4, 3, 100, 30], [104, 3, 100, 70], [204, 3, 100, 20]]), .content([320, 78]),
      .sections([[0, 0, 320, 78]]))
    Example(
      "Rule 57: frames are those at offset 0, wherever the row stands", in: .scale2,
      row(3, .continuous, offset: 5),
      expect: .cells([[4, 23, 100, 50], [112, 23, 100, 50], [220, 23, 100, 50]]),
      .views(.header, [[4, 0, 310, 20]]))
    Example(
      "Rule 58: the viewport lies between the insets, the row is its groups and spacing", in: .scale2,
      row(8, .continuous),
      // 8 * 100 + 7 * 8 = 856; 856 - 310
      expect: .row(viewport: [4, 23, 310, 50], length: 856, offset: 0, maxOffset: 546))
    Example(
      "Rule 58: a row that fits does not scroll", in: .scale2, row(2, .continuous),
      expect: .row(viewport: [4, 23, 310, 50], length: 208, offset: 0, maxOffset: 0),
      .rests([(40, 0), (-10, 0)]))
    Example(
      "Rule 59: a continuous row rests anywhere in its range", in: .scale2, row(8, .continuous),
      // measured
      expect: .rests([(0, 0), (40, 40), (130, 130), (300, 300), (700, 546), (-30, 0)]))
    Example(
      "Rule 59: at a group's leading edge", in: .scale2, row(8, .continuousGroupLeadingBoundary),
      // measured: multiples of 108, then the end
      expect: .rests([(0, 0), (40, 0), (130, 108), (200, 216), (300, 324), (400, 432), (700, 546)]))
    Example(
      "Rule 59: the stop is chosen before it is clamped", in: .scale2,
      row(3, .continuousGroupLeadingBoundary),
      // measured: 6 is the end, and at or beyond it the row settles there
      expect: .rests([(0, 0), (40, 6), (130, 6)]))
    Example(
      "Rule 59: not the nearest of the clamped stops", in: .scale2, row(3, .groupPaging, of: wideCard),
      // measured: stops at 0, 264, 528 and an end at 474; 200 and 300 are closest to 264, 400 to 528
      expect: .rests([(0, 0), (130, 0), (200, 264), (300, 264), (400, 474), (700, 474)]))
    Example(
      "Rule 59: paging goes by viewports", in: .scale2, row(8, .paging),
      // measured: multiples of 310, then the end
      expect: .rests([(0, 0), (40, 0), (130, 0), (200, 310), (300, 310), (400, 310), (700, 546)]))
    Example(
      "Rule 59: group paging goes by groups", in: .scale2, row(8, .groupPaging),
      // measured
      expect: .rests([(0, 0), (40, 0), (130, 108), (200, 216), (300, 324), (400, 432), (700, 546)]))
    Example(
      "Rules 59, 60: centring a wide group reaches below zero", in: .scale2,
      row(3, .groupPagingCentered, of: wideCard),
      // measured: (310 - 256) / 2 = 27 before a group's edge; the last is centered at 528 - 27
      expect: .rests([(0, -27), (40, -27), (130, 237), (200, 237), (300, 237), (400, 501), (700, 501)]),
      .row(viewport: [4, 23, 310, 50], length: 784, offset: -27, maxOffset: 501))
    Example(
      "Rule 59: centring narrow groups", in: .scale2, row(8, .groupPagingCentered),
      // measured: the first would be centered at -105, but the group closest to 0 is the second at 3
      expect: .rests([(0, 3), (40, 3), (130, 111), (200, 219), (300, 327), (400, 435), (700, 651)]),
      .row(viewport: [4, 23, 310, 50], length: 856, offset: 3, maxOffset: 651))
    Example(
      "D 59: stops lie on pixels where a scale is known", in: .view(320, 480, scale: 3),
      .section(
        9, .row(60.5, 50, .item(.width(1), .height(1))), spacing: 0.25,
        orthogonal: .continuousGroupLeadingBoundary),
      // multiples of 60.75: 182.25 and 364.5 pixels are 60.667 and 121.667
      expect: .rests([(60, 182.0 / 3), (120, 365.0 / 3), (0, 0)]))
    Example(
      "D 59: so they do where a group is centered", in: .view(320, 480, scale: 3),
      .section(
        2, .row(.width(0.9), 50, .item(.width(1), .height(1))), orthogonal: .groupPagingCentered),
      .section(
        2, .row(311, 50, .item(.width(1), .height(1))), orthogonal: .groupPagingCentered),
      // (320 - 288) / 2 = 16; (320 - 311) / 2 = 4.5 is 13.5 pixels, -4.667 away from zero, and 306.5 is 306.667
      expect: .row(viewport: [0, 0, 320, 50], length: 576, offset: -16, maxOffset: 272),
      .row(
        viewport: [0, 50, 320, 50], length: 622, offset: -14.0 / 3, maxOffset: 920.0 / 3, section: 1))
    Example(
      "D 59: so they do in paging", in: .view(320, 480, scale: 2),
      .section(
        9, .row(100, 50, .item(.width(1), .height(1))), insets: [0, 10.1, 0, 10.1], orthogonal: .paging),
      // a viewport of 299.8: 599.6 pixels are 300
      expect: .rests([(290, 300), (10, 0)]))
    Example(
      "D 59: without a scale they stay exact", in: .view(320, 480),
      .section(
        2, .row(311, 50, .item(.width(1), .height(1))), orthogonal: .groupPagingCentered),
      expect: .row(viewport: [0, 0, 320, 50], length: 622, offset: -4.5, maxOffset: 306.5))
    Example(
      "D 40: a last group of estimated length along the row is as long as its items",
      .section(
        4, .row(.about(150), 40, .item(30, .height(1)), .item(45, .height(1)), .item(70, .height(1))),
        orthogonal: .groupPaging),
      // 30 + 45 + 70, and 30
      expect: .row(viewport: [0, 0, 320, 40], length: 175, offset: 0, maxOffset: 0))
    Example(
      "D 59: a tie goes to the smaller offset", row(8, .continuousGroupLeadingBoundary),
      expect: .rests([(54, 0), (162, 108)]))
    Example(
      "D 59: so it does in paging", row(8, .paging),
      expect: .rests([(155, 0), (465, 310)]))
    Example(
      "D 59: an offset that is given is clamped, not snapped", in: .scale2,
      row(8, .groupPaging, offset: 131), row(8, .groupPaging, offset: 999),
      expect: .row(viewport: [4, 23, 310, 50], length: 856, offset: 131, maxOffset: 546),
      .row(viewport: [4, 101, 310, 50], length: 856, offset: 546, maxOffset: 546, section: 1))
    Example(
      "Part B: in a sideways layout rows run down", in: .scale2, scrolling: .horizontal,
      .section(
        8, .row(50, 100, .item(.width(1), .height(1))), insets: [3, 4, 5, 6], spacing: 8,
        orthogonal: .continuous),
      // 480 - 8; 856 - 472
      expect: .row(viewport: [4, 3, 50, 472], length: 856, offset: 0, maxOffset: 384),
      .sections([[0, 0, 60, 480]]))
  }

  @Test(arguments: examples)
  func scrolls(_ example: Example) { example.check() }

  @Test(arguments: examples.transposed)
  func transposed(_ example: Example) { example.check() }
}
