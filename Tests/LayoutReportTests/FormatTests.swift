import LayoutReport
import LayoutSolver
import SourceText
import Testing

@Suite("Formats")
struct FormatTests {
  /// Returns the output of a format for these reports.
  static func text(
    _ format: String, _ reports: [Report], _ options: ReportOptions = ReportOptions(), several: Bool = false
  ) throws -> String {
    var bytes: [UInt8] = []
    var buffer = TextBuffer { piece in
      bytes += piece
      return true
    }
    let format = try #require(ReportFormat.all.first { $0.name == format })
    var writer = format.writer(options, isForSeveral: several)
    for report in reports { writer.write(report, to: &buffer) }
    writer.finish(&buffer)
    buffer.flush()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("The formats are table, json, jsonl and csv")
  func names() {
    #expect(ReportFormat.all.map(\.name) == ["table", "json", "jsonl", "csv"])
  }

  static let gridJSON = """
    {
      "layoutcalc": 1,
      "name": "grid",
      "environment": {"width": 300, "height": 600, "scale": null, "rounding": "none", "layoutDirection": "ltr"},
      "contentSize": {"width": 300, "height": 120},
      "sections": [
        {"section": 0, "id": "main", "items": 4, "x": 0, "y": 0, "width": 300, "height": 120}
      ],
      "elements": [
        {"kind": "decoration", "elementKind": "background", "section": 0, "item": 0, "x": 0, "y": 0, "width": 300, "height": 120, "zIndex": 0},
        {"kind": "supplementary", "elementKind": "header", "section": 0, "item": 0, "x": 0, "y": 0, "width": 300, "height": 20, "zIndex": 1},
        {"kind": "cell", "section": 0, "item": 0, "x": 0, "y": 20, "width": 100, "height": 50, "zIndex": 1},
        {"kind": "cell", "section": 0, "item": 1, "x": 100, "y": 20, "width": 100, "height": 50, "zIndex": 1, "id": "one, \\"1\\""},
        {"kind": "cell", "section": 0, "item": 2, "x": 200, "y": 20, "width": 100, "height": 50, "zIndex": 1},
        {"kind": "cell", "section": 0, "item": 3, "x": 0, "y": 70, "width": 100, "height": 50, "zIndex": 1}
      ]
    }
    """

  @Test("JSON has one element per line, with keys in a fixed order")
  func json() throws {
    #expect(try Self.text("json", [SampleReport.grid()]) == Self.gridJSON + "\n")
  }

  @Test("Several results are one JSON array")
  func severalJSON() throws {
    let grid = SampleReport.grid()
    #expect(
      try Self.text("json", [grid, grid], several: true)
        == "[\n\(Self.gridJSON),\n\(Self.gridJSON)\n]\n")
    #expect(try Self.text("json", [grid], several: true) == "[\n\(Self.gridJSON)\n]\n")
    #expect(try Self.text("json", [], several: true) == "")
  }

