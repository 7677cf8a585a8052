/// Lines of plain text of at most 80 columns.
enum TextColumns {
  static let width = 80

  /// A row with columns of so many letters, and the rest wrapped beside them.
  static func row(_ columns: [(text: String, width: Int)], rest: String) -> String {
    var start = "  "
    for column in columns {
      start += column.text + String(repeating: " ", count: max(0, column.width - column.text.count) + 2)
    }
    var lines = wrapped(rest, indentation: start.count)
    guard !lines.isEmpty else { return start }
    lines[0] = start + lines[0].dropFirst(start.count)
    return lines.joined(separator: "\n")
  }

  /// A text broken between words.
  static func wrapped(_ text: String, indentation: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indentation + line.count + 1 + word.count > width {
        lines.append(margin + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(margin + line) }
    return lines
  }
}
