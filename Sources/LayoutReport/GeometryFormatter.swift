import LayoutSolver
import SourceText

/// Formats lengths, sizes and frames.
protocol GeometryFormatter {
  var precision: Precision { get }
}

extension GeometryFormatter {
  func number(_ value: Double) -> String { numberText(value, precision) }

  func words(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }

  func words(_ point: Point) -> String { "\(number(point.x)), \(number(point.y))" }

  func words(_ frame: Rect) -> String { "\(words(frame.origin)), \(words(frame.size))" }
}

extension TextBuffer {
  /// Appends a line, truncated to `columns` columns if given.
  mutating func append(line: String, cutTo columns: Int?) {
    append(columns.map(line.cut) ?? line)
    append("\n")
  }
}
