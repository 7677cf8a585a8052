import LayoutSolver
import LayoutSpec
import SourceText
import Testing

/// A dimension as written, and its value as a width.
struct DimensionRow: CustomTestStringConvertible, Sendable {
  var text: String
  var dimension: Dimension
  var testDescription: String { text }

  init(_ text: String, _ dimension: Dimension) { (self.text, self.dimension) = (text, dimension) }
}

@Suite("Lowering")
struct LoweringTests {
  static func group(_ text: String) throws -> Item {
    try SpecText("sections: [{items: 3, group: {\(text)}}]").compositional().sections[0].group
  }

  static func stack(_ text: String) throws -> Stack {
    let group = try group("type: horizontal, width: 100%, height: 50, \(text)")
    guard case .group(.stack(let stack)) = group.content else {
      Issue.record("no stack")
      return Stack(axis: .vertical, subitems: .cycle([]))
    }
    return stack
  }

  @Test(
    "A dimension has several forms",
    arguments: [
      DimensionRow("200", .absolute(200)),
      DimensionRow("'width / 2'", .absolute(195)),
      DimensionRow("absolute(200)", .absolute(200)),
      DimensionRow("fractionalWidth(0.5)", .fraction(0.5, of: .horizontal)),
      DimensionRow("fractionalWidth(1/2)", .fraction(0.5, of: .horizontal)),
      DimensionRow("'fractionalWidth(width > 500 ? 0.425 : 0.85)'", .fraction(0.85, of: .horizontal)),
      DimensionRow(".fractionalHeight(2)", .fraction(2, of: .vertical)),
      DimensionRow("50%", .fraction(0.5, of: .horizontal)),
      DimensionRow("(100/4)%", .fraction(0.25, of: .horizontal)),
      DimensionRow("estimated(250)", .estimated(250)),
      DimensionRow("' .estimated( 250 ) '", .estimated(250)),
      DimensionRow("'~44'", .estimated(44)),
      DimensionRow("~(40 + 4)", .estimated(44)),
      DimensionRow("uniformAcrossSiblings(60)", .uniformAcrossSiblings(60)),
      DimensionRow(".5", .absolute(0.5)),
      DimensionRow("'max(10, mod(width, 100))'", .absolute(90)),
    ])
  func dimension(_ row: DimensionRow) throws {
    let stack = try Self.stack("subitems: [{width: \(row.text), height: 1}]")
    #expect(stack.subitems.declared[0].size.width == row.dimension)
  }

  @Test("A percentage of a height refers to the container's height")
  func percentage() throws {
    let stack = try Self.stack("subitems: [{width: 1, height: 25%}]")
    #expect(stack.subitems.declared[0].size.height == .fraction(0.25, of: .vertical))
  }

  @Test("Spacing is fixed or flexible")
  func spacing() throws {
    let item =
      "subitems: [{width: 1, height: 1, edgeSpacing: {top: 4, leading: .flexible(8), bottom: fixed(width / 10)}}]"
    #expect(try Self.stack("interItemSpacing: 5, \(item)").interItemSpacing == .fixed(5))
    #expect(try Self.stack("interItemSpacing: flexible(5), \(item)").interItemSpacing == .flexible(5))
    let edges = try Self.stack(item).subitems.declared[0].edgeSpacing
    #expect(edges == EdgeSpacing(top: .fixed(4), leading: .flexible(8), bottom: .fixed(39)))
  }

  @Test("A count makes equal parts or repeats an item")
  func counts() throws {
    let count = try Self.stack("count: floor(width / 100), subitem: {width: 1, height: 1}")
    guard case .count(_, 3) = count.subitems else {
      Issue.record("not three parts")
      return
    }
    let repeating = try Self.stack("count: 2, repeatingSubitem: {width: 1, height: 1}")
    guard case .repeating(_, 2) = repeating.subitems else {
      Issue.record("not two of a kind")
      return
    }
  }

