import DocumentSyntax
import Foundation
import LayoutCalcCLI
import LayoutReport
import LayoutSolver
import LayoutSpec
import SourceText
import TestSupport
import Testing

@Suite("Every name in the output can be looked up")
struct LookupTests {
  static func help(_ words: String...) -> Transcript { World().run(["help"] + words) }

  @Test("Every rule has a page with its grade, and every main rule has an example", arguments: Rule.allCases)
  func rule(_ rule: Rule) {
    let run = Self.help("rule", rule.rawValue)
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("rule \(rule.rawValue): \(rule.title)\n"))
    #expect(run.output.contains("\ngrade:\n"))
    if rule.whole == nil { #expect(run.output.contains("\nexample:\n")) }
    for line in run.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    // Without the space, in lower case, and as separate arguments.
    let short = rule.rawValue.lowercased().filter { $0 != " " }
    #expect(Self.help("rule", short) == run)
    #expect(World().run(["help", "rule"] + rule.rawValue.split(separator: " ").map(String.init)) == run)
    #expect(Self.help(short).output.contains(run.output))
    #expect(Self.help("rules").output.contains(rule.rawValue))
  }

  @Test("The rule book and the help have the same text")
  func book() throws {
    let book = try RepositoryFiles.text("Sources/LayoutSolver/LayoutSolver.docc/LayoutRules.md")
    let rule = /(?ms)^### Rule (\w+): ([^\n]*)\n\n(.*?)\n\n\*Example: (.*?)\*\n\n\*Grade: (.*?)\*\n/
    var found: Set<String> = []
    for match in book.matches(of: rule) {
      let citation = String(match.1)
      let entry = try #require(Rule(rawValue: citation).flatMap(RuleText.text), "rule \(citation)")
      #expect(entry.rule.title == String(match.2))
      #expect(Self.words(entry.text) == Self.words(match.3), "rule \(citation)")
      #expect(Self.words(entry.example ?? "") == Self.words(match.4), "rule \(citation)")
      #expect(Self.words(entry.grade) == Self.words(match.5), "rule \(citation)")
      found.insert(citation)
    }
    for match in book.matches(of: /(?ms)^- (\*\*D \d+\*\*(?:, \*\*D \d+\*\*)*): (.*?)(?=\n- |\n\n)/) {
      for reading in match.1.matches(of: /D \d+/) {
        let entry = try #require(Rule(rawValue: String(reading.0)).flatMap(RuleText.text))
        #expect(Self.words(entry.text).lowercased() == Self.words(match.2).lowercased(), "\(reading.0)")
        found.insert(String(reading.0))
      }
    }
    #expect(found == Set(Rule.allCases.map(\.rawValue)).subtracting(["16a", "16b"]))
  }

  private static func words(_ text: some StringProtocol) -> String {
    text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  @Test("Rules cited in explanations have a page")
  func explained() {
    let run = World(files: SampleSpecs.files).run(["explain", "grid.yaml", "0.1"])
    let rules = run.output.matches(of: /(?m)^  rule ((?:D )?\w+)/).map { String($0.1) }
    #expect(!rules.isEmpty)
    for rule in rules { #expect(Self.help("rule", rule).status == .success) }
  }

  /// Every code of a problem in the sources.
  static let codes: [String] =
    SpecProblem.catalog.map(\.code) + SyntaxProblem.catalog.map(\.code) + LintRule.all.map(\.name)
    + ["more-errors", "more-warnings", "more-notes"]
    + RepositoryFiles.paths(below: "Sources", ending: ".swift").flatMap { path in
      let text = (try? RepositoryFiles.text(path)) ?? ""
      return text.matches(of: /var code: String \{\s*"([a-z-]+)"/).map { String($0.1) }
        + text.matches(of: /(?s)var code: String \{\s*switch self \{(.*?)\n  \}/).flatMap {
          $0.1.matches(of: /: "([a-z-]+)"/).map { String($0.1) }
        }
    }

  @Test("Every code of a diagnostic or lint rule has a page", arguments: Set(codes).sorted())
  func code(_ code: String) {
    let run = Self.help(code)
    #expect(run.status == .success)
    #expect(run.output.contains("\(code): ") || run.output.hasPrefix("usage: layoutcalc \(code) "))
    #expect(run.output.contains("write ") || run.output.utf8.count > code.utf8.count + 40)
  }

  @Test("Every key has a page that covers all maps with that key", arguments: SpecHelp.keyNames)
  func key(_ key: String) {
    let run = Self.help(key)
    #expect(run.status == .success)
    for mapping in MappingName.allCases where mapping.reference.key(key) != nil {
      let isPrinted = run.output.contains("\nin \(mapping.words): ")
      #expect(isPrinted || Command.all.map(\.name).contains(key) || ["lint", "spec"].contains(key))
    }
    for line in run.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test(
    "Every language page is listed, and is found with and without 'spec'", arguments: SpecHelp.names)
  func topic(_ name: String) {
    let overview = Self.words(SpecHelp.overview)
    #expect(overview.contains(" \(name) ") || overview.contains("\(name) ("))
    #expect(Self.help("spec", name).status == .success)
    #expect(
      Self.help(name).output.contains(Self.help("spec", name).output)
        || name == "lint" || name == "list")
    for shell in ["bash", "zsh", "fish"] {
      #expect(World().run(["completions", shell]).output.contains(name))
    }
  }

  @Test(
    "An unknown word gets suggestions",
    arguments: [
      ("contentInsts", "'contentInsets'"), ("inset", "'insets'"), ("pixel", "'pixel-gap'"),
      ("unkown-key", "'unknown-key'"), ("header", nil), ("xyzzy", "run 'layoutcalc help' to list the topics"),
    ])
  func unknown(_ row: (word: String, hint: String?)) {
    let run = Self.help(row.word)
    #expect(run.status == (row.hint == nil ? .success : .usage))
    if let hint = row.hint { #expect(run.errors.contains(hint)) }
  }

  @Test("Every single-value option of 'solve' states its default")
  func defaults() {
    // These options have no default: they only have an effect if they are given.
    let withoutDefault: Set = [
      "set", "rect", "element", "kinds", "rest", "scroll", "rule", "output", "device",
    ]
    for option in Command.all[0].options where option.value != nil && !withoutDefault.contains(option.name) {
      #expect(option.help.contains("default"), "--\(option.name): \(option.help)")
    }
  }
}
