import LayoutSolver
import Testing

@Suite("Rule 51: pinned boundary supplementary items")
struct PinningTests {
  private static let halves = Item.row(.width(1), 40, .item(.width(0.5), .height(1)))
  private static let raised = 1_000_000_001

  /// Returns a section with a pinned header of 30 and a pinned footer of 20; 2 items per row of 40.
  private static func section(_ items: Int, z: Int = 1) -> Section {
    .section(
      SectionItems(count: items), halves, insets: [3, 4, 5, 6],
      headers: [
        .boundary(.header, .width(1), 30, .top, pins: true, z: z),
        .boundary(.footer, .width(1), 20, .bottom, pins: true, z: z),
      ])
  }

  /// A pinned header of 30 with a padding of 12 above it.
  private static var padded: BoundarySupplementary {
    var header = BoundarySupplementary.boundary(.header, .width(1), 30, .top, pins: true)
    header.padding = 12
    return header
  }

  private static var lowered: BoundarySupplementary {
    var header = padded
    header.absoluteOffset.y = 5
    return header
  }

  private static func view(_ offset: Double, inset: Insets = .zero, safeArea: Insets = .zero)
    -> LayoutEnvironment
  {
    .view(320, 100, scale: 2, safeArea: safeArea, contentInset: inset, offset: [0, offset])
  }

  @ExampleList static var examples: [Example] {
    // Twelve items: the region runs from 30 to 278, the section to 298.
    Example(
      "Rule 51: a header follows the top of the bounds", in: view(130), section(12),
      expect: .views(.header, [[4, 130, 310, 30]]), .viewDepths(.header, [raised]))
    Example(
      "Rule 51: and rests where it belongs above it", in: view(-20), section(12),
      expect: .views(.header, [[4, 0, 310, 30]]))
    Example(
      "Rule 51: the end of the region pushes it out", in: view(260), section(12), section(12),
      // 278 - 30; the next begins at 298
      expect: .views(.header, [[4, 248, 310, 30]]), .views(.header, [[4, 298, 310, 30]], section: 1),
      .viewDepths(.header, [raised]), .viewDepths(.header, [raised], section: 1))
    Example(
      "Rule 51: a footer follows the bottom of the bounds", in: view(0), section(12),
      // 100 - 20
      expect: .views(.footer, [[4, 80, 310, 20]]), .viewDepths(.footer, [raised]))
    Example(
      "Rule 51: but not above the start of its region", in: view(-60), section(12),
      // 40 - 20 is above 30
      expect: .views(.footer, [[4, 30, 310, 20]]))
    Example(
      "Rule 51: and rests where it belongs below", in: view(250), section(12),
      expect: .views(.footer, [[4, 278, 310, 20]]))
    Example(
      "Rule 51: only a visible one is raised", in: view(120), section(2, z: 7), section(12),
      // the first section ends at 98: its header stays at 78 - 30, out of sight
      expect: .views(.header, [[4, 48, 310, 30]]), .viewDepths(.header, [7]),
      .viewDepths(.header, [raised], section: 1))
    Example(
      "Rule 51: the content inset covers part of the bounds", in: view(130, inset: [11, 0, 7, 0]),
      section(12),
      // 130 + 11; 230 - 7 - 20
      expect: .views(.header, [[4, 141, 310, 30]]), .views(.footer, [[4, 203, 310, 20]]))
    Example(
      "D 51: and so does the safe area", in: view(130, inset: [11, 0, 7, 0], safeArea: [5, 0, 3, 0]),
      section(12),
      expect: .views(.header, [[4, 146, 310, 30]]), .views(.footer, [[4, 200, 310, 20]]))
    Example(
      "D 51: without an offset the bounds rest at minus the inset",
      in: .view(320, 100, contentInset: [11, 0, 7, 0]),
      section(12),
      // the bounds run from -11 to 89; 89 - 7 - 20
      expect: .views(.header, [[4, 0, 310, 30]]), .views(.footer, [[4, 62, 310, 20]]))
    Example(
      "Rule 51: sideways", in: .view(200, 300, scale: 2, offset: [120, 0]), scrolling: .horizontal,
      .section(
        8, .row(100, .height(1), .item(.width(0.5), .height(1))), insets: [3, 4, 5, 6],
        headers: [.boundary(.header, 60, .height(1), .leading, pins: true)]),
      // measured
      expect: .views(.header, [[120, 3, 60, 292]]), .viewDepths(.header, [raised]))
    Example(
      "D 51: a pinned side item stays, and is raised", in: view(20),
      .section(12, halves, headers: [.boundary(.side, 10, 30, .leading, pins: true)]),
      // (240 - 30) / 2
      expect: .views(.side, [[0, 105, 10, 30]]), .viewDepths(.side, [raised]))
    Example(
      "D 51: what meets the bounds is the frame, without the item's own insets",
      in: .view(320, 100, offset: [-21, 0]), positions: false,
      .section(
        3, halves,
        headers: [
          .boundary(.side, 24, 30, .trailing, pins: true, insets: [0, 3, 0, 0]),
          .boundary(.second, 24, 30, .trailing, pins: true, insets: [0, 2, 0, 0]),
        ]),
      // slots from 296 on; the bounds end at 299, where the first frame begins
      expect: .viewDepths(.side, [1]), .viewDepths(.second, [raised]))
    Example(
      "D 63: padding belongs to the section: it scrolls away from a pinned header", in: view(200),
      .section(12, halves, headers: [padded]),
      expect: .views(.header, [[0, 200, 320, 30]]))
    Example(
      "D 63: and lies above the header before", in: view(0),
      .section(2, halves, headers: [padded]),
      expect: .views(.header, [[0, 12, 320, 30]]), .cells([[0, 42, 160, 40], [160, 42, 160, 40]]),
      .content([320, 82]))
    Example(
      "D 63: a header that its offset pushes inward adds as much less", in: view(0),
      .section(2, halves, headers: [lowered]),
      // 12 + 30 - 5
      expect: .views(.header, [[0, 12, 320, 30]]), .cells([[0, 37, 160, 40], [160, 37, 160, 40]]))
    Example(
      "Rule 51: the layout's own items pin as well", in: view(130),
      headers: [
        .boundary(.header, .width(1), 30, .top, pins: true),
        .boundary(.footer, .width(1), 20, .bottom, pins: true),
      ],
      .section(40, halves),
      expect: .views(.header, [[0, 130, 320, 30]], section: nil),
      .views(.footer, [[0, 210, 320, 20]], section: nil),
      .viewDepths(.header, [raised], section: nil), .content([320, 850]))
    Example(
      "Part B: two pinned items that meet are not adjusted", in: view(130),
      headers: [.boundary(.second, .width(1), 10, .top, pins: true)], section(12),
      expect: .views(.second, [[0, 130, 320, 10]], section: nil), .views(.header, [[4, 130, 310, 30]]))
    Example(
      "Rule 51: pinning moves nothing else", in: view(130), section(12),
      expect: .content([320, 298]), .sections([[0, 0, 320, 298]]))
  }

  @Test(arguments: examples)
  func pins(_ example: Example) { example.check() }

  @Test(arguments: examples.transposed)
  func transposed(_ example: Example) { example.check() }
}
