import LayoutCalcCLI
import TestSupport
import Testing

@Suite("diff")
struct DiffTests {
  /// The grid with cells of height 60: in two columns of 100, item 2 moves down by 10, and all cells grow by
  /// 10.
  static let taller = SampleSpecs.grid.replacing("50}]", with: "60}]").replacing(
    "height: 50, sub", with: "height: 60, sub")

  static let files = SampleSpecs.files.merging([
    "taller.yaml": taller,
    "grid.solved.json": World(files: SampleSpecs.files)
      .run(["solve", "grid.yaml", "--width", "200", "--format", "json"]).output,
    "both.solved.json": World(files: SampleSpecs.files)
      .run(["solve", "grid.yaml", "--width", "200", "--width", "300", "--format", "json"]).output,
  ]) { $1 }

  static func run(_ arguments: String..., files more: [String: String] = [:]) -> Transcript {
    World(files: files.merging(more) { $1 }).run(["diff"] + arguments)
  }

  @Test("Differences are printed, one run of items per line, and the exit status is 1")
  func differs() {
    let run = Self.run("grid.yaml", "taller.yaml", "--width", "200")
    #expect(run.status == .problemsFound)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        content size 200 × 100 becomes 200 × 120
        section grid resized: 0, 0, 200 × 100 becomes 0, 0, 200 × 120
        grid items 0-1 resized by (0, +10)
        grid item 2 moved and resized by (0, +10) and (0, +10)

        """)
  }

  /// Two rows, one above the other; the first is `height` thirds of a point high.
  static func thirds(_ height: Int) -> String {
    """
    sections:
      - items: 1
        group: {type: horizontal, width: 100%, height: \(height)/3, subitems: [{width: 100%, height: 100%}]}
      - items: 1
        group: {type: horizontal, width: 100%, height: 10, subitems: [{width: 100%, height: 100%}]}
    """
  }

  // 127.3333 - 128.6667 = -1.3333; none of its decimals depend on how the two heights are printed.
  @Test(
    "The exact numbers are subtracted before the difference is rounded",
    arguments: [("3", "-1.333"), ("0", "-1"), ("1", "-1.3"), ("full", "-1.333333333")])
  func exactDifference(precision: String, difference: String) {
    let run = Self.run(
      "from.yaml", "to.yaml", "--precision", precision,
      files: ["from.yaml": Self.thirds(386), "to.yaml": Self.thirds(382)])
    #expect(run.output.hasSuffix("1 item 0 moved by (0, \(difference))\n"), "\(run.output)")
  }

  @Test(
    "By default, differences below half of the last printed decimal are ignored",
    arguments: [
      // 0.0004 is less than half of 0.001, 0.4 less than half of 1; with full precision, every digit counts.
      ("100.0004", [], LayoutCalcCLI.ExitStatus.success), ("100.0006", [], .problemsFound),
      ("100.0004", ["--precision", "4"], .problemsFound), ("100.4", ["--precision", "0"], .success),
      ("100.6", ["--precision", "0"], .problemsFound),
      ("100.0000001", ["--precision", "full"], .problemsFound),
      ("100.0004", ["--tolerance", "0"], .problemsFound),
    ] as [(String, [String], LayoutCalcCLI.ExitStatus)])
  func defaultTolerance(height: String, options: [String], status: LayoutCalcCLI.ExitStatus) {
    let spec = { (height: String) in
      "sections: [{items: 1, group: {type: horizontal, width: 100%, height: \(height), "
        + "subitems: [{width: 100%, height: 100%}]}}]"
    }
    let world = World(files: ["from.yaml": spec("100"), "to.yaml": spec(height)])
    #expect(world.run(["diff", "from.yaml", "to.yaml"] + options).status == status)
  }

  @Test("Results are compared as printed: a spec equals its own solved output")
  func printedAnswer() {
    let files = ["thirds.yaml": Self.thirds(386)]
    let printed = World(files: files).run(["solve", "thirds.yaml", "--format", "json"]).output
    let run = Self.run("thirds.json", "thirds.yaml", files: files.merging(["thirds.json": printed]) { $1 })
    #expect(run.status == .success)
    #expect(run.output.isEmpty)
  }

  struct Pair: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var status: LayoutCalcCLI.ExitStatus
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String..., status: LayoutCalcCLI.ExitStatus) {
      (self.arguments, self.status) = (arguments, status)
    }
  }

  static let pairs = [
    Pair("grid.yaml", "grid.yaml", status: .success),
    Pair("grid.yaml", "grid.json", status: .success),
    Pair("grid.yaml", "taller.yaml", status: .problemsFound),
    Pair("grid.yaml", "taller.yaml", "--tolerance", "20", status: .success),
    Pair("grid.yaml", "taller.yaml", "--tolerance", "19.9", status: .problemsFound),
    Pair("grid.yaml", "grid.solved.json", "--width", "200", status: .success),
    Pair("grid.solved.json", "grid.yaml", "--width=200", status: .success),
    Pair("grid.solved.json", "grid.solved.json", "--width", "999", status: .success),
    Pair("grid.yaml", "grid.solved.json", "--width", "201", status: .problemsFound),
    Pair("grid.yaml", "both.solved.json", "--width", "200", "--width", "300", status: .success),
    Pair("grid.yaml", "both.solved.json", "--width", "200", "--width", "301", status: .problemsFound),
    Pair("grid.yaml", "both.solved.json", "--width", "200", status: .unusableInput),
    Pair("grid.yaml", "bad.yaml", status: .unusableInput),
    Pair("bad.yaml", "grid.yaml", status: .unusableInput),
    Pair("broken.json", "grid.yaml", status: .unusableInput),
    Pair("grid.yaml", "nowhere.yaml", status: .unusableInput),
    Pair("grid.yaml", "grid.yaml", "--device", "no-phone", status: .usage),
    Pair("grid.yaml", "grid.yaml", "--tolerance", "-1", status: .usage),
    Pair("grid.yaml", "grid.yaml", "--order", "name", status: .usage),
    Pair("grid.yaml", "grid.yaml", "--format", "table", status: .usage),
    Pair("grid.yaml", status: .usage),
    Pair("grid.yaml", "grid.yaml", "grid.yaml", status: .usage),
  ]

  @Test(
    "The exit status is 0 for equal layouts, 1 for different ones, 2 for unusable input", arguments: pairs)
  func status(_ pair: Pair) {
    let run = World(files: Self.files).run(["diff"] + pair.arguments)
    #expect(run.status == pair.status, "\(run.output)\(run.errors)")
    #expect(run.output.isEmpty == (pair.status != .problemsFound))
    #expect(run.errors.isEmpty == (pair.status < .unusableInput))
  }

  @Test(
    "A difference equal to the tolerance is ignored, even if its decimals are inexact in binary",
    arguments: [("1", "1.1"), ("0.3", "0.4"), ("100.7", "100.6"), ("4.35", "4.45")])
  func exactTolerance(from: String, to: String) {
    let reports = [from, to].map { Self.report(Self.cell.replacing("\"x\": 0", with: "\"x\": \($0)")) }
    let world = World(files: ["a.json": reports[0], "b.json": reports[1]])
    for (tolerance, status) in [
      ("0.1", LayoutCalcCLI.ExitStatus.success), ("0.099", .problemsFound), ("0.101", .success),
    ] {
      #expect(world.run(["diff", "a.json", "b.json", "--tolerance", tolerance]).status == status)
    }
  }

  /// A row of five pages of width 390 in a view of 390, with a badge; and variations of it.
  static let pages = """
    sections:
      - id: pages
        items: 5
        orthogonalScrollingBehavior: groupPaging
        group:
          type: horizontal
          width: 100%
          height: 50
          subitems:
            - {width: 100%, height: 50, supplementaryItems: [{kind: badge, width: 9, height: 9, containerAnchor: {}}]}

    """

  static let unframed = [
    (
      pages.replacing("groupPaging", with: "paging"), [],
      "section pages row groupPaging at 0 of 1560 becomes paging at 0 of 1560"
    ),
    (
      pages.replacing("containerAnchor", with: "zIndex: 3, containerAnchor"), [],
      "pages badge 0-4 restacked from z-index 1 to 3"
    ),
    // Released at 300, a row of pages of 390 settles at the nearer page.
    (
      pages, ["--rest", "pages=300"],
      "section pages settling offset 0 (released at 100) becomes 390 (released at 300)"
    ),
  ]

  @Test("Values other than frames are compared too, in specs and in solved output", arguments: unframed)
  func withoutFrames(spec: String, options: [String], line: String) {
    let world = World(files: ["a.yaml": Self.pages, "b.yaml": spec])
    let solved = [
      world.run(["solve", "a.yaml", "-f", "json", "--rest", "pages=100"]),
      world.run(["solve", "b.yaml", "-f", "json"] + options),
    ]
    let reports = World(
      files: world.files.merging(["a.json": solved[0].output, "b.json": solved[1].output]) { $1 })
    var pairs = [["a.json", "b.json"]]
    if options.isEmpty { pairs += [["a.yaml", "b.yaml"], ["a.yaml", "b.json"], ["a.json", "b.yaml"]] }
    for pair in pairs {
      let run = reports.run(["diff"] + pair)
      #expect(run.status == .problemsFound)
      #expect(run.output == line + "\n")
      let annotations = reports.run(["diff", "-f", "github"] + pair)
      #expect(annotations.output == "::warning file=\(pair[1]),title=layout changed::\(line)\n")
    }
  }

  /// Sevenths have infinitely many decimals.
  static let sevenths = """
    sections:
      - items: {count: 40, height: [20.123456789, 30.1]}
        interGroupSpacing: 1/3
        group: {type: horizontal, width: 100%, height: ~50, subitems: [{width: fractionalWidth(1/7), height: ~50}]}

    """

  @Test(
    "A spec equals its own solved output at every precision",
    arguments: (0...15).map(String.init) + ["full"])
  func ownAnswer(precision: String) {
    let world = World(files: ["a.yaml": Self.sevenths])
    let solve = world.run(["solve", "a.yaml", "--width", "391", "--format", "json", "--precision", precision])
    #expect(solve.status == .success)
    let world2 = World(files: ["a.yaml": Self.sevenths, "a.json": solve.output])
    let run = world2.run(["diff", "a.json", "a.yaml", "--width", "391", "--precision", precision])
    #expect(run.status == .success, "\(run.output)\(run.errors)")
  }

  @Test("Several environments are compared separately")
  func matrix() {
    let run = Self.run("grid.yaml", "taller.yaml", "--width", "200", "--device", "iphone-15")
    #expect(run.output.hasPrefix("width 200:\n  content size 200 × 100 becomes 200 × 120\n"))
    #expect(run.output.contains("\niphone-15:\n  content size "))
  }

  @Test("One side can be standard input")
  func standardInput() {
    let world = World(files: Self.files, standardInput: SampleSpecs.grid)
    #expect(world.run(["diff", "-", "grid.yaml"]).status == .success)
    #expect(world.run(["diff", "-", "-"]).status == .usage)
  }

  /// Solved output with the given text as its only element.
  static func report(_ element: String, version: String = "1", rest: String = "") -> String {
    """
    {
      "layoutcalc": \(version), "name": "a",
      "environment": {"width": 100, "height": 100, "scale": null, "rounding": "none", "layoutDirection": "ltr"},
      "contentSize": {"width": 100, "height": 10}, "sections": [],
      "elements": [
        \(element)
      ]
    }
    """
  }

  static let cell =
    #"{"kind": "cell", "section": 0, "item": 0, "x": 0, "y": 0, "width": 1, "height": 1, "zIndex": 0}"#

  static let broken = [
    (cell.replacing("cell", with: "row"), "a.json:6:5", "'cell', 'supplementary' or 'decoration'"),
    (cell.replacing("\"x\": 0, ", with: ""), "a.json:6:5", "must have the key 'x'"),
    (cell.replacing("\"x\": 0", with: "\"x\": \"0\""), "a.json:6:5", "expected a number for 'x'"),
    (
      cell.replacing("\"item\": 0", with: "\"item\": 0.5"), "a.json:6:5", "expected a whole number for 'item'"
    ),
    (
      cell.replacing("\"item\": 0", with: "\"item\": 1e300"), "a.json:6:5",
      "expected a whole number for 'item'"
    ),
    ("7", "a.json:6:5", "must have the key"),
  ]

  @Test("An invalid element in solved output is reported with its location", arguments: broken)
  func brokenAnswers(element: String, place: String, message: String) {
    let run = Self.run("a.json", "grid.yaml", files: ["a.json": Self.report(element)])
    #expect(run.status == .unusableInput)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("\(place): error[solved-json]: "), "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.contains("hint: create it again"))
  }

  @Test(
    "An invalid row in solved output is reported",
    arguments: [
      (#""behavior": "sideways""#, "expected how a row scrolls for 'behavior'"),
      (#""behavior": 1"#, "expected a string for 'behavior'"),
      (#""behavior": "paging""#, "must have the key 'x'"),
      (#""rest": {"proposed": 1}"#, "must have the key 'behavior'"),
    ])
  func brokenRows(row: String, message: String) {
    let section = #"{"section": 0, "id": "a", "items": 0, "x": 0, "y": 0, "width": 1, "height": 1, "#
    let report = Self.report("").replacing(
      "\"sections\": []", with: "\"sections\": [\(section)\"orthogonal\": {\(row)}}]")
    let run = Self.run("a.json", "grid.yaml", files: ["a.json": report])
    #expect(run.status == .unusableInput)
    #expect(run.errors.hasPrefix("a.json:4:"), "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("Output of other versions and query results cannot be compared")
  func otherAnswers() {
    let other = Self.run(
      "a.json", "a.json", files: ["a.json": Self.report(Self.cell, version: "2")])
    #expect(other.status == .unusableInput)
    #expect(other.errors.contains("expected 'layoutcalc' to be 1"))
    let query = World(files: Self.files).run(["solve", "grid.yaml", "--rect", "0,0,9,9", "--format", "json"])
    let run = Self.run("a.json", "a.json", files: ["a.json": query.output])
    #expect(run.status == .unusableInput)
    #expect(run.errors.contains("without '--rect'"))
  }

  @Test(
    "A recording of a collection view has no section frames or ids, and is compared by its elements",
    arguments: [(50, true), (51, false)])
  func recording(_ row: (y: Int, isSame: Bool)) {
    // Three items of half a width of 390, 50 high: two in the first row, one in the second.
    let cells = [(0, 0), (195, 0), (0, row.y)].enumerated().map { item, origin in
      #"{"kind": "cell", "section": 0, "item": \#(item), "x": \#(origin.0), "y": \#(origin.1), "width": 195, "height": 50, "zIndex": 0}"#
    }
    let recording = """
      {"layoutcalc": 1, "name": "recorded", "environment": {"width": 390, "height": 844, "scale": 3.0,
        "rounding": "pixel", "layoutDirection": "ltr"}, "contentSize": {"width": 390, "height": 100},
        "sections": [{"section": 0, "items": 3}], "elements": [\(cells.joined(separator: ", "))]}
      """
    let world = World(files: ["grid.yaml": SampleSpecs.grid, "recorded.json": recording])
    let run = world.run(["diff", "grid.yaml", "recorded.json", "--width", "390", "--scale", "3"])
    #expect((run.status == .success) == row.isSame, "\(run.output)\(run.errors)")
    #expect(run.output.contains("grid item 2 moved by (0, +1)") != row.isSame, "\(run.output)")
  }

  @Test("Layouts with more elements than fit in memory are rejected")
  func billions() {
    let many = SampleSpecs.grid.replacing("items: 3", with: "items: 1000000000")
    let run = Self.run("many.yaml", "grid.yaml", files: ["many.yaml": many])
    #expect(run.status == .unusableInput)
    #expect(run.errors.contains("expected at most 10000000 elements, found 1000000000"))
  }
}
