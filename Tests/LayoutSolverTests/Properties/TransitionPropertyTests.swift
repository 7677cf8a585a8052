import LayoutSolver
import Testing

@Suite("Transitions between random layouts")
struct TransitionPropertyTests {
  @Test(
    "Rules T1 to T6: at 0 and 1 a transition equals its two layouts, and beyond them it continues linearly",
    arguments: RandomLayouts.layouts(60))
  func standsAtBothEnds(_ random: RandomLayout) {
    var generator = RandomLayouts(seed: random.seed &+ 1_000)
    let (from, to) = (random.solved(), generator.next().solved())
    let transition = Transition(from: from, to: to, matching: .byIndex)
    #expect(transition.contentSize(at: 0) == from.contentSize)
    #expect(transition.contentSize(at: 1) == to.contentSize)
    let moments = [0, 1, 0.5, 2].map { elements(of: transition, at: $0) }
    #expect(moments[0].prefix(from.elements.count).map(\.element) == from.elements, "\(random.spec)")
    for (index, element) in moments[0].enumerated() {
      let (end, middle, beyond) = (moments[1][index], moments[2][index], moments[3][index])
      guard let start = element.from, let goal = element.to else {
        // Rule T6: an element that is only in one layout keeps its frame.
        #expect(beyond.element.frame == element.element.frame, "\(random.spec)")
        continue
      }
      #expect(end.element.frame == goal && end.element.zIndex == middle.element.zIndex, "\(random.spec)")
      #expect(middle.element.frame.isNear(start.middle(goal)), "\(random.spec)")
      // Progress 2 is as far beyond the second layout as that is from the first.
      #expect(goal.isNear(start.middle(beyond.element.frame)), "\(random.spec)")
    }
  }

  private func elements(of transition: Transition, at progress: Double) -> [TransitionElement] {
    var elements: [TransitionElement] = []
    transition.forEachElement(at: progress) {
      elements.append(copy $0)
      return true
    }
    return elements
  }
}

extension Rect {
  fileprivate func middle(_ other: Rect) -> Rect {
    Rect(
      x: (origin.x + other.origin.x) / 2, y: (origin.y + other.origin.y) / 2,
      width: (size.width + other.size.width) / 2, height: (size.height + other.size.height) / 2)
  }
}