  @Test("Expressions in a custom group's frames use the group's size")
  func frames() throws {
    let group = try Self.group(
      """
      type: custom, width: 100%, height: 200, frames: [
        {x: 25%, y: 10, width: (100/4)%, height: 50%, zIndex: 3},
        {x: "width - 20", width: 20, height: "height / 4"}]
      """)
    guard case .group(.custom(let custom)) = group.content else {
      Issue.record("not custom")
      return
    }
    let items = custom.itemProvider(Size(width: 400, height: 200))
    #expect(
      items.map(\.frame) == [
        Rect(x: 100, y: 10, width: 100, height: 100), Rect(x: 380, y: 0, width: 20, height: 50),
      ])
    #expect(items.map(\.zIndex) == [3, nil])
  }

  @Test("Anchors, offsets and edges are lowered")
  func anchors() throws {
    let item = try Self.stack(
      """
      subitems: [{width: 1, height: 1, supplementaryItems: [
        {kind: badge, width: 20, height: 20, containerAnchor: {edges: [top, trailing], fractionalOffset: {x: 0.3, y: -0.3}}},
        {kind: dot, width: 5, height: 5, zIndex: 7, containerAnchor: {edges: top, absoluteOffset: {y: 4}}, itemAnchor: {}}]}]
      """
    ).subitems.declared[0]
    let badge = item.supplementaryItems[0]
    #expect(
      badge.containerAnchor == Anchor(edges: [.top, .trailing], offset: .fractional(Point(x: 0.3, y: -0.3))))
    #expect(badge.itemAnchor == nil)
    #expect(badge.zIndex == 1)
    let dot = item.supplementaryItems[1]
    #expect(dot.containerAnchor == Anchor(edges: .top, offset: .absolute(Point(x: 0, y: 4))))
    #expect(dot.itemAnchor == Anchor(edges: []))
    #expect(dot.zIndex == 7)
  }

  @Test("A waterfall's keys are lowered")
  func waterfall() throws {
    let group = try Self.group(
      "type: waterfall, width: 100%, height: ~1, columns: 3, columnSpacing: 4, itemSpacing: 5, itemOrder: leadingToTrailing"
    )
    guard case .group(.waterfall(let waterfall)) = group.content else {
      Issue.record("no waterfall")
      return
    }
    #expect(
      waterfall
        == Waterfall(columns: 3, columnSpacing: 4, itemSpacing: 5, itemOrder: .leadingToTrailing))
  }

  @Test("Parts are found by their ids, in document order")
  func labels() throws {
    let text = """
      sections:
        - id: first
          items: 2
          group: {type: vertical, width: 100%, height: 9, name: column, subitems: [{width: 1, height: 1}]}
          boundarySupplementaryItems: [{kind: header, width: 1, height: 1, alignment: top}]
      """
    let lowered = try #require(SpecText(text).lowered().spec)
    let labels = lowered.labels
    let parts = labels.ids.compactMap { labels[$0] }
    #expect(parts.map(\.part) == [.section, .group, .item, .boundaryItem])
    #expect(parts.map(\.name) == ["first", "column", nil, "header"])
    #expect(
      parts.map(\.path) == [
        "/sections/0", "/sections/0/group", "/sections/0/group/subitems/0",
        "/sections/0/boundarySupplementaryItems/0",
      ])
    #expect(parts[2].member(ItemKey.height) != nil)
    #expect(labels.kind(of: "header").map(labels.word) == "header")
  }

  static let estimateRows: [(top: String, section: String, estimate: Size?)] = [
    ("", "", nil),
    ("estimatedItemSize: automatic, ", "", Size(width: 70, height: 40)),
    ("estimatedItemSize: {width: 30, height: 20}, ", "", Size(width: 30, height: 20)),
    ("", ", estimatedItemSize: automatic", Size(width: 70, height: 40)),
    (
      "estimatedItemSize: automatic, ", ", estimatedItemSize: {width: width / 10, height: 20}",
      Size(width: 39, height: 20)
    ),
    // A size of zero turns self-sizing off, as in UIKit.
    ("estimatedItemSize: automatic, ", ", estimatedItemSize: {width: 0, height: 0}", nil),
  ]

  @Test(
    "Rule F11: a section's estimate overrides the top-level one; 'automatic' uses the item size",
    arguments: estimateRows)
  func flowEstimate(_ row: (top: String, section: String, estimate: Size?)) throws {
    let text =
      "{layout: flow, \(row.top)sections: [{items: 2, itemSize: {width: 70, height: 40}\(row.section)}]}"
    guard case .flow(let flow) = try #require(SpecText(text).lowered().spec).layout else {
      Issue.record("no flow layout")
      return
    }
    #expect(flow.sections[0].estimatedItemSize == row.estimate)
  }

  @Test(
    "Rule F17: quirks are a word or a list of words",
    arguments: [
      ("", []), ("quirks: swapSpacingsHorizontally, ", [.swapSpacingsHorizontally]),
      (
        "quirks: [rtlLineModeUnmirrored, swapSpacingsHorizontally], ",
        [.swapSpacingsHorizontally, .rtlLineModeUnmirrored]
      ),
    ] as [(String, Set<FlowLayout.Quirk>)])
  func flowQuirks(text: String, quirks: Set<FlowLayout.Quirk>) throws {
    let spec = SpecText("{layout: flow, \(text)sections: [{items: 2}]}").lowered().spec
    guard case .flow(let flow) = try #require(spec).layout else {
      Issue.record("no flow layout")
      return
    }
    #expect(flow.quirks == quirks)
  }

  @Test(
    "Invalid estimates and quirks are errors",
    arguments: [
      ("estimatedItemSize: always, ", "wrong-type"), ("estimatedItemSize: 44, ", "wrong-type"),
      ("estimatedItemSize: {width: 44}, ", "missing-key"), ("quirks: [swapSpacings], ", "unknown-choice"),
    ])
  func flowProblems(text: String, code: String) {
    let problems = SpecText("{layout: flow, \(text)sections: [{items: 2}]}").lowered().problems
    #expect(problems.map(\.code) == [code])
  }

  @Test("A flow layout has UIKit's defaults")
  func flow() throws {
    let text =
      "{layout: flow, scrollDirection: horizontal, sections: [{items: [7]}, {headerReferenceSize: {height: 30}}]}"
    guard case .flow(let flow) = try #require(SpecText(text).lowered().spec).layout else {
      Issue.record("no flow layout")
      return
    }
    #expect(flow.scrollAxis == .horizontal)
    #expect(flow.sections[0].itemSize == Size(width: 50, height: 50))
    #expect(flow.sections[0].minimumLineSpacing == 10)
    #expect(flow.sections[0].minimumInteritemSpacing == 10)
    #expect(flow.sections[0].items.width.length(item: 0, laidOut: .zero) == 7)
    #expect(flow.sections[1].headerReferenceSize == Size(width: 0, height: 30))
  }
}
