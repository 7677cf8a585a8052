package import SourceText

/// Writes the answers of a run one after another.
package struct AnswerWriter<Answer> {
  private let framing: ReportFormat.Framing
  /// What stands after a single answer.
  private let ending: StaticString
  private let isForSeveral: Bool
  private let writeAnswer: (Answer, AnswerPlace, inout TextBuffer) -> Void
  private var count = 0

  init(
    framing: ReportFormat.Framing, ending: StaticString = "", isForSeveral: Bool,
    _ writeAnswer: @escaping (Answer, AnswerPlace, inout TextBuffer) -> Void
  ) {
    self.framing = framing
    self.ending = ending
    self.isForSeveral = isForSeveral
    self.writeAnswer = writeAnswer
  }

  /// Writes the next answer.
  package mutating func write(_ answer: Answer, to buffer: inout TextBuffer) {
    if isForSeveral { buffer.append(count == 0 ? framing.opening : framing.separator) }
    writeAnswer(answer, AnswerPlace(isFirst: count == 0, isOneOfSeveral: isForSeveral), &buffer)
    count += 1
  }

  /// Writes what stands after the last answer; nothing where there was none.
  package func finish(_ buffer: inout TextBuffer) {
    guard count > 0 else { return }
    buffer.append(isForSeveral ? framing.closing : ending)
  }
}
