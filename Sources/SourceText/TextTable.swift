/// A table of text columns whose widths are known before the first row is written.
package struct TextTable {
  /// A column: its heading, its alignment, and its width.
  package struct Column {
    var heading: String
    var isNumber: Bool
    var width = 0

    package init(heading: String, isNumber: Bool = false) {
      self.heading = heading
      self.isNumber = isNumber
    }
  }

  private var columns: [Column]

  package init(_ columns: [Column]) {
    self.columns = columns
    for index in columns.indices { widen(index, to: columns[index].heading.columnCount) }
  }

  /// Widens the columns to fit a row.
  package mutating func fit(_ row: [String]) {
    for (index, cell) in zip(columns.indices, row) { widen(index, to: cell.columnCount) }
  }

  /// The width of a column.
  package subscript(index: Int) -> Int { columns[index].width }

  /// Widens a column to fit a cell.
  package mutating func widen(_ index: Int, to width: Int) {
    columns[index].width = max(columns[index].width, width)
  }

  /// Sets the width of a column; the caller truncates its cells.
  package mutating func setWidth(_ index: Int, to width: Int) { columns[index].width = width }

  /// Whether the cells of a column are right-aligned.
  package func isNumber(_ index: Int) -> Bool { columns[index].isNumber }

  /// The heading of a column.
  package func heading(_ index: Int) -> String { columns[index].heading }

  /// The headings as a row.
  package var heading: String { line(headings) }

  /// The headings, column by column.
  package var headings: [String] { columns.map(\.heading) }

  /// A row of aligned cells, numbers to the right, without trailing spaces.
  package func line(_ row: [String]) -> String {
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
