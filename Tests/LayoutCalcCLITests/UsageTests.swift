import LayoutCalcCLI
import TestSupport
import Testing

@Suite("Command lines that are wrong")
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
      message: "unknown command 'home.yaml'\nhint: to solve a spec, write 'layoutcalc solve home.yaml'"),
    Example(
      arguments: ["solve", "--widht", "3", "a"],
      message: "unknown option '--widht'\nhint: did you mean '--width'?"),
    Example(arguments: ["solve", "a", "-x"], message: "unknown option '-x'"),
    Example(arguments: ["solve"], message: "expected a spec, found nothing"),
    Example(arguments: ["solve", "-", "-"], message: "standard input ('-') can be read only once"),
    Example(arguments: ["solve", "a", "--width"], message: "option '--width' expects W, found nothing"),
    Example(arguments: ["solve", "a", "--rtl=yes"], message: "option '--rtl' takes no value, found 'yes'"),
    Example(
      arguments: ["solve", "a", "--rounding", "pixl"],
      message:
        "option '--rounding' expects pixel or legacy or none, found 'pixl'\nhint: did you mean 'pixel'?"),
    Example(arguments: ["--quiet"], message: "expected a command, found nothing"),
    Example(arguments: ["help", "slove"], message: "no help on 'slove'\nhint: did you mean 'solve'?"),
    Example(arguments: ["help", "solve", "parse"], message: "unexpected argument 'parse'"),
    Example(arguments: ["completions", "tcsh"], message: "unexpected argument 'tcsh'"),
  ]

  @Test("A wrong command line ends with 64, says why and prints no answer", arguments: examples)
  func wrong(_ example: Example) {
    let run = World().run(example.arguments)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors == "layoutcalc: error[usage]: \(example.message)\n")
  }

  @Test("No arguments get short help on standard error and 64")
  func nothing() {
    let run = World().run([])
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("usage: layoutcalc COMMAND"))
  }
}
