import LayoutCalcCLI
import TestSupport
import Testing

@Suite("sweep")
struct SweepTests {
  /// One column per hundred points; from width 250 on, a variant makes the rows 60 high instead of 50.
  static let adaptive = """
    sections:
      - id: grid
        items: 6
        group:
          type: horizontal
          width: 100%
          height: 50
          subitem: {width: 100%, height: 100%}
          count: max(1, floor(width / 100))
          variants:
            - {when: width >= 250, height: 60}

    """

  static func run(_ arguments: String...) -> Transcript {
    World(files: ["adaptive.yaml": adaptive]).run(["sweep", "adaptive.yaml"] + arguments)
  }

  @Test("Intervals end where columns, rows or variants change, and give the content height at both ends")
  func intervals() {
    // 6 items: 2 columns are 3 rows of 50, or of 60 from 250 on; 3 columns are 2 rows of 60.
    let run = Self.run("--width", "200..310", "--format", "json")
    #expect(run.status == .success)
    #expect(
      run.output == """
        {"layoutcalc": 1, "file": "adaptive.yaml", "name": "adaptive", "intervals": [
          {"from": 200, "to": 249, "sections": [{"id": "grid", "columns": 2, "rows": 3}], "variants": [], \
        "findings": [], "contentHeight": {"from": 150, "to": 150}},
          {"from": 250, "to": 299, "sections": [{"id": "grid", "columns": 2, "rows": 3}], \
        "variants": ["/sections/0/group/variants/0"], "findings": [], "contentHeight": {"from": 180, "to": 180}},
          {"from": 300, "to": 310, "sections": [{"id": "grid", "columns": 3, "rows": 2}], \
        "variants": ["/sections/0/group/variants/0"], "findings": [], "contentHeight": {"from": 120, "to": 120}}
        ]}

        """)
  }

  @Test("The text output shows the first interval in full, then only changes")
  func text() {
    let run = Self.run("--width", "200..300:50")
    #expect(
      run.output == """
        adaptive
          width 200: content height 150
            grid: 2 × 3 (columns × rows)
          width 250: content height 180
            variant 'width >= 250' (line 11)
          width 300: content height 120
            grid: 3 × 2 (columns × rows), before 2 × 3 (columns × rows)

        """)
  }

  @Test("Changed lint findings also end an interval")
  func findings() {
    // A row of 43 is a small target; at width 440 the row is 44.
    let spec = """
      sections:
        - items: 1
          group: {type: horizontal, width: 100%, height: width / 10, subitems: [{width: 100%, height: 100%}]}

      """
    let run = World(files: ["a.yaml": spec]).run(["sweep", "a.yaml", "--width", "430..440:10", "-f", "json"])
    #expect(run.output.contains("\"to\": 430"))
    #expect(run.output.contains("\"findings\": [\"small-target\"]"))
    #expect(run.output.contains("\"findings\": []"))
  }

  @Test(
    "Widths require a start, an end and a positive step, with a limited number of steps",
    arguments: [
      "390", "0..100", "200..100", "1..2:0", "1..2:x", "1..100002", "1..1e999", "..", "1..2:1:1",
      "1..2:1e999", "1..2:inf", "0x10..0x20",
    ])
  func wrongWidths(value: String) {
    let run = Self.run("--width", value)
    #expect(run.status == .usage)
    #expect(run.errors.contains("FROM..TO"))
    #expect(run.output.isEmpty)
  }

  @Test("A width without a valid layout is reported once, with its location")
  func noLayout() {
    let spec =
      "sections:\n  - {items: 100 / (width - 320), group: {type: custom, width: 1, height: 1, frames: []}}\n"
    let run = World(files: ["a.yaml": spec]).run(["sweep", "a.yaml", "--width", "320..330"])
    #expect(run.status == .unusableInput)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("a.yaml:2:"))
  }
}
