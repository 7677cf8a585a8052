import LayoutReport
import LayoutSolver
import SourceText
import TestSupport
import Testing

@Suite("Differences")
struct DifferenceTests {
  /// Returns a row of 10 × 10 boxes with these left edges.
  static func layout(
    _ lefts: [Double], ids: [Int: String] = [:], section: String = "row", width: Double = 100,
    elements: [Element]? = nil
  ) -> ComparedLayout {
    let boxes = lefts.enumerated().map { item, x in cell(item, Rect(x: x, y: 0, width: 10, height: 10)) }
    return ComparedLayout(
      name: "sample",
      environment: EnvironmentValues(
        width: 100, height: 200, scale: nil, rounding: "none", layoutDirection: "ltr", device: nil),
      contentSize: Size(width: width, height: 10),
      sections: [
        ComparedLayout.Section(
          id: section, items: lefts.count, frame: Rect(x: 0, y: 0, width: width, height: 10))
      ], elements: ComparedElements(elements ?? boxes), ids: .listed(ids), kinds: ["header", "badge"])
  }

  static func cell(
    _ item: Int, _ frame: Rect, section: Int? = 0, _ category: Element.Category = .cell, zIndex: Int = 0
  ) -> Element {
    Element(category: category, section: section, item: item, frame: frame, zIndex: zIndex, id: .none)
  }

  /// Returns a row of boxes with these z-indexes, moved to the right by `move`.
  static func stacked(_ zIndices: [Int], movedBy move: Double = 0, ids: [Int: String] = [:]) -> ComparedLayout
  {
    let boxes = zIndices.enumerated().map { item, zIndex in
      cell(item, Rect(x: 10 * Double(item) + move, y: 0, width: 10, height: 10), zIndex: zIndex)
    }
    return layout(zIndices.map { _ in 0 }, ids: ids, elements: boxes)
  }

  /// Returns a layout without elements, whose only section is an orthogonally scrolling row.
  static func scrolling(
    _ behavior: OrthogonalScrollingBehavior, at offset: Double, rest: Double? = nil, length: Double = 500,
    viewport: Double = 100
  ) -> ComparedLayout {
    var layout = layout([])
    layout.sections[0].row = ComparedRow(
      OrthogonalRow(
        behavior: behavior, viewport: Rect(x: 0, y: 0, width: viewport, height: 10), contentLength: length,
        offset: offset, maxOffset: length - viewport),
      rest: rest.map { SettledOffset(proposed: 130, offset: $0) })
    return layout
  }

  static func lines(
    _ from: ComparedLayout, _ to: ComparedLayout, tolerance: Double = 0, order: ChangeOrder = .size
  ) -> [String] {
    DifferenceFormatter(
      Difference(from: from, to: to, tolerance: tolerance),
      DifferenceOptions(precision: .decimals(3), order: order, file: "b.yaml")
    ).lines
  }

