import LayoutSolver
import TestSupport
import Testing

@Suite("Waterfalls compared with a simple implementation")
struct WaterfallPropertyTests {
  @Test("Rules W1 to W4: frames equal those of the simple implementation", arguments: 0..<400)
  func frames(seed: Int) {
    let random = RandomWaterfall(seed: UInt64(seed))
    let plain = PlainWaterfall(random)
    let solution = random.layout.solved(in: random.environment)
    #expect(areClose(solution.frames(), plain.frames.map(\.numbers)), "\(random.spec)")
    let content = [solution.contentSize.width, solution.contentSize.height]
    #expect(areClose([content], [[plain.contentSize.width, plain.contentSize.height]]), "\(random.spec)")
  }

  @Test("Rules Q4, Q5: a query finds the same elements as a full scan", arguments: 0..<400)
  func queries(seed: Int) {
    let random = RandomWaterfall(seed: UInt64(seed))
    let plain = PlainWaterfall(random)
    let solution = random.layout.solved(in: random.environment)
    var numbers = SeededNumbers(seed: UInt64(seed) &+ 1_000_000)
    for _ in 0..<12 {
      let rect = Rect(
        x: numbers.quarter(-40...420), y: numbers.quarter(-40...600), width: numbers.quarter(0...160),
        height: numbers.quarter(0...160))
      let found = solution.elements(in: rect).map(\.item)
      #expect(found == plain.items(in: rect), "\(rect.numbers) of \(random.spec)")
    }
  }

  @Test("Mirroring twice changes nothing", arguments: 0..<50)
  func mirroredTwice(seed: Int) {
    let random = RandomWaterfall(seed: UInt64(seed))
    var environment = random.environment
    // Exact lengths: rounding after mirroring may differ by a pixel.
    environment.rounding = .none
    environment.layoutDirection = .leftToRight
    let straight = random.layout.solved(in: environment)
    environment.layoutDirection = .rightToLeft
    let turned = random.layout.solved(in: environment)
    let back = turned.frames().map { [turned.contentSize.width - $0[0] - $0[2], $0[1], $0[2], $0[3]] }
    #expect(areClose(back, straight.frames()), "\(random.spec)")
  }
}
