import LayoutSolver
import LayoutSpec
import Testing

@Suite("Text sizes")
struct TextSizeTests {
  /// Returns the value of an expression at a text size.
  static func value(_ text: String, _ size: TextSize = .large, scale: Double? = nil) throws -> Double? {
    let traits = "environment: {textSize: \(size.rawValue)\(scale.map { ", scale: \($0)" } ?? "")}"
    let spec = SpecText(
      """
      \(traits)
      sections: [{items: 1, interGroupSpacing: "\(text)", list: {}}]
      """)
    return try spec.compositional().sections[0].interGroupSpacing
  }

  @Test("Rule X1: every style has its point size at every text size", arguments: TextSizeRows.all)
  func pointSize(_ row: TextSizeRows.Row) throws {
    let size = try #require(TextSize(named: row.size))
    #expect(try Self.value("fontSize(\(row.style))", size) == row.pointSize)
    // Rule X2.
    #expect(try Self.value("lineHeight(\(row.style))", size) == row.pointSize * 2444 / 2048)
  }

  @Test("Rule X4: every style scales by its leading at every text size", arguments: TextSizeRows.all)
  func leading(_ row: TextSizeRows.Row) throws {
    let size = try #require(TextSize(named: row.size))
    let large = try #require(TextSizeRows.all.first { $0.size == "large" && $0.style == row.style })
    // UIKit behaves as if the leading of caption2 at AX2 were 29.
    let leading = row.style == "caption2" && row.size == "AX2" ? 29 : row.leading
    let scaled = try #require(try Self.value("scaled(100, \(row.style))", size))
    #expect(abs(scaled - 100 * leading / large.leading) < 1e-9)
  }

  @Test("There are 11 styles in 12 categories")
  func count() {
    #expect(TextSizeRows.all.count == 132)
    #expect(TextStyle.allCases.count == 11)
    #expect(TextSize.allCases.count == 12)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var size: TextSize
    var scale: Double?
    var value: Double
    var testDescription: String { "\(text) at \(size)" }

    init(_ text: String, scale: Double? = nil, _ value: Double) {
      (self.text, self.size, self.scale, self.value) = (text, .large, scale, value)
    }

    init(_ text: String, _ size: TextSize, scale: Double? = nil, _ value: Double) {
      (self.text, self.size, self.scale, self.value) = (text, size, scale, value)
    }
  }

  static let rows = [
    // Rule X2, captured from UIKit.
    Row("lineHeight(body)", 20.287109375), Row("lineHeight(body)", .AX5, 63.248046875),
    Row("lineHeight(caption1)", 14.3203125), Row("lineHeight(size: 13)", 15.513671875),
    // Rule X3: labels of 1 to 5 lines at 17 points, measured at scale 2.
    Row("text(lines: 1, style: body)", scale: 2, 20.5), Row("text(lines: 2, style: body)", scale: 2, 41),
    Row("text(lines: 3, style: body)", scale: 2, 61), Row("text(lines: 4, style: body)", scale: 2, 81.5),
    Row("text(lines: 5, style: body)", scale: 2, 101.5),
    // 2 × 47.734375 = 95.46875, rounded up to the next third.
    Row("text(lines: 2, style: body)", .AX3, scale: 3, 287.0 / 3),
    // 15.513671875 points are 46.54 pixels.
    Row("text(lines: 1, size: 13)", .AX5, scale: 3, 47.0 / 3),
    Row("text(2, body)", scale: 2, 41), Row("text(lines: 1 + 1, size: 10 + 7)", scale: 2, 41),
    Row("text(lines: 0, style: body)", scale: 3, 0),
    Row(
      "12 + text(lines: 1, style: headline) + 4 + text(lines: 2, style: subheadline) + 12", scale: 3,
      // 20.287 rounds up to 20.333; 2 × 17.900390625 = 35.801 rounds up to 36.
      12 + 61.0 / 3 + 4 + 36 + 12),
    // Without a scale, nothing is rounded.
    Row("text(lines: 2, style: body)", 40.57421875),
    // Rule X4: 20 × 48/22 = 43.636, or 131 pixels at scale 3.
    Row("scaled(20, body)", .AX3, scale: 3, 131.0 / 3), Row("scaled(20, body)", scale: 3, 20),
    Row("scaled(value: 10, style: caption2)", .AX2, scale: 1, 22),
    Row("scaled(-20, body)", .AX3, scale: 3, -131.0 / 3),
    // Traits that depend on the text size.
    Row("textScale", .AX3, 40.0 / 17), Row("textScale", 1), Row("isAccessibilitySize ? 1 : 2", .AX1, 1),
    Row("isAccessibilitySize ? 1 : 2", .xxxLarge, 2), Row("textSize == 'AX3' ? 1 : 2", .AX3, 1),
  ]

