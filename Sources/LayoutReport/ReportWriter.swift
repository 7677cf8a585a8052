package import SourceText

/// Writes the reports of a run one after another.
package struct ReportWriter<Report> {
  private let framing: ReportFormat.Framing
  /// The text after a single report.
  private let ending: StaticString
  private let isForSeveral: Bool
  private let writeReport: (Report, ReportPosition, inout TextBuffer) -> Void
  private var count = 0

  init(
    framing: ReportFormat.Framing, ending: StaticString = "", isForSeveral: Bool,
    _ writeReport: @escaping (Report, ReportPosition, inout TextBuffer) -> Void
  ) {
    self.framing = framing
    self.ending = ending
    self.isForSeveral = isForSeveral
    self.writeReport = writeReport
  }

  /// Writes the next report.
  package mutating func write(_ report: Report, to buffer: inout TextBuffer) {
    if isForSeveral { buffer.append(count == 0 ? framing.opening : framing.separator) }
    writeReport(report, ReportPosition(isFirst: count == 0, isOneOfSeveral: isForSeveral), &buffer)
    count += 1
  }

  /// Writes an error in place of an input without a result, to preserve the positions of the other results.
  package mutating func writeError(_ message: String, file: String, to buffer: inout TextBuffer) {
    guard isForSeveral, framing.namesErrors else { return }
    buffer.append(count == 0 ? framing.opening : framing.separator)
    buffer.appendError(message, file: file)
    count += 1
  }

  /// Writes the text after the last report; nothing if there was no report.
  package func finish(_ buffer: inout TextBuffer) {
    guard count > 0 else { return }
    buffer.append(isForSeveral ? framing.closing : ending)
  }
}

extension TextBuffer {
  /// Appends the object that replaces the result of an unusable file.
  mutating func appendError(_ message: String, file: String) {
    append("{\"layoutcalc\": 1, \"file\": ")
    append(json: file)
    append(", \"error\": ")
    append(json: message)
    append("}")
  }
}
