import Foundation
import LayoutSpec
import Testing

@Suite("Help for the spec language")
struct HelpTests {
  @Test(
    "Every page in the overview exists and lists its keys", arguments: SpecHelp.topics.map(\.name))
  func pages(_ topic: String) throws {
    let page = try #require(SpecHelp.page(topic))
    #expect(SpecHelp.overview.contains("  \(topic) "))
    for key in MappingName(rawValue: topic)?.reference.keys ?? [] {
      #expect(page.contains("  \(key.name) "))
    }
  }

  @Test("No line is wider than 80 columns", arguments: SpecHelp.names)
  func width(_ topic: String) throws {
    let page = try #require(SpecHelp.page(topic))
    for line in page.split(separator: "\n") { #expect(line.count <= 80) }
  }

  @Test("Summaries are one line in the style of messages", arguments: MappingName.allCases)
  func style(_ name: MappingName) {
    let reference = name.reference
    #expect(reference.summary.hasSuffix("."))
    for key in reference.keys {
      #expect(!key.summary.hasSuffix("."))
      #expect(!key.summary.contains("\n"))
    }
  }

  @Test("An alias shows its page")
  func aliases() {
    #expect(SpecHelp.page("group") == SpecHelp.page("item"))
    #expect(SpecHelp.page("nothing") == nil)
  }

  @Test("The documentation's copy is up to date; 'layoutcalc help spec markdown -o' writes it")
  func copy() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/LayoutSpec/LayoutSpec.docc/SpecLanguage.md").standardized
    let isEqual = try String(contentsOf: file, encoding: .utf8) == SpecHelp.page("markdown")
    #expect(isEqual)
  }
}
