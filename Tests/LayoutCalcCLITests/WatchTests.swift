import LayoutCalcCLI
import TestSupport
import Testing

@Suite("--watch")
struct WatchTests {
  static let clear = "\u{1B}[H\u{1B}[2J\u{1B}[3J"
  static let five = SampleSpecs.grid.replacing("items: 3", with: "items: 5")

  static func world(_ edits: [[String: String]], columns: Int? = nil) -> World {
    var world = World(files: SampleSpecs.files)
    world.edits = edits
    world.outputColumns = columns
    return world
  }

  static func output(_ spec: String, columns: Int? = nil) -> String {
    var world = World(files: ["grid.yaml": spec])
    world.outputColumns = columns
    return world.run(["solve", "grid.yaml"]).output
  }

  @Test("Only changes to files that were read run the command again")
  func again() {
    let run = Self.world([[:], ["grid.json": "x"], ["grid.yaml": Self.five], [:]])
      .run(["solve", "grid.yaml", "--watch"])
    #expect(run.status == .success)
    #expect(run.output == Self.output(SampleSpecs.grid) + Self.output(Self.five))
  }

  @Test("A terminal is cleared, and after an error the last output stays above the message")
  func terminal() {
    let run = Self.world([["grid.yaml": SampleSpecs.misspelled], ["grid.yaml": Self.five]], columns: 80)
      .run(["solve", "grid.yaml", "--watch"])
    let first = Self.output(SampleSpecs.grid, columns: 80)
    #expect(run.status == .success)
    #expect(
      run.output == Self.clear + first + Self.clear + first + Self.clear + Self.output(Self.five, columns: 80)
    )
    #expect(run.errors.hasPrefix("grid.yaml:2:5: error[unknown-key]"))
  }

  @Test("A missing file is awaited")
  func missing() {
    let run = Self.world([["new.yaml": SampleSpecs.grid]]).run(["solve", "new.yaml", "--watch"])
    #expect(run.status == .success)
    #expect(run.errors == "new.yaml: error[unreadable]: cannot be read: no such file\n")
    #expect(run.output.hasPrefix("new  390 × 844"))
  }

  @Test("An output file keeps its last valid content")
  func file() {
    let run = Self.world([["grid.yaml": SampleSpecs.misspelled]])
      .run(["solve", "grid.yaml", "--watch", "-o", "out"])
    #expect(run.files["out"] == Self.output(SampleSpecs.grid))
  }

  @Test("'check' and 'render' can be watched too", arguments: ["check", "render"])
  func others(_ command: String) {
    let run = Self.world([["grid.yaml": Self.five]]).run([command, "grid.yaml", "--watch"])
    #expect(run.status == .success)
    let once = World(files: SampleSpecs.files).run([command, "grid.yaml"])
    #expect(run.output.hasPrefix(once.output) && run.errors.hasPrefix(once.errors))
    #expect(run.output.count + run.errors.count > once.output.count + once.errors.count)
  }

  @Test("Standard input cannot be watched, and an invalid command line exits immediately")
  func wrong() {
    let run = Self.world([[:]]).run(["solve", "-", "--watch"])
    #expect(run.status == .usage)
    #expect(
      run.errors == "layoutcalc: error[usage]: option '--watch' needs files, found standard input ('-')\n")
    #expect(Self.world([[:]]).run(["solve", "grid.yaml", "--watch", "--landscape"]).status == .usage)
  }
}
