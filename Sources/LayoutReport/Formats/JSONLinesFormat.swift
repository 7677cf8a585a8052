import LayoutSolver
import SourceText

extension ReportFormat {
  /// One JSON object a line: the layout, then its elements.
  package static let jsonLines = ReportFormat(
    name: "jsonl", summary: "one JSON object per line: the layout, then its elements", framing: Framing()
  ) { answer, options, _, buffer in
    JSONLines(answer: answer, options: options).append(to: &buffer)
  }
}

/// An answer as JSON lines.
private struct JSONLines {
  let answer: Answer
  let options: ReportOptions

  func append(to buffer: inout TextBuffer) {
    let objects = JSONObjects(answer: answer, precision: options.precision)
    appendLayout(objects, to: &buffer)
    guard !answer.rects.isEmpty else { return appendElements(in: nil, to: &buffer) }
    for rect in answer.rects {
      buffer.append("{\"record\": \"query\", \"rect\": ")
      objects.appendRect(rect, to: &buffer)
      buffer.append("}\n")
      appendElements(in: rect, to: &buffer)
    }
  }

  private func appendLayout(_ objects: JSONObjects, to buffer: inout TextBuffer) {
    buffer.append("{\"record\": \"layout\", \"layoutcalc\": 1, \"name\": ")
    buffer.append(json: answer.labels.name)
    buffer.append(", \"environment\": ")
    objects.appendEnvironment(to: &buffer)
    buffer.append(", \"contentSize\": ")
    objects.appendContentSize(to: &buffer)
    buffer.append(", \"sections\": [")
    for section in 0..<answer.solution.sectionCount {
      if section > 0 { buffer.append(", ") }
      objects.appendSection(section, to: &buffer)
      if buffer.isClosed { return }
    }
    buffer.append("]}\n")
    // The first line is there at once, however long the list of elements takes.
    buffer.flush()
  }

  private func appendElements(in rect: Rect?, to buffer: inout TextBuffer) {
    var writer = JSONElement(answer.labels, options.precision, opening: "{\"record\": \"element\", ")
    answer.forEachElement(in: rect, options.categories) { element in
      writer.append(element, to: &buffer)
      buffer.append(byte: UInt8(ascii: "\n"))
      return !buffer.isClosed
    }
  }
}
