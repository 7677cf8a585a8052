import LayoutSolver
import Testing

@Suite("Part B: right to left")
struct RightToLeftTests {
  private static let insets: Insets = [3, 4, 5, 6]

  private static func view(
    _ width: Double, _ height: Double, scale: Double? = nil, safeArea: Insets = .zero, offset: Point? = nil
  ) -> LayoutEnvironment {
    .view(width, height, scale: scale, direction: .rightToLeft, safeArea: safeArea, offset: offset)
  }

  @ExampleList static var examples: [Example] {
    Example(
      "Part B: every frame is mirrored in the content's width", in: view(320, 480),
      .section(
        3,
        .row(
          .width(1), 40,
          .item(.width(0.25), .height(1), badges: [.badge(10, 10, on: [.top, .trailing])]),
          .item(.width(0.5), .height(1))),
        insets: insets, headers: [.boundary(.header, 60, 30, .topLeading)]),
      // left-to-right: 77.5 wide at 4, 155 at 81.5, 77.5 at 236.5; the header at 4; the badges at 71.5 and 304
      expect: .cells([[238.5, 33, 77.5, 40], [83.5, 33, 155, 40], [6, 33, 77.5, 40]]),
      .views(.header, [[256, 0, 60, 30]]), .views(.badge, [[238.5, 33, 10, 10], [6, 33, 10, 10]]))
    Example(
      "Part B: in content that a group has widened", in: view(320, 480),
      .section(2, .row(400, 40, .item(100, .height(1)))),
      expect: .cells([[300, 0, 100, 40], [200, 0, 100, 40]]), .content([400, 40]))
    Example(
      "D 3: exact frames are mirrored, then rounded once", in: view(100.3, 480, scale: 2),
      .section(2, .row(.width(1), 40, .item(33.2, .height(1)))),
      // 100.3 - 33.2 = 67.1 -> 67; 33.9 -> 34
      expect: .cells([[67, 0, 33.2, 40], [34, 0, 33.2, 40]]))
    Example(
      "Part B: an orthogonal row begins at the right and turns in the view's width", in: view(320, 480),
      .section(
        4, .row(100, 50, .item(.width(1), .height(1))), insets: insets, spacing: 8, orthogonal: .continuous),
      .section(1, .row(400, 40, .item(.width(1), .height(1)))),
      // the leading inset is on the right: 320 - 4 - 100, although the content is 400 wide
      expect: .cells([[216, 3, 100, 50], [108, 3, 100, 50], [0, 3, 100, 50], [-108, 3, 100, 50]]),
      .row(viewport: [6, 3, 310, 50], length: 424, offset: 0, maxOffset: 114),
      .cells([[0, 58, 400, 40]], section: 1))
    Example(
      "D 3: a row's offset counts from its own start", in: view(320, 480),
      .section(4, .row(100, 50, .item(.width(1), .height(1))), orthogonal: .continuous, offset: 70),
      // at 220, 120, 20, -80, moved right by 70
      expect: .found([0, 0, 320, 50], ["0.0", "0.1", "0.2", "0.3"]), .found([0, 0, 90, 50], ["0.3"]),
      .found([290, 0, 30, 50], ["0.0"]))
    Example(
      "Part B: a sideways layout is mirrored as a whole", in: view(320, 480), scrolling: .horizontal,
      .section(
        2, .row(100, .height(1), .item(.width(1), .height(1))),
        headers: [.boundary(.header, 20, .height(1), .leading)]),
      .section(1, .row(100, .height(1), .item(.width(1), .height(1)))),
      // 320 long in total: 20, 100, 100, 100
      expect: .views(.header, [[300, 0, 20, 480]]), .cells([[200, 0, 100, 480], [100, 0, 100, 480]]),
      .cells([[0, 0, 100, 480]], section: 1), .sections([[100, 0, 220, 480], [0, 0, 100, 480]]))
    Example(
      "D 3: the offset of the bounds is physical", in: view(200, 480, offset: [50, 0]),
      scrolling: .horizontal,
      .section(
        4, .row(100, .height(1), .item(.width(1), .height(1))),
        headers: [.boundary(.header, 20, .height(1), .leading, pins: true)]),
      // 420 long; the bounds run from 50 to 250, so the header pins to their right end
      expect: .views(.header, [[230, 0, 20, 480]]))
    Example(
      "Part B: leading is at the right for insets that the environment gives",
      in: view(320, 480, safeArea: [0, 10, 0, 30]),
      .section(1, .row(.width(1), 40, .item(.width(1), .height(1)))),
      // from 30 to 310
      expect: .cells([[30, 0, 280, 40]]))
  }

  @Test(arguments: examples)
  func mirrors(_ example: Example) { example.check() }
}
