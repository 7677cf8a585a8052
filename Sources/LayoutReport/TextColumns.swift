import SourceText

/// Columns of text whose widths are known before the first row is written.
struct TextColumns {
  /// One column: its heading, the side its cells lean to, and the width that they need.
  struct Column {
    var heading: String
    var isNumber = false
    var width = 0
  }

  private(set) var columns: [Column]

  init(_ columns: [Column]) {
    self.columns = columns
    for index in columns.indices { widen(index, to: columns[index].heading.columnCount) }
  }

  /// Makes room for a row of cells.
  mutating func fit(_ row: [String]) {
    for (index, cell) in zip(columns.indices, row) { widen(index, to: cell.columnCount) }
  }

  /// The width of a column.
  subscript(index: Int) -> Int { columns[index].width }

  /// Makes room for a cell of a column.
  mutating func widen(_ index: Int, to width: Int) {
    columns[index].width = max(columns[index].width, width)
  }

  /// The headings as a line.
  var heading: String { line(columns.map(\.heading)) }

  /// The cells of a row side by side, numbers to the right, without spaces at the end.
  func line(_ row: [String]) -> String {
    var line = ""
    var pending = 0
    for (column, cell) in zip(columns, row) {
      let padding = max(0, column.width - cell.columnCount)
      if column.isNumber { pending += padding }
      if !cell.isEmpty {
        line += String(repeating: " ", count: pending) + cell
        pending = 0
      }
      pending += column.isNumber ? 2 : padding + 2
    }
    return line
  }
}

extension String {
  /// The columns that a terminal gives the text.
  var columnCount: Int {
    var isASCII = true
    var count = 0
    for byte in utf8 {
      if byte >= 0x80 { isASCII = false }
      count += 1
    }
    return isASCII ? count : reduce(0) { $0 + $1.columnCount }
  }

  /// The text cut to so many columns; one that is too long ends in an ellipsis.
  func cut(toColumns columns: Int) -> String {
    guard columnCount > columns else { return self }
    var kept = ""
    var room = columns - 1
    for character in self {
      room -= character.columnCount
      guard room >= 0 else { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
