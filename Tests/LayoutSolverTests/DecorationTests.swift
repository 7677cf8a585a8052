import LayoutSolver
import Testing

@Suite("Rule 55: decorations")
struct DecorationTests {
  private static let halves = Item.row(.width(1), 40, .item(.width(0.5), .height(1)))
  private static let insets: Insets = [3, 4, 5, 6]

  private static func section(_ items: Int) -> Section {
    .section(
      SectionItems(count: items), halves, insets: insets, spacing: 4,
      headers: [.boundary(.header, .width(1), 30, .top)],
      backgrounds: [.background(z: -3, insets: [1, 2, 3, 4])])
  }

  @ExampleList static var examples: [Example] {
    Example(
      "Rule 55: behind the whole section with its header, less its own insets", in: .scale2,
      section(3), section(0), section(2),
      // measured: sections of 122, 38 and 78
      expect: .views(.background, [[2, 1, 314, 118]]), .views(.background, [[2, 123, 314, 34]], section: 1),
      .views(.background, [[2, 161, 314, 74]], section: 2), .viewDepths(.background, [-3]),
      .cellDepths([1, 1, 1]))
    Example(
      "Rule 55: as wide as the layout, sideways as high", in: .scale2, scrolling: .horizontal,
      .section(
        3, .row(.width(1), 40, .item(.width(0.5), .height(1))), insets: insets,
        headers: [.boundary(.header, .width(1), 30, .top)], backgrounds: [.background()]),
      // measured: two full groups of 320, the second half full: 4 + 320 + 160 + 6
      expect: .views(.background, [[0, 0, 490, 480]]), .views(.header, [[85, 3, 320, 30]]))
    Example(
      "Rule 55: as wide as content that a group has widened",
      .section(1, .row(400, 40, .item(10, 10))), .section(2, halves, backgrounds: [.background()]),
      expect: .views(.background, [[0, 40, 400, 40]], section: 1))
    Example(
      "Rule 55: none behind a section without length",
      .section(0, halves, insets: insets, backgrounds: [.background()]),
      expect: .views(.background, []))
    Example(
      "Rule 55: only its own section's cells rise", in: .scale2,
      .section(3, halves, backgrounds: [.background()]), .section(2, halves),
      // measured
      expect: .views(.background, [[0, 0, 320, 80]]), .cellDepths([1, 1, 1]),
      .cellDepths([0, 0], section: 1),
      .viewDepths(.background, [0]))
    Example(
      "Part B: behind an orthogonal section it is as wide as the layout and does not scroll",
      .section(
        9, .row(100, 40, .item(.width(1), .height(1))), insets: [16, 16, 16, 16],
        backgrounds: [.background()],
        orthogonal: .continuous, offset: 50),
      // measured for a row at offset 0: 16 + 40 + 16 high
      expect: .views(.background, [[0, 0, 320, 72]]))
  }

  @Test(arguments: examples)
  func decorates(_ example: Example) { example.check() }

  @Test(arguments: examples.transposed)
  func transposed(_ example: Example) { example.check() }
}
