import SourceText

/// A way to write answers as text.
package struct ReportFormat: Sendable {
  /// The word that `--format` takes.
  package var name: String
  /// One line for the help.
  package var summary: String
  /// What stands around several answers; a single one has none of it.
  var framing: Framing
  /// Writes one answer.
  var write: @Sendable (Report, ReportOptions, ReportPosition, inout TextBuffer) -> Void

  /// What stands before, between and after several answers.
  struct Framing: Sendable {
    var opening = StaticString("")
    var separator = StaticString("")
    var closing = StaticString("")
    /// Whether an input without a result is named in the list.
    var namesErrors = false
  }

  /// Every format, in the order in which the help lists them.
  ///
  /// A new format is a file in `Formats/` and an entry here; the command line, its help and the tests read this list.
  package static let all: [ReportFormat] = [.table, .json, .jsonLines, .csv]
}

/// Where an answer stands among those of its run.
struct ReportPosition: Sendable {
  var isFirst: Bool
  var isOneOfSeveral: Bool
}

extension ReportFormat {
  /// A writer for one answer or for several, which some formats tell apart.
  package func writer(_ options: ReportOptions, isForSeveral: Bool) -> ReportWriter<Report> {
    ReportWriter(framing: framing, isForSeveral: isForSeveral) { write($0, options, $1, &$2) }
  }
}
