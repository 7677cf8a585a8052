import LayoutSolver
import Testing

@Suite("Rectangles")
struct RectTests {
  private static let box = Rect(x: 10, y: 10, width: 20, height: 20)

  @Test(
    "Rules Q1, Q2: rectangles overlap if they share more than an edge",
    arguments: [
      ([10, 10, 20, 20], true), ([0, 0, 11, 11], true), ([29, 29, 5, 5], true), ([12, 12, 4, 4], true),
      // Edge to edge, and corner to corner.
      ([0, 10, 10, 20], false), ([30, 10, 5, 20], false), ([10, 30, 20, 5], false), ([0, 0, 10, 10], false),
      // Empty: found if strictly inside, not on the edge.
      ([15, 15, 0, 0], true), ([15, 10, 0, 20], true), ([10, 15, 0, 5], false), ([30, 15, 0, 0], false),
      // Apart along one axis only.
      ([12, 40, 4, 4], false), ([40, 12, 4, 4], false),
    ] as [([Double], Bool)])
  func overlap(numbers: [Double], isMet: Bool) {
    let other = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    #expect(Self.box.intersects(other) == isMet)
    #expect(other.intersects(Self.box) == isMet)
  }
}
