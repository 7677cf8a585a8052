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

  @Test("A change of a file that was read runs the command again, and nothing else does")
  func again() {
    let run = Self.world([[:], ["grid.json": "x"], ["grid.yaml": Self.five], [:]])
      .run(["solve", "grid.yaml", "--watch"])
    #expect(run.status == .success)
    #expect(run.output == Self.output(SampleSpecs.grid) + Self.output(Self.five))
  }

  @Test("On a terminal the screen is cleared, and a broken file leaves the last output with the error below")
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

  @Test("A file that is not there yet is waited for")
  func missing() {
    let run = Self.world([["new.yaml": SampleSpecs.grid]]).run(["solve", "new.yaml", "--watch"])
    #expect(run.status == .success)
    #expect(run.errors == "new.yaml: error[unreadable]: cannot be read: no such file\n")
    #expect(run.output.hasPrefix("new  390 × 844"))
  }

  @Test("A file that is written keeps its last good content")
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

  @Test("Standard input cannot be watched, and a wrong command line ends at once")
  func wrong() {
    let run = Self.world([[:]]).run(["solve", "-", "--watch"])
    #expect(run.status == .usage)
    #expect(
      run.errors == "layoutcalc: error[usage]: option '--watch' needs files, found standard input ('-')\n")
    #expect(Self.world([[:]]).run(["solve", "grid.yaml", "--watch", "--landscape"]).status == .usage)
  }
}
