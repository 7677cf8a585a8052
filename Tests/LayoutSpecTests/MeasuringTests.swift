import DocumentSyntax
import LayoutSolver
import LayoutSpec
import SourceText
import Testing

@Suite("Lengths that depend on the layout of items")
struct MeasuringTests {
  /// Solves a section of full-width rows whose heights are an expression.
  static func solved(_ height: String) throws -> (solution: Solution?, problems: [Diagnostic]) {
    let text = SpecText("sections: [{items: {count: 3, height: '\(height)'}, list: {}}]")
    let lowered = try #require(text.lowered().spec)
    let bytes = Array(text.text.utf8)
    var diagnostics = Diagnostics(file: SourceFile(name: "test", bytes: bytes))
    return (lowered.solved(&diagnostics), diagnostics.list)
  }

  @Test("A height can depend on the width")
  func heights() throws {
    let solution = try #require(try Self.solved("itemWidth / 10 + item").solution)
    // 39 + 40 + 41.
    #expect(solution.contentSize.height == 120)
  }

  @Test("An error includes the values of the names in the expression, for either axis")
  func namesFacts() throws {
    // A horizontally scrolling row measures its items at a height of 50, and lays them out 50 high.
    let text = """
      scrollDirection: horizontal
      sections:
        - items: {count: 3, width: 'itemHeight * item - 60'}
          group: {type: horizontal, width: ~30, height: 50, subitems: [{width: ~30, height: 100%}]}
      """
    let lowered = try #require(SpecText(text).lowered().spec)
    var diagnostics = Diagnostics(file: SourceFile(name: "test", bytes: Array(text.utf8)))
    #expect(lowered.solved(&diagnostics) == nil)
    #expect(
      diagnostics.list.map(\.message) == [
        "size must be at least 0, but itemHeight * item - 60 is -60 at itemHeight 50, item 0"
      ])
  }

  @Test(
    "An expression without a value at the laid-out size is reported with its location",
    arguments: [
      ("100 / (itemWidth - 390)", "non-finite", 4),
      ("itemWidth - 400", "nonpositive-dimension", 0),
      ("itemWidth > 3", "wrong-result", 0),
    ])
  func faults(_ height: String, _ code: String, _ column: Int) throws {
    let (solution, problems) = try Self.solved(height)
    #expect(solution == nil)
    #expect(problems.map(\.code) == [code])
    // The string begins after `sections: [{items: {count: 3, height: '`.
    let start = "sections: [{items: {count: 3, height: ".utf8.count
    #expect(problems.first?.range?.start == (column == 0 ? start : start + 1 + column))
  }
}
