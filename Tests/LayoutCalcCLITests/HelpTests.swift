import LayoutCalcCLI
import TestSupport
import Testing

@Suite("Help")
struct HelpTests {
  @Test("'help' lists every command")
  func overview() {
    let run = World().run(["help"])
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    for command in Command.all { #expect(run.output.contains("\n  \(command.name) ")) }
  }

  @Test("Help for a command lists all its options, within 80 columns", arguments: Command.all.map(\.name))
  func command(_ name: String) throws {
    let run = World().run(["help", name])
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("usage: layoutcalc \(name) "))
    let command = try #require(Command.all.first { $0.name == name })
    for option in command.options { #expect(run.output.contains(" --\(option.name)")) }
    for line in run.output.split(separator: "\n") where !line.hasPrefix("  layoutcalc") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test(
    "'-h' or '--help' anywhere prints help",
    arguments: [
      ["-h"], ["--help"], ["solve", "-h"], ["solve", "x", "--nonsense", "--help"], ["-h", "solve"],
      ["solve", "-qh"],
    ])
  func anywhere(_ arguments: [String]) {
    let run = World().run(arguments)
    #expect(run.status == .success)
    #expect(run == World().run(arguments.contains("solve") ? ["help", "solve"] : ["help"]))
  }

  @Test(
    "'-h' as an option's value or after '--' does not print help",
    arguments: [
      ["solve", "--element", "-h", "x.yaml"], ["solve", "--", "-h"],
    ])
  func notHelp(_ arguments: [String]) {
    #expect(World().run(arguments).status == .unusableInput)
  }

  @Test("Help includes the pages of the spec language")
  func spec() {
    #expect(World().run(["help", "spec"]).output.contains("sections:"))
    #expect(World().run(["help", "spec", "section"]).output.contains("interGroupSpacing"))
    let wrong = World().run(["help", "spec", "sektion"])
    #expect(wrong.status == .usage)
    #expect(wrong.errors.hasSuffix("hint: did you mean 'section'?\n"))
  }

  @Test("Help can be written to a file")
  func stored() {
    #expect(World().run(["help", "-o", "x"]).files["x"] == World().run(["help"]).output)
  }

  @Test("'--version' prints one line")
  func version() {
    let run = World().run(["--version"])
    #expect(run.status == .success)
    #expect(run.output == "layoutcalc \(LayoutCalcCLI.version)\n")
  }

  @Test("Completions include every command, option and value", arguments: ["bash", "zsh", "fish"])
  func completions(_ shell: String) {
    let run = World().run(["completions", shell])
    #expect(run.status == .success)
    for command in Command.all {
      #expect(run.output.contains(command.name))
      for option in command.options {
        #expect(run.output.contains(option.name))
        for word in option.words { #expect(run.output.contains(word)) }
      }
    }
  }
}
