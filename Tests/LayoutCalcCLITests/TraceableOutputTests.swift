import LayoutCalcCLI
import TestSupport
import Testing

@Suite("Results identify their input")
struct TraceableOutputTests {
  static func run(_ arguments: String) -> Transcript {
    World(files: SampleSpecs.files, standardInput: SampleSpecs.grid)
      .run(arguments.split(separator: " ").map(String.init))
  }

  // MARK: File

  static let files: [(arguments: String, holds: String)] = [
    (
      "solve grid.yaml -f json",
      "{\n  \"layoutcalc\": 1,\n  \"file\": \"grid.yaml\",\n  \"name\": \"grid\",\n"
    ),
    (
      "solve folder/my.grid.yaml -f json",
      "\n  \"file\": \"folder/my.grid.yaml\",\n  \"name\": \"my.grid\",\n"
    ),
    ("solve - -f json", "\n  \"file\": \"stdin\",\n  \"name\": \"stdin\",\n"),
    ("solve grid.yaml -f jsonl", "\"layoutcalc\": 1, \"file\": \"grid.yaml\", \"name\": \"grid\", "),
    (
      "sweep grid.yaml -f json --width 320..321",
      "{\"layoutcalc\": 1, \"file\": \"grid.yaml\", \"name\": \"grid\", "
    ),
    ("explain grid.yaml grid.0 -f json", "{\"layoutcalc\": 1,\n \"file\": \"grid.yaml\",\n \"element\": {"),
  ]

  @Test("JSON contains the file name as given on the command line", arguments: files)
  func file(_ row: (arguments: String, holds: String)) {
    #expect(Self.run(row.arguments).output.contains(row.holds))
  }

  @Test("A snapshot contains no file name, so it does not depend on where it is recorded")
  func snapshot() {
    let run = Self.run("snapshot record folder/my.grid.yaml --width 200")
    #expect(run.files["folder/__layouts__/my.grid@200.json"]?.contains("\"file\"") == false)
  }

  // MARK: Environment

  static let environments: [(arguments: String, details: String)] = [
    ("", ""),
    ("--offset 0,20", "\"offset\": {\"x\": 0, \"y\": 20}"),
    ("--safe-area 1,2,3,4", "\"safeArea\": {\"top\": 1, \"leading\": 2, \"bottom\": 3, \"trailing\": 4}"),
    (
      "--content-inset 5,0,0,0",
      "\"contentInset\": {\"top\": 5, \"leading\": 0, \"bottom\": 0, \"trailing\": 0}"
    ),
    (
      "--layout-margins 0,8,0,8",
      "\"layoutMargins\": {\"top\": 0, \"leading\": 8, \"bottom\": 0, \"trailing\": 8}"
    ),
    ("--readable-width 300", "\"readableWidth\": 300"),
    (
      "--size-class regular,compact",
      "\"horizontalSizeClass\": \"regular\", \"verticalSizeClass\": \"compact\""
    ),
    ("--idiom pad --text-size AX3", "\"idiom\": \"pad\", \"textSize\": \"AX3\""),
    ("--text-scale 1.5 --text-size extraSmall", "\"textSize\": \"xSmall\", \"textScale\": 1.5"),
    ("--measure none", "\"measure\": \"none\""),
    ("--set columns=1+1 --set wide=width>300", "\"variables\": {\"columns\": 2, \"wide\": true}"),
    (
      "--set columns=3 --measure visible --offset 0,0",
      "\"offset\": {\"x\": 0, \"y\": 0}, \"measure\": \"visible\", \"variables\": {\"columns\": 3}"
    ),
  ]

  @Test(
    "The environment contains every given value that can affect frames, and nothing else",
    arguments: environments)
  func environment(_ row: (arguments: String, details: String)) {
    let spec = "variables: {columns: 1, wide: false}\n" + SampleSpecs.grid
    let arguments =
      ["solve", "a.yaml", "-f", "json", "-q"] + row.arguments.split(separator: " ").map(String.init)
    let run = World(files: ["a.yaml": spec]).run(arguments)
    let details = row.details.isEmpty ? "" : ", \(row.details)"
    #expect(run.output.contains("\"layoutDirection\": \"ltr\"\(details)},\n"), "\(run.output)")
  }

