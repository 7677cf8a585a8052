import SourceText

/// A format for reports.
package struct ReportFormat: Sendable {
  /// The name for `--format`.
  package var name: String
  /// The summary in the help.
  package var summary: String
  /// The text around several reports, which a single one does not have.
  var framing: Framing
  /// Writes one report.
  var write: @Sendable (Report, ReportOptions, ReportPosition, inout TextBuffer) -> Void

  /// The text before, between and after several reports.
  struct Framing: Sendable {
    var opening = StaticString("")
    var separator = StaticString("")
    var closing = StaticString("")
    /// Whether the list includes errors for inputs without a result.
    var namesErrors = false
  }

  /// All formats, in the order of the help.
  ///
  /// To add a format, add a file in `Formats/` and an entry here; the command line, its help and the tests use this
  /// list.
  package static let all: [ReportFormat] = [.table, .json, .jsonLines, .csv]
}

/// The position of a report among those of its run.
struct ReportPosition: Sendable {
  var isFirst: Bool
  var isOneOfSeveral: Bool
}

extension ReportFormat {
  /// Returns a writer for one or several reports, which some formats write differently.
  package func writer(_ options: ReportOptions, isForSeveral: Bool) -> ReportWriter<Report> {
    ReportWriter(framing: framing, isForSeveral: isForSeveral) { write($0, options, $1, &$2) }
  }
}
