import SourceText

/// A way to write transitions as text.
package struct TransitionFormat: Sendable {
  /// The word that `--format` takes.
  package var name: String
  /// One line for the help.
  package var summary: String
  /// Whether it has room for a single environment only.
  package var isSingle = false
  /// What stands around several answers; a single one has none of it.
  var framing: ReportFormat.Framing
  /// What stands after a single answer.
  var ending = StaticString("")
  /// Writes one answer.
  var write: @Sendable (TransitionReport, ReportOptions, inout TextBuffer) -> Void

  /// Every format, in the order in which the help lists them.
  package static let all: [TransitionFormat] = [.table, .json, .jsonLines, .svg]
}

extension TransitionFormat {
  /// A writer for one answer or for several, which some formats tell apart.
  package func writer(_ options: ReportOptions, isForSeveral: Bool) -> ReportWriter<TransitionReport> {
    ReportWriter(framing: framing, ending: ending, isForSeveral: isForSeveral) { report, _, buffer in
      write(report, options, &buffer)
    }
  }
}
