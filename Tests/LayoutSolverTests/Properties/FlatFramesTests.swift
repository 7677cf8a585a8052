import LayoutSolver
import Testing

@Suite("Frames in a flat array")
struct FlatFramesTests {
  @Test("A flat array has the same frames as the individual cells", arguments: RandomLayouts.layouts(250))
  func compositional(_ random: RandomLayout) { expectCells(of: random.solved(), "\(random.spec)") }

  @Test("A flat array has the same frames in right-to-left layouts", arguments: RandomLayouts.layouts(100))
  func mirrored(_ random: RandomLayout) {
    var random = random
    random.environment.layoutDirection = .rightToLeft
    expectCells(of: random.solved(), "\(random.spec)")
  }

  @Test("A flat array has the same frames in flow layouts", arguments: 0..<150)
  func flow(seed: Int) {
    let random = RandomFlow(seed: UInt64(seed))
    expectCells(of: random.solution, "\(random.spec)")
  }

  @Test("A flat array has the same frames in waterfalls", arguments: 0..<150)
  func waterfall(seed: Int) {
    let random = RandomWaterfall(seed: UInt64(seed))
    expectCells(of: random.layout.solved(in: random.environment), "\(random.spec)")
  }

  private func expectCells(of solution: Solution, _ comment: Comment) {
    for section in 0..<solution.sectionCount {
      let cells = solution.cells(section).map(\.frame)
      let numbers = solution.frames(ofSection: section)
      let frames = stride(from: 0, to: numbers.count, by: 4).map {
        Rect(x: numbers[$0], y: numbers[$0 + 1], width: numbers[$0 + 2], height: numbers[$0 + 3])
      }
      #expect(frames.count == cells.count, comment)
      #expect(zip(frames, cells).allSatisfy { $0.isNear($1) }, comment)
    }
  }
}
