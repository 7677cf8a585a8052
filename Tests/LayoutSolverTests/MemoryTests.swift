import LayoutSolver
import TestSupport
import Testing

@Suite("Memory is charged before it is allocated")
struct MemoryTests {
  /// A kind of section whose memory grows with the number of items.
  struct Kind: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The maximum number of bytes per item.
    var bytesPerItem: Int
    var layout: @Sendable (_ count: Int) -> Layout
  }

  static let random = ItemLengthSource.random(RandomLengths(low: 20, high: 120, seed: 1))

  /// Returns individual sizes along an axis, in the given group.
  static func compositional(
    _ name: String, _ bytes: Int, _ group: Item, _ axis: Axis = .vertical
  ) -> Kind {
    Kind(testDescription: name, bytesPerItem: bytes) { count in
      var items = SectionItems(count: count)
      items[axis] = random
      return .compositional(CompositionalLayout(sections: [Section(items: items, group: group)]))
    }
  }

  static func stack(_ item: Item, spacing: Double = 0, height: Dimension = .absolute(30)) -> Item {
    Item(
      size: LayoutSize(width: .fraction(1, of: .horizontal), height: height),
      content: .group(
        .stack(Stack(axis: .horizontal, subitems: .cycle([item]), interItemSpacing: .fixed(spacing)))))
  }

  static let tag = Item(size: LayoutSize(width: .estimated(60), height: .absolute(30)))
  static let row = Item(size: LayoutSize(width: .fraction(1, of: .horizontal), height: .estimated(44)))
  static var badgedTag: Item {
    var item = tag
    item.supplementaryItems = [.badge(1, 1, kind: .second, on: .top)]
    return item
  }

  static let kinds: [Kind] = [
    compositional("a list", 10, stack(row, height: .estimated(44))),
    compositional("a tag cloud", 24, stack(tag, spacing: 4), .horizontal),
    compositional("tags with badges", 400, stack(badgedTag, spacing: 4), .horizontal),
    compositional(
      "a waterfall", 25,
      Item(
        size: LayoutSize(width: .fraction(1, of: .horizontal), height: .estimated(1)),
        content: .group(.waterfall(Waterfall(columns: 3))))),
    Kind(testDescription: "a flow layout", bytesPerItem: 60) { count in
      .flow(
        FlowLayout(
          headerKind: ElementKind(0), footerKind: ElementKind(1),
          sections: [FlowSection(items: SectionItems(count: count, width: random, height: random))]))
    },
  ]

  static func environment(_ limit: Int) -> LayoutEnvironment {
    LayoutEnvironment(container: Size(width: 390, height: 844), memoryLimit: limit)
  }

  @Test("A section's storage is charged and stays within the limit of its kind", arguments: kinds)
  func charges(_ kind: Kind) {
    let count = 10_000
    let solution = kind.layout(count).solved(in: Self.environment(1 << 30))
    #expect(solution.issues.isEmpty)
    #expect(solution.cellCount(ofSection: 0) == count)
    #expect(solution.memory > 0)
    #expect(solution.memory <= count * kind.bytesPerItem)
  }

  @Test("A section beyond the limit is rejected with the total that it would need", arguments: kinds)
  func refuses(_ kind: Kind) {
    let needed = kind.layout(10_000).solved(in: Self.environment(1 << 30)).memory
    let exact = kind.layout(10_000).solved(in: Self.environment(needed))
    #expect(exact.issues.isEmpty)
    let solution = kind.layout(10_000).solved(in: Self.environment(needed - 1))
    guard case .outOfMemory(section: 0, let bytes, limit: needed - 1)? = solution.issues.first else {
      Issue.record("\(solution.issues)")
      return
    }
    #expect(bytes == needed)
    #expect(solution.issues.count == 1)
    #expect(solution.cellCount(ofSection: 0) == 0)
  }

  @Test(
    "A hundred million items are rejected without being processed", .timeLimit(.minutes(1)), arguments: kinds)
  func refusesAtOnce(_ kind: Kind) {
    let solution = kind.layout(100_000_000).solved(in: Self.environment(1 << 20))
    #expect(solution.issues.count == 1)
  }

  @Test("The memory of all sections is summed, and the first section beyond the limit is reported")
  func sumsUp() {
    // Groups of 1,000 by 1,000 cells of 56 bytes: the fourth exceeds 200 MB.
    let line = Item(
      size: LayoutSize(width: .fraction(1, of: .horizontal), height: .fraction(1, of: .vertical)),
      content: .group(
        .stack(
          Stack(
            axis: .vertical,
            subitems: .count(Item(size: LayoutSize(width: .absolute(1), height: .absolute(1))), 1000)))))
    let group = Item(
      size: LayoutSize(width: .fraction(1, of: .horizontal), height: .absolute(50)),
      content: .group(.stack(Stack(axis: .horizontal, subitems: .count(line, 1000)))))
    let sections = Array(
      repeating: Section(items: SectionItems(count: 1_000_000_000), group: group), count: 80)
    let solution = Layout.compositional(CompositionalLayout(sections: sections))
      .solved(in: Self.environment(200_000_000))
    #expect(solution.issues == [.outOfMemory(section: 3, bytes: 224_000_000, limit: 200_000_000)])
    #expect(solution.memory == 0)
  }

  @Test("A budget charges all or nothing, for numbers of any size")
  func budget() {
    var budget = MemoryBudget(limit: 100)
    let charged = [
      budget.charge(10, each: 8), budget.charge(.max, each: .max), budget.charge(3, each: 8),
      budget.charge(20, each: 1),
    ]
    #expect(charged == [true, false, false, true])
    #expect(budget.used == 100)
    #expect(budget.total(with: 3, each: 8) == 124)
    #expect(budget.total(with: .max, each: 2) == .max)
  }
}

