import LayoutSolver
import SourceText

extension ReportFormat {
  /// One JSON object per line: the layout, then its elements.
  package static let jsonLines = ReportFormat(
    name: "jsonl", summary: "one JSON object per line: the layout, then its elements", framing: Framing()
  ) { report, options, _, buffer in
    JSONLines(report: report, options: options).append(to: &buffer)
  }
}

/// A report as JSON lines.
private struct JSONLines {
  let report: Report
  let options: ReportOptions

  func append(to buffer: inout TextBuffer) {
    let objects = JSONObjects(report: report, precision: options.precision)
    appendLayout(objects, to: &buffer)
    guard !report.queries.isEmpty else { return appendElements(of: nil, to: &buffer) }
    for query in report.queries {
      buffer.append("{\"record\": \"query\", \"rect\": ")
      objects.appendRect(query.rect, to: &buffer)
      buffer.append("}\n")
      appendElements(of: query, to: &buffer)
    }
  }

  private func appendLayout(_ objects: JSONObjects, to buffer: inout TextBuffer) {
    buffer.append("{\"record\": \"layout\", \"layoutcalc\": 1, ")
    objects.appendFile(separator: ", ", to: &buffer)
    buffer.append("\"name\": ")
    buffer.append(json: report.labels.name)
    buffer.append(", \"environment\": ")
    objects.appendEnvironment(to: &buffer)
    buffer.append(", \"contentSize\": ")
    objects.appendContentSize(to: &buffer)
    buffer.append(", \"sections\": [")
    for section in 0..<report.solution.sectionCount {
      if section > 0 { buffer.append(", ") }
      objects.appendSection(section, to: &buffer)
      if buffer.isClosed { return }
    }
    buffer.append("]}\n")
    // Output the first line immediately, even if the list of elements takes long.
    buffer.flush()
  }

  private func appendElements(of query: ElementQuery?, to buffer: inout TextBuffer) {
    var writer = JSONElement(report.labels, options.precision, opening: "{\"record\": \"element\", ")
    report.forEachElement(of: query, options.categories) { element, screen in
      writer.append(element, screen: screen, to: &buffer)
      buffer.append(byte: UInt8(ascii: "\n"))
      return !buffer.isClosed
    }
  }
}
