import LayoutCalcCLI
import LayoutSpec
import TestSupport
import Testing

@Suite("snapshot")
struct SnapshotTests {
  @Test("A spec's text sizes are part of its matrix and of its file names")
  func textSizes() {
    let world = World(files: [
      "home.layout.yaml": SampleSpecs.grid + "snapshots: {widths: [200], textSizes: [large, AX3]}\n"
    ])
    let run = world.run(["snapshot", "record", "home.layout.yaml"])
    #expect(run.status == .success)
    #expect(
      run.files.keys.filter { $0.hasSuffix(".json") }.sorted() == [
        "__layouts__/home@200+AX3.json", "__layouts__/home@200.json",
      ])
  }

  static let matrix = """
    snapshots: {widths: [200], devices: [iphone-15-landscape], directions: [ltr, rtl], offsets: [{y: 10}]}

    """

  /// Two folders with specs, one with several environments, and files that are hidden or not specs.
  static let files = [
    "home.layout.yaml": SampleSpecs.grid + "snapshots: {widths: [200, 320.5]}\n",
    "feature/list.layout.json": SampleSpecs.gridJSON,
    "feature/notes.yaml": "a: 1\n",
    ".build/other.layout.yaml": SampleSpecs.grid,
    "feature/.old/other.layout.yaml": SampleSpecs.grid,
  ]

  static let world = World(files: files)

  /// The files after recording all snapshots.
  static let recorded = world.after(world.run(["snapshot", "record"]))

  /// The recorded files, with the list's cells 10 higher.
  static var changed: World {
    var world = recorded
    world.files["feature/list.layout.json"] = SampleSpecs.gridJSON.replacing("50", with: "60")
      .replacing("60%", with: "50%")
    return world
  }

  static let all = [
    "__layouts__/home@200.json", "__layouts__/home@320.5.json", "feature/__layouts__/list.json",
  ]

  // MARK: Recording

  @Test("Every snapshot is recorded next to its spec, with the output of 'solve' except for the file name")
  func record() {
    let run = Self.world.run(["snapshot", "record"])
    #expect(run.status == .success)
    #expect(run.files.keys.sorted() == Self.all)
    #expect(run.errors == "0 passed, 0 failed, 0 missing, 0 stale, 3 recorded\n")
    let solved = Self.world.run(["solve", "home.layout.yaml", "--width", "320.5", "--format", "json"])
    let file = "  \"file\": \"home.layout.yaml\",\n"
    #expect(solved.output.contains(file))
    #expect(run.files["__layouts__/home@320.5.json"] == solved.output.replacing(file, with: ""))
    #expect(Self.recorded.run(["snapshot", "record"]).files.count == 3)
  }

  @Test("A snapshot's name contains the width or device, the direction and the offset")
  func names() {
    let run = World(files: ["a/b.layout.yaml": SampleSpecs.grid + Self.matrix]).run(["snapshot", "record"])
    #expect(
      run.files.keys.sorted() == [
        "a/__layouts__/b@200+0,10.json", "a/__layouts__/b@200-rtl+0,10.json",
        "a/__layouts__/b@iphone-15-landscape+0,10.json", "a/__layouts__/b@iphone-15-landscape-rtl+0,10.json",
      ])
    #expect(run.files["a/__layouts__/b@200-rtl+0,10.json"]?.contains("\"layoutDirection\": \"rtl\"") == true)
  }

  @Test(
    "Options replace the corresponding part of the matrix",
    arguments: [
      (["--width", "100"], ["__layouts__/b@100+0,10.json", "__layouts__/b@100-rtl+0,10.json"]),
      (["--rtl", "--device", "iPhone 15"], ["__layouts__/b@iphone-15-rtl+0,10.json"]),
      (
        ["--width", "9", "--width", "9", "--ltr", "--offset", "-5,2.5"], ["__layouts__/b@9+-5,2.5.json"]
      ),
      (
        ["--device", "iphone-15", "--landscape", "--ltr"],
        ["__layouts__/b@iphone-15-landscape+0,10.json"]
      ),
    ])
  func options(options: [String], names: [String]) {
    let world = World(files: ["b.yaml": SampleSpecs.grid + Self.matrix])
    #expect(world.run(["snapshot", "record", "b.yaml"] + options).files.keys.sorted() == names)
  }

  /// Errors in the matrix or in the rest of a spec, with their locations.
  static let invalidSpecs = [
    ("snapshots: {devices: [nosuch]}\n" + SampleSpecs.grid, "1:23", "unknown-device"),
    ("snapshots: {widths: [320, '1/0']}\n" + SampleSpecs.grid, "1:29", "non-finite"),
    ("snapshots: {widths: ['foo(']}\n" + SampleSpecs.grid, "1:23", "unknown-function"),
    ("snapshots: {widths: [width / 2]}\n" + SampleSpecs.grid, "1:22", "unknown-name"),
    ("snapshots: {offsets: [{x: width}]}\n" + SampleSpecs.grid, "1:27", "unknown-name"),
    ("snapshots: {widths: [320, 0]}\n" + SampleSpecs.grid, "1:27", "not-positive"),
    ("snapshots: {directions: [up]}\n" + SampleSpecs.grid, "1:26", "unknown-choice"),
    ("snapshots: {width: [320]}\n" + SampleSpecs.grid, "1:13", "unknown-key"),
    ("snapshots: {widths: [320]}\nsections: [{items: -1, list: {}}]\n", "2:20", "out-of-range"),
  ]

  @Test(
    "Errors in a spec are reported at their location by every snapshot command",
    arguments: invalidSpecs,
    ["list", "check", "record", "prune"])
  func faults(_ row: (spec: String, place: String, code: String), action: String) {
    // The existing snapshot may belong to the intended matrix.
    let world = World(files: ["a.layout.yaml": row.spec, "__layouts__/a@390.json": #"{"layoutcalc": 1}"#])
    let run = world.run(["snapshot", action])
    let isJudged = action != "prune" || row.code != "out-of-range"
    #expect(run.status == (isJudged ? .unusableInput : .success))
    #expect(run.errors.hasPrefix("a.layout.yaml:\(row.place): error[\(row.code)]: ") == isJudged)
    #expect(run.files.isEmpty)
    #expect(run.removed.isEmpty == isJudged)
    if isJudged { #expect(!run.output.contains("missing") && !run.output.contains("present")) }
  }

  @Test("An invalid matrix makes the spec invalid for every command", arguments: invalidSpecs)
  func invalid(_ row: (spec: String, place: String, code: String)) {
    let world = World(files: ["a.yaml": row.spec])
    for (command, status) in [
      (["check"], LayoutCalcCLI.ExitStatus.problemsFound), (["check", "--width", "300"], .problemsFound),
      (["solve"], .unusableInput),
    ] {
      let run = world.run(command + ["a.yaml"])
      #expect(run.status == status)
      #expect((run.output + run.errors).hasPrefix("a.yaml:\(row.place): error[\(row.code)]: "))
    }
  }

  @Test(
    "Command-line errors are reported without a summary",
    arguments: [["check", "a.yaml"], ["snapshot", "check", "a.yaml"], ["snapshot", "list", "a.yaml"]])
  func usage(_ command: [String]) {
    let run = World(files: ["a.yaml": SampleSpecs.grid]).run(command + ["--device", "nosuch"])
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        a.yaml: error[unknown-device]: unknown device 'nosuch'
        hint: run 'layoutcalc devices' to list the devices

        """)
  }

  // MARK: Checking

  @Test("Recorded snapshots pass, and nothing is written", arguments: [[], ["."], ["feature", "./"]])
  func passes(paths: [String]) {
    let run = Self.recorded.run(["snapshot", "check"] + paths)
    #expect(run.status == .success)
    #expect(run.output.isEmpty)
    #expect(run.errors == "3 passed, 0 failed, 0 missing, 0 stale\n")
    #expect(run.files.isEmpty)
    #expect(Self.recorded.run(["snapshot", "check", "-q"] + paths).errors.isEmpty)
  }

  @Test("Differences are reported as in 'diff'")
  func fails() {
    let run = Self.changed.run(["snapshot", "check"])
    #expect(run.status == .problemsFound)
    #expect(
      run.output == """
        feature/__layouts__/list.json: failed
          content size 390 × 100 becomes 390 × 120
          section grid resized: 0, 0, 390 × 100 becomes 0, 0, 390 × 120
          grid items 0-1 resized by (0, +10)
          grid item 2 moved and resized by (0, +10) and (0, +10)

        """)
    #expect(run.errors == "2 passed, 1 failed, 0 missing, 0 stale\n")
    #expect(run.files.isEmpty)
    #expect(Self.changed.run(["snapshot", "check", "--tolerance", "20"]).status == .success)
  }

  struct Mode: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var variable: String?
    var written: [String]
    var testDescription: String { "\(arguments.joined(separator: " ")), CI=\(variable ?? "")" }

    init(_ arguments: String..., CI variable: String? = nil, writes written: [String]) {
      (self.arguments, self.variable, self.written) = (arguments, variable, written)
    }
  }

  /// The list differs, and one width of home is missing.
  static let modes = [
    Mode(writes: [all[0]]), Mode(CI: "", writes: [all[0]]), Mode(CI: "0", writes: [all[0]]),
    Mode(CI: "false", writes: [all[0]]), Mode(CI: "true", writes: []), Mode(CI: "1", writes: []),
    Mode("--record", "missing", CI: "true", writes: [all[0]]),
    Mode("--record", "failed", writes: [all[0], all[2]]),
    Mode("--record", "all", writes: all), Mode("--record", "never", writes: []),
  ]

  @Test("Each recording mode writes its snapshots, and the check still fails", arguments: modes)
  func writing(_ mode: Mode) {
    var world = Self.changed
    world.files["__layouts__/home@200.json"] = nil
    world.variables["CI"] = mode.variable
    let run = world.run(["snapshot", "check"] + mode.arguments)
    #expect(run.status == .problemsFound)
    #expect(run.files.keys.sorted() == mode.written)
    let recorded = mode.written.isEmpty ? "" : ", \(mode.written.count) recorded"
    #expect(run.errors == "1 passed, 1 failed, 1 missing, 0 stale\(recorded)\n")
    #expect(
      run.output.contains("home@200.json: missing\(mode.written.contains(Self.all[0]) ? ", recorded" : "")\n")
    )
  }

  @Test("A newly written snapshot passes the next check")
  func again() {
    let first = Self.changed.run(["snapshot", "check", "--record", "failed"])
    #expect(first.status == .problemsFound)
    #expect(Self.changed.after(first).run(["snapshot", "check"]).status == .success)
  }

  // MARK: Stale snapshots

  /// One spec is deleted, and another has one width fewer.
  static var outdated: World {
    var world = recorded
    world.files["feature/list.layout.json"] = nil
    world.files["home.layout.yaml"] = SampleSpecs.grid + "snapshots: {widths: [200]}\n"
    return world
  }

  @Test("Snapshots without a spec or environment are stale, and the check fails")
  func stale() {
    let run = Self.outdated.run(["snapshot", "check"])
    #expect(run.status == .problemsFound)
    #expect(run.output == "__layouts__/home@320.5.json: stale\nfeature/__layouts__/list.json: stale\n")
    #expect(run.errors == "1 passed, 0 failed, 0 missing, 2 stale\n")
    #expect(run.removed.isEmpty)
  }

  @Test(
    "With options or files, no snapshot is reported as stale",
    arguments: [["--width", "200"], ["home.layout.yaml"], ["home.layout.yaml", "feature"], ["--rtl"]])
  func staleIsNotJudged(arguments: [String]) {
    let run = Self.outdated.run(["snapshot", "check", "--record", "missing"] + arguments)
    #expect(run.errors.contains(" 0 stale"))
  }

  @Test("'prune' removes only stale snapshots")
  func prune() {
    let run = Self.outdated.run(["snapshot", "prune"])
    #expect(run.status == .success)
    #expect(run.removed == ["__layouts__/home@320.5.json", "feature/__layouts__/list.json"])
    #expect(run.errors == "0 passed, 0 failed, 0 missing, 0 stale, 2 removed\n")
    #expect(run.files.isEmpty)
    #expect(Self.outdated.after(run).run(["snapshot", "check"]).status == .success)
    #expect(Self.recorded.run(["snapshot", "prune"]).removed.isEmpty)
    #expect(World().run(["snapshot", "prune"]).status == .success)
  }

  @Test("Snapshots of a spec that cannot be read are not stale")
  func brokenSpec() {
    var world = Self.outdated
    world.files["home.layout.yaml"] = "sections: ["
    for action in ["check", "prune", "list"] {
      let run = world.run(["snapshot", action])
      #expect(run.status == .unusableInput)
      #expect(!run.output.contains("home@"))
      #expect(run.removed == (action == "prune" ? ["feature/__layouts__/list.json"] : []))
      #expect(run.errors.contains("home.layout.yaml:1:"))
    }
  }

  @Test("'list' shows present, missing and stale snapshots, and writes nothing")
  func list() {
    var world = Self.outdated
    world.files["__layouts__/home@200.json"] = nil
    let run = world.run(["snapshot", "list"])
    #expect(run.status == .success)
    #expect(
      run.output == """
        missing  __layouts__/home@200.json
        stale    __layouts__/home@320.5.json
        stale    feature/__layouts__/list.json

        """)
    #expect(run.files.isEmpty)
    #expect(
      Self.recorded.run(["snapshot", "list"]).output.hasSuffix("present  __layouts__/home@320.5.json\n"))
  }

  // MARK: Errors

  @Test("An error in one spec does not stop the others")
  func mistakes() {
    var world = Self.recorded
    world.files["bad.layout.yaml"] = SampleSpecs.misspelled
    let run = world.run(["snapshot", "check"])
    #expect(run.status == .unusableInput)
    #expect(run.errors.contains("bad.layout.yaml:2:5: error[unknown-key]"))
    #expect(run.errors.hasSuffix("3 passed, 0 failed, 0 missing, 0 stale\n"))
    #expect(run.files.isEmpty)
  }

  @Test(
    "A damaged snapshot is reported, and recorded again on request",
    arguments: [
      "{\"layoutcalc\": 1", "{\n\t\"layoutcalc\" : 1,\n<<<<<<< ours\n",
      "{\"layoutcalc\": 1, \"contentSize\": 3}",
      "",
    ])
  func brokenSnapshot(text: String) {
    var world = Self.recorded
    world.files["feature/__layouts__/list.json"] = text
    let run = world.run(["snapshot", "check"])
    #expect(run.status == .unusableInput)
    #expect(run.errors.hasPrefix("feature/__layouts__/list.json"))
    #expect(run.errors.hasSuffix("2 passed, 1 failed, 0 missing, 0 stale\n"))
    let mended = world.run(["snapshot", "check", "--record", "failed"])
    #expect(mended.status == .problemsFound)
    #expect(world.after(mended).run(["snapshot", "check"]).status == .success)
  }

  @Test(
    "A file that is not a snapshot is neither overwritten nor removed",
    arguments: [
      "{", "[]", "7", "notes\n", "{\"contentSize\": 3}", "{\"layout\": 1}", "\u{FEFF}{\"layoutcalc\": 1}",
    ],
    [["record"], ["check", "--record", "failed"], ["check", "--record", "all"], ["prune"]])
  func otherFile(text: String, action: [String]) {
    var world = Self.recorded
    world.files["feature/__layouts__/list.json"] = text
    world.files["feature/__layouts__/gone.json"] = text
    let run = world.run(["snapshot"] + action)
    #expect(run.removed.isEmpty)
    #expect(run.files["feature/__layouts__/list.json"] == nil)
    guard action != ["prune"] else { return }
    #expect(run.status == .unwritableOutput)
    #expect(run.errors.contains("feature/__layouts__/list.json: error[not-a-snapshot]"))
  }

  @Test(
    "'prune' keeps the snapshots of a spec that was recorded by name, whatever its extension",
    arguments: ["a.yaml", "a.yml", "a.json", ".a.layout.yaml", "a.spec", "a", "a.b.yaml"])
  func pruneKeepsNamed(name: String) {
    let json = SampleSpecs.gridJSON
    let world = World(files: ["sub/\(name)": name.hasSuffix("json") ? json : SampleSpecs.grid])
    for options in [
      [], ["--width", "200"], ["--rtl"], ["--offset", "0,10"], ["--device", "iphone-15", "--rtl"],
    ] {
      let recorded = world.after(world.run(["snapshot", "record", "sub/\(name)"] + options))
      #expect(recorded.files.count == 2)
      #expect(recorded.run(["snapshot", "prune"]).removed.isEmpty)
      #expect(!recorded.run(["snapshot", "check", "sub"]).output.contains("stale"))
      // Leftovers of a deleted spec are found even if another file has a similar name.
      var other = recorded
      other.files["sub/__layouts__/ab@200.json"] = #"{"layoutcalc": 1}"#
      other.files["sub/__layouts__/a-old.json"] = #"{"layoutcalc": 1}"#
      other.files["sub/ab.swift"] = "let a = [1]"
      let removed = other.run(["snapshot", "prune"]).removed
      #expect(removed == ["sub/__layouts__/a-old.json", "sub/__layouts__/ab@200.json"])
    }
  }

  @Test("Two specs cannot share a snapshot")
  func sharedName() {
    let run = World(files: ["a.layout.yaml": SampleSpecs.grid, "a.layout.json": SampleSpecs.gridJSON])
      .run(["snapshot", "record"])
    #expect(run.status == .unusableInput)
    #expect(run.errors.contains("error[shared-snapshot]"))
    #expect(run.files.count == 1)
  }

  @Test("An unknown device is an error in the spec's matrix, and a usage error in an option")
  func unknownDevice() {
    let own = World(files: ["a.layout.yaml": SampleSpecs.grid + "snapshots: {devices: [no-phone]}\n"])
    #expect(own.run(["snapshot", "record"]).status == .unusableInput)
    #expect(own.run(["snapshot", "record"]).files.isEmpty)
    #expect(Self.world.run(["snapshot", "record", "--device", "no-phone"]).status == .usage)
  }

  @Test("A full disk leaves no file and ends with 74")
  func fullDisk() {
    var world = Self.world
    world.diskSpace = 100
    let run = world.run(["snapshot", "record"])
    #expect(run.status == .unwritableOutput)
    #expect(run.files.isEmpty)
    #expect(run.errors.contains("cannot be written: no space left on device"))
  }

  @Test("Finding no specs is an error")
  func noSpecs() {
    for action in ["check", "record", "list"] {
      let run = World(files: ["notes.txt": ""]).run(["snapshot", action])
      #expect(run.status == .unusableInput)
      #expect(run.errors.contains("error[no-specs]: expected specs, found none"))
    }
    #expect(Self.world.run(["snapshot", "check", "nowhere"]).status == .unusableInput)
  }

  @Test(
    "An invalid command line is a usage error",
    arguments: [
      [], ["chek"], ["list", "--record", "all"], ["record", "--record", "all"], ["check", "-"],
      ["check", "--record", "some"], ["check", "--width", "0"],
    ])
  func usage(arguments: [String]) {
    let run = Self.world.run(["snapshot"] + arguments)
    #expect(run.status == .usage)
    #expect(run.files.isEmpty)
  }

  // MARK: The report

  @Test("The report contains the counts, the snapshots that did not pass, and their differences")
  func report() {
    var world = Self.changed
    world.files["__layouts__/home@200.json"] = nil
    let run = world.run(["snapshot", "check", "--record", "never", "--report", "out.md"])
    #expect(Array(run.files.keys) == ["out.md"])
    #expect(
      run.files["out.md"] == """
        # Layout snapshots

        1 passed, 1 failed, 1 missing, 0 stale

        | snapshot | result |
        |---|---|
        | `feature/__layouts__/list.json` | failed |
        | `__layouts__/home@200.json` | missing |

        ## `feature/__layouts__/list.json`

            content size 390 × 100 becomes 390 × 120
            section grid resized: 0, 0, 390 × 100 becomes 0, 0, 390 × 120
            grid items 0-1 resized by (0, +10)
            grid item 2 moved and resized by (0, +10) and (0, +10)

        """)
    let passed = Self.recorded.run(["snapshot", "check", "--report", "out.md"])
    #expect(passed.status == .success)
    #expect(passed.files["out.md"] == "# Layout snapshots\n\n3 passed, 0 failed, 0 missing, 0 stale\n")
  }
}
