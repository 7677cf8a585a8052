import LayoutSolver
import Testing

/// Rules 33 and 61 together: exactly the visible elements are measured.
@Suite("Measuring visible items in random layouts")
struct VisiblePropertyTests {
  /// Random layouts, also mirrored to right-to-left.
  private static let layouts = RandomLayouts.layouts(300).flatMap { random -> [RandomLayout] in
    var random = random
    random.environment.measuring = .visible
    var mirrored = random
    mirrored.environment.layoutDirection = .rightToLeft
    return [random, mirrored]
  }

  @Test("Rule 33: no element in the visible bounds is left unmeasured", arguments: layouts)
  func isComplete(_ random: RandomLayout) {
    let solution = random.solved()
    for element in solution.elements(in: random.visibleBounds(solution)) {
      guard element.category == .cell, element.isEstimated, let section = element.section else { continue }
      let items = random.layout.sections[section].items
      let known = [items.width, items.height].compactMap { $0.length(item: element.item, laidOut: .zero) }
      // At most one axis may be an estimate without a known length.
      #expect(known.count < 2, "\(element.name) in \(random.spec)")
    }
  }

  @Test(
    "D 33: visible items are measured one by one, and the layout is solved again after each",
    arguments: layouts)
  func followsUIKit(_ random: RandomLayout) {
    var random = random
    random.forgetBoundaryMeasurements()
    let expected = random.measuredOneByOne()
    let difference = difference(expected, random.solved().elements, 1e-6)
    #expect(difference == nil, "\(difference ?? "") in \(random.spec)")
  }
}

extension RandomLayout {
  fileprivate func visibleBounds(_ solution: Solution) -> Rect {
    Rect(origin: solution.contentOffset, size: environment.container)
  }

  /// Removes the measurements of headers and footers.
  fileprivate mutating func forgetBoundaryMeasurements() {
    for index in layout.boundarySupplementaryItems.indices {
      layout.boundarySupplementaryItems[index].measuredWidth = nil
      layout.boundarySupplementaryItems[index].measuredHeight = nil
    }
    for section in layout.sections.indices {
      for index in layout.sections[section].boundarySupplementaryItems.indices {
        layout.sections[section].boundarySupplementaryItems[index].measuredWidth = nil
        layout.sections[section].boundarySupplementaryItems[index].measuredHeight = nil
      }
    }
  }

  /// Follows the described process: solve with the current measurements, measure the first visible unmeasured item,
  /// repeat.
  fileprivate func measuredOneByOne() -> [Element] {
    var measured = layout.sections.map { _ in Set<Int>() }
    while true {
      var known = self
      known.environment.measuring = .all
      for index in known.layout.sections.indices {
        known.layout.sections[index].items.keep(measured[index])
      }
      let solution = known.solved()
      let next = solution.elements(in: visibleBounds(solution)).first { element in
        guard element.category == .cell, element.isEstimated, let section = element.section else {
          return false
        }
        return !measured[section].contains(element.item)
      }
      guard let next, let section = next.section else { return solution.elements }
      measured[section].insert(next.item)
    }
  }
}

extension SectionItems {
  /// Removes the measurements of all items except these.
  fileprivate mutating func keep(_ items: Set<Int>) {
    for axis in Axis.allCases where self[axis].isKnown {
      let lengths = self[axis]
      self[axis] = .listed(
        (0..<count).map { items.contains($0) ? lengths.length(item: $0, laidOut: .zero) ?? .nan : .nan })
    }
  }
}
