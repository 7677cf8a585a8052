import LayoutSolver
import Testing

/// Repeated, compressed or updated solutions must equal complete ones.
@Suite("Repetition in random layouts")
struct RepetitionPropertyTests {
  @Test(
    "Equal measured sizes give the same solution as a list of them",
    arguments: RandomLayouts.layouts(250))
  func repeatsThePattern(_ random: RandomLayout) {
    var listed = random
    for index in random.layout.sections.indices {
      let items = random.layout.sections[index].items
      listed.layout.sections[index].items = SectionItems(
        count: items.count, width: items.width.listed(items.count), height: items.height.listed(items.count))
    }
    let solution = random.solved()
    // Part C does not define the effect of a nested group without items on the last group.
    guard !solution.hasMisfit else { return }
    expectSame(solution, listed.solved(), random)
  }

  @Test(
    "Computed sizes give the same solution as listed ones", arguments: RandomLayouts.layouts(150))
  func asksForSizes(_ random: RandomLayout) {
    var computed = random
    for index in random.layout.sections.indices {
      let items = random.layout.sections[index].items
      computed.layout.sections[index].items = SectionItems(
        count: items.count, width: items.width.computed, height: items.height.computed)
    }
    let solution = random.solved()
    guard !solution.hasMisfit else { return }
    expectSame(solution, computed.solved(), random)
  }

  @Test(
    "A supplementary item moves no cells, whether rows are stored compressed or in full",
    arguments: RandomLayouts.layouts(250))
  func storesRowsInShort(_ random: RandomLayout) {
    var badged = random
    for index in random.layout.sections.indices {
      badged.layout.sections[index].group.supplementaryItems.append(.badge(1, 1, kind: .second, on: .top))
    }
    let (plain, full) = (random.solved(), badged.solved())
    guard !plain.hasMisfit else { return }
    #expect(plain.contentSize == full.contentSize, "\(random.spec)")
    for index in random.layout.sections.indices {
      let difference = difference(plain.cells(index), full.cells(index), 1e-6)
      #expect(difference == nil, "\(difference ?? "") in \(random.spec)")
    }
  }

  @Test(
    "Without measured sizes, every full group is a copy of the first",
    arguments: RandomLayouts.layouts(250, RandomLayoutOptions(isExact: true, measures: false)))
  func repeatsGroups(_ random: RandomLayout) {
    let solution = random.solved()
    for (index, section) in random.layout.sections.enumerated() {
      var groups: [(frame: Rect, items: Range<Int>)] = []
      solution.forEachGroup(ofSection: index) { groups.append(($0, $1)) }
      let cells = solution.cells(index).map(\.frame)
      guard groups.count > 1, let first = groups.first else { continue }
      // Rules 27, 37, 57: the pitch.
      let isRow = section.orthogonalScrollingBehavior != .none
      let axis = isRow ? random.layout.scrollAxis.cross : random.layout.scrollAxis
      let pitch =
        first.frame.size[axis] + section.interGroupSpacing + section.group.edgeSpacing.minimum(axis)
      for (number, group) in groups.enumerated() {
        var moved = Point.zero
        moved[axis] = Double(number) * pitch
        #expect(abs(group.frame.start(axis) - first.frame.start(axis) - moved[axis]) < 1e-6, "\(random.spec)")
        guard number < groups.count - 1 else { continue }
        #expect(group.items.count == first.items.count, "\(random.spec)")
        for (one, other) in zip(first.items, group.items) {
          #expect(cells[one].offset(by: moved).isNear(cells[other]), "\(random.spec)")
        }
      }
    }
  }

  @Test("Updating one item equals solving again", arguments: RandomLayouts.layouts(150))
  func updates(_ random: RandomLayout) {
    let axis = random.layout.scrollAxis
    for (index, section) in random.layout.sections.enumerated() where section.items.count > 0 {
      let item = Int(random.seed) % section.items.count
      var changed = random
      var lengths = (0..<section.items.count).map {
        section.items[axis].length(item: $0, laidOut: .zero) ?? .nan
      }
      lengths[item] = 33
      switch axis {
      case .horizontal: changed.layout.sections[index].items.width = .listed(lengths)
      case .vertical: changed.layout.sections[index].items.height = .listed(lengths)
      }
      let updated = random.solved().updating(section: index, item: item, measured: 33)
      expectSame(changed.solved(), updated, changed)
    }
  }

  private func expectSame(_ expected: Solution, _ actual: Solution, _ random: RandomLayout) {
    #expect(expected.contentSize.asRect.isNear(actual.contentSize.asRect), "\(random.spec)")
    let difference = difference(expected.elements, actual.elements, 1e-6)
    #expect(difference == nil, "\(difference ?? "") in \(random.spec)")
    let (rects, others) = (expected.sectionFrames, actual.sectionFrames)
    #expect(zip(rects, others).allSatisfy { $0.isNear($1) }, "\(random.spec)")
  }
}

extension Solution {
  fileprivate var hasMisfit: Bool {
    (0..<sectionCount).contains { section in issues.contains { $0.isMisfit(inSection: section) } }
  }
}

extension ItemLengthSource {
  /// Returns the same lengths as a list.
  func listed(_ count: Int) -> ItemLengthSource {
    .listed((0..<count).map { length(item: $0, laidOut: .zero) ?? .nan })
  }

  /// The same lengths as a function.
  var computed: ItemLengthSource {
    .computed { item, size in length(item: item, laidOut: size) }
  }
}
