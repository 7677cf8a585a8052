import LayoutSolver
import SourceText

extension TransitionFormat {
  /// A table for people.
  package static let table = TransitionFormat(
    name: "table", summary: "columns for people", framing: ReportFormat.Framing(separator: "\n")
  ) { report, options, buffer in
    TransitionTable(report: report, options: options).append(to: &buffer)
  }
}

/// A transition as a title and one table per step.
private struct TransitionTable: GeometryFormatter {
  let report: TransitionReport
  let options: ReportOptions
  var precision: Precision { options.precision }

  func append(to buffer: inout TextBuffer) {
    let size = "  \(words(report.environment.container))"
    var names = "\(report.from.name.onOneLine) → \(report.to.name.onOneLine)"
    if let columns = options.columns {
      names = names.cutInMiddle(toColumns: max(columns - size.columnCount, 7))
    }
    buffer.append("\(names)\(size)\n")
    for progress in report.progress where !buffer.isClosed {
      buffer.append("\n")
      buffer.append("\(title(progress))\n")
      appendElements(at: progress, to: &buffer)
    }
  }

  private func title(_ progress: Double) -> String {
    let offset = report.transition.contentOffset(at: progress)
    let size = words(report.transition.contentSize(at: progress))
    return "progress \(number(progress))  content \(size)  offset \(words(offset))"
  }

  /// Visits the elements twice, for the widths and for the rows, to avoid storing them.
  private func appendElements(at progress: Double, to buffer: inout TextBuffer) {
    var table = ElementTable(report.from, options, target: report.to)
    report.transition.forEachElement(at: progress) {
      table.fit($0)
      return true
    }
    guard table.rowCount > 0 else { return buffer.append("no elements\n") }
    table.arrange()
    table.appendHeading(to: &buffer)
    report.transition.forEachElement(at: progress) {
      table.append($0, to: &buffer)
      return !buffer.isClosed
    }
  }
}