  @Test("An expression with text functions evaluates to its value", arguments: rows)
  func expression(_ row: Row) throws {
    let value = try #require(try Self.value(row.text, row.size, scale: row.scale))
    #expect(abs(value - row.value) < 1e-9, "\(value)")
  }

  @Test("Rule X3: 'rounding: none' keeps heights exact, 'legacy' rounds them up too")
  func rounding() throws {
    for (rounding, height) in [("none", 40.57421875), ("legacy", 41.0), ("pixel", 41)] {
      let spec = SpecText(
        """
        environment: {scale: 1, rounding: \(rounding)}
        sections: [{interGroupSpacing: "text(lines: 2, style: body)", list: {}}]
        """)
      #expect(try spec.compositional().sections[0].interGroupSpacing == height)
    }
  }

  @Test(
    "UIKit's category names are accepted",
    arguments: [
      ("extraSmall", TextSize.xSmall), ("AX3", .AX3), ("ax3", .AX3), ("accessibilityExtraLarge", .AX3),
      ("UICTContentSizeCategoryAccessibilityXL", .AX3), ("UICTContentSizeCategoryL", .large),
      ("extraExtraExtraLarge", .xxxLarge), ("accessibilityMedium", .AX1),
    ])
  func names(name: String, size: TextSize) { #expect(TextSize(named: name) == size) }

  @Test("Every category has a distinct UIKit name")
  func uiKitNames() {
    #expect(Set(TextSize.allCases.map(\.uiKitName)).count == 12)
    for size in TextSize.allCases { #expect(TextSize(named: size.uiKitName) == size) }
    #expect(TextSize(named: "huge") == nil)
  }

  @Test("The measured size of an item follows its text")
  func items() throws {
    let spec = SpecText(
      """
      environment: {scale: 2, textSize: large}
      sections:
        - items: {count: 3, height: "text(lines: item + 1, style: body)"}
          group: {type: horizontal, width: 100%, height: ~44, subitems: [{width: 100%, height: ~44}]}
      """)
    let lowered = try #require(spec.lowered().spec)
    let solution = lowered.layout.solved(in: lowered.environment)
    #expect((0..<3).map { solution.cell(section: 0, item: $0)?.frame.size.height } == [20.5, 41, 61])
  }

  @Test("An option overrides the spec's text size, and a text scale overrides both")
  func precedence() throws {
    let spec = SpecText("environment: {textSize: AX1}\nsections: []")
    #expect(try #require(spec.lowered().spec).traits.textSize == .AX1)
    let option = try #require(spec.lowered { $0.textSize = .small }.spec).traits
    #expect(option.textSize == .small)
    #expect(option.textScale == 15.0 / 17)
    let scaled = try #require(spec.lowered { $0.textScale = 3 }.spec).traits
    #expect(scaled.textScale == 3)
  }

  @Test("The snapshot matrix includes text sizes, which are part of the file names")
  func snapshots() throws {
    var matrix = SnapshotMatrix()
    matrix.screens = [.width(390), .device("iphone-15")]
    matrix.textSizes = [.large, .AX3]
    matrix.directions = [.leftToRight, .rightToLeft]
    #expect(
      matrix.environments(over: SpecOptions()).map(\.ending) == [
        "@390", "@390-rtl", "@390+AX3", "@390+AX3-rtl", "@iphone-15", "@iphone-15-rtl", "@iphone-15+AX3",
        "@iphone-15+AX3-rtl",
      ])
  }
}
