import LayoutCalcCLI
import TestSupport
import Testing

@Suite("Invalid command lines")
struct UsageTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var message: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let examples = [
    Example(arguments: ["solv"], message: "unknown command 'solv'\nhint: did you mean 'solve'?"),
    Example(
      arguments: ["home.yaml"],
      message: "unknown command 'home.yaml'\nhint: write 'layoutcalc solve home.yaml' to solve a spec"),
    Example(
      arguments: ["solve", "--widht", "3", "a"],
      message: "unknown option '--widht'\nhint: did you mean '--width'?"),
    Example(arguments: ["solve", "a", "-x"], message: "unknown option '-x'"),
    Example(arguments: ["solve"], message: "expected a spec, found nothing"),
    Example(arguments: ["solve", "-", "-"], message: "standard input ('-') can only be read once"),
    Example(arguments: ["solve", "a", "--width"], message: "option '--width' expects W, found nothing"),
    Example(
      arguments: ["solve", "a", "--rtl=yes"], message: "option '--rtl' takes no value, but found 'yes'"),
    Example(
      arguments: ["solve", "a", "--rounding", "pixl"],
      message:
        "option '--rounding' expects pixel, legacy or none, found 'pixl'\nhint: did you mean 'pixel'?"),
    Example(arguments: ["--quiet"], message: "expected a command, found nothing"),
    Example(arguments: ["help", "slove"], message: "no help on 'slove'\nhint: did you mean 'solve'?"),
    Example(arguments: ["help", "solve", "parse"], message: "unexpected argument 'parse'"),
    Example(arguments: ["-h", "slove"], message: "no help on 'slove'\nhint: did you mean 'solve'?"),
    Example(arguments: ["slove", "--help"], message: "no help on 'slove'\nhint: did you mean 'solve'?"),
    Example(
      arguments: ["solve", "a", "-o", ""], message: "option '--output' expects the name of a file, found ''"),
    Example(
      arguments: ["solve", "a", "--output="],
      message: "option '--output' expects the name of a file, found ''"),
    Example(
      arguments: ["snapshot", "check", "--report", ""],
      message: "option '--report' expects the name of a file, found ''"),
    Example(
      arguments: ["check", "a", "--height", "200", "--height", "812"],
      message: "option '--height' can only be given once"),
    Example(arguments: ["solve", "a", "--rtl", "--rtl"], message: "option '--rtl' can only be given once"),
    Example(
      arguments: ["solve", "a", "-fjson", "--format=csv"], message: "option '--format' can only be given once"
    ),
    Example(
      arguments: ["sweep", "a", "--width", "1..2", "--width", "3..4"],
      message: "option '--width' can only be given once"),
    Example(arguments: ["-q", "parse", "a", "-q"], message: "option '--quiet' can only be given once"),
    Example(arguments: ["completions", "tcsh"], message: "unexpected argument 'tcsh'"),
  ]

  @Test("An invalid command line prints an error and no output, and returns 64", arguments: examples)
  func wrong(_ example: Example) {
    let run = World().run(example.arguments)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors == "layoutcalc: error[usage]: \(example.message)\n")
    #expect(PlainWords.unclearHints(in: run.errors) == [])
  }

  @Test(
    "Output never overwrites its input",
    arguments: [
      ["solve", "a.yaml", "-o", "a.yaml"], ["check", "b.yaml", "a.yaml", "-o", "a.yaml"],
      ["diff", "b.yaml", "a.yaml", "-o", "a.yaml"], ["explain", "a.yaml", "size", "-o", "a.yaml"],
      ["sweep", "a.yaml", "--output=a.yaml"], ["transition", "b.yaml", "a.yaml", "-o", "a.yaml"],
      ["parse", "a.yaml", "-oa.yaml"], ["snapshot", "list", "a.yaml", "-o", "a.yaml"],
      ["snapshot", "check", "a.yaml", "--report", "a.yaml"],
    ])
  func ontoInput(arguments: [String]) {
    let run = World(files: ["a.yaml": SampleSpecs.grid, "b.yaml": SampleSpecs.grid]).run(arguments)
    #expect(run.status == .usage)
    #expect(run.files.isEmpty && run.output.isEmpty)
    #expect(
      run.errors
        == "layoutcalc: error[usage]: 'a.yaml' would overwrite the input file 'a.yaml'\nhint: write to another file\n"
    )
  }

  @Test("Without arguments, short help is printed to standard error with status 64")
  func nothing() {
    let run = World().run([])
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("usage: layoutcalc COMMAND"))
  }
}
