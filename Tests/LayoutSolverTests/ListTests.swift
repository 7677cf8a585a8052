import LayoutSolver
import Testing

/// The spec layer expands list sections; these tests solve the resulting model.
@Suite("Rule 63: list sections")
struct ListTests {
  private static let rows = Item.row(.width(1), .about(44), .item(.width(1), .about(44)))

  @ExampleList static var examples: [Example] {
    Example(
      "Rule 63: rows as wide as the list, as high as they measure",
      .section(.heights(.nan, 60, 30), rows),
      expect: .cells([[0, 0, 320, 44], [0, 44, 320, 60], [0, 104, 320, 30]]), .content([320, 134]))
    Example(
      "Rule 63: header and footer extend, measure themselves and stand high",
      .section(
        2, rows,
        headers: [
          .boundary(.header, .width(1), .about(28), .top, z: 200, measured: [0, 35]),
          .boundary(.footer, .width(1), .about(28), .bottom, z: 200),
        ]),
      expect: .views(.header, [[0, 0, 320, 35]]), .views(.footer, [[0, 123, 320, 28]]),
      .viewDepths(.header, [200]), .content([320, 151]))
    Example(
      "Part B: a plain list's header pins", in: .view(320, 100, offset: [0, 60]),
      .section(9, rows, headers: [.boundary(.header, .width(1), .about(28), .top, pins: true, z: 200)]),
      expect: .views(.header, [[0, 60, 320, 28]]), .viewDepths(.header, [1_000_000_200]))
    Example(
      "Part B: lists are cleared of no reference", in: .view(320, 480, safeArea: [0, 30, 0, 30]),
      .section(1, rows, reference: ContentInsetsReference.none), expect: .cells([[0, 0, 320, 44]]))
  }

  @Test(arguments: examples)
  func lists(_ example: Example) { example.check() }

  @Test(arguments: examples.transposed)
  func transposed(_ example: Example) { example.check() }
}
