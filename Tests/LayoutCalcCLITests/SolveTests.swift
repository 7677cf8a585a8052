import LayoutCalcCLI
import TestSupport
import Testing

@Suite("solve")
struct SolveTests {
  static func run(_ arguments: String...) -> Transcript { World(files: SampleSpecs.files).run(arguments) }

  @Test("The default format is a table")
  func table() {
    let run = Self.run("solve", "grid.yaml", "--width", "200")
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        grid  200 × 844  content 200 × 100

        section  x  y  width  height  items
        grid     0  0    200     100      3

        section  item  kind    x   y  width  height  z  id
        grid        0  cell    0   0    100      50  0
        grid        1  cell  100   0    100      50  0
        grid        2  cell    0  50    100      50  0

        """)
  }

  struct Line: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    /// Text that the output must contain.
    var holds: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String, holds: String) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.holds = holds
    }
  }

  static let lines = [
    Line("solve grid.yaml", holds: "grid  390 × 844  content 390 × 100"),
    Line("--width 200 solve grid.yaml", holds: "grid  200 × 844"),
    Line("solve --width=200 grid.yaml", holds: "grid  200 × 844"),
    Line("solve --width 200 -- grid.yaml", holds: "grid  200 × 844"),
    Line("solve grid.yaml --height 10", holds: "grid  390 × 10 "),
    Line("solve folder/my.grid.yaml", holds: "my.grid  390"),
    Line("solve pages.layout.yaml", holds: "pages  390"),
    Line("solve grid.yaml -fcsv", holds: "0,grid,1,cell,,195,0,195,50,0,\n"),
    Line("solve grid.yaml --format csv --rtl --width 200", holds: "0,grid,0,cell,,100,0,100,50,0,\n"),
    Line("solve grid.yaml --format csv --rtl --ltr --width 200", holds: "0,grid,0,cell,,0,0,100,50,0,\n"),
    // Half of 200.01 is 100.005, which rounds to 100 with one decimal.
    Line("solve grid.yaml -f csv --width 200.01 --precision 1", holds: "0,grid,1,cell,,100,0,100,50,0,\n"),
    Line(
      "solve grid.yaml -f csv --width 200.5 --precision full", holds: "0,grid,1,cell,,100.25,0,100.25,50,0,\n"
    ),
    // At scale 2, half of 201 is exactly 100.5; at scale 1, it is rounded down to 100.
    Line("solve grid.yaml -f csv --width 201 --scale 2", holds: "0,grid,1,cell,,100.5,0,100.5,50,0,\n"),
    Line("solve grid.yaml -f csv --width 201 --scale 1", holds: "0,grid,1,cell,,100,0,100,50,0,\n"),
    Line(
      "solve grid.yaml --element grid.2 -f csv --width 200",
      holds: "zIndex,id\n0,grid,2,cell,,0,50,100,50,0,\n"),
    Line("solve grid.yaml --element size -f json", holds: "\"elements\": []\n"),
    Line("solve grid.yaml --kinds supplementary,decoration -f json", holds: "\"elements\": []\n"),
    Line(
      "solve grid.yaml --rect 0,60,10,10 -f csv --width 200", holds: "id\n0,0,grid,2,cell,,0,50,100,50,0,\n"),
    Line("solve grid.yaml --rect=-5,-5,1,1 -f jsonl", holds: "\"rect\": {\"x\": -5, \"y\": -5, "),
    Line("solve grid.yaml --rect -5,-5,1,1 -f jsonl", holds: "\"rect\": {\"x\": -5, \"y\": -5, "),
    Line(
      "solve pages.layout.yaml --rest pages=250 -f json --width 200",
      holds: "\"maxOffset\": 600, \"rest\": {\"proposed\": 250, \"offset\": 200}}"),
    Line("solve pages.layout.yaml --scroll pages=120 -f json --width 200", holds: "\"offset\": 120, "),
    Line("solve pages.layout.yaml --scroll 0=120 -f json --width 200", holds: "\"offset\": 120, "),
    Line("solve grid.yaml --limit 1", holds: "\n… and 2 more\n"),
    Line("solve grid.yaml --syntax yaml", holds: "content 390 × 100"),
    Line("solve grid.json --syntax yaml", holds: "content 390 × 100"),
    Line("solve grid.yaml --device iphone-15 -f json", holds: "\"device\": \"iphone-15\"},"),
  ]

  @Test("Options have their documented effects", arguments: lines)
  func options(_ line: Line) {
    let run = World(files: SampleSpecs.files).run(line.arguments)
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains(line.holds), "\(run.output)")
  }

  @Test("Equivalent YAML and JSON have the same output, except for the file name")
  func twins() {
    for format in ["table", "json", "jsonl", "csv"] {
      let yaml = Self.run("solve", "grid.yaml", "-f", format)
      #expect(yaml.status == .success)
      let json = Self.run("solve", "grid.json", "-f", format)
      #expect(yaml.output == json.output.replacing("grid.json", with: "grid.yaml"))
      #expect(yaml.errors == json.errors)
    }
  }

  @Test("A spec from standard input is called 'stdin'")
  func standardInput() {
    for text in [SampleSpecs.grid, SampleSpecs.gridJSON] {
      let run = World(standardInput: text).run(["solve", "-"])
      #expect(run.status == .success)
      #expect(run.output.hasPrefix("stdin  390 × 844  content 390 × 100\n"))
    }
  }

  @Test("Each width and device gives a result, in the given order, spec by spec")
  func several() {
    let run = Self.run(
      "solve", "grid.yaml", "grid.json", "--width", "200", "--device", "iphone-15", "--width", "100", "-f",
      "csv",
      "--element", "0.0")
    #expect(run.status == .success)
    // 393 is the width of an iPhone 15; at scale 3, half of it is rounded down to 196.333.
    let lines = [
      "200,0,grid,0,cell,,0,0,100,50,0,", "iphone-15,0,grid,0,cell,,0,0,196.333,50,0,",
      "100,0,grid,0,cell,,0,0,50,50,0,",
    ].map { "grid,\($0)\n" }.joined()
    #expect(
      run.output
        == "name,environment,section,sectionId,item,kind,elementKind,x,y,width,height,zIndex,id\n\(lines)\(lines)"
    )
  }

  struct Failure: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var status: LayoutCalcCLI.ExitStatus
    var errors: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String, _ status: LayoutCalcCLI.ExitStatus, _ errors: String) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      (self.status, self.errors) = (status, errors)
    }
  }

  static let failures = [
    Failure("solve no.yaml", .unusableInput, "no.yaml: error[unreadable]: cannot be read: no such file\n"),
    Failure(
      "solve grid.yaml --width 0", .usage,
      "layoutcalc: error[usage]: option '--width' expects a number above 0, found '0'\n"),
    Failure(
      "solve grid.yaml --width nan", .usage,
      "layoutcalc: error[usage]: option '--width' expects a number above 0, found 'nan'\n"),
    Failure(
      "solve grid.yaml --width 0x10", .usage,
      "layoutcalc: error[usage]: option '--width' expects a number above 0, found '0x10'\n"),
    Failure(
      "solve grid.yaml --height -1", .usage,
      "layoutcalc: error[usage]: option '--height' expects a number of at least 0, found '-1'\n"),
    Failure(
      "solve grid.yaml --rect 0,0,1", .usage,
      "layoutcalc: error[usage]: option '--rect' expects 4 numbers, X,Y,W,H, found '0,0,1'\n"),
    Failure(
      "solve grid.yaml --rect 0,0,,1", .usage,
      "layoutcalc: error[usage]: option '--rect' expects 4 numbers, X,Y,W,H, found '0,0,,1'\n"),
    Failure(
      "solve grid.yaml --element grid.3", .unusableInput,
      """
      grid.yaml: error[unknown-element]: no element is named 'grid.3'
      hint: write an item from 0 to 2, or the kind of a supplementary view or background, such as 'grid.header'

      """),
    Failure(
      "solve grid.yaml --rest grid=1", .unusableInput,
      "grid.yaml: error[no-row]: expected an orthogonally scrolling section, but 'grid' is not one\n"),
  ]

  @Test("A failed run prints one message and returns its status", arguments: failures)
  func fails(_ failure: Failure) {
    let run = World(files: SampleSpecs.files).run(failure.arguments)
    #expect(run.status == failure.status)
    #expect(run.output.isEmpty)
    #expect(run.errors == failure.errors)
  }

  @Test("'--landscape' requires a device")
  func landscape() {
    #expect(Self.run("solve", "grid.yaml", "--landscape").status == .usage)
    #expect(Self.run("solve", "grid.yaml", "--device", "iphone-15", "--landscape").status == .success)
    #expect(Self.run("solve", "grid.yaml", "--device", "iphone-1555").status == .usage)
  }

  @Test("An error in a spec is shown with its line and column")
  func place() {
    let run = Self.run("solve", "bad.yaml")
    #expect(run.status == .unusableInput)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("bad.yaml:2:5: error[unknown-key]: "))
    #expect(run.errors.contains("\n    - itms: 3\n      ^^^^\n"))
  }

  @Test("Every spec is processed, and the highest status is returned")
  func largestStatus() {
    let run = Self.run("solve", "bad.yaml", "no.yaml", "grid.yaml", "broken.json", "-f", "jsonl")
    #expect(run.status == .unusableInput)
    #expect(run.output.hasPrefix("{\"record\": \"layout\", \"layoutcalc\": 1, \"file\": \"grid.yaml\", "))
    for name in ["bad.yaml:2:5", "no.yaml", "broken.json:1:"] { #expect(run.errors.contains(name)) }
  }
}
