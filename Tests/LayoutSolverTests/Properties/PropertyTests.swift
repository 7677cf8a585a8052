import LayoutSolver
import Testing

/// Properties of every layout, tested on random ones. A failure prints the layout as a spec.
@Suite("Properties of random layouts")
struct PropertyTests {
  private static let count: UInt64 = 250

  @Test(
    "Transposing a layout transposes its solution",
    arguments: RandomLayouts.layouts(count))
  func transposed(_ random: RandomLayout) {
    var turned = random
    turned.layout = random.layout.transposed
    turned.environment = random.environment.transposed
    let (upright, side) = (random.solved(), turned.solved())
    #expect(upright.contentSize.transposed == side.contentSize, "\(random.spec)")
    #expect(upright.sectionFrames.map(\.transposed) == side.sectionFrames, "\(random.spec)")
    expectSame(upright.elements.map(\.transposed), side.elements, random, tolerance: 0)
  }

  @Test("Every cell appears exactly once, in order", arguments: RandomLayouts.layouts(count))
  func showsEveryCellOnce(_ random: RandomLayout) {
    let solution = random.solved()
    for (index, section) in random.layout.sections.enumerated() {
      let items = solution.cells(index).map(\.item)
      // Rule 17: a section lays out nothing if an item at the start of a group does not fit.
      let isEmpty = solution.issues.contains { $0.isMisfit(inSection: index) } && items.isEmpty
      #expect(items == Array(0..<section.items.count) || isEmpty, "\(random.spec)")
      for item in items {
        #expect(solution.cell(section: index, item: item)?.item == item, "\(random.spec)")
      }
    }
  }

  @Test(
    "In exact mode, doubling the lengths doubles the frames",
    arguments: RandomLayouts.layouts(count, RandomLayoutOptions(isExact: true)))
  func scales(_ random: RandomLayout) {
    var large = random
    large.layout = random.layout.scaled(by: 2)
    large.environment = random.environment.scaled(by: 2)
    let (small, big) = (random.solved(), large.solved())
    #expect(small.contentSize.asRect.scaled(by: 2).isNear(big.contentSize.asRect), "\(random.spec)")
    expectSame(small.elements.map { $0.scaled(by: 2) }, big.elements, random, tolerance: 1e-6)
  }

  @Test(
    "Mirroring the frames of a right-to-left layout gives the left-to-right frames",
    arguments: RandomLayouts.layouts(
      count, RandomLayoutOptions(isExact: true, allowsPinning: false)))
  func mirrors(_ random: RandomLayout) {
    var turned = random
    turned.environment.layoutDirection = .rightToLeft
    let (straight, mirrored) = (random.solved(), turned.solved())
    #expect(straight.contentSize == mirrored.contentSize, "\(random.spec)")
    let back = mirrored.elements.map { element -> Element in
      var element = element
      let isInRow =
        element.section.map { straight.orthogonalRow(ofSection: $0) != nil } == true && element.scrolls
      // Part B: horizontally scrolling rows are mirrored in the view's width, everything else in the content's.
      let width =
        isInRow && random.layout.scrollAxis == .vertical
        ? random.environment.container.width : straight.contentSize.width
      element.frame.origin.x = width - element.frame.origin.x - element.frame.size.width
      return element
    }
    expectSame(straight.elements, back, random, tolerance: 1e-6)
  }

  private func expectSame(
    _ expected: [Element], _ actual: [Element], _ random: RandomLayout, tolerance: Double
  ) {
    let difference = difference(expected, actual, tolerance)
    #expect(difference == nil, "\(difference ?? "") in \(random.spec)")
  }
}

/// Describes the first difference between two lists of elements.
func difference(_ expected: [Element], _ actual: [Element], _ tolerance: Double) -> String? {
  for (one, other) in zip(expected, actual) {
    var moved = other
    if one.frame.isNear(other.frame, tolerance) { moved.frame = one.frame }
    if one != moved {
      return "\(one.name) should be \(one.frame.text) at \(one.zIndex), is \(other.name) \(other.frame.text)"
        + " at \(other.zIndex)"
    }
  }
  return expected.count == actual.count ? nil : "\(expected.count) elements became \(actual.count)"
}

extension SolverIssue {
  func isMisfit(inSection index: Int) -> Bool {
    if case .itemDoesNotFit(section: index, group: _, item: _, needs: _, available: _, firstItem: _) = self {
      true
    } else {
      false
    }
  }
}

extension Element {
  /// Whether the element scrolls with an orthogonal row: a cell or an anchored supplementary.
  var scrolls: Bool {
    switch category {
    case .cell: true
    case .supplementary(let kind): kind == Kind.badge.kind || kind == Kind.other.kind
    case .decoration: false
    }
  }
}

extension Solution {
  var sectionFrames: [Rect] { (0..<sectionCount).map(frame(ofSection:)) }
}