  /// Returns every change with its item, as text.
  static func changes(_ from: ComparedLayout, _ to: ComparedLayout) -> [String] {
    let text = try? text("jsonl", [Difference(from: from, to: to, tolerance: 0)])
    return (text ?? "").split(separator: "\n").dropFirst().map { line in
      let word = line.split(separator: "\"")[7]
      let item = line.split(separator: "\"item\": ").dropFirst().first?.prefix { $0.isNumber }
      return "\(word) \(item ?? "")"
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var from: ComparedLayout
    var to: ComparedLayout
    var lines: [String]

    init(_ name: String, _ from: ComparedLayout, _ to: ComparedLayout, _ lines: [String]) {
      (testDescription, self.from, self.to, self.lines) = (name, from, to, lines)
    }
  }

  static let rows = [
    Row("the same", layout([0, 10, 20]), layout([0, 10, 20]), []),
    Row("one moved", layout([0, 10, 20]), layout([0, 12, 20]), ["row item 1 moved by (+2, 0)"]),
    Row(
      "neighbors that moved alike are one run", layout([0, 10, 20, 30]), layout([0, 14, 24, 34]),
      ["row items 1-3 moved by (+4, 0)"]),
    Row(
      "a run ends where one moved otherwise, and the largest comes first", layout([0, 10, 20, 30]),
      layout([1, 11, 25, 31]),
      ["row item 2 moved by (+5, 0)", "row items 0-1 moved by (+1, 0)", "row item 3 moved by (+1, 0)"]),
    Row(
      "a run ends where one has not moved", layout([0, 10, 20]), layout([-1, 10, 19]),
      ["row item 0 moved by (-1, 0)", "row item 2 moved by (-1, 0)"]),
    Row(
      "thirds that moved alike are one run in spite of their digits", layout([1 / 3, 2 / 3]),
      layout([1 / 3 + 0.1, 2 / 3 + 0.1]), ["row items 0-1 moved by (+0.1, 0)"]),
    Row(
      "resized", layout([], elements: [cell(0, Rect(x: 0, y: 0, width: 10, height: 10))]),
      layout([], elements: [cell(0, Rect(x: 0, y: 0, width: 12.5, height: 9))]),
      ["row item 0 resized by (+2.5, -1)"]),
    Row(
      "moved and resized", layout([], elements: [cell(0, Rect(x: 0, y: 0, width: 10, height: 10))]),
      layout([], elements: [cell(0, Rect(x: 5, y: 1, width: 5, height: 10))]),
      ["row item 0 moved and resized by (+5, +1) and (-5, 0)"]),
    Row(
      "added", layout([0]), layout([0, 10, 20]), ["section row 1 items become 3", "row items 1-2 added"]),
    Row("removed", layout([0, 10]), layout([0]), ["section row 2 items become 1", "row item 1 removed"]),
    Row(
      "an id finds its element at another index, and the others by theirs",
      layout([0, 10, 20], ids: [0: "a", 1: "b", 2: "c"]),
      layout([0, 10, 20], ids: [0: "c", 1: "b", 2: "a"]),
      [
        "row item 0 'a' renumbered to 2, moved by (+20, 0)",
        "row item 2 'c' renumbered to 0, moved by (-20, 0)",
      ]),
    Row(
      "renumbered alike is one run", layout([0, 10, 20], ids: [1: "a", 2: "b"]),
      layout([0, 10], ids: [0: "a", 1: "b"]),
      [
        "section row 3 items become 2", "row item 0 removed",
        "row items 1-2 renumbered to 0-1, moved by (-10, 0)",
      ]),
    Row(
      "two ids at one index are two elements", layout([0], ids: [0: "a"]), layout([0], ids: [0: "b"]),
      ["row item 0 'a' removed", "row item 0 'b' added"]),
    Row(
      "an id that one side has twice leaves the index to tell",
      layout([0, 10, 20], ids: [0: "a", 1: "a", 2: "b"]),
      layout([0, 11, 22], ids: [0: "c", 1: "a", 2: "b"]),
      ["row item 2 'b' moved by (+2, 0)", "row item 1 'a' moved by (+1, 0)"]),
    Row(
      "an id on one side only leaves the index to tell", layout([0], ids: [0: "a"]), layout([3]),
      ["row item 0 'a' moved by (+3, 0)"]),
    Row(
      "kinds are told apart by their words, the layout's own elements by its name",
      layout(
        [],
        elements: [
          cell(0, .zero, .supplementary(ElementKind(0))),
          cell(0, .zero, section: nil, .supplementary(ElementKind(0))),
        ]),
      layout(
        [],
        elements: [
          cell(0, .zero, .supplementary(ElementKind(1))),
          cell(0, Rect(x: 0, y: 1, width: 0, height: 0), section: nil, .supplementary(ElementKind(0))),
        ]),
      ["layout header moved by (0, +1)", "row header removed", "row badge added"]),
    Row(
      "at another z-index, folded", stacked([0, 0, 0, 1, 1]), stacked([0, 2, 2, 2, 2]),
      ["row items 1-2 restacked from z-index 0 to 2", "row items 3-4 restacked from z-index 1 to 2"]),
    Row(
      "moved and restacked", stacked([0, 0, 0]), stacked([0, 0, 7], movedBy: 4),
      ["row items 0-1 moved by (+4, 0)", "row item 2 moved by (+4, 0), restacked from z-index 0 to 7"]),
    Row(
      "moved alike at different z-indexes is one run", stacked([0, 5]), stacked([0, 5], movedBy: 4),
      ["row items 0-1 moved by (+4, 0)"]),
    Row(
      "renumbered and restacked", stacked([3, 4], ids: [0: "a", 1: "b"]),
      stacked([3, 4], ids: [0: "b", 1: "a"]),
      [
        "row item 0 'a' renumbered to 1, moved by (+10, 0), restacked from z-index 3 to 4",
        "row item 1 'b' renumbered to 0, moved by (-10, 0), restacked from z-index 4 to 3",
      ]),
    Row(
      "a row that scrolls otherwise", scrolling(.paging, at: 0), scrolling(.groupPaging, at: 0),
      ["section row row paging at 0 of 400 becomes groupPaging at 0 of 400"]),
    Row(
      "a row that stands elsewhere", scrolling(.paging, at: 0), scrolling(.paging, at: 100),
      ["section row row paging at 0 of 400 becomes paging at 100 of 400"]),
    Row(
      "a row that scrolls no longer", scrolling(.paging, at: 20), layout([]),
      ["section row row paging at 20 of 400 becomes none"]),
    Row(
      "a row that has begun to scroll", layout([]), scrolling(.continuous, at: 20),
      ["section row row none becomes continuous at 20 of 400"]),
    Row(
      "a row that comes to rest elsewhere", scrolling(.paging, at: 0, rest: 100),
      scrolling(.paging, at: 0, rest: 200),
      ["section row settling offset 100 (released at 130) becomes 200 (released at 130)"]),
    Row(
      "a rest that only one side was asked for", scrolling(.paging, at: 0, rest: 100),
      scrolling(.paging, at: 0), []),
    Row(
      "a longer row in a wider view", scrolling(.paging, at: 0),
      scrolling(.paging, at: 0, length: 510, viewport: 110),
      [
        "section row row in 0, 0, 100 × 10 becomes 0, 0, 110 × 10; row of 500 becomes 510"
      ]),
    Row(
      "the content and its sections", layout([0]), layout([0], width: 120),
      [
        "content size 100 × 10 becomes 120 × 10",
        "section row resized: 0, 0, 100 × 10 becomes 0, 0, 120 × 10",
      ]),
    Row(
      "a section under another id at the same index is the same one", layout([0]),
      layout([1], section: "line"), ["row item 0 moved by (+1, 0)"]),
  ]

  @Test("Changes are reported per element, with runs of equal changes folded", arguments: rows)
  func words(_ row: Row) { #expect(Self.lines(row.from, row.to) == row.lines) }

  @Test("Changes can be listed by element index instead")
  func indexOrder() {
    let (from, to) = (Self.layout([0, 10, 20]), Self.layout([1, 15, 20]))
    #expect(
      Self.lines(from, to, order: .index) == ["row item 0 moved by (+1, 0)", "row item 1 moved by (+5, 0)"])
  }

  @Test(
    "Differences up to and including the tolerance are ignored",
    arguments: [(0.0, false), (0.25, false), (0.5, true), (1.0, true)])
  func tolerance(tolerance: Double, isSame: Bool) {
    let difference = Difference(
      from: Self.layout([0]), to: Self.layout([0.5], width: 100.5), tolerance: tolerance)
    #expect(difference.isSame == isSame)
  }

  /// Returns an integer as a decimal: `12345` with three decimals is 12.345.
  private static func decimal(_ digits: Int, _ decimals: Int) throws -> Double {
    try #require(Double("\(digits)e-\(decimals)"))
  }

  @Test(
    "Decimals may differ by exactly the tolerance, and not by one more unit in the last place",
    arguments: 0...9, 0..<40)
  func decimals(decimals: Int, seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    // Up to 14 digits, the last of which a double still represents.
    let start = numbers.int(0...99_999_999_999_999)
    let tolerance = numbers.int(1...(1 << numbers.int(1...40)))
    let points = try Self.decimal(tolerance, decimals)
    for (end, isSame) in [
      (start + tolerance, true), (start + tolerance + 1, false), (start - tolerance, true),
      (start - tolerance - 1, false), (start + tolerance - 1, true),
    ] {
      let (from, to) = (try Self.decimal(start, decimals), try Self.decimal(end, decimals))
      let difference = Difference(from: Self.layout([from]), to: Self.layout([to]), tolerance: points)
      #expect(difference.isSame == isSame, "\(from) to \(to) within \(points)")
    }
  }

  @Test("Without a tolerance, even adjacent doubles differ", arguments: [1.0, 0.1, 1e9])
  func noTolerance(value: Double) {
    let difference = Difference(from: Self.layout([value]), to: Self.layout([value.nextUp]), tolerance: 0)
    #expect(!difference.isSame)
  }

  /// Returns sections stacked vertically, 10 high, with one cell each.
  static func sections(_ ids: [String]) -> ComparedLayout {
    var layout = layout([], elements: [])
    let frames = ids.indices.map { Rect(x: 0, y: 10 * Double($0), width: 100, height: 10) }
    layout.sections = zip(ids, frames).map { ComparedLayout.Section(id: $0, items: 1, frame: $1) }
    layout.elements = ComparedElements(frames.enumerated().map { cell(0, $1, section: $0) })
    return layout
  }

  @Test("Sections are matched by id, so a section inserted at the top only moves the others")
  func sectionOnTop() {
    #expect(
      Self.lines(Self.sections(["a", "b"]), Self.sections(["new", "a", "b"])) == [
        "section a moved: 0, 0, 100 × 10 becomes 0, 10, 100 × 10",
        "section b moved: 0, 10, 100 × 10 becomes 0, 20, 100 × 10", "section new added",
        // The new cell is 100 wide, and the others moved by 10.
        "new item 0 added", "a item 0 moved by (0, +10)", "b item 0 moved by (0, +10)",
      ])
    #expect(
      Self.lines(Self.sections(["a", "b"]), Self.sections(["b"])) == [
        "section a removed", "section b moved: 0, 10, 100 × 10 becomes 0, 0, 100 × 10", "a item 0 removed",
        "b item 0 moved by (0, -10)",
      ])
  }

  @Test("An element that moved to another section names that section")
  func otherSection() {
    var from = Self.sections(["a", "b"])
    var to = from
    from.ids = .listed([0: "x", 1: "y"])
    to.ids = .listed([0: "y", 1: "x"])
    #expect(
      Self.lines(from, to) == [
        "a item 0 'x' renumbered to b 0, moved by (0, +10)",
        "b item 0 'y' renumbered to a 0, moved by (0, -10)",
      ])
  }

  // MARK: Formats

  static func text(_ format: String, _ differences: [Difference]) throws -> String {
    var bytes: [UInt8] = []
    var buffer = TextBuffer { piece in
      bytes += piece
      return true
    }
    let format = try #require(DifferenceFormat.all.first { $0.name == format })
    format.write(
      Differences(count: differences.count) { differences[$0] },
      DifferenceOptions(precision: .decimals(3), order: .size, file: "b,1.yaml"), &buffer)
    buffer.flush()
    return String(decoding: bytes, as: UTF8.self)
  }

  static let sample = Difference(
    from: layout([0, 10]), to: layout([2, 12], ids: [1: "b"]), tolerance: 0)

  @Test("JSON has one change per line, unfolded, with both frames")
  func json() throws {
    #expect(
      try Self.text("json", [Self.sample]) == """
        {
          "layoutcalc": 1,
          "from": "sample",
          "to": "sample",
          "comparisons": [
            {"environment": {"width": 100, "height": 200, "scale": null, "rounding": "none", "layoutDirection": "ltr"}, \
        "same": false, "contentSize": {"from": {"width": 100, "height": 10}, "to": {"width": 100, "height": 10}}, \
        "sections": [], "changes": [
              {"change": "moved", "kind": "cell", "section": 0, "item": 0, \
        "from": {"x": 0, "y": 0, "width": 10, "height": 10}, "to": {"x": 2, "y": 0, "width": 10, "height": 10}},
              {"change": "moved", "kind": "cell", "section": 0, "item": 1, \
        "from": {"x": 10, "y": 0, "width": 10, "height": 10}, "to": {"x": 12, "y": 0, "width": 10, "height": 10}, \
        "id": "b"}
            ]}
          ]
        }

        """)
  }

  @Test("JSON includes z-indexes and rows that differ")
  func restackedJSON() throws {
    let stacked = Difference(from: Self.stacked([0]), to: Self.stacked([2]), tolerance: 0)
    #expect(
      try Self.text("jsonl", [stacked]).hasSuffix(
        """
        {"record": "change", "change": "restacked", "kind": "cell", "section": 0, "item": 0, \
        "from": {"x": 0, "y": 0, "width": 10, "height": 10, "zIndex": 0}, \
        "to": {"x": 0, "y": 0, "width": 10, "height": 10, "zIndex": 2}}

        """))
    let row = Difference(
      from: Self.scrolling(.paging, at: 0), to: Self.scrolling(.paging, at: 9, rest: 100), tolerance: 0)
    let frame = #""x": 0, "y": 0, "width": 100, "height": 10"#
    let length = #""contentLength": 500"#
    #expect(
      try Self.text("jsonl", [row]).contains(
        """
        "sections": [{"section": 0, "id": "row", \
        "from": {"items": 0, \(frame), "orthogonal": {"behavior": "paging", \(frame), \(length), "offset": 0, \
        "maxOffset": 400}}, \
        "to": {"items": 0, \(frame), "orthogonal": {"behavior": "paging", \(frame), \(length), "offset": 9, \
        "maxOffset": 400, "rest": {"proposed": 130, "offset": 100}}}}]}
        """))
  }

  @Test("JSON Lines have a comparison followed by its changes")
  func jsonLines() throws {
    let lines = try Self.text("jsonl", [Self.sample]).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("{\"record\": \"comparison\", \"environment\": {\"width\": 100,"))
    #expect(lines[1].hasPrefix("{\"record\": \"change\", \"change\": \"moved\", \"kind\": \"cell\","))
  }

  @Test("Annotations refer to the second file and escape separators")
  func github() throws {
    #expect(
      try Self.text("github", [Self.sample])
        == "::warning file=b%2C1.yaml,title=layout changed::row items 0-1 moved by (+2, 0)\n")
  }

  @Test("Several environments are named, and those without differences are omitted")
  func severalEnvironments() throws {
    let same = Difference(from: Self.layout([0]), to: Self.layout([0]), tolerance: 0)
    #expect(
      try Self.text("text", [same, Self.sample]) == "width 100:\n  row items 0-1 moved by (+2, 0)\n")
    #expect(try Self.text("text", [same]).isEmpty)
    #expect(try Self.text("github", [same]).isEmpty)
  }
}
