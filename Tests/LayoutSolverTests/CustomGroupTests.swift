import LayoutSolver
import Testing

@Suite("Rule 56: custom groups")
struct CustomGroupTests {
  private static let scattered = Item.custom(
    .width(1), 80, CustomItem(frame: [1, 2, 30, 40]), CustomItem(frame: [50, 10, 60, 30], zIndex: 4),
    CustomItem(frame: [-5, -5, 400, 20]))

  @ExampleList static var examples: [Example] {
    Example(
      "Rule 56: frames are relative to the group, repeated at its length, and not clipped", in: .scale2,
      .section(4, scattered, insets: [3, 4, 5, 6]),
      // measured: the second group begins at 3 + 80; its only item reaches the pattern's far edge, 42
      expect: .cells([[5, 5, 30, 40], [54, 13, 60, 30], [-1, -2, 400, 20], [5, 85, 30, 40]]),
      .cellDepths([0, 4, 0, 0]), .content([320, 168]))
    Example(
      "D 56: a frame without a depth has the cells' default",
      .section(2, scattered, backgrounds: [.background()]), expect: .cellDepths([1, 4]))
    Example(
      "Rule 56: the group resolves in the whole view",
      .section(
        1,
        Item(
          size: LayoutSize(width: .width(0.5), height: .height(0.25)),
          content: .group(.custom(CustomArrangement { [CustomItem(frame: Rect(origin: .zero, size: $0))] }))),
        insets: [3, 20, 5, 40]),
      // half of 320, not of 260
      expect: .cells([[20, 3, 160, 120]]))
    Example(
      "Rule 56: frames are relative to the outer corner, whatever the group's insets",
      .section(1, .custom(.width(1), 80, insets: [7, 7, 7, 7], CustomItem(frame: [1, 2, 30, 40]))),
      expect: .cells([[1, 2, 30, 40]]))
    Example(
      "Rule 40: a partly filled custom group is trimmed as others are",
      .section(
        3, .custom(.width(1), 100, CustomItem(frame: [0, 0, 10, 30]), CustomItem(frame: [20, 0, 10, 90]))),
      // 100 - (90 - 30)
      expect: .content([320, 140]))
    Example(
      "D 56: inside another group it resolves in its parent's inner box",
      .section(
        2,
        .row(
          .width(1), 100, insets: [0, 20, 0, 40],
          Item(
            size: LayoutSize(width: .width(0.5), height: .height(1)),
            content: .group(.custom(CustomArrangement { [CustomItem(frame: Rect(origin: .zero, size: $0))] }))
          ))),
      // halves of 260
      expect: .cells([[20, 0, 130, 100], [150, 0, 130, 100]]))
  }

  @Test(arguments: examples)
  func arranges(_ example: Example) { example.check() }

  @Test(arguments: examples.transposed)
  func transposed(_ example: Example) { example.check() }
}
