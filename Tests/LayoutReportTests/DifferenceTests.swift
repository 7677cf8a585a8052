import LayoutReport
import LayoutSolver
import SourceText
import TestSupport
import Testing

@Suite("Differences")
struct DifferenceTests {
  /// A row of boxes, ten by ten, from these left edges.
  static func layout(
    _ lefts: [Double], ids: [Int: String] = [:], section: String = "row", width: Double = 100,
    elements: [Element]? = nil
  ) -> ComparedLayout {
    let boxes = lefts.enumerated().map { item, x in cell(item, Rect(x: x, y: 0, width: 10, height: 10)) }
    return ComparedLayout(
      name: "sample",
      environment: EnvironmentFacts(
        width: 100, height: 200, scale: nil, rounding: "none", layoutDirection: "ltr", device: nil),
      contentSize: Size(width: width, height: 10),
      sections: [
        ComparedLayout.Section(
          id: section, items: lefts.count, frame: Rect(x: 0, y: 0, width: width, height: 10))
      ], elements: elements ?? boxes, ids: ids, kinds: ["header", "badge"])
  }

  static func cell(_ item: Int, _ frame: Rect, section: Int? = 0, _ category: Element.Category = .cell)
    -> Element
  {
    Element(category: category, section: section, item: item, frame: frame, zIndex: 0, id: .none)
  }

  static func lines(
    _ from: ComparedLayout, _ to: ComparedLayout, tolerance: Double = 0, order: ChangeOrder = .size
  ) -> [String] {
    DifferenceWords(
      Difference(from: from, to: to, tolerance: tolerance),
      DifferenceOptions(precision: .decimals(3), order: order, file: "b.yaml")
    ).lines
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
      "the content and its sections", layout([0]), layout([0], width: 120),
      [
        "content size 100 × 10 becomes 120 × 10",
        "section row resized: 0, 0, 100 × 10 becomes 0, 0, 120 × 10",
      ]),
    Row(
      "a section under another id at the same index is the same one", layout([0]),
      layout([1], section: "line"), ["row item 0 moved by (+1, 0)"]),
  ]

  @Test("What has become of elements is told, folded", arguments: rows)
  func words(_ row: Row) { #expect(Self.lines(row.from, row.to) == row.lines) }

  @Test("The order of the elements can be had instead")
  func indexOrder() {
    let (from, to) = (Self.layout([0, 10, 20]), Self.layout([1, 15, 20]))
    #expect(
      Self.lines(from, to, order: .index) == ["row item 0 moved by (+1, 0)", "row item 1 moved by (+5, 0)"])
  }

  @Test(
    "Lengths may differ by the tolerance, which is the last that does not count",
    arguments: [(0.0, false), (0.25, false), (0.5, true), (1.0, true)])
  func tolerance(tolerance: Double, isSame: Bool) {
    let difference = Difference(
      from: Self.layout([0]), to: Self.layout([0.5], width: 100.5), tolerance: tolerance)
    #expect(difference.isSame == isSame)
  }

  /// Whole numbers as decimals: `12345` with three decimals is 12.345.
  private static func decimal(_ digits: Int, _ decimals: Int) throws -> Double {
    try #require(Double("\(digits)e-\(decimals)"))
  }

  @Test(
    "Decimals may differ by the tolerance as it is written, and by no digit more", arguments: 0...9, 0..<40)
  func decimals(decimals: Int, seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    // Up to 14 digits, of which a double can tell the last.
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

  @Test("Without a tolerance even neighbors differ", arguments: [1.0, 0.1, 1e9])
  func noTolerance(value: Double) {
    let difference = Difference(from: Self.layout([value]), to: Self.layout([value.nextUp]), tolerance: 0)
    #expect(!difference.isSame)
  }

  /// Sections one above the other, ten high, with a cell each.
  static func sections(_ ids: [String]) -> ComparedLayout {
    var layout = layout([], elements: [])
    let frames = ids.indices.map { Rect(x: 0, y: 10 * Double($0), width: 100, height: 10) }
    layout.sections = zip(ids, frames).map { ComparedLayout.Section(id: $0, items: 1, frame: $1) }
    layout.elements = frames.enumerated().map { cell(0, $1, section: $0) }
    return layout
  }

  @Test("Sections are known by their ids, so that one more on top only moves the others")
  func sectionOnTop() {
    #expect(
      Self.lines(Self.sections(["a", "b"]), Self.sections(["new", "a", "b"])) == [
        "section a moved: 0, 0, 100 × 10 becomes 0, 10, 100 × 10",
        "section b moved: 0, 10, 100 × 10 becomes 0, 20, 100 × 10", "section new added",
        // The cell that is new is 100 wide, the others moved by 10.
        "new item 0 added", "a item 0 moved by (0, +10)", "b item 0 moved by (0, +10)",
      ])
    #expect(
      Self.lines(Self.sections(["a", "b"]), Self.sections(["b"])) == [
        "section a removed", "section b moved: 0, 10, 100 × 10 becomes 0, 0, 100 × 10", "a item 0 removed",
        "b item 0 moved by (0, -10)",
      ])
  }

  @Test("An element that has gone to another section says to which")
  func otherSection() {
    var from = Self.sections(["a", "b"])
    var to = from
    from.ids = [0: "x", 1: "y"]
    to.ids = [0: "y", 1: "x"]
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
      differences, DifferenceOptions(precision: .decimals(3), order: .size, file: "b,1.yaml"), &buffer)
    buffer.flush()
    return String(decoding: bytes, as: UTF8.self)
  }

  static let sample = Difference(
    from: layout([0, 10]), to: layout([2, 12], ids: [1: "b"]), tolerance: 0)

  @Test("JSON holds a change a line, unfolded, with both frames")
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

  @Test("JSON lines hold a comparison, then its changes")
  func jsonLines() throws {
    let lines = try Self.text("jsonl", [Self.sample]).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("{\"record\": \"comparison\", \"environment\": {\"width\": 100,"))
    #expect(lines[1].hasPrefix("{\"record\": \"change\", \"change\": \"moved\", \"kind\": \"cell\","))
  }

  @Test("Annotations point at the second file, their separators escaped")
  func github() throws {
    #expect(
      try Self.text("github", [Self.sample])
        == "::warning file=b%2C1.yaml,title=layout changed::row items 0-1 moved by (+2, 0)\n")
  }

  @Test("Several environments are named, and those that are the same are left out")
  func severalEnvironments() throws {
    let same = Difference(from: Self.layout([0]), to: Self.layout([0]), tolerance: 0)
    #expect(
      try Self.text("text", [same, Self.sample]) == "width 100:\n  row items 0-1 moved by (+2, 0)\n")
    #expect(try Self.text("text", [same]).isEmpty)
    #expect(try Self.text("github", [same]).isEmpty)
  }
}
