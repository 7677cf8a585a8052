import SourceText

/// Fits the columns of a table into a terminal: texts shrink first, then columns are hidden; numbers are never
/// truncated.
struct ColumnFitting {
  /// The widths of all columns, by index.
  private(set) var widths: [Int]
  private(set) var hidden: Set<Int> = []
  private let total: Int

  init(widths: [Int], total: Int) {
    self.widths = widths
    self.total = total
  }

  private var excess: Int {
    let shown = widths.indices.filter { !hidden.contains($0) }
    return shown.reduce(0) { $0 + widths[$1] } + 2 * (shown.count - 1) - total
  }

  /// Shrinks the widest of some text columns, none below its minimum, until the table fits.
  mutating func shrink(_ texts: [(column: Int, minimum: Int)]) {
    var left = excess
    while left > 0 {
      let wide = texts.filter { !hidden.contains($0.column) && widths[$0.column] > $0.minimum }
      guard let widest = wide.max(by: { widths[$0.column] < widths[$1.column] }) else { return }
      widths[widest.column] -= 1
      left -= 1
    }
  }

  /// Hides columns in this order until the rest fits.
  mutating func hide(_ columns: [Int]) {
    for column in columns where excess > 0 { hidden.insert(column) }
  }
}
