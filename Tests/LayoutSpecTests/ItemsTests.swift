import DocumentSyntax
import LayoutSolver
import LayoutSpec
import SourceText
import Testing

/// A form of `items`, and the measured heights of some items.
struct ItemsRow: CustomTestStringConvertible, Sendable {
  var text: String
  var count: Int
  /// Heights by item index.
  var heights: [Int: Double]

  init(_ text: String, _ count: Int, _ heights: [Int: Double] = [:]) {
    (self.text, self.count, self.heights) = (text, count, heights)
  }

  var testDescription: String { text }
}

@Suite("Items")
struct ItemsTests {
  static func items(_ text: String, scrollDirection: String = "vertical") throws -> SectionItems {
    try SpecText(
      """
      scrollDirection: \(scrollDirection)
      variables: {columns: 3}
      sections:
        - items: \(text)
          list: {}
      """
    ).compositional().sections[0].items
  }

  @Test(
    "Items have several forms",
    arguments: [
      ItemsRow("8", 8),
      ItemsRow("columns * 2", 6),
      ItemsRow("1000000000000", 1_000_000_000_000),
      ItemsRow("[]", 0),
      ItemsRow("[10, 20]", 2, [0: 10, 1: 20]),
      ItemsRow("[10, {height: 30}, 'columns * 5']", 3, [0: 10, 1: 30, 2: 15]),
      ItemsRow("[{height: 'item + itemWidth'}, 5]", 2, [0: 100, 1: 5]),
      ItemsRow("{count: 4, height: 7}", 4, [0: 7, 3: 7]),
      ItemsRow("{count: 4, height: columns}", 4, [0: 3, 3: 3]),
      ItemsRow("{count: 5, height: [1, 2]}", 5, [0: 1, 1: 2, 2: 1, 4: 1]),
      ItemsRow("{count: 5, height: [1, 'item * 10']}", 5, [0: 1, 1: 10, 2: 1, 3: 30]),
      ItemsRow("{count: 200, height: '40 + (item % 5) * 20'}", 200, [0: 40, 4: 120, 5: 40]),
      // 100 / 8 fits 12 whole letters per line; 120 letters are 10 lines of 20, plus 16.
      ItemsRow("{count: 2, height: 'ceil(120 / floor(itemWidth / 8)) * 20 + 16'}", 2, [0: 216, 1: 216]),
    ])
  func forms(_ row: ItemsRow) throws {
    let items = try Self.items(row.text)
    #expect(items.count == row.count)
    for (item, height) in row.heights {
      #expect(items.height.length(item: item, laidOut: Size(width: 100, height: 44)) == height)
    }
  }

  @Test("A plain number is the length along the scroll axis")
  func scrollAxis() throws {
    let items = try Self.items("[10, 20]", scrollDirection: "horizontal")
    #expect(items.width.length(item: 1, laidOut: .zero) == 20)
    #expect(items.height.length(item: 1, laidOut: .zero) == nil)
  }

  @Test("An entry without a size has an unknown size")
  func unknown() throws {
    let items = try Self.items("[{}, {width: 5}, 9]")
    #expect(items.height.length(item: 0, laidOut: .zero) == nil)
    #expect(items.height.length(item: 1, laidOut: .zero) == nil)
    #expect(items.width.length(item: 1, laidOut: .zero) == 5)
    #expect(items.height.length(item: 2, laidOut: .zero) == 9)
  }

  @Test("A size that all items share is stored once")
  func pattern() throws {
    let items = try Self.items("{count: 1000000000, height: 40}")
    #expect(items.height.isSameForAll)
    #expect(items.count == 1_000_000_000)
  }

  @Test("Random lengths use SplitMix64, with one draw per item")
  func random() throws {
    // The first two outputs of SplitMix64 from state 0 are 0xE220A8397B1DCDAF and 0x6E789E6AA1B965F4.
    let first = UInt64(0xE220_A839_7B1D_CDAF)
    let second = UInt64(0x6E78_9E6A_A1B9_65F4)
    let items = try Self.items("{count: 2, height: {random: [100, 199]}}")
    #expect(items.height.length(item: 0, laidOut: .zero) == Double(100 + first % 100))
    #expect(items.height.length(item: 1, laidOut: .zero) == Double(100 + second % 100))
    let seeded = try Self.items("{count: 2, width: {random: [100, 199], seed: 7}}")
    #expect(seeded.width.length(item: 0, laidOut: .zero) != items.height.length(item: 0, laidOut: .zero))
  }

  @Test("Items have individual ids or ids from a pattern")
  func ids() throws {
    let spec = SpecText(
      """
      sections:
        - {id: photos, items: {count: 20, id: "photo-{item}"}, list: {}}
        - {items: [{id: first}, 5, {id: last, height: 3}], list: {}}
        - {items: 3, list: {}}
      """)
    let lowered = try #require(spec.lowered().spec)
    #expect(lowered.sectionIDs == ["photos", "1", "2"])
    #expect(lowered.labels.itemID(section: 0, item: 13) == "photo-13")
    #expect(lowered.labels.itemID(section: 1, item: 0) == "first")
    #expect(lowered.labels.itemID(section: 1, item: 1) == nil)
    #expect(lowered.labels.itemID(section: 1, item: 2) == "last")
    #expect(lowered.labels.itemID(section: 2, item: 0) == nil)
  }

  @Test(
    "All items with an id are found, in order",
    arguments: [
      (ItemIDs.pattern(["photo-", ""]), "photo-13", [13]),
      (.pattern(["photo-", ""]), "photo-20", []),
      (.pattern(["photo-", ""]), "photo-013", []),
      (.pattern(["photo-", ""]), "photo-", []),
      // The digits of the pattern after the index are not part of the index.
      (.pattern(["a", "5"]), "a15", [1]),
      (.pattern(["a", "5"]), "a155", [15]),
      (.pattern(["", "", ""]), "1111", [11]),
      (.pattern(["", "", ""]), "1112", []),
      (.pattern(["photo"]), "photo", [0, 1, 2]),
      (.listed([2: "last", 0: "first"]), "last", [2]),
      (.listed([7: "a", 3: "a", 5: "a", 1: "b", 19: "a", 20: "a"]), "a", [3, 5, 7]),
      (.none, "a", []),
    ] as [(ItemIDs, String, [Int])])
  func itemsOfID(ids: ItemIDs, id: String, items: [Int]) {
    #expect(ids.items(of: id, count: 20, limit: 3) == items)
  }

  @Test("A long list of numbers is stored as one array")
  func longList() throws {
    let numbers = (0..<200_000).map { String($0 % 90 + 10) }.joined(separator: ",")
    let text = "{\"sections\": [{\"list\": {}, \"items\": [\(numbers)]}]}"
    let items = try SpecText(text, .json).compositional().sections[0].items
    #expect(items.count == 200_000)
    guard case .listed(let heights) = items.height else {
      Issue.record("not a list")
      return
    }
    #expect(heights[123] == 43)
  }
}
