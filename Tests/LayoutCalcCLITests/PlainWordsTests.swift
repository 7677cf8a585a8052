@testable import LayoutCalcCLI
import TestSupport
import Testing

@Suite("Sentences that people read")
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
}
