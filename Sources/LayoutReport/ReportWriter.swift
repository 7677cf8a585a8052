package import SourceText

/// Writes the answers of a run one after another.
package struct ReportWriter<Report> {
  private let framing: ReportFormat.Framing
  /// What stands after a single answer.
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

  /// Writes the next answer.
  package mutating func write(_ report: Report, to buffer: inout TextBuffer) {
    if isForSeveral { buffer.append(count == 0 ? framing.opening : framing.separator) }
    writeReport(report, ReportPosition(isFirst: count == 0, isOneOfSeveral: isForSeveral), &buffer)
    count += 1
  }

  /// Names an input without a result in its place, so that the positions of the others hold.
  package mutating func writeError(_ message: String, file: String, to buffer: inout TextBuffer) {
    guard isForSeveral, framing.namesErrors else { return }
    buffer.append(count == 0 ? framing.opening : framing.separator)
    buffer.appendError(message, file: file)
    count += 1
  }

  /// Writes what stands after the last answer; nothing where there was none.
  package func finish(_ buffer: inout TextBuffer) {
    guard count > 0 else { return }
    buffer.append(isForSeveral ? framing.closing : ending)
  }
}

extension TextBuffer {
  /// Appends the object that takes the place of the result of a file that could not be used.
  mutating func appendError(_ message: String, file: String) {
    append("{\"layoutcalc\": 1, \"file\": ")
    append(json: file)
    append(", \"error\": ")
    append(json: message)
    append("}")
  }
}
