import LayoutSolver
import SourceText

extension ReportFormat {
  /// Columns for people.
  package static let table = ReportFormat(
    name: "table", summary: "columns for people", framing: Framing(separator: "\n")
  ) { answer, options, _, buffer in
    TableReport(answer: answer, options: options).append(to: &buffer)
  }
}

/// An answer as a title, a table of sections and tables of elements.
private struct TableReport: GeometryWords {
  let answer: Answer
  let options: ReportOptions
  var precision: Precision { options.precision }

  func append(to buffer: inout TextBuffer) {
    buffer.append(line: title, cutTo: options.columns)
    if answer.solution.sectionCount > 0 {
      buffer.append("\n")
      appendSections(to: &buffer)
    }
    guard !answer.queries.isEmpty else { return appendElements(in: nil, to: &buffer) }
    for query in answer.queries {
      buffer.append("\n")
      let word = query.isOfVisibleBounds ? "visible" : "rect"
      buffer.append(line: "\(word) \(words(query.rect))", cutTo: options.columns)
      appendElements(in: query.rect, to: &buffer)
    }
  }

  private var title: String {
    let size = words(answer.environment.container)
    return "\(answer.labels.name.onOneLine)  \(size)  content \(words(answer.solution.contentSize))"
  }

  private func appendSections(to buffer: inout TextBuffer) {
    let sections = 0..<answer.solution.sectionCount
    var columns = WordTable([
      .init(heading: "section"), .init(heading: "x", isNumber: true), .init(heading: "y", isNumber: true),
      .init(heading: "width", isNumber: true), .init(heading: "height", isNumber: true),
      .init(heading: "items", isNumber: true), .init(heading: ""),
    ])
    for section in sections { columns.fit(row(ofSection: section)) }
    buffer.append(line: columns.heading, cutTo: options.columns)
    for section in sections where !buffer.isClosed {
      buffer.append(line: columns.line(row(ofSection: section)), cutTo: options.columns)
    }
  }

  private func row(ofSection section: Int) -> [String] {
    let frame = answer.solution.frame(ofSection: section)
    return [answer.labels.sectionID(section).onOneLine] + numbers(frame)
      + [String(answer.solution.itemCount(ofSection: section)), scrolling(ofSection: section)]
  }

  /// What is to say of a section that scrolls by itself.
  private func scrolling(ofSection section: Int) -> String {
    guard let row = answer.solution.orthogonalRow(ofSection: section) else { return "" }
    let place = "\(row.behavior.rawValue) at \(number(row.offset)) of \(number(row.maxOffset))"
    guard let rest = answer.rest(ofSection: section) else { return place }
    return "\(place), \(number(rest.proposed)) rests at \(number(rest.offset))"
  }

  private func appendElements(in rect: Rect?, to buffer: inout TextBuffer) {
    if rect == nil { buffer.append("\n") }
    let list = ElementList(answer: answer, options: options, rect: rect)
    var table = ElementTable(answer.labels, options)
    // Gone through twice, for the widths and for the rows; nothing is kept of an element.
    list.forEach { row in
      if case .element(let element) = row { table.fit(element) }
      return true
    }
    guard table.rowCount > 0 || list.isCut else {
      return buffer.append(line: "no elements", cutTo: options.columns)
    }
    table.appendHeading(to: &buffer)
    list.forEach { row in
      switch row {
      case .element(let element): table.append(element, to: &buffer)
      case .more(let count): buffer.append(line: "… and \(count) more", cutTo: options.columns)
      case .none(let count, let section):
        let name = section.map(answer.labels.sectionID)?.onOneLine ?? "layout"
        buffer.append(line: "\(name)  … and \(count) more", cutTo: options.columns)
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
