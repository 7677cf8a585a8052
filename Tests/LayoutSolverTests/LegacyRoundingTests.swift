import LayoutSolver
import Testing

@Suite("Part C: differences in iOS 13 to 15")
struct LegacyRoundingTests {
  private static let old = LayoutEnvironment.view(375, 812).legacy(scale: 3)
  private static let rows = Item.row(.width(1), 40, count: 1, of: .item(.width(1), .height(1)))
  private static let pinned: [BoundarySupplementary] = [
    .boundary(.header, .width(1), 24, .top, pins: true),
    .boundary(.footer, .width(1), 24, .bottom, pins: true),
  ]

  @ExampleList static var examples: [Example] {
    Example(
      "Part C: an empty section is its insets less a spacing", in: old,
      .section(0, rows, insets: [3, 0, 9, 0], spacing: 4), .section(1, rows),
      // 3 - 4 + 9
      expect: .sections([[0, 0, 375, 8], [0, 8, 375, 40]]))
    Example(
      "Part C: which may be negative", in: old, .section(2, rows), .section(0, rows, spacing: 2),
      .section(1, rows),
      expect: .cells([[0, 78, 375, 40]], section: 2), .content([375, 118]))
    Example(
      "Part C: so its header and footer overlap",
      in: .view(375, 812, safeArea: [47, 0, 34, 0], offset: [0, -47]).legacy(scale: 3),
      .section(0, rows, spacing: 2, headers: pinned), .section(1, rows, spacing: 2, headers: pinned),
      // measured: a region of -2 from 24 to 22, to which the header is confined
      expect: .views(.header, [[0, -2, 375, 24]]), .views(.footer, [[0, 24, 375, 24]]),
      .cells([[0, 70, 375, 40]], section: 1))
    Example(
      "Rule 38: today they stand one after the other",
      in: .view(375, 812, scale: 3, safeArea: [54, 0, 34, 0], offset: [0, -54]),
      .section(0, rows, spacing: 2, headers: pinned), .section(1, rows, spacing: 2, headers: pinned),
      // measured
      expect: .views(.header, [[0, 0, 375, 24]]), .views(.footer, [[0, 24, 375, 24]]),
      .cells([[0, 72, 375, 40]], section: 1))
    Example(
      "Part C: an empty orthogonal section keeps its group's height and its background", in: old,
      .section(0, rows, insets: [16, 16, 16, 16], backgrounds: [.background()], orthogonal: .continuous),
      // 16 + 40 + 16
      expect: .views(.background, [[0, 0, 375, 72]]), .cells([]))
  }

  @Test(arguments: examples)
  func knowsTheOldWays(_ example: Example) { example.check() }

  @Test(arguments: examples.transposed)
  func transposed(_ example: Example) { example.check() }
}
