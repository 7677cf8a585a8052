import LayoutSolver
import SourceText

extension TransitionFormat {
  /// Columns for people.
  package static let table = TransitionFormat(
    name: "table", summary: "columns for people", framing: ReportFormat.Framing(separator: "\n")
  ) { answer, options, buffer in
    TransitionTable(answer: answer, options: options).append(to: &buffer)
  }
}

/// A transition as a title and a table a step.
private struct TransitionTable {
  let answer: TransitionAnswer
  let options: ReportOptions

  func append(to buffer: inout TextBuffer) {
    let names = "\(answer.from.name.onOneLine) → \(answer.to.name.onOneLine)"
    appendLine("\(names)  \(text(answer.environment.container))", to: &buffer)
    for progress in answer.progress where !buffer.isClosed {
      buffer.append("\n")
      appendLine(title(progress), to: &buffer)
      appendElements(at: progress, to: &buffer)
    }
  }

  private func title(_ progress: Double) -> String {
    let offset = answer.transition.contentOffset(at: progress)
    let size = text(answer.transition.contentSize(at: progress))
    return "progress \(text(progress))  content \(size)  offset \(text(offset.x)), \(text(offset.y))"
  }

  /// The elements are gone through twice, for the widths and for the rows, and none is kept.
  private func appendElements(at progress: Double, to buffer: inout TextBuffer) {
    var table = ElementTable(answer.from, options, target: answer.to)
    answer.transition.forEachElement(at: progress) {
      table.fit($0)
      return true
    }
    guard table.rowCount > 0 else { return appendLine("no elements", to: &buffer) }
    table.appendHeading(to: &buffer)
    answer.transition.forEachElement(at: progress) {
      table.append($0, to: &buffer)
      return !buffer.isClosed
    }
  }

  private func text(_ size: Size) -> String { "\(text(size.width)) × \(text(size.height))" }

  private func text(_ number: Double) -> String { numberText(number, options.precision) }

  private func appendLine(_ line: String, to buffer: inout TextBuffer) {
    buffer.append(options.columns.map(line.cut) ?? line)
    buffer.append("\n")
  }
}
