@testable import LayoutCalcCLI
import TestSupport
import Testing

@Suite("Wording of help and comments")
struct PlainWordsTests {
  static let verbs: Set = [
    "Compare", "Describe", "Draw", "Explain", "Export", "Find", "Format", "Interpolate", "List", "Print",
    "Record",
    "Show", "Solve", "Validate",
  ]

  @Test("A summary starts with a verb and has no final period")
  func summariesOfCommands() {
    let summaries = Command.all.map(\.summary) + HelpTopic.all.map(\.summary)
    for summary in summaries {
      #expect(Self.verbs.contains(summary.split(separator: " ").first.map(String.init) ?? ""), "\(summary)")
      #expect(!summary.hasSuffix("."), "\(summary)")
    }
  }

  @Test("The help of an option has no final period")
  func summariesOfOptions() {
    for option in Command.all.flatMap(\.options) {
      #expect(!option.help.isEmpty, "\(option.name)")
      #expect(!option.help.hasSuffix("."), "\(option.name)")
    }
  }

  static let texts =
    RepositoryFiles.paths(below: "Sources", ending: ".swift")
    + RepositoryFiles.paths(below: "Sources", ending: ".md")
    + RepositoryFiles.paths(below: "layouts", ending: ".yaml") + ["README.md"]

  @Test("No text of the project contains a retired phrase", arguments: texts)
  func retiredPhrases(_ path: String) throws {
    let lines = try RepositoryFiles.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let lowercase = line.lowercased()
      for phrase in PlainWords.retired where lowercase.contains(phrase) {
        Issue.record("\(path):\(index + 1): '\(phrase)' in: \(line)")
      }
    }
  }
}
