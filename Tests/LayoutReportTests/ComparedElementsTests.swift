import LayoutReport
import LayoutSolver
import TestSupport
import Testing

@Suite("Storage and matching of compared elements")
struct ComparedElementsTests {
  @Test("Stored elements are returned unchanged, with indices of any size")
  func roundTrip() {
    var numbers = SeededNumbers(seed: 7)
    let integers = [0, 1, 2, Int(UInt32.max) - 1, Int(UInt32.max), Int(UInt32.max) + 1, .max - 1, -1, -7]
    let categories: [Element.Category] = [
      .cell, .supplementary(ElementKind(0)), .supplementary(ElementKind(1)), .decoration(ElementKind(0)),
    ]
    let elements = (0..<2_000).map { _ in
      Element(
        category: numbers.pick(categories), section: numbers.happens(10) ? nil : numbers.int(0...3),
        item: numbers.pick(integers),
        frame: Rect(
          x: numbers.quarter(-9...9), y: numbers.quarter(-9...9), width: numbers.quarter(0...9),
          height: numbers.quarter(0...9)),
        zIndex: numbers.pick(integers),
        host: numbers.happens(70) ? nil : numbers.pick(integers.filter { $0 >= 0 }),
        id: .none)
    }
    #expect(Array(ComparedElements(elements)) == elements)
  }

  /// Returns a layout of random elements with unique keys in one section.
  private static func layout(_ numbers: inout SeededNumbers) -> ComparedLayout {
    let items = Array(0..<30).filter { _ in numbers.happens(80) }.shuffled(using: &numbers)
    var ids: [Int: String] = [:]
    let elements = items.enumerated().map { place, item in
      if numbers.happens(50) {
        ids[place] = numbers.pick(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"])
      }
      let left = Double(numbers.int(0...2))
      return DifferenceTests.cell(item, Rect(x: left, y: 0, width: 1, height: 1), zIndex: numbers.int(0...1))
    }
    return DifferenceTests.layout([], ids: ids, elements: elements)
  }

  /// Returns the expected change of every element by a simple quadratic algorithm.
  private static func expected(_ from: ComparedLayout, _ to: ComparedLayout) -> [String] {
    guard case (.listed(let fromIDs), .listed(let toIDs)) = (from.ids, to.ids) else { return [] }
    let hasIDs = !fromIDs.isEmpty && !toIDs.isEmpty
    func isUnique(_ id: String?) -> Bool {
      hasIDs && [fromIDs, toIDs].allSatisfy { ids in ids.values.count { $0 == id } <= 1 }
    }
    let counterparts = from.elements.indices.map { place in
      let id = fromIDs[place].flatMap { isUnique($0) ? $0 : nil }
      if let id, let named = toIDs.first(where: { $0.value == id })?.key { return named }
      return to.elements.indices.first { other in
        guard to.elements[other].item == from.elements[place].item else { return false }
        guard let otherID = toIDs[other], isUnique(otherID) else { return true }
        return id == nil && !fromIDs.values.contains(otherID)
      } ?? -1
    }
    let changes = counterparts.enumerated().compactMap { place, other -> String? in
      let old = from.elements[place]
      guard other >= 0 else { return "removed \(old.item)" }
      let new = to.elements[other]
      if old.item != new.item { return "renumbered \(old.item)" }
      if old.frame != new.frame { return "moved \(old.item)" }
      return old.zIndex == new.zIndex ? nil : "restacked \(old.item)"
    }
    let added = to.elements.indices.filter { !counterparts.contains($0) }
    return changes + added.map { "added \(to.elements[$0].item)" }
  }

  @Test("Elements are matched by ids that are unique on both sides, otherwise by index", arguments: 0..<300)
  func matching(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let (from, to) = (Self.layout(&numbers), Self.layout(&numbers))
    let lines = DifferenceTests.changes(from, to)
    #expect(lines == Self.expected(from, to))
  }
}
