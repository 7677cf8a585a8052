import LayoutReport
import LayoutSolver
import SourceText
import Testing

@Suite("Terminal tables and long tables")
struct TerminalTableTests {
  static func lines(_ report: Report, columns: Int?) throws -> [String] {
    try FormatTests.text("table", [report], ReportOptions(columns: columns)).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// The grid with UIKit's name for its header kind.
  static var uikitGrid: Report {
    var report = SampleReport.grid()
    let words = ["UICollectionElementKindSectionHeader", "background"]
    report.labels.elementKinds = .init(word: { words[Int($0.rawValue)] }, kind: { _ in nil })
    return report
  }

  // The full columns are 7 + 4 + 10 + 3 + 2 + 5 + 6 + 1 + 8 wide, with eight gaps of 2: 62.
  static let widths: [(columns: Int, heading: String, rows: [String])] = [
    (
      62, "section  item  kind          x   y  width  height  z  id",
      [
        "main        0  background    0   0    300     120  0",
        "main        1  cell        100  20    100      50  1  one, \"1\"",
      ]
    ),
    // Kind and id shrink alternately, the wider one first.
    (
      58, "section  item  kind       x   y  width  height  z  id",
      [
        "main        0  bac…und    0   0    300     120  0",
        "main        1  cell     100  20    100      50  1  one…\"1\"",
      ]
    ),
    // With both at 6 the table would be 56 wide, so z is hidden, then kind.
    (
      45, "section  item    x   y  width  height  id",
      ["main        0    0   0    300     120", "main        1  100  20    100      50  one…1\""]
    ),
    // Numbers are never truncated, even in a narrow terminal.
    (
      20, "s…n  item    x   y  width  height  id",
      ["m…n     0    0   0    300     120", "m…n     1  100  20    100      50  o…\""]
    ),
  ]

  @Test(
    "Text columns shrink first, then z and kind are hidden; numbers are never truncated", arguments: widths)
  func shrinks(_ row: (columns: Int, heading: String, rows: [String])) throws {
    let lines = try Self.lines(SampleReport.grid(), columns: row.columns)
    #expect(lines[5] == row.heading)
    #expect([lines[6], lines[9]] == row.rows)
    if row.columns > 40 { #expect(lines.allSatisfy { $0.columnCount <= row.columns }) }
  }

  @Test("UIKit's kinds are abbreviated in a narrow terminal")
  func shortKinds() throws {
    let wide = try Self.lines(Self.uikitGrid, columns: 100)
    #expect(wide[7].hasPrefix("main        0  UICollectionElementKindSectionHeader    0   0 "))
    let narrow = try Self.lines(Self.uikitGrid, columns: 62)
    #expect(narrow[7] == "main        0  header        0   0    300      20  1")
    let pipe = try Self.lines(Self.uikitGrid, columns: nil)
    #expect(pipe[7].contains("UICollectionElementKindSectionHeader"))
  }

  @Test("Names in the title and the sections lose their middle, numbers stay complete")
  func title() throws {
    var report = SampleReport.grid(name: "a-very-long-name-of-a-layout")
    report.labels.sectionIDs = ["a-very-long-id-of-a-section"]
    let lines = try Self.lines(report, columns: 40)
    // The sizes take 30 columns, which leaves 10 for the name.
    #expect(lines[0] == "a-ver…yout  300 × 600  content 300 × 120")
    // 40 minus 1 + 1 + 5 + 6 + 5 and 6 gaps of 2 leaves 10 for the id.
    #expect(lines[3].hasPrefix("a-ver…tion  0  0    300     120      4"))
    #expect(try Self.lines(report, columns: 10)[0].hasSuffix("  300 × 600  content 300 × 120"))
  }

  @Test("A row's scroll range is truncated before its section's numbers")
  func scrolling() throws {
    let lines = try Self.lines(SampleReport.pages(), columns: 45)
    #expect(lines[3].hasPrefix("main     0  0    300      50      5  "))
    #expect(lines[3].columnCount <= 45)
    #expect(try Self.lines(SampleReport.pages(), columns: 12)[3].hasSuffix("  0  0    300      50      5"))
  }

  @Test("A long table starts printing immediately, with columns wide enough for its last rows")
  func long() throws {
    var text = ""
    var buffer = TextBuffer(capacity: 4096) { piece in
      text = String(decoding: piece, as: UTF8.self)
      return false
    }
    var writer = ReportFormat.table.writer(ReportOptions(), isForSeveral: false)
    writer.write(SampleReport.grid(items: 1_000_000_000_000), to: &buffer)
    // The last item is 999999999999, in row 333333333333, whose y is 20 + 50 · 333333333333 = 16666666666670.
    #expect(
      text.contains(
        "\nsection          item  kind          x               y  width          height  z  id\n"))
    #expect(
      text.contains(
        "\nmain                1  cell        100              20    100              50  1  one, \"1\"\n"))
  }

  @Test("The columns of a long table are aligned", arguments: [25_000, 100_000])
  func straight(_ count: Int) throws {
    let lines = try Self.lines(SampleReport.grid(items: count), columns: nil).dropFirst(5).dropLast()
    // Each line ends with its z-index, except the heading and the line with an id.
    let lengths = Set(lines.filter { $0.hasSuffix(" 0") || $0.hasSuffix(" 1") }.map(\.columnCount))
    #expect(lines.count == count + 3)
    #expect(lengths.count == 1)
  }

  static let cuts: [(text: String, columns: Int, cut: String)] = [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "ab…ef"), ("abcdef", 4, "ab…f"), ("abcdef", 2, "a…"),
    ("abcdef", 1, "…"), ("日本語の", 5, "日…の"), ("é́abc", 3, "é́…c"), ("", 3, ""),
  ]

  @Test("Text is truncated in the middle, to at most the given width", arguments: cuts)
  func cut(_ row: (text: String, columns: Int, cut: String)) {
    #expect(row.text.cutInMiddle(toColumns: row.columns) == row.cut)
  }
}
