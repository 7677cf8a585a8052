import LayoutSolver
import SourceText

extension ReportFormat {
  /// A table for people.
  package static let table = ReportFormat(
    name: "table", summary: "columns for people", framing: Framing(separator: "\n")
  ) { report, options, _, buffer in
    TableReport(report: report, options: options).append(to: &buffer)
  }
}

/// A report as a title, a table of sections and tables of elements.
private struct TableReport: GeometryFormatter {
  let report: Report
  let options: ReportOptions
  var precision: Precision { options.precision }

  func append(to buffer: inout TextBuffer) {
    buffer.append(title)
    buffer.append("\n")
    if report.solution.sectionCount > 0 {
      buffer.append("\n")
      appendSections(to: &buffer)
    }
    guard !report.queries.isEmpty else { return appendElements(in: nil, to: &buffer) }
    for query in report.queries {
      buffer.append("\n")
      let word = query.isOfVisibleBounds ? "visible" : "rect"
      buffer.append("\(word) \(words(query.rect))\n")
      appendElements(in: query.rect, to: &buffer)
    }
  }

  private var title: String {
    let size = words(report.environment.container)
    let sizes = "  \(size)  content \(words(report.solution.contentSize))"
    let name = report.labels.name.onOneLine
    guard let columns = options.columns else { return name + sizes }
    return name.cutInMiddle(toColumns: max(columns - sizes.columnCount, 3)) + sizes
  }

  private func appendSections(to buffer: inout TextBuffer) {
    let sections = 0..<report.solution.sectionCount
    var columns = TextTable([
      .init(heading: "section"), .init(heading: "x", isNumber: true), .init(heading: "y", isNumber: true),
      .init(heading: "width", isNumber: true), .init(heading: "height", isNumber: true),
      .init(heading: "items", isNumber: true), .init(heading: ""),
    ])
    for section in sections { columns.fit(row(ofSection: section)) }
    // The last column may be truncated, and before it the ids; numbers never are.
    var total: Int?
    var showsScrolling = true
    if let width = options.columns {
      var fitting = ColumnFitting(widths: (0...6).map { columns[$0] }, total: width)
      fitting.shrink([(0, 7), (6, 0)])
      fitting.shrink([(0, 3)])
      columns.setWidth(0, to: fitting.widths[0])
      let numbers = (0...5).reduce(10) { $0 + columns[$1] }
      total = max(width, numbers)
      showsScrolling = width >= numbers + 8
    }
    buffer.append(line: line(columns.headings, columns), cutTo: total)
    for section in sections where !buffer.isClosed {
      var row = row(ofSection: section)
      if !showsScrolling { row[6] = "" }
      buffer.append(line: line(row, columns), cutTo: total)
    }
  }

  private func line(_ row: [String], _ columns: TextTable) -> String {
    var row = row
    row[0] = row[0].cutInMiddle(toColumns: columns[0])
    return columns.line(row)
  }

  private func row(ofSection section: Int) -> [String] {
    let frame = report.solution.frame(ofSection: section)
    return [report.labels.sectionID(section).onOneLine] + numbers(frame)
      + [String(report.solution.itemCount(ofSection: section)), scrolling(ofSection: section)]
  }

  /// Returns the scrolling behavior and offset of an orthogonally scrolling section.
  private func scrolling(ofSection section: Int) -> String {
    guard let row = report.solution.orthogonalRow(ofSection: section) else { return "" }
    let place = "\(row.behavior.rawValue) at \(number(row.offset)) of \(number(row.maxOffset))"
    guard let rest = report.rest(ofSection: section) else { return place }
    return "\(place), \(number(rest.proposed)) settles at \(number(rest.offset))"
  }

  private func appendElements(in rect: Rect?, to buffer: inout TextBuffer) {
    if rect == nil { buffer.append("\n") }
    let list = ElementList(report: report, options: options, rect: rect)
    var table = ElementTable(report.labels, options)
    // Visit all elements twice, for the widths and for the rows, to avoid storing them.
    list.forEachSample { table.fit($0) }
    guard table.rowCount > 0 || list.isCut else { return buffer.append("no elements\n") }
    table.arrange()
    table.appendHeading(to: &buffer)
    list.forEach { row in
      switch row {
      case .element(let element): table.append(element, to: &buffer)
      case .more(let count): buffer.append("… and \(count) more\n")
      case .none(let count, let section):
        let name = section.map(report.labels.sectionID)?.onOneLine ?? "layout"
        let rest = "  … and \(count) more\n"
        buffer.append(
          options.columns.map { name.cutInMiddle(toColumns: max($0 - rest.count + 1, 3)) } ?? name)
        buffer.append(rest)
      }
      return !buffer.isClosed
    }
  }

  private func numbers(_ frame: Rect) -> [String] {
    [
      number(frame.origin.x), number(frame.origin.y), number(frame.size.width), number(frame.size.height),
    ]
  }
}
