package import SourceText

/// A way to write transitions as text.
package struct TransitionFormat: Sendable {
  /// The word that `--format` takes.
  package var name: String
  /// One line for the help.
  package var summary: String
  /// What stands around several answers; a single one has none of it.
  var framing: ReportFormat.Framing
  /// What stands after a single answer.
  var ending = StaticString("")
  /// Writes one answer.
  var write: @Sendable (TransitionAnswer, ReportOptions, inout TextBuffer) -> Void

  /// Every format, in the order in which the help lists them.
  package static let all: [TransitionFormat] = [.table, .json, .jsonLines]
}

/// Writes the transitions of a run one after another.
package struct TransitionWriter: Sendable {
  private let format: TransitionFormat
  private let options: ReportOptions
  private let isForSeveral: Bool
  private var count = 0

  /// A writer for one answer or for several, which some formats tell apart.
  package init(_ format: TransitionFormat, _ options: ReportOptions, isForSeveral: Bool) {
    self.format = format
    self.options = options
    self.isForSeveral = isForSeveral
  }

  /// Writes the next answer.
  package mutating func write(_ answer: TransitionAnswer, to buffer: inout TextBuffer) {
    if isForSeveral { buffer.append(count == 0 ? format.framing.opening : format.framing.separator) }
    format.write(answer, options, &buffer)
    count += 1
  }

  /// Writes what stands after the last answer; nothing where there was none.
  package func finish(_ buffer: inout TextBuffer) {
    guard count > 0 else { return }
    buffer.append(isForSeveral ? format.framing.closing : format.ending)
  }
}
