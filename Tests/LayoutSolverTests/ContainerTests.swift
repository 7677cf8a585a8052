import LayoutSolver
import Testing

@Suite("Rules 5 to 10: the container that fractions resolve against")
struct ContainerTests {
  @ExampleList static var examples: [Example] {
    Example(
      "Rule 5: the box is the view's bounds, whatever covers them",
      in: .view(320, 480, contentInset: [10, 20, 30, 40]),
      .section(1, .row(.width(1), .height(0.5), .item(.width(0.5), .height(1)))),
      expect: .cells([[0, 0, 160, 240]]))
    Example(
      "Rule 6: section insets are taken off across the scroll axis only", in: .scale2,
      .section(4, .row(.width(1), .height(0.5), .item(.width(0.5), .height(1))), insets: [10, 20, 30, 40]),
      // measured: (320 - 20 - 40) / 2 = 130 wide; half of the whole 480 high
      expect: .cells([[20, 10, 130, 240], [150, 10, 130, 240], [20, 250, 130, 240], [150, 250, 130, 240]]),
      .content([320, 520]))
    Example(
      "Rule 7: an orthogonal row keeps the whole length along itself", in: .scale2,
      .section(
        2, .row(.width(0.8), 50, .item(.width(1), .height(1))), insets: [3, 4, 5, 6], spacing: 8,
        orthogonal: .continuous),
      // measured: 0.8 * 320 = 256, not 0.8 * 310
      expect: .cells([[4, 3, 256, 50], [268, 3, 256, 50]]))
    Example(
      "Rule 7: and loses its insets across itself", in: .scale2,
      .section(
        2, .row(100, .height(0.25), .item(.width(1), .height(1))), insets: [3, 4, 5, 6], spacing: 8,
        orthogonal: .continuous),
      // measured: (480 - 3 - 5) / 4 = 118
      expect: .cells([[4, 3, 100, 118], [112, 3, 100, 118]]))
    Example(
      "Rule 8: in a group, its own insets are taken off",
      .section(2, .row(.width(1), 100, insets: [10, 20, 30, 40], .item(.width(0.5), .height(1)))),
      // 320 - 60 = 260; 100 - 40 = 60
      expect: .cells([[20, 10, 130, 60], [150, 10, 130, 60]]), .content([320, 100]))
    Example(
      "Rule 8: at every depth",
      .section(
        1,
        .row(
          .width(1), 100, insets: [10, 20, 30, 40],
          .column(.width(0.5), .height(1), insets: [1, 2, 3, 4], .item(.width(1), .height(0.5))))),
      // 260 / 2 - 6 = 124; (60 - 4) / 2 = 28
      expect: .cells([[22, 11, 124, 28]]))
    Example(
      "Rule 9: a following boundary item has the width inside the insets and the view's height",
      .section(
        1, .row(.width(1), 40, .item(.width(1), .height(1))), insets: [3, 4, 5, 6],
        headers: [.boundary(.header, .width(1), .height(0.1), .top)]),
      expect: .views(.header, [[4, 0, 310, 48]]))
    Example(
      "Rule 9: one that does not follow has the view's width",
      .section(
        1, .row(.width(1), 40, .item(.width(1), .height(1))), insets: [3, 4, 5, 6],
        headers: [.boundary(.header, .width(1), 30, .top)], followsInsets: false),
      expect: .views(.header, [[0, 0, 320, 30]]))
    Example(
      "Rule 9: the layout's own items have the whole view", reference: .layoutMargins,
      headers: [.boundary(.header, .width(1), .height(0.25), .top)],
      .section(1, .row(.width(1), 40, .item(.width(1), .height(1))), insets: [3, 4, 5, 6]),
      expect: .views(.header, [[0, 0, 320, 120]], section: nil))
    Example(
      "Rule 10: a badge's fractions are of the item's final frame", in: .scale2,
      .section(
        1,
        .row(
          .width(1), 200,
          .item(
            .width(1), .height(1), insets: [2, 3, 4, 5],
            badges: [.badge(.width(0.5), .height(0.25), on: [.top, .trailing])])), insets: [50, 50, 50, 50]),
      // measured: the item is 212 × 194, so the badge is 106 × 48.5, at 53 + 212 - 106
      expect: .cells([[53, 52, 212, 194]]), .views(.badge, [[159, 52, 106, 48.5]]))
    Example(
      "Rule 10: a group's supplementary refers to the container of the group",
      .section(
        1,
        .row(
          .width(0.5), 100, badges: [.badge(.width(0.5), .height(0.1), on: [.top, .leading])],
          .item(.width(1), .height(1))), insets: [50, 50, 50, 50]),
      // the container is 220 × 480, the group 110 × 100
      expect: .cells([[50, 50, 110, 100]]), .views(.badge, [[50, 50, 110, 48]]))
    Example(
      "D 10: the container as the spacing has reduced it",
      .section(
        1,
        .row(
          .width(1), 100, spacing: 10,
          .column(
            .width(0.5), .height(1), badges: [.badge(.width(0.5), 5, on: [.top, .leading])],
            .item(.width(1), .height(1))))),
      // two halves of 320 - 10, and the badge is also half of 310
      expect: .cells([[0, 0, 155, 100]]), .views(.badge, [[0, 0, 155, 5]]))
  }

  @Test(arguments: examples)
  func resolves(_ example: Example) { example.check() }

  @Test(arguments: examples.transposed)
  func transposed(_ example: Example) { example.check() }
}
