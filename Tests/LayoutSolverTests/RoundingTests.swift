import LayoutSolver
import Testing

@Suite("Rules 1 to 4: numbers and rounding")
struct RoundingTests {
  struct Length: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var scale: Double
    var value: Double
    var expected: Double

    init(_ name: String, scale: Double, _ value: Double, _ expected: Double) {
      testDescription = name
      self.scale = scale
      self.value = value
      self.expected = expected
    }
  }

  static let nearest = [
    Length("Rule 1: half a pixel goes away from zero", scale: 3, 88.5, 266.0 / 3),  // 265.5 pixels, measured
    Length("Rule 1: below zero too", scale: 3, -7.5, -23.0 / 3),  // -22.5 pixels, measured
    Length("Rule 1: a hair below a half is a half", scale: 2, 10.2498, 10.5),  // 20.4996 pixels
    Length("Rule 1: more than a hair below is not", scale: 2, 10.249, 10),  // 20.498 pixels
    Length("Rule 1: at scale 1 halves go up", scale: 1, 10.5, 11),
    Length("Rule 1: on the grid nothing moves", scale: 3, 100.0 / 3, 100.0 / 3),
    Length("Rule 1: zero stays", scale: 2, 0, 0),
  ]

  @Test(arguments: nearest)
  func findsTheNearestPixel(_ length: Length) {
    #expect(abs(PixelGrid(.pixel(scale: length.scale)).nearest(length.value) - length.expected) < 1e-12)
    #expect(abs(PixelGrid(.legacy(scale: length.scale)).nearest(length.value) - length.expected) < 1e-12)
    #expect(PixelGrid(.none).nearest(length.value) == length.value)
  }

  static let floored = [
    Length("Rule 1: down to a pixel", scale: 2, 280.0 / 3, 93),  // 186.67 pixels
    Length("Rule 1: a hair below a pixel is on it", scale: 3, 33.3333, 100.0 / 3),  // 99.9999 pixels
    Length("Rule 1: more than a hair below is not", scale: 2, 0.499, 0),  // 0.998 pixels
    Length("Rule 1: below zero down is away from zero", scale: 2, -0.3, -0.5),
  ]

  @Test(arguments: floored)
  func goesDownToAPixel(_ length: Length) {
    #expect(abs(PixelGrid(.pixel(scale: length.scale)).floored(length.value) - length.expected) < 1e-12)
    // Rule 4: iOS 13 to 15 kept lengths exact while solving.
    #expect(PixelGrid(.legacy(scale: length.scale)).floored(length.value) == length.value)
    #expect(PixelGrid(.none).floored(length.value) == length.value)
  }

  @ExampleList static var examples: [Example] {
    Example(
      "Rule 2: thirds of 280 go down to a pixel", in: .view(280, 480, scale: 2),
      .section(4, .row(.width(1), 20, .item(.width(1.0 / 3), .height(1)))),
      // 93.33 points are 186.67 pixels
      expect: .cells([[0, 0, 93, 20], [93, 0, 93, 20], [186, 0, 93, 20], [0, 20, 93, 20]]))
    Example(
      "Rule 2: thirds of 301 leave a point over", in: .view(301, 480, scale: 2),
      .section(3, .row(.width(1), 20, .item(.width(1.0 / 3), .height(1)))),
      expect: .cells([[0, 0, 100, 20], [100, 0, 100, 20], [200, 0, 100, 20]]))
    Example(
      "Rule 2: absolute and estimated lengths are used as given", in: .scale2,
      .section(1, .row(.width(1), 20, .item(33.3, .about(17.7)))),
      expect: .cells([[0, 0, 33.3, 17.7]]))
    Example(
      "Rule 2: a height may be a share of the width",
      .section(1, .row(.width(1), .width(0.25), .item(.height(0.5), .width(0.1)))),
      // the group is 320 × 80, the item 40 × 32
      expect: .cells([[0, 0, 40, 32]]), .content([320, 80]))
    Example(
      "Rule 2: shares above one are legal",
      .section(1, .row(.width(1), 20, .item(.width(1), .height(2.5)))),
      expect: .cells([[0, 0, 320, 50]]), .content([320, 20]))
    Example(
      "Rule 3: positions are rounded once, sizes not at all", in: .scale2,
      .section(4, .row(.width(1), 10.3, .item(80.3, .height(1)))),
      // 100% of 10.3 is rounded down to 10; 80.3 -> 80.5, 160.6 -> 160.5, 10.3 -> 10.5
      expect: .cells([[0, 0, 80.3, 10], [80.5, 0, 80.3, 10], [160.5, 0, 80.3, 10], [0, 10.5, 80.3, 10]]),
      .content([320, 20.5]))
    Example(
      "Rule 3: the sizes of backgrounds are rounded too", in: .scale2,
      .section(2, .row(.width(1), 10.3, .item(.width(1), 10)), backgrounds: [.background()]),
      // 20.6 -> 20.5
      expect: .views(.background, [[0, 0, 320, 20.5]]), .content([320, 20.5]))
    Example(
      "D 3: all four numbers of section frames are rounded, across is the content's", in: .scale2,
      .section(1, .row(400.3, 10.3, .item(20, 10))),
      .section(1, .row(.width(1), 10.3, .item(20, 10))),
      // 400.3 -> 400.5; 10.3 -> 10.5; the second begins at 10.3 -> 10.5
      expect: .sections([[0, 0, 400.5, 10.5], [0, 10.5, 400.5, 10.5]]), .content([400.5, 20.5]))
    Example(
      "D 3: measured sizes off the grid are used as they are", in: .scale2,
      .section(.heights(20.3, 20.3), .row(.width(1), .about(10), .item(.width(1), .about(10)))),
      // the second begins at 20.3 -> 20.5
      expect: .cells([[0, 0, 320, 20.3], [0, 20.5, 320, 20.3]]), .content([320, 40.5]))
    Example(
      "Rule 4, D 19: on iOS 13 parts stay exact, and all four numbers are rounded, each by itself",
      in: .view(375, 812).legacy(scale: 3),
      .section(
        4,
        .row(.width(1), 80, count: 4, of: .item(.width(1), .width(0.25)), spacing: 16, insets: [0, 0, 0, 20])),
      // measured: parts of (355 - 48) / 4 = 76.75 at a pitch of 92.75
      expect: .cells([
        [0, 0, 230.0 / 3, 230.0 / 3], [278.0 / 3, 0, 230.0 / 3, 230.0 / 3],
        [557.0 / 3, 0, 230.0 / 3, 230.0 / 3], [835.0 / 3, 0, 230.0 / 3, 230.0 / 3],
      ]))
    Example(
      "Rules 2, 3: today the part itself goes down to a pixel", in: .view(375, 812, scale: 3),
      .section(
        4,
        .row(.width(1), 80, count: 4, of: .item(.width(1), .width(0.25)), spacing: 16, insets: [0, 0, 0, 20])),
      // measured: 76.75 -> 230 pixels, a pitch of 278 pixels
      expect: .cells([
        [0, 0, 230.0 / 3, 230.0 / 3], [278.0 / 3, 0, 230.0 / 3, 230.0 / 3],
        [556.0 / 3, 0, 230.0 / 3, 230.0 / 3], [278, 0, 230.0 / 3, 230.0 / 3],
      ]))
  }

  @Test(arguments: examples)
  func rounds(_ example: Example) { example.check() }

  @Test(arguments: examples.transposed)
  func transposed(_ example: Example) { example.check() }
}
