import LayoutCalcCLI
import TestSupport
import Testing

@Suite("Exit statuses for findings")
struct ExitStatusTests {
  /// An item of 400 does not fit into a group of 375: the section is laid out empty (rule 17), an error-level
  /// finding.
  static let emptied = """
    sections:
      - id: s
        items: 5
        group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 400, height: 50}]}

    """

  static let commands = [
    ["solve", "s.yaml", "--width", "375"], ["explain", "s.yaml", "size", "--width", "375"],
    ["sweep", "s.yaml", "--width", "370..380"], ["transition", "s.yaml", "t.yaml", "--width", "375"],
    ["transition", "t.yaml", "s.yaml", "--width", "375"], ["check", "s.yaml", "--width", "375"],
    ["snapshot", "check", "s.yaml", "--width", "375", "--record", "never"],
  ]

  /// Includes a snapshot of the emptied section, so that 'snapshot check' has nothing else to report.
  static let world: World = {
    let fitting = emptied.replacing("width: 400", with: "width: 75")
    let world = World(files: ["s.yaml": emptied, "t.yaml": fitting])
    return world.after(world.run(["snapshot", "record", "s.yaml", "--width", "375", "-q"]))
  }()

  @Test(
    "An error-level finding ends every command with status 1, and the output is still printed",
    arguments: commands)
  func error(_ arguments: [String]) {
    let run = Self.world.run(arguments)
    #expect(run.status == .problemsFound)
    #expect((run.output + run.errors).contains("error[group-cannot-fit-item]"))
    #expect(!run.output.isEmpty || arguments[0] == "snapshot")
  }

  @Test("A warning ends a command with status 1 only with '--strict'", arguments: commands)
  func warning(_ arguments: [String]) {
    let arguments = arguments + ["--rule", "group-cannot-fit-item=warning"]
    #expect(Self.world.run(arguments).status == .success)
    let strict = Self.world.run(arguments + ["--strict"])
    #expect(strict.status == .problemsFound)
    #expect((strict.output + strict.errors).contains("warning[group-cannot-fit-item]"))
  }

  @Test("A rule that is turned off does not affect the status", arguments: commands)
  func off(_ arguments: [String]) {
    let run = Self.world.run(arguments + ["--rule", "group-cannot-fit-item=off", "--strict"])
    #expect(run.status == .success)
  }

  @Test("A sweep reports a finding once, with its widths")
  func sweep() {
    let run = Self.world.run(["sweep", "s.yaml", "--width", "398..402"])
    #expect(run.status == .problemsFound)
    #expect(run.errors.contains("(at widths 398 and 399)\n"))
  }

  @Test("'solve' reports a size that was meant as a fraction")
  func fraction() {
    let spec = SampleSpecs.grid.replacing("width: 50%", with: "width: 0.5")
    let run = World(files: ["a.yaml": spec]).run(["solve", "a.yaml"])
    #expect(run.status == .success)
    #expect(run.errors.contains("warning[size-looks-like-fraction]: the width is 0.5 points"))
    #expect(run.errors.contains("hint: write 50% for that fraction of the container"))
  }

  @Test("Failed snapshots are annotated on the first line of their spec", arguments: ["github", "json"])
  func annotations(_ format: String) {
    let world = World(files: ["grid.yaml": SampleSpecs.grid])
    let recorded = world.after(world.run(["snapshot", "record", "grid.yaml", "--width", "200"]))
    let same = recorded.run([
      "snapshot", "check", "grid.yaml", "--width", "200", "--record", "never", "--diagnostics", format, "-q",
    ])
    #expect(same.status == .success)
    #expect(same.errors.isEmpty)
    var changed = recorded
    changed.files["grid.yaml"] = SampleSpecs.grid.replacing("items: 3", with: "items: 2")
    let run = changed.run([
      "snapshot", "check", "grid.yaml", "--width", "200", "--record", "never", "--diagnostics", format, "-q",
    ])
    #expect(run.status == .problemsFound)
    // 3 items need two rows of 50, 2 items one.
    let message = "snapshot '__layouts__/grid@200.json': failed"
    let change = "content size 200 × 100 becomes 200 × 50"
    if format == "github" {
      #expect(
        run.errors.hasPrefix("::error file=grid.yaml,line=1,endLine=1,col=1,endColumn=10,title=snapshot::"))
      #expect(run.errors.contains("\(message)%0A\(change)%0A"))
    } else {
      #expect(run.errors.contains("\"message\":\"\(message)\\n\(change)\\n"))
      #expect(run.errors.contains("\"line\":1,\"column\":1,"))
    }
  }
}
