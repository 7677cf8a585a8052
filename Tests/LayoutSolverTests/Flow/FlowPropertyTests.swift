import LayoutSolver
import TestSupport
import Testing

@Suite("Properties of random flow layouts")
struct FlowPropertyTests {
  @Test("Rule F2: transposing a layout transposes its frames", arguments: 0..<300)
  func transposition(seed: Int) {
    var random = RandomFlow(seed: UInt64(seed))
    // Right-to-left layout and the quirks differ between the axes.
    random.environment.layoutDirection = .leftToRight
    random.layout.quirks = []
    let straight = random.solution
    let transposed = random.transposed.solution
    #expect(transposed.contentSize == straight.contentSize.transposed, "\(random.spec)")
    let turned = transposed.frames(.all).map { [$0[1], $0[0], $0[3], $0[2]] }
    #expect(turned == straight.frames(.all), "\(random.spec)")
  }

  @Test("Rule F15: mirroring twice changes nothing", arguments: 0..<100)
  func mirroredTwice(seed: Int) {
    var random = RandomFlow(seed: UInt64(seed))
    // Exact lengths: rounding after mirroring may differ by a pixel. An offset is physical, and so is not mirrored.
    random.environment.rounding = .none
    random.environment.offset = nil
    random.layout.quirks.remove(.rtlLineModeUnmirrored)
    random.environment.layoutDirection = .leftToRight
    let straight = random.solution
    random.environment.layoutDirection = .rightToLeft
    let turned = random.solution
    let back = turned.frames(.all).map {
      [turned.contentSize.width - $0[0] - $0[2], $0[1], $0[2], $0[3]]
    }
    #expect(areClose(back, straight.frames(.all)), "\(random.spec)")
  }

  @Test("Rules Q0 to Q5: a query finds the same elements as a full scan", arguments: 0..<400)
  func queries(seed: Int) {
    let random = RandomFlow(seed: UInt64(seed))
    let solution = random.solution
    let all = solution.elements
    var numbers = SeededNumbers(seed: UInt64(seed) &+ 1_000_000)
    for _ in 0..<12 {
      let rect = Rect(
        x: numbers.quarter(-40...420), y: numbers.quarter(-40...600), width: numbers.quarter(0...160),
        height: numbers.quarter(0...160))
      let found = solution.elements(in: rect)
      #expect(found == plainQuery(all, rect, solution.contentSize), "\(rect.numbers) of \(random.spec)")
    }
  }

  /// Returns the elements that overlap the part of the rect within the content, by checking all elements.
  private func plainQuery(_ all: [Element], _ rect: Rect, _ content: Size) -> [Element] {
    let left = max(0, rect.origin.x)
    let top = max(0, rect.origin.y)
    let right = min(content.width, rect.origin.x + rect.size.width)
    let bottom = min(content.height, rect.origin.y + rect.size.height)
    guard left < right, top < bottom else { return [] }
    return all.filter { element in
      let frame = element.frame
      return frame.origin.x < right && left < frame.origin.x + frame.size.width
        && frame.origin.y < bottom && top < frame.origin.y + frame.size.height
    }
  }

  @Test("Rules 33, F11: visible items are measured one by one", arguments: 0..<300)
  func visible(seed: Int) {
    var random = RandomFlow(seed: UInt64(seed))
    random.environment.measuring = .visible
    let solution = random.solution
    let expected = random.measuredOneByOne()
    #expect(areClose(solution.frames(), expected.frames()), "\(random.spec)")
    #expect(solution.elements.map(\.isEstimated) == expected.elements.map(\.isEstimated), "\(random.spec)")
  }

  @Test("Rule F14: every item has its own size or the item size, never rounded", arguments: 0..<200)
  func sizes(seed: Int) {
    let random = RandomFlow(seed: UInt64(seed))
    let solution = random.solution
    for (section, flow) in random.layout.sections.enumerated() where flow.estimatedItemSize == nil {
      for item in 0..<flow.items.count {
        let cell = solution.cell(section: section, item: item)
        let expected = Size(
          width: flow.items.width.length(item: item, laidOut: .zero) ?? flow.itemSize.width,
          height: flow.items.height.length(item: item, laidOut: .zero) ?? flow.itemSize.height)
        #expect(cell?.frame.size == expected, "\(random.spec)")
      }
      #expect(solution.cell(section: section, item: flow.items.count) == nil)
    }
  }
}