  @Test("Query results replace the elements")
  func queries() throws {
    var report = SampleReport.grid()
    // The first rect only touches the last row; the second is below everything.
    report.rects = [Rect(x: 0, y: 70, width: 10, height: 10), Rect(x: 0, y: 500, width: 10, height: 0.5)]
    let text = try Self.text("json", [report], ReportOptions(categories: .cell))
    #expect(
      text.hasSuffix(
        """
          ],
          "queries": [
            {"rect": {"x": 0, "y": 70, "width": 10, "height": 10}, "elements": [
              {"kind": "cell", "section": 0, "item": 3, "x": 0, "y": 70, "width": 100, "height": 50, "zIndex": 1}
            ]},
            {"rect": {"x": 0, "y": 500, "width": 10, "height": 0.5}, "elements": []}
          ]
        }

        """))
  }

  @Test("A row has its frame, its range and the offset at which it settles")
  func row() throws {
    var report = SampleReport.pages()
    // Pages of 300: 460 is closer to 600 than to 300.
    report.proposedOffsets = [0: 460]
    #expect(
      try Self.text("json", [report]).contains(
        """
        "width": 300, "height": 50, "orthogonal": {"behavior": "groupPaging", "x": 0, "y": 0, "width": 300, \
        "height": 50, "contentLength": 1500, "offset": 0, "maxOffset": 1200, \
        "rest": {"proposed": 460, "offset": 600}}}

        """))
  }

  @Test("The device is the last entry of the environment")
  func device() throws {
    #expect(
      try Self.text("json", [SampleReport.grid(device: "iphone-15")]).contains(
        #""layoutDirection": "ltr", "device": "iphone-15"},"#))
  }

  @Test("JSON Lines have the layout, then one element per line")
  func jsonLines() throws {
    let lines = try Self.text("jsonl", [SampleReport.grid(items: 1)]).split(separator: "\n")
    #expect(
      lines == [
        #"{"record": "layout", "layoutcalc": 1, "name": "grid", "environment": {"width": 300, "height": 600, "scale": null, "rounding": "none", "layoutDirection": "ltr"}, "contentSize": {"width": 300, "height": 70}, "sections": [{"section": 0, "id": "main", "items": 1, "x": 0, "y": 0, "width": 300, "height": 70}]}"#,
        #"{"record": "element", "kind": "decoration", "elementKind": "background", "section": 0, "item": 0, "x": 0, "y": 0, "width": 300, "height": 70, "zIndex": 0}"#,
        #"{"record": "element", "kind": "supplementary", "elementKind": "header", "section": 0, "item": 0, "x": 0, "y": 0, "width": 300, "height": 20, "zIndex": 1}"#,
        #"{"record": "element", "kind": "cell", "section": 0, "item": 0, "x": 0, "y": 20, "width": 100, "height": 50, "zIndex": 1}"#,
      ])
  }

  @Test("JSON Lines name each query before its elements")
  func jsonLinesQueries() throws {
    var report = SampleReport.grid()
    report.rects = [Rect(x: 0, y: 70, width: 10, height: 10)]
    let lines = try Self.text("jsonl", [report], ReportOptions(categories: .cell)).split(separator: "\n")
    #expect(
      lines.dropFirst() == [
        #"{"record": "query", "rect": {"x": 0, "y": 70, "width": 10, "height": 10}}"#,
        #"{"record": "element", "kind": "cell", "section": 0, "item": 3, "x": 0, "y": 70, "width": 100, "height": 50, "zIndex": 1}"#,
      ])
  }

  @Test("CSV quotes fields where needed and leaves null empty")
  func csv() throws {
    #expect(
      try Self.text("csv", [SampleReport.grid(items: 2)]) == """
        section,sectionId,item,kind,elementKind,x,y,width,height,zIndex,id
        0,main,0,decoration,background,0,0,300,70,0,
        0,main,0,supplementary,header,0,0,300,20,1,
        0,main,0,cell,,0,20,100,50,1,
        0,main,1,cell,,100,20,100,50,1,"one, ""1\"""

        """)
  }

  @Test("CSV of several results has one header, and each line names its result")
  func severalCSV() throws {
    var named = SampleReport.grid(items: 1, name: "a,b", device: "iphone-15")
    var plain = SampleReport.grid(items: 1)
    (named.rects, plain.rects) = (
      [Rect(x: 0, y: 30, width: 1, height: 1)], [Rect(x: 0, y: 30, width: 1, height: 1)]
    )
    #expect(
      try Self.text("csv", [named, plain], ReportOptions(categories: .cell), several: true) == """
        name,environment,query,section,sectionId,item,kind,elementKind,x,y,width,height,zIndex,id
        "a,b",iphone-15,0,0,main,0,cell,,0,20,100,50,1,
        grid,300,0,0,main,0,cell,,0,20,100,50,1,

        """)
  }

  @Test("A table has a title, the sections and the elements, with right-aligned numbers")
  func table() throws {
    #expect(
      try Self.text("table", [SampleReport.grid()]) == """
        grid  300 × 600  content 300 × 120

        section  x  y  width  height  items
        main     0  0    300     120      4

        section  item  kind          x   y  width  height  z  id
        main        0  background    0   0    300     120  0
        main        0  header        0   0    300      20  1
        main        0  cell          0  20    100      50  1
        main        1  cell        100  20    100      50  1  one, "1"
        main        2  cell        200  20    100      50  1
        main        3  cell          0  70    100      50  1

        """)
  }

  @Test("A table lists at most the given number of elements per section and states how many are omitted")
  func limit() throws {
    let text = try Self.text("table", [SampleReport.grid(items: 1000)], ReportOptions(limit: 3))
    #expect(
      text.hasSuffix(
        """

        section  item  kind        x   y  width  height  z  id
        main        0  background  0   0    300   16720  0
        main        0  header      0   0    300      20  1
        main        0  cell        0  20    100      50  1
        … and 999 more

        """))
  }

  @Test("A table without elements states their number per section")
  func limitOfNone() throws {
    // A background, a header and 1000 cells.
    let text = try Self.text("table", [SampleReport.grid(items: 1000)], ReportOptions(limit: 0))
    #expect(text.hasSuffix("\nmain  … and 1002 more\n"))
    var report = SampleReport.grid()
    report.rects = [Rect(x: 0, y: 0, width: 300, height: 20)]
    #expect(try Self.text("table", [report], ReportOptions(limit: 0)).hasSuffix("\nmain  … and 2 more\n"))
  }

  @Test("Tables of several results are separated by a blank line")
  func severalTables() throws {
    let one = try Self.text("table", [SampleReport.grid()])
    #expect(
      try Self.text("table", [SampleReport.grid(), SampleReport.grid()], several: true) == "\(one)\n\(one)")
  }

  @Test("Writing stops when the reader closes the pipe")
  func closed() throws {
    var pieces = 0
    var buffer = TextBuffer(capacity: 4096) { _ in
      pieces += 1
      return false
    }
    var writer = ReportFormat.json.writer(ReportOptions(), isForSeveral: false)
    writer.write(SampleReport.grid(items: 1_000_000_000_000), to: &buffer)
    #expect(pieces == 1)
  }
}
