import LayoutCalcCLI
import TestSupport
import Testing

@Suite("Destinations of output and messages")
struct OutputTests {
  @Test("'-o' writes what standard output would get")
  func file() {
    let world = World(files: SampleSpecs.files)
    let printed = world.run(["solve", "grid.yaml", "-f", "json"])
    let stored = world.run(["solve", "grid.yaml", "-f", "json", "-o", "out.json"])
    #expect(stored.status == .success)
    #expect(stored.output.isEmpty)
    #expect(stored.files == ["out.json": printed.output])
    #expect(world.run(["solve", "grid.yaml", "-f", "json", "-o", "-"]) == printed)
  }

  @Test("A failed run writes no file", arguments: ["bad.yaml", "no.yaml"])
  func noFile(_ path: String) {
    let run = World(files: SampleSpecs.files).run(["solve", path, "-o", "out"])
    #expect(run.status == .unusableInput)
    #expect(run.files.isEmpty)
  }

  @Test("A full disk ends with 74 and leaves no file")
  func full() {
    var world = World(files: SampleSpecs.files)
    world.diskSpace = 10
    let printed = world.run(["solve", "grid.yaml"])
    #expect(printed.status == .unwritableOutput)
    #expect(
      printed.errors == "standard output: error[output]: cannot be written: no space left on device\n")
    let stored = world.run(["solve", "grid.yaml", "-o", "out"])
    #expect(stored.status == .unwritableOutput)
    #expect(stored.files.isEmpty)
    #expect(stored.errors == "out: error[output]: cannot be written: no space left on device\n")
  }

  @Test("A closed output pipe is not an error and hides none")
  func readerLeft() {
    var world = World(files: SampleSpecs.files)
    world.readLimit = 0
    #expect(world.run(["solve", "grid.yaml"]).status == .success)
    #expect(world.run(["solve", "grid.yaml"]).errors.isEmpty)
    #expect(world.run(["solve", "grid.yaml", "bad.yaml"]).status == .unusableInput)
  }

  @Test("'--diagnostics' prints messages as JSON objects or GitHub annotations")
  func diagnosticForms() {
    let world = World(files: SampleSpecs.files)
    let json = world.run(["solve", "bad.yaml", "--diagnostics", "json"]).errors
    #expect(json.hasPrefix("{"))
    #expect(json.contains("\"line\":2") || json.contains("\"line\": 2"))
    let github = world.run(["solve", "bad.yaml", "--diagnostics", "github"]).errors
    #expect(github.hasPrefix("::error file=bad.yaml,line=2,"))
  }

  @Test("Messages are colored on a terminal that supports it, or on request")
  func color() {
    var world = World(files: SampleSpecs.files)
    let arguments = ["solve", "bad.yaml"]
    func isColored(_ more: String...) -> Bool { world.run(arguments + more).errors.contains("\u{1B}[") }
    #expect(!isColored())
    #expect(isColored("--color", "always"))
    world.errorIsTerminal = true
    #expect(isColored())
    #expect(!isColored("--color", "never"))
    world.variables = ["NO_COLOR": "1"]
    #expect(!isColored())
    #expect(isColored("--color=always"))
    world.variables = ["TERM": "dumb"]
    #expect(!isColored())
  }

  @Test("On a terminal, tables shrink and list at most 40 elements per section")
  func terminal() {
    var world = World(files: ["many.yaml": SampleSpecs.grid.replacing("items: 3", with: "items: 100")])
    #expect(world.run(["solve", "many.yaml"]).output.split(separator: "\n").count == 1 + 2 + 1 + 100)
    world.outputColumns = 40
    let lines = world.run(["solve", "many.yaml"]).output.split(separator: "\n")
    #expect(lines.count == 1 + 2 + 1 + 40 + 1)
    #expect(lines.last == "… and 60 more")
    #expect(lines.allSatisfy { $0.count <= 40 })
    #expect(world.run(["solve", "many.yaml", "-o", "out"]).files["out"]?.contains("more") == false)
  }

  @Test("'--timings' prints the times of the stages as one line of JSON on standard error")
  func timings() {
    let run = World(files: SampleSpecs.files).run(["solve", "grid.yaml", "--timings", "-q"])
    #expect(
      run.errors
        == "{\"timings\":{\"read\":0,\"parse\":0,\"decode\":0,\"solve\":0,\"query\":0,\"write\":0},\"peakBytes\":0}\n"
    )
  }

  @Test("Progress is shown only on a terminal that shows no output, and not with '-q'")
  func progress() {
    var world = World(files: ["many.yaml": SampleSpecs.grid.replacing("items: 3", with: "items: 200000")])
    world.clockStep = 2_000_000_000
    func errors(_ more: String...) -> String { world.run(["solve", "many.yaml", "-f", "csv"] + more).errors }
    #expect(errors().isEmpty)
    world.errorIsTerminal = true
    #expect(errors("-q").isEmpty)
    let clear = "\r\u{1B}[K"
    // 200,000 contains 65,536 three times.
    #expect(
      errors()
        == "[solving many…]\(clear)[writing many…]\(clear)65536 of 200000 elements\(clear)131072 of 200000 elements"
        + "\(clear)196608 of 200000 elements\(clear)")
    world.variables = ["CI": "true"]
    #expect(errors().isEmpty)
    world.variables = ["TERM": "dumb"]
    #expect(errors().isEmpty)
    world.variables = [:]
    world.clockStep = 1
    #expect(errors() == "[solving many…][writing many…]")
    world.outputColumns = 80
    #expect(errors().isEmpty)
  }
}