@Suite("Rows filled with items of individual lengths")
struct FilledRowsTests {
  /// Returns a random tag cloud for a seed.
  static func cloud(_ seed: UInt64, doubled: Bool) -> (layout: Layout, environment: LayoutEnvironment) {
    var numbers = SeededNumbers(seed: seed)
    func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &numbers)] }
    let count = Int.random(in: 1...60, using: &numbers)
    let lengths = (0..<count).map { _ in pick([0, 12.5, 30, 47, 80, 99, Double.nan]) }
    let axis: Axis = pick([.vertical, .horizontal])
    let along = axis == .vertical ? Axis.horizontal : .vertical
    var item = Item(size: LayoutSize(width: .estimated(60), height: .estimated(60)))
    item.size[axis] = pick([.absolute(30), .fraction(0.5, of: axis), .estimated(25)])
    item.contentInsets = pick([.zero, Insets(all: 2)])
    item.edgeSpacing = pick([
      .zero, EdgeSpacing(top: .fixed(1), leading: .fixed(2), bottom: .fixed(3), trailing: .fixed(4)),
    ])
    let spacing = pick([0.0, 4, -3, 2.25])
    // A list with the same item twice is solved row by row.
    var group = Item(size: LayoutSize(width: .absolute(300), height: .absolute(300)))
    group.content = .group(
      .stack(
        Stack(
          axis: along, subitems: .cycle(doubled ? [item, item] : [item]), interItemSpacing: .fixed(spacing))))
    group.size[axis] = pick([.absolute(40), .estimated(20)])
    group.contentInsets = pick([.zero, Insets(top: 3, leading: 5, bottom: 7, trailing: 11)])
    group.edgeSpacing = pick([.zero, EdgeSpacing(leading: .flexible(0), trailing: .fixed(2))])
    var items = SectionItems(count: count)
    items[along] = .listed(lengths)
    if pick([true, false]) { items[axis] = .constant(33) }
    let section = Section(
      items: items, group: group, contentInsets: pick([.zero, Insets(all: 8)]),
      interGroupSpacing: pick([0, 6]))
    return (
      .compositional(CompositionalLayout(scrollAxis: axis, sections: [section])),
      LayoutEnvironment(
        container: Size(width: 320, height: 480), rounding: pick([.none, .pixel(scale: 3)]),
        layoutDirection: pick([.leftToRight, .rightToLeft]))
    )
  }

  @Test("Rows have the same frames as when they are solved one by one", arguments: 0..<400)
  func sameAsRowByRow(_ seed: Int) {
    let (layout, environment) = Self.cloud(UInt64(seed), doubled: false)
    let short = layout.solved(in: environment)
    let full = Self.cloud(UInt64(seed), doubled: true).layout.solved(in: environment)
    // A list of two continues after one item without length, a single item does not (D 14).
    guard short.issues.isEmpty, full.issues.isEmpty else { return }
    #expect(short.contentSize == full.contentSize, "\(layout)")
    let count = short.itemCount(ofSection: 0)
    for item in 0..<count {
      let (one, other) = (short.cell(section: 0, item: item), full.cell(section: 0, item: item))
      #expect(one == other, "item \(item) of \(layout)")
    }
    #expect(short.frames(ofSection: 0) == full.frames(ofSection: 0))
    let rect = Rect(x: 0, y: 100, width: 200, height: 90)
    #expect(short.elements(in: rect) == full.elements(in: rect))
    #expect(short.groupCount(ofSection: 0) == full.groupCount(ofSection: 0))
    #expect(short.structure(ofSection: 0) == full.structure(ofSection: 0))
  }

  @Test("An item that fits no row leaves the section empty, at any index", arguments: [0, 3, 500])
  func misfit(_ index: Int) {
    var lengths = Array(repeating: 50.0, count: 600)
    lengths[index] = 1000
    let items = SectionItems(count: 600, width: .listed(lengths))
    let layout = Layout.compositional(
      CompositionalLayout(sections: [Section(items: items, group: MemoryTests.stack(MemoryTests.tag))]))
    let solution = layout.solved(in: LayoutEnvironment(container: Size(width: 390, height: 844)))
    #expect(solution.cellCount(ofSection: 0) == 0)
    // Reported once, whether the item starts the section or follows a row of up to seven items of 50.
    #expect(solution.issues.count == 1)
  }

  @Test("Items without length get a row each, and are reported once")
  func emptyCycle() {
    let items = SectionItems(count: 5, width: .listed([0, 0, 50, 60, 0]))
    let layout = Layout.compositional(
      CompositionalLayout(sections: [Section(items: items, group: MemoryTests.stack(MemoryTests.tag))]))
    let solution = layout.solved(in: LayoutEnvironment(container: Size(width: 390, height: 844)))
    #expect(solution.groupCount(ofSection: 0) == 3)
    #expect(solution.issues.count == 1)
    #expect(solution.cell(section: 0, item: 3)?.frame == Rect(x: 50, y: 60, width: 60, height: 30))
  }
}
