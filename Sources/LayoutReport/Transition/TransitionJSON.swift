import LayoutSolver
import SourceText

extension TransitionFormat {
  /// One JSON document with one element per line; several reports are one array.
  static let json = TransitionFormat(
    name: "json", summary: "one JSON document, one element per line",
    framing: ReportFormat.Framing(opening: "[\n", separator: ",\n", closing: "\n]\n"), ending: "\n"
  ) { report, options, buffer in
    TransitionDocument(report: report, options: options).append(to: &buffer)
  }

  /// One JSON object per line: each step, then its elements.
  static let jsonLines = TransitionFormat(
    name: "jsonl", summary: "one JSON object per line: each step, then its elements",
    framing: ReportFormat.Framing()
  ) { report, options, buffer in
    TransitionDocument(report: report, options: options).appendLines(to: &buffer)
  }
}

/// A transition as JSON.
private struct TransitionDocument {
  let report: TransitionReport
  let options: ReportOptions

  /// Appends the document without a final line feed.
  func append(to buffer: inout TextBuffer) {
    buffer.append("{\n  \"layoutcalc\": 1,\n  \"from\": ")
    buffer.append(json: report.from.name)
    buffer.append(",\n  \"to\": ")
    buffer.append(json: report.to.name)
    buffer.append(",\n  \"environment\": ")
    let fromReport = Report(
      solution: report.transition.from, environment: report.environment, labels: report.from)
    JSONObjects(report: fromReport, precision: options.precision).appendEnvironment(to: &buffer)
    buffer.append(",\n  \"steps\": [")
    for (index, progress) in report.progress.enumerated() where !buffer.isClosed {
      buffer.append(index == 0 ? "\n    {" : ",\n    {")
      appendStep(progress, to: &buffer)
      buffer.append(", \"elements\": [")
      var hasElements = false
      appendElements(at: progress, opening: "{", to: &buffer) { buffer in
        buffer.append(hasElements ? ",\n      " : "\n      ")
        hasElements = true
      }
      buffer.append(hasElements ? "\n    ]}" : "]}")
    }
    buffer.append(report.progress.isEmpty ? "]\n}" : "\n  ]\n}")
  }

  /// Appends the steps as lines.
  func appendLines(to buffer: inout TextBuffer) {
    for progress in report.progress where !buffer.isClosed {
      buffer.append("{\"record\": \"step\", ")
      appendStep(progress, to: &buffer)
      buffer.append("}")
      appendElements(at: progress, opening: "{\"record\": \"element\", ", to: &buffer) {
        $0.append("\n")
      }
      buffer.append("\n")
    }
  }

  private func appendStep(_ progress: Double, to buffer: inout TextBuffer) {
    let size = report.transition.contentSize(at: progress)
    let offset = report.transition.contentOffset(at: progress)
    buffer.append("\"progress\": ")
    buffer.append(progress, options.precision)
    buffer.append(", \"contentSize\": ")
    size.append(options.precision, to: &buffer)
    buffer.append(", \"contentOffset\": {\"x\": ")
    buffer.append(offset.x, options.precision)
    buffer.append(", \"y\": ")
    buffer.append(offset.y, options.precision)
    buffer.append("}")
  }

  /// Appends the elements of a step, calling `separate` before each.
  private func appendElements(
    at progress: Double, opening: String, to buffer: inout TextBuffer,
    separate: (inout TextBuffer) -> Void
  ) {
    var fromWriter = JSONElement(report.from, options.precision, opening: opening)
    var toWriter = JSONElement(report.to, options.precision, opening: opening)
    report.transition.forEachElement(at: progress) { moving in
      separate(&buffer)
      switch moving.change {
      case .stays, .moves:
        fromWriter.append(moving.element, to: &buffer)
      case .disappears:
        fromWriter.append(moving.element, closing: ", \"change\": \"disappears\"", to: &buffer)
      case .appears:
        toWriter.append(moving.element, closing: ", \"change\": \"appears\"", to: &buffer)
      }
      return !buffer.isClosed
    }
  }
}
