import LayoutCalcCLI
import LayoutSpec
import TestSupport
import Testing

@Suite("check")
struct CheckTests {
  /// Cards are 390 wide in a row that shows 358: one warning, at line 6.
  private static let cards = """
    sections:
      - id: cards
        items: 3
        orthogonalScrollingBehavior: groupPaging
        contentInsets: {leading: 16, trailing: 16}
        group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 100%, height: 50}]}

    """

  /// Rows of height 30: a note.
  private static let rows = """
    sections:
      - items: 2
        group: {type: horizontal, width: 100%, height: 30, subitems: [{width: 100%, height: 30}]}

    """

  /// A group that is too small for its item: an error.
  private static let empty = """
    sections:
      - items: 2
        group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 1000, height: 50}]}

    """

  /// The count is below 1 in views narrower than 340.
  private static let columns = """
    snapshots: {widths: [320, 390]}
    sections:
      - items: 2
        group: {type: horizontal, width: 100%, height: 50, subitem: {width: 100%, height: 50}, count: floor(width / 340)}

    """

  private static let world = World(
    files: SampleSpecs.files.merging(
      ["cards.yaml": cards, "rows.yaml": rows, "empty.yaml": empty, "columns.yaml": columns]
    ) { $1 })

  private static func run(_ line: String) -> Transcript {
    world.run(line.split(separator: " ").map(String.init))
  }

