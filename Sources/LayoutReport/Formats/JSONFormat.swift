import LayoutSolver
import SourceText

extension ReportFormat {
  /// One JSON document with one element per line; several reports are one array.
  package static let json = ReportFormat(
    name: "json", summary: "one JSON document, one element per line",
    framing: Framing(opening: "[\n", separator: ",\n", closing: "\n]\n", namesErrors: true)
  ) { report, options, place, buffer in
    JSONDocument(report: report, options: options).append(to: &buffer)
    if !place.isOneOfSeveral { buffer.append("\n") }
  }
}

/// A report as a JSON document.
struct JSONDocument {
  let report: Report
  let options: ReportOptions

  /// Appends the document without a final line feed.
  func append(to buffer: inout TextBuffer) {
    let objects = JSONObjects(report: report, precision: options.precision)
    buffer.append("{\n  \"layoutcalc\": 1,\n  ")
    objects.appendFile(separator: ",\n  ", to: &buffer)
    buffer.append("\"name\": ")
    buffer.append(json: report.labels.name)
    buffer.append(",\n  \"environment\": ")
    objects.appendEnvironment(to: &buffer)
    buffer.append(",\n  \"contentSize\": ")
    objects.appendContentSize(to: &buffer)
    buffer.append(",\n  \"sections\": ")
    appendSections(objects, to: &buffer)
    if report.queries.isEmpty {
      buffer.append(",\n  \"elements\": ")
      appendElements(of: nil, separator: "\n    ", end: "\n  ]", to: &buffer)
    } else {
      buffer.append(",\n  \"queries\": [")
      appendQueries(objects, to: &buffer)
    }
    buffer.append("\n}")
  }

  private func appendSections(_ objects: JSONObjects, to buffer: inout TextBuffer) {
    buffer.append("[")
    let count = report.solution.sectionCount
    for section in 0..<count {
      buffer.append(section == 0 ? "\n    " : ",\n    ")
      objects.appendSection(section, to: &buffer)
      if buffer.isClosed { return }
    }
    buffer.append(count == 0 ? "]" : "\n  ]")
  }

  private func appendQueries(_ objects: JSONObjects, to buffer: inout TextBuffer) {
    for (index, query) in report.queries.enumerated() {
      buffer.append(index == 0 ? "\n    {\"rect\": " : ",\n    {\"rect\": ")
      objects.appendRect(query.rect, to: &buffer)
      buffer.append(", \"elements\": ")
      appendElements(of: query, separator: "\n      ", end: "\n    ]", to: &buffer)
      buffer.append("}")
    }
    buffer.append("\n  ]")
  }

  private func appendElements(
    of query: ElementQuery?, separator: String, end: StaticString, to buffer: inout TextBuffer
  ) {
    var writer = JSONElement(report.labels, options.precision, opening: separator + "{", separator: ",")
    var isFirst = true
    buffer.append("[")
    report.forEachElement(of: query, options.categories) { element, screen in
      isFirst = false
      writer.append(element, screen: screen, to: &buffer)
      return !buffer.isClosed
    }
    buffer.append(isFirst ? "]" : end)
  }
}
