package import SourceText

/// A way to write answers as text.
package struct ReportFormat: Sendable {
  /// The word that `--format` takes.
  package var name: String
  /// One line for the help.
  package var summary: String
  /// What stands around several answers; a single one has none of it.
  var framing: Framing
  /// Writes one answer.
  var write: @Sendable (Answer, ReportOptions, AnswerPlace, inout TextBuffer) -> Void

  /// What stands before, between and after several answers.
  struct Framing: Sendable {
    var opening = StaticString("")
    var separator = StaticString("")
    var closing = StaticString("")
  }

  /// Every format, in the order in which the help lists them.
  ///
  /// A new format is a file in `Formats/` and an entry here; the command line, its help and the tests read this list.
  package static let all: [ReportFormat] = [.table, .json, .jsonLines, .csv]
}

/// Where an answer stands among those of its run.
struct AnswerPlace: Sendable {
  var isFirst: Bool
  var isOneOfSeveral: Bool
}

/// Writes the answers of a run one after another.
package struct ReportWriter: Sendable {
  private let format: ReportFormat
  private let options: ReportOptions
  private let isForSeveral: Bool
  /// How many answers are written.
  package private(set) var count = 0

  /// A writer for one answer or for several, which some formats tell apart.
  package init(_ format: ReportFormat, _ options: ReportOptions, isForSeveral: Bool) {
    self.format = format
    self.options = options
    self.isForSeveral = isForSeveral
  }

  /// Writes the next answer.
  package mutating func write(_ answer: Answer, to buffer: inout TextBuffer) {
    if isForSeveral { buffer.append(count == 0 ? format.framing.opening : format.framing.separator) }
    format.write(answer, options, AnswerPlace(isFirst: count == 0, isOneOfSeveral: isForSeveral), &buffer)
    count += 1
  }

  /// Writes what stands after the last answer; nothing where there was none.
  package func finish(_ buffer: inout TextBuffer) {
    if isForSeveral, count > 0 { buffer.append(format.framing.closing) }
  }
}