  @Test(
    "Fifty findings per severity are shown, or as many as requested; the output and the summary count the rest",
    arguments: [("", 50, 10), (" --max-findings 3", 3, 57), (" --max-findings 60", 60, 0)])
  func limit(_ row: (options: String, shown: Int, rest: Int)) {
    let lengths = Array(repeating: "-1", count: 60).joined(separator: ", ")
    let world = World(files: ["a.yaml": "sections: [{items: [\(lengths)], list: {}}]"])
    let run = world.run("check a.yaml\(row.options)".split(separator: " ").map(String.init))
    #expect(run.output.occurrences(of: "error[nonpositive-dimension]") == row.shown)
    #expect(
      run.output.contains("error[more-errors]: \(row.rest) more errors are not shown") == (row.rest > 0))
    #expect(run.errors == "1 spec checked: 60 errors\n")
  }

  @Test("'--max-findings' must be at least 1", arguments: ["0", "-1", "many", "1.5"])
  func limitOutOfRange(value: String) {
    let run = Self.world.run(["check", "rows.yaml", "--max-findings", value])
    #expect(run.status == .usage)
    #expect(run.errors.contains("'--max-findings' expects a whole number of at least 1, found '\(value)'"))
  }

  @Test("Findings go to standard output, the summary to standard error")
  func streams() {
    let run = Self.run("check cards.yaml")
    #expect(
      run.output == """
        cards.yaml:6:38: warning[orthogonal-full-width-with-insets]: each group is 390 wide but only 374 is visible
              group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 100%, height: 50}]}
                                               ^^^^
        hint: write width - 32

        """)
    #expect(run.errors == "1 spec checked: 1 warning\n")
    #expect(run.status == .success)
  }

  struct Line: CustomTestStringConvertible, Sendable {
    var arguments: String
    var status: LayoutCalcCLI.ExitStatus
    var summary: String
    var testDescription: String { arguments }

    init(_ arguments: String, _ status: LayoutCalcCLI.ExitStatus, _ summary: String) {
      self.arguments = arguments
      self.status = status
      self.summary = summary
    }
  }

  static let lines = [
    Line("check grid.yaml", .success, "1 spec checked: no problems found\n"),
    Line("check grid.yaml pages.layout.yaml", .success, "2 specs checked: no problems found\n"),
    Line("check cards.yaml --strict", .problemsFound, "1 spec checked: 1 warning\n"),
    Line("check rows.yaml --strict", .success, "1 spec checked: 1 note\n"),
    Line("check empty.yaml", .problemsFound, "1 spec checked: 1 error\n"),
    Line("check empty.yaml cards.yaml", .problemsFound, "2 specs checked: 1 error, 1 warning\n"),
    Line("check bad.yaml", .problemsFound, "1 spec checked: 1 error\n"),
    Line("check broken.json", .problemsFound, "1 spec checked: 1 error\n"),
    Line("check columns.yaml", .problemsFound, "1 spec checked: 1 error\n"),
    Line("check columns.yaml --width 390", .success, "1 spec checked: no problems found\n"),
    Line(
      "check cards.yaml --rule orthogonal-full-width-with-insets=off", .success,
      "1 spec checked: no problems found\n"),
    Line(
      "check cards.yaml --rule orthogonal-full-width-with-insets=error", .problemsFound,
      "1 spec checked: 1 error\n"
    ),
    Line(
      "check rows.yaml --strict --rule small-target=warning", .problemsFound, "1 spec checked: 1 warning\n"),
    Line("check -q cards.yaml", .success, ""),
  ]

  @Test("The exit status reflects the worst finding", arguments: lines)
  func statuses(_ line: Line) {
    let run = Self.run(line.arguments)
    #expect(run.status == line.status)
    #expect(run.errors == line.summary)
  }

  @Test("A file that cannot be read is an error, and the other files are still checked")
  func unreadable() {
    let run = Self.run("check missing.yaml cards.yaml")
    #expect(run.status == .unusableInput)
    #expect(run.output.hasPrefix("cards.yaml:6:38: warning"))
    #expect(run.errors.hasSuffix("1 spec checked: 1 warning\n"))
  }

  static let wrongLines = [
    "check grid.yaml --rule pixel-gap", "check grid.yaml --rule pixel-gaps=off",
    "check grid.yaml --rule pixel-gap=loud", "check", "check grid.yaml --landscape",
    "help lint pixel-gaps", "help lint pixel-gap small-target",
  ]

  @Test("An invalid command line is a usage error", arguments: wrongLines)
  func usage(_ line: String) {
    #expect(Self.run(line).status == .usage)
  }

  @Test("'--diagnostics json' prints findings as JSON lines")
  func json() {
    let run = Self.run("check cards.yaml --diagnostics json")
    #expect(run.output.hasPrefix("{\"severity\":\"warning\",\"code\":\"orthogonal-full-width-with-insets\","))
    #expect(run.output.contains("\"path\":\"/sections/0/group/width\""))
  }

  @Test("'--color' overrides the default")
  func colors() {
    #expect(Self.run("check cards.yaml --color always").output.contains("\u{1B}["))
    #expect(!Self.run("check cards.yaml").output.contains("\u{1B}["))
  }

  @Test(
    "Findings are colored on a terminal, but not in a file",
    arguments: [([], true), (["-o", "-"], true), (["-o", "findings"], false)])
  func terminalColors(options: [String], isColored: Bool) {
    var world = World(files: ["cards.yaml": Self.cards])
    world.outputColumns = 80
    let run = world.run(["check", "cards.yaml"] + options)
    #expect((run.output + (run.files["findings"] ?? "")).contains("\u{1B}[") == isColored)
  }

  // MARK: solve

  @Test("'solve' prints errors and warnings, but no notes, and continues")
  func solve() {
    let cards = Self.run("solve cards.yaml")
    #expect(cards.status == .success)
    #expect(cards.errors.hasPrefix("cards.yaml:6:38: warning[orthogonal-full-width-with-insets]: "))
    #expect(cards.output.hasPrefix("cards  390 × 844"))
    #expect(Self.run("solve rows.yaml").errors == "")
    #expect(Self.run("solve empty.yaml").errors.contains("error[group-cannot-fit-item]"))
    #expect(Self.run("solve empty.yaml").status == .problemsFound)
    #expect(Self.run("solve empty.yaml --strict").status == .problemsFound)
    #expect(Self.run("solve cards.yaml --strict").status == .problemsFound)
    #expect(Self.run("solve rows.yaml --strict").status == .success)
    #expect(Self.run("solve cards.yaml -q").errors == "")
  }

  // MARK: Help

  @Test("'help lint' lists every rule")
  func help() {
    let text = Self.run("help lint").output
    for rule in LintRule.all { #expect(text.contains("  \(rule.name) ")) }
  }

  @Test("'help lint' explains a rule and when it is not reported", arguments: LintRule.all.map(\.name))
  func explanation(_ name: String) throws {
    let rule = try #require(LintRule.named(name))
    let text = Self.run("help lint \(name)").output
    #expect(text.hasPrefix("\(name): "))
    #expect(text.contains("not reported when:") != rule.exceptions.isEmpty)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}

extension String {
  /// The number of occurrences of a text.
  fileprivate func occurrences(of text: String) -> Int { ranges(of: text).count }
}
