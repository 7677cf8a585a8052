import LayoutSolver
import Testing

@Suite("Rules 11 to 13: insets")
struct InsetsTests {
  @ExampleList static var examples: [Example] {
    Example(
      "Rule 11: the slot fills the group, the frame lies inside its insets",
      .section(2, .row(.width(1), 50, .item(.width(0.5), .height(1), insets: [1, 2, 3, 4]))),
      // slots of 160 × 50 at 0 and 160
      expect: .cells([[2, 1, 154, 46], [162, 1, 154, 46]]))
    Example(
      "Rule 11: insets that exceed the slot turn its size over",
      .section(1, .row(.width(1), 50, .item(10, 10, insets: [8, 9, 8, 9]))),
      // |10 - 18| = 8 wide, |10 - 16| = 6 high, and the origin is still moved
      expect: .cells([[9, 8, 8, 6]]))
    Example(
      "Rule 12: an item's insets do nothing on an estimated axis",
      .section(2, .row(.width(1), .about(44), .item(.width(0.5), .about(30), insets: [5, 6, 7, 8]))),
      expect: .cells([[6, 0, 146, 30], [166, 0, 146, 30]]), .content([320, 30]))
    Example(
      "Rule 12: measured items with insets across", in: .scale2,
      .section(
        .heights(31, 69, 31),
        .column(.width(1), .about(44), .item(.width(1), .about(44), insets: [4, 6, 4, 6])),
        insets: [2, 10, 2, 10]),
      // measured: 320 - 20 - 12 = 288 wide, with no space above or below
      expect: .cells([[16, 2, 288, 31], [16, 33, 288, 69], [16, 102, 288, 31]]), .content([320, 135]))
    Example(
      "Rule 12: a group's insets do nothing on an estimated axis",
      .section(2, .row(.width(1), .about(44), insets: [5, 6, 7, 8], .item(.width(0.5), .about(30)))),
      // halves of 320 - 14
      expect: .cells([[6, 0, 153, 30], [159, 0, 153, 30]]), .content([320, 30]))
    Example(
      "Rule 12: a supplementary's insets do nothing on an estimated axis",
      .section(
        1,
        .row(
          .width(1), 100,
          .item(
            .width(1), .height(1),
            badges: [.badge(40, .about(20), on: [.top, .leading], insets: [2, 3, 4, 5])])),
        headers: [.boundary(.header, .width(1), .about(30), .top, insets: [2, 3, 4, 5])]),
      expect: .views(.header, [[3, 0, 312, 30]]), .views(.badge, [[3, 30, 32, 20]]))
    Example(
      "Rule 13: group insets move the items in, the group keeps its size",
      .section(2, .row(.width(1), 50, insets: [5, 5, 5, 5], .item(.width(1), .height(1)))),
      expect: .cells([[5, 5, 310, 40], [5, 55, 310, 40]]), .content([320, 100]))
    Example(
      "Rule 13: boundary items lie outside the section's insets",
      .section(
        1, .row(.width(1), 50, .item(.width(1), .height(1))), insets: [3, 4, 5, 6],
        headers: [.boundary(.header, .width(1), 20, .top)]),
      // 20 of the header, then the top inset
      expect: .cells([[4, 23, 310, 50]]), .content([320, 78]))
  }

  @Test(arguments: examples)
  func insets(_ example: Example) { example.check() }

  @Test(arguments: examples.transposed)
  func transposed(_ example: Example) { example.check() }
}
