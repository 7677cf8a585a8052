import LayoutSolver
import Testing

@Suite("Rule 44: content inset references")
struct InsetsReferenceTests {
  private static let halves = Item.row(.width(1), 40, .item(.width(0.5), .height(1)))
  private static let header = BoundarySupplementary.boundary(.header, .width(1), 20, .top)
  private static let margins = LayoutEnvironment.view(
    320, 480, scale: 2, safeArea: [1, 2, 3, 4], margins: [10, 20, 30, 40])

  @ExampleList static var examples: [Example] {
    Example(
      "Rule 44: layout margins, across the scroll axis only", in: margins, reference: .layoutMargins,
      .section(2, halves, headers: [header]),
      // measured: 320 - 60
      expect: .cells([[20, 20, 130, 40], [150, 20, 130, 40]]), .views(.header, [[20, 0, 260, 20]]),
      .content([320, 60]))
    Example(
      "Rule 44: sideways", in: margins, scrolling: .horizontal, reference: .layoutMargins,
      .section(
        1, .row(100, .height(1), .item(.width(0.5), .height(1))),
        headers: [.boundary(.header, 20, .height(1), .leading)]),
      // measured: 480 - 40
      expect: .cells([[20, 10, 50, 440]]), .views(.header, [[0, 10, 20, 440]]))
    Example(
      "Rule 44: automatic is the layout's, and that is the safe area", in: margins,
      .section(2, halves),
      // 320 - 6
      expect: .cells([[2, 0, 157, 40], [159, 0, 157, 40]]))
    Example(
      "Rule 44: the section's own reference wins", in: margins, reference: .layoutMargins,
      .section(2, halves, reference: .safeArea), .section(2, halves, reference: ContentInsetsReference.none),
      expect: .cells([[2, 0, 157, 40], [159, 0, 157, 40]]),
      .cells([[0, 40, 160, 40], [160, 40, 160, 40]], section: 1))
    Example(
      "Rule 44: it adds to the section's insets", in: margins, reference: .layoutMargins,
      .section(2, halves, insets: [3, 4, 5, 6], headers: [header]),
      // 320 - 24 - 46
      expect: .cells([[24, 23, 125, 40], [149, 23, 125, 40]]), .views(.header, [[24, 0, 250, 20]]))
    Example(
      "Rule 44: none clears nothing of the section's own", in: margins,
      reference: ContentInsetsReference.none,
      .section(2, halves, insets: [3, 4, 5, 6]),
      expect: .cells([[4, 3, 155, 40], [159, 3, 155, 40]]))
    Example(
      "Rule 44: the readable guide is the margins where they are narrower", in: margins,
      reference: .readableContent,
      .section(2, halves),
      // measured
      expect: .cells([[20, 0, 130, 40], [150, 0, 130, 40]]))
    Example(
      "D 44: or what centring the readable width leaves",
      in: .view(320, 480, margins: [0, 20, 0, 70], readable: 200), reference: .readableContent,
      positions: false,
      .section(2, halves),
      // 60 and 60 remain, but the trailing margin is 70: 320 - 130
      expect: .cells([[60, 0, 95, 40], [155, 0, 95, 40]]))
    Example(
      "Rule 44: the layout's own items are not cleared", in: margins, reference: .layoutMargins,
      headers: [header],
      .section(2, halves),
      // measured
      expect: .views(.header, [[0, 0, 320, 20]], section: nil),
      .cells([[20, 20, 130, 40], [150, 20, 130, 40]]))
    Example(
      "Rule 44: boundary items may have a reference of their own", in: margins, reference: .layoutMargins,
      .section(2, halves, insets: [3, 4, 5, 6], headers: [header], supplementaryReference: .safeArea),
      // 2 + 4 before, 4 + 6 after
      expect: .views(.header, [[6, 0, 304, 20]]), .cells([[24, 23, 125, 40], [149, 23, 125, 40]]))
    Example(
      "D 44: none leaves them the section's own insets", in: margins, reference: .layoutMargins,
      .section(
        2, halves, insets: [3, 4, 5, 6], headers: [header],
        supplementaryReference: ContentInsetsReference.none),
      expect: .views(.header, [[4, 0, 310, 20]]))
    Example(
      "Rule 44: those that do not follow are cleared of nothing", in: margins, reference: .layoutMargins,
      .section(2, halves, insets: [3, 4, 5, 6], headers: [header], followsInsets: false),
      expect: .views(.header, [[0, 0, 320, 20]]))
    Example(
      "D 57, D 58: an orthogonal row begins after them and keeps the whole width", in: margins,
      reference: .layoutMargins,
      .section(
        2, .row(.width(0.5), 40, .item(.width(1), .height(1))), insets: [0, 5, 0, 0], orthogonal: .continuous),
      // 20 + 5; half of 320
      expect: .cells([[25, 0, 160, 40], [185, 0, 160, 40]]),
      .row(viewport: [25, 0, 255, 40], length: 320, offset: 0, maxOffset: 65))
  }

  @Test(arguments: examples)
  func clears(_ example: Example) { example.check() }

  @Test(arguments: examples.transposed)
  func transposed(_ example: Example) { example.check() }
}