  @Test("The environment includes values from the spec")
  func specEnvironment() {
    let spec = "environment: {offset: {y: 30}, safeArea: {top: 50}}\n" + SampleSpecs.grid
    let run = World(files: ["a.yaml": spec]).run(["solve", "a.yaml", "-f", "json", "-q"])
    #expect(
      run.output.contains(
        "\"ltr\", \"offset\": {\"x\": 0, \"y\": 30}, \"safeArea\": {\"top\": 50, \"leading\": 0, \"bottom\": 0, \"trailing\": 0}},"
      ))
  }

  @Test("A device contributes its properties and is listed last")
  func device() throws {
    // An iPhone 15 in portrait: safe area 59 and 34, compact width, regular height.
    let output = Self.run("solve grid.yaml --device iphone-15 -f json").output
    let environment = try #require(output.split(separator: "\n").first { $0.contains("\"environment\"") })
    for holds in [
      "\"safeArea\": {\"top\": 59, \"leading\": 0, \"bottom\": 34, \"trailing\": 0}, \"layoutMargins\": {",
      "}, \"readableWidth\": ",
      ", \"horizontalSizeClass\": \"compact\", \"verticalSizeClass\": \"regular\", \"idiom\": \"phone\", \"device\": \"iphone-15\"},",
    ] { #expect(environment.contains(holds), "\(environment)") }
  }

  // MARK: Lists

  @Test("Among several inputs, a failed one is reported in its position, once per environment")
  func errors() {
    let run = Self.run("solve no.yaml grid.yaml bad.yaml --width 100 --width 200 -f json --element size")
    #expect(run.status == .unusableInput)
    func error(_ file: String, _ message: String) -> String {
      "{\"layoutcalc\": 1, \"file\": \"\(file)\", \"error\": \"\(message)\"}"
    }
    let missing = error("no.yaml", "cannot be read: no such file")
    #expect(
      run.output.hasPrefix(
        "[\n\(missing),\n\(missing),\n{\n  \"layoutcalc\": 1,\n  \"file\": \"grid.yaml\",\n"))
    let unknown = error("bad.yaml", "unknown key 'itms' in a section")
    #expect(
      run.output.hasSuffix("}\n}\n,\n\(unknown),\n\(unknown)\n]\n")
        || run.output.hasSuffix("},\n\(unknown),\n\(unknown)\n]\n"))
  }

  @Test("An environment that fails is reported with its own error")
  func environmentError() {
    let spec = SampleSpecs.grid.replacing("height: 50,", with: "height: width - 150,")
    let run = World(files: ["a.yaml": spec]).run([
      "solve", "a.yaml", "--width", "200", "--width", "100", "-f", "json", "--element", "size",
    ])
    #expect(run.status == .unusableInput)
    #expect(run.output.contains(",\n{\"layoutcalc\": 1, \"file\": \"a.yaml\", \"error\": \""))
    #expect(run.output.contains("-50"))
  }

  @Test("A single failed input gives no output, or a list with '--array'")
  func oneError() {
    #expect(Self.run("solve no.yaml -f json").output.isEmpty)
    #expect(
      Self.run("solve no.yaml -f json --array").output
        == "[\n{\"layoutcalc\": 1, \"file\": \"no.yaml\", \"error\": \"cannot be read: no such file\"}\n]\n")
  }

  @Test("'sweep' reports failed inputs too")
  func sweepError() {
    let run = Self.run("sweep bad.yaml grid.yaml --width 320..321 -f json")
    #expect(run.status == .unusableInput)
    #expect(
      run.output.hasPrefix(
        "[\n{\"layoutcalc\": 1, \"file\": \"bad.yaml\", \"error\": \"unknown key 'itms' in a section\"},\n{\"layoutcalc\": 1, "
      ))
  }

  static let arrays = [
    "solve grid.yaml", "sweep grid.yaml --width 320..321", "explain grid.yaml grid.0",
    "transition grid.yaml grid.json",
  ]

  @Test("'--array' gives a list even for one result", arguments: arrays)
  func array(_ arguments: String) {
    let one = Self.run("\(arguments) -f json")
    let list = Self.run("\(arguments) -f json --array")
    #expect(list.status == .success)
    #expect(list.output == "[\n\(one.output)]\n")
    let text = Self.run("\(arguments) --array")
    #expect(text.status == .usage)
    #expect(text.errors == "layoutcalc: error[usage]: option '--array' only applies to '--format json'\n")
  }

  @Test("'diff' reports which input in a list of results failed")
  func failedInput() {
    let world = World(files: SampleSpecs.files)
    var saved = world
    saved.files["a.json"] = world.run(["solve", "bad.yaml", "grid.yaml", "-f", "json", "-q"]).output
    let run = saved.run(["diff", "a.json", "a.json"])
    #expect(run.status == .unusableInput)
    #expect(run.errors.contains("'solve' failed for 'bad.yaml': unknown key 'itms' in a section"))
  }

  // MARK: CSV

  @Test("CSV contains section ids, quoted where needed")
  func csv() {
    let spec = SampleSpecs.grid.replacing("id: grid", with: "id: 'a,\"b\"'")
    let run = World(files: ["a.yaml": spec]).run(["solve", "a.yaml", "-f", "csv", "--width", "200"])
    #expect(run.output.hasPrefix("section,sectionId,item,kind,elementKind,x,y,width,height,zIndex,id\n"))
    #expect(run.output.contains("\n0,\"a,\"\"b\"\"\",1,cell,,100,0,100,50,0,\n"))
  }
}
