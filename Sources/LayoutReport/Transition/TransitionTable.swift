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
    var columns = TextColumns([
      .init(heading: "section"), .init(heading: "item", isNumber: true), .init(heading: "kind"),
      .init(heading: "x", isNumber: true), .init(heading: "y", isNumber: true),
      .init(heading: "width", isNumber: true), .init(heading: "height", isNumber: true),
      .init(heading: "z", isNumber: true), .init(heading: "change"), .init(heading: "from"),
      .init(heading: "to"), .init(heading: "id"),
    ])
    var isEmpty = true
    answer.transition.forEachElement(at: progress) {
      columns.fit(row($0))
      isEmpty = false
      return true
    }
    guard !isEmpty else { return appendLine("no elements", to: &buffer) }
    appendLine(columns.heading, to: &buffer)
    answer.transition.forEachElement(at: progress) {
      appendLine(columns.line(row($0)), to: &buffer)
      return !buffer.isClosed
    }
  }

  private func row(_ moving: borrowing TransitionElement) -> [String] {
    let labels = answer.labels(of: moving)
    let element = moving.element
    let kind = element.category.elementKind.map { labels.word($0).onOneLine }
    let place = [
      element.section.map { labels.sectionID($0).onOneLine } ?? "layout", String(element.item),
      kind ?? "cell",
    ]
    let numbers = [
      text(element.frame.origin.x), text(element.frame.origin.y), text(element.frame.size.width),
      text(element.frame.size.height), String(element.zIndex),
    ]
    let ends = [moving.from.map(text) ?? "", moving.to.map(text) ?? ""]
    return place + numbers + [moving.change.rawValue] + ends + [labels.id(of: element)?.onOneLine ?? ""]
  }

  private func text(_ frame: Rect) -> String {
    "\(text(frame.origin.x)), \(text(frame.origin.y)), \(text(frame.size))"
  }

  private func text(_ size: Size) -> String { "\(text(size.width)) × \(text(size.height))" }

  private func text(_ number: Double) -> String { numberText(number, options.precision) }

  private func appendLine(_ line: String, to buffer: inout TextBuffer) {
    buffer.append(options.columns.map(line.cut) ?? line)
    buffer.append("\n")
  }
}
