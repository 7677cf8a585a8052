import SourceText

/// A format for transitions.
package struct TransitionFormat: Sendable {
  /// The name for `--format`.
  package var name: String
  /// The summary in the help.
  package var summary: String
  /// The file name suffixes that select the format.
  package var endings: [String] = []
  /// Whether the format supports only a single environment.
  package var isSingle = false
  /// The text around several reports, which a single one does not have.
  var framing: ReportFormat.Framing
  /// The text after a single report.
  var ending = StaticString("")
  /// Writes one report.
  var write: @Sendable (TransitionReport, ReportOptions, inout TextBuffer) -> Void

  /// All formats, in the order of the help.
  package static let all: [TransitionFormat] = [.table, .json, .jsonLines, .svg, .html]
}

extension TransitionFormat {
  /// Returns a writer for one or several reports, which some formats write differently.
  package func writer(_ options: ReportOptions, isForSeveral: Bool) -> ReportWriter<TransitionReport> {
    ReportWriter(framing: framing, ending: ending, isForSeveral: isForSeveral) { report, _, buffer in
      write(report, options, &buffer)
    }
  }
}
