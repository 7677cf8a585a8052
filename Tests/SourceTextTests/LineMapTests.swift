import SourceText
import Testing

@Suite("Offsets become lines and columns")
struct LineMapTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var offset: Int
    var line: Int
    var column: Int

    init(_ testDescription: String, _ text: String, _ offset: Int, _ line: Int, _ column: Int) {
      self.testDescription = testDescription
      self.text = text
      self.offset = offset
      self.line = line
      self.column = column
    }
  }

  static let rows = [
    Row("an empty text has one line", "", 0, 1, 1),
    Row("the start", "ab", 0, 1, 1),
    Row("LF ends a line", "ab\ncd", 3, 2, 1),
    Row("the line end belongs to its line", "ab\ncd", 2, 1, 3),
    Row("CR LF is one line end", "ab\r\ncd", 5, 2, 2),
    Row("CR is a line end", "ab\rcd\r\re", 7, 4, 1),
    Row("the end of a text after a line end", "ab\n", 3, 2, 1),
    Row("past the end", "ab", 9, 1, 3),
    Row("columns count scalars, not bytes", "é日😀x", 9, 1, 4),
    Row("combining characters count", "e\u{301}x", 3, 1, 3),
    Row("a tab is one column", "\tx", 1, 1, 2),
    Row("a byte order mark is no column", "\u{FEFF}ab", 4, 1, 2),
  ]

  @Test(arguments: rows)
  func findsThePlace(_ row: Row) {
    let map = LineMap(SourceFile(name: "a", bytes: Array(row.text.utf8)))
    #expect(map.position(of: row.offset) == SourcePosition(line: row.line, column: row.column))
    #expect(map.line(of: row.offset) == row.line)
  }

  @Test("The content of a line excludes its line end")
  func cutsLines() {
    let file = SourceFile(name: "a", bytes: Array("one\r\ntwo\n\nlast".utf8))
    let map = LineMap(file)
    #expect(map.lineCount == 4)
    #expect((1...4).map { file.text(in: map.content(ofLine: $0)) } == ["one", "two", "", "last"])
  }
}

@Suite("Columns in a long line")
struct LongLineTests {
  /// Scalars of 1 to 4 bytes: 10 bytes per round.
  static let round = "aé日😀"

  @Test(
    "Columns equal a count from the start of the line", arguments: ["", "first\n", "\u{FEFF}"])
  func columns(before: String) {
    let text = before + String(repeating: Self.round, count: 500)
    let map = LineMap(SourceFile(name: "a", bytes: Array(text.utf8)))
    let start = before.utf8.count
    // The scalars of a round start at its bytes 0, 1, 3 and 6.
    for round in 0..<500 {
      for (scalar, byte) in [0, 1, 3, 6].enumerated() {
        #expect(map.position(of: start + 10 * round + byte).column == 4 * round + scalar + 1)
      }
    }
  }

  @Test("Many findings in one long line are reported quickly", .timeLimit(.minutes(1)))
  func many() {
    let count = 20_000
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 50 * count)
    var diagnostics = Diagnostics(file: SourceFile(name: "a", bytes: bytes))
    for index in 0..<count {
      let start = 50 * index
      diagnostics.add(
        Diagnostic(
          severity: .note, code: "code", message: "\(index)", range: SourceRange(start: start, end: start + 1)
        ))
    }
    let text = diagnostics.rendered(.github, color: false, minimum: .note, limit: count)
    let lines = text.split(separator: "\n")
    #expect(lines.count == count)
    #expect(
      lines.last == "::notice file=a,line=1,endLine=1,col=999951,endColumn=999952,title=code::\(count - 1)")
  }
}
