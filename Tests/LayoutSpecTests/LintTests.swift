import LayoutSpec
import SourceText
import TestSupport
import Testing

@Suite("Lint")
struct LintTests {
  @Test("A marked spec has its rule's findings, at its marks", arguments: MarkedLintSpec.all)
  func marked(_ lint: MarkedLintSpec) {
    #expect(lint.found == lint.spec.expected)
    #expect(lint.found.compactMap(\.hint).filter { !PlainWords.isImperative($0) } == [])
  }

  @Test("A marked spec is named after a rule", arguments: MarkedLintSpec.all)
  func named(_ lint: MarkedLintSpec) {
    #expect(LintRule.named(lint.rule) != nil)
  }

  @Test(
    "Every rule has a spec with a finding, and one for each of its exceptions",
    arguments: LintRule.all.map(\.name))
  func covered(_ name: String) throws {
    let rule = try #require(LintRule.named(name))
    let specs = MarkedLintSpec.all.filter { $0.rule == name }
    #expect(specs.contains { !$0.isQuiet })
    #expect(specs.count(where: \.isQuiet) >= rule.exceptions.count)
  }

  @Test("Rule names are unique and in kebab-case")
  func names() {
    let names = LintRule.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
  }

  static let crowded = [
    "subitem: {width: 50%, height: 50}, count: 3", "subitems: [{width: 50%, height: 50}]",
    "subitems: [{width: 50%, height: 50}, {width: 25%, height: 50}]",
    "interItemSpacing: flexible(3), subitems: [{width: 5, height: 50}]",
    "interItemSpacing: 8, subitems: [{width: 50%, height: 100%, contentInsets: 4}]",
    "contentInsets: {leading: 8}, subitems: [{width: 50%, height: 50}]",
    "subitems: [{type: vertical, width: 50%, height: 50, subitems: [{width: 100%, height: 50%}]}]",
  ]

  @Test("Without room in the section, 'no-room' is the only finding", arguments: crowded, [20, 32])
  func noFollowUps(group: String, width: Int) {
    let found = LintText(
      """
      sections:
        - items: 9
          contentInsets: {leading: 16, trailing: 16}
          group: {type: horizontal, width: 100%, height: 50, \(group)}
      """, arguments: ["--width", "\(width)"]
    ).diagnostics
    #expect(found.map(\.code) == ["no-room"])
  }

  @Test("Without room in a group, 'no-room' is its only finding, and other groups have theirs")
  func noFollowUpsOfGroups() {
    let found = LintText(
      """
      sections:
        - items: 9
          group:
            type: vertical
            width: 100%
            height: 200
            subitems:
              - type: horizontal
                width: 100%
                height: 50
                contentInsets: {leading: 50, trailing: 50}
                interItemSpacing: 8
                subitems: [{width: 50%, height: 50}]
              - {width: 20, height: 50}
      """, arguments: ["--width", "100"]
    ).diagnostics
    #expect(found.map(\.code) == ["no-room", "small-target"])
  }

  // MARK: Levels

  /// Returns a list with rows 30 high, for which 'small-target' is a note by default.
  private static func rows(_ top: String, _ section: String) -> LintText {
    LintText(
      """
      \(top)
      sections:
        - items: 2
          \(section)
          group: {type: horizontal, width: 100%, height: 30, subitems: [{width: 100%, height: 30}]}
      """)
  }

  static let levelRows: [(top: String, section: String, found: [Severity])] = [
    ("", "", [.note]),
    ("lint: {small-target: warning}", "", [.warning]),
    ("lint: {small-target: off}", "", []),
    ("lint: {small-target: off}", "lint: {small-target: error}", [.error]),
    ("lint: {small-target: error}", "lint: {small-target: off}", []),
    ("lint: {items-overlap: error}", "lint: {pixel-gap: off}", [.note]),
  ]

  @Test("A section's level overrides the spec's, which overrides the rule's", arguments: levelRows)
  func levels(_ row: (top: String, section: String, found: [Severity])) {
    #expect(Self.rows(row.top, row.section).diagnostics.map(\.severity) == row.found)
  }

  @Test("An unknown rule cannot be given a level")
  func unknownRule() {
    let found = Self.rows("lint: {small-targets: off}", "").diagnostics
    #expect(found.map(\.code) == ["unknown-key"])
    #expect(found.first?.hint == "did you mean 'small-target'?")
  }

  // MARK: Environments

  /// Two columns of 200 fit at widths of at least 400; below that, the second item is never placed.
  private static let twoColumns = """
    sections:
      - items: 4
        group:
          type: horizontal
          width: 100%
          height: 50
          subitems: [{width: 200, height: 50, contentInsets: {leading: "width > 500 ? 180 : 0"}}]
    """

  static let environmentRows: [(arguments: [String], message: String)] = [
    (["--width", "600"], "item 0 and 3 more of section '0' is 20 × 50, less than 44 wide"),
    (
      ["--width", "390", "--width", "600"],
      "item 0 and 3 more of section '0' is 20 × 50, less than 44 wide (at width 600)"
    ),
    (
      ["--width", "390", "--width", "600", "--width", "700"],
      "item 0 and 3 more of section '0' is 20 × 50, less than 44 wide (at widths 600 and 700)"
    ),
    (
      ["--width", "390", "--width", "600", "--width", "700", "--width", "800"],
      "item 0 and 3 more of section '0' is 20 × 50, less than 44 wide (at widths 600 to 800)"
    ),
    (
      ["--width", "390", "--width", "600", "--device", "ipad-mini-6"],
      "item 0 and 3 more of section '0' is 20 × 50, less than 44 wide (at width 600, on ipad-mini-6)"
    ),
  ]

  @Test("A finding states the environments it applies to", arguments: environmentRows)
  func environments(_ row: (arguments: [String], message: String)) {
    let found = LintText(Self.twoColumns, arguments: row.arguments).diagnostics
    #expect(found.filter { $0.code == "small-target" }.map(\.message) == [row.message])
  }

  @Test("A finding has a path")
  func path() {
    let found = Self.rows("", "").diagnostics
    #expect(found.map(\.path) == ["/sections/0/group/subitems/0/height"])
  }
}
