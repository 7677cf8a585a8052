import Foundation
import LayoutCalcCLI
import LayoutSpec
import SourceText
import TestSupport
import Testing

@Suite("Completions")
struct CompletionTests {
  /// A command line up to the cursor, split as bash splits it, and the expected completions.
  struct Row: CustomTestStringConvertible, Sendable {
    var words: [String]
    var offered: [String]
    /// Whether bash also offers files.
    var files = false
    var testDescription: String { words.joined(separator: "␣") }

    init(_ words: [String], _ offered: [String], files: Bool = false) {
      (self.words, self.offered, self.files) = (words, offered, files)
    }
  }

  static let commands = Command.all.map(\.name)
  static let rules = LintRule.all.map(\.name)
  static let iphones16 = DeviceTable.slugs.filter { $0.hasPrefix("iphone-16") }

  static func options(_ command: String) -> [String] {
    Command.all.first { $0.name == command }?.options.map(\.spelling) ?? []
  }

  static let rows = [
    Row([""], commands), Row(["s"], commands.filter { $0.hasPrefix("s") }),
    Row(["--"], ["--help", "--version"]),
    Row(["solve", ""], [], files: true), Row(["solve", "a.yaml", ""], [], files: true),
    Row(["solve", "--"], options("solve")), Row(["help", "--"], options("help")),
    Row(["solve", "--form"], ["--format"]), Row(["--width", "3", "solve", "--form"], ["--format"]),
    // Values that depend on the command.
    Row(["solve", "--format", ""], ["table", "json", "jsonl", "csv"]),
    Row(["solve", "-f", "c"], ["csv"]), Row(["diff", "-f", "t"], ["text"]),
    Row(["diff", "--format", ""], ["text", "json", "jsonl", "github", "svg"]),
    Row(["sweep", "--format", ""], ["text", "json"]), Row(["devices", "--format", ""], ["table", "json"]),
    Row(["solve", "--format", "=", "j"], ["json", "jsonl"]),
    Row(["solve", "--format", "="], ["table", "json", "jsonl", "csv"]),
    Row(["solve", "--format=j"], ["json", "jsonl"]),
    Row(["solve", "a", "--device", "iphone-16"], iphones16),
    Row(["check", "--device", "=", "iphone-16"], iphones16),
    Row(["solve", "--kinds", ""], ["cell", "supplementary", "decoration", "header", "footer"]),
    Row(["solve", "--kinds", "cell,d"], ["cell,decoration"]),
    Row(["solve", "--kinds", "=", "cell,d"], ["cell,decoration"]),
    Row(["check", "--rule", "pixel"], ["pixel-gap="]),
    Row(["check", "--rule", ""], rules.map { $0 + "=" }),
    Row(["check", "--rule", "pixel-gap", "="], ["off", "note", "warning", "error"]),
    Row(["check", "--rule", "pixel-gap", "=", "o"], ["off"]),
    Row(["check", "--rule", "=", "pixel-gap", "=", "w"], ["warning"]),
    Row(["solve", "--width", ""], []), Row(["sweep", "--width", ""], []),
    Row(["solve", "-o", ""], [], files: true), Row(["solve", "--output", "=", "a"], [], files: true),
    Row(["snapshot", "check", "--report", ""], [], files: true),
    Row(["snapshot", "check", "--record", ""], ["missing", "failed", "all", "never"]),
    Row(["solve", "--size-class", "r"], ["regular,compact", "regular,regular"]),
    // Operands.
    Row(["snapshot", ""], ["record", "check", "list", "prune"]),
    Row(["snapshot", "list", ""], [], files: true),
    Row(["snapshot", "--width", "390", "r"], ["record"]),
    Row(["help", "sn"], ["snapshot"]), Row(["help", "lint", ""], rules),
    Row(["help", "lint", "pixel-gap", ""], []),
    Row(["help", "spec", "sec"], SpecHelp.names.filter { $0.hasPrefix("sec") }),
    Row(["help", "solve", ""], []),
    Row(["completions", ""], ["bash", "zsh", "fish"]), Row(["schema", ""], []),
    Row(["devices", "iphone-16"], iphones16),
    // Nothing after `--` is an option.
    Row(["solve", "--", "--"], [], files: true), Row(["solve", "--", "-"], [], files: true),
    Row(["snapshot", "--", "re"], ["record"]),
  ]

  /// Returns bash's completions for a command line, and whether it also completes file names.
  static func offered(_ words: [String], breaks: String) throws -> (words: [String], files: Bool) {
    let scratch = try ScratchFolder()
    try scratch.write(World().run(["completions", "bash"]).output, to: "completions")
    let quoted = (["layoutcalc"] + words).map { "'\($0)'" }.joined(separator: " ")
    let run = try ProcessRun(
      """
      source completions
      compopt() { if [[ "$*" == '+o default' ]]; then echo 'no files'; fi; }
      COMP_WORDBREAKS=$'\(breaks)'; COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count)
      _layoutcalc
      printf '%s\\n' "${COMPREPLY[@]}"
      """, in: scratch.url)
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n").map(String.init)
    return (lines.filter { $0 != "no files" }, !lines.contains("no files"))
  }

  @Test("bash offers each match once, and files where an operand can be a file", arguments: rows)
  func bash(row: Row) throws {
    let (words, files) = try Self.offered(row.words, breaks: #" \t\n"\'><=;|&(:"#)
    var expected = row.offered
    if row.words == ["solve", "--format=j"] { expected = ["json", "jsonl"] }
    #expect(words.filter { $0 != "-o" && $0 != "-q" && $0 != "-f" && $0 != "-h" } == expected)
    #expect(Set(words).count == words.count)
    #expect(files == row.files)
  }

  @Test("Where '=' does not break words, bash completes whole words")
  func wholeWords() throws {
    let breaks = #" \t\n"\'><;|&(:"#
    #expect(
      try Self.offered(["solve", "--format=j"], breaks: breaks).words == ["--format=json", "--format=jsonl"])
    #expect(try Self.offered(["check", "--rule", "pixel-gap=o"], breaks: breaks).words == ["pixel-gap=off"])
    #expect(
      try Self.offered(["check", "--rule=pixel-gap=o"], breaks: breaks).words == ["--rule=pixel-gap=off"])
  }

  @Test("An option takes a value in every command or in none")
  func valued() {
    let options = Command.all.flatMap(\.options)
    for name in Set(options.map(\.name)) {
      #expect(Set(options.filter { $0.name == name }.map { $0.value == nil }).count == 1)
    }
  }
}
