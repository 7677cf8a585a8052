import LayoutSolver
import SourceText

/// A rectangle of character cells, including both corners.
struct TextBox: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// The number of columns between the borders.
  var innerWidth: Int { right - left - 1 }
  var innerHeight: Int { bottom - top - 1 }
}

/// A grid of characters, on which adjacent boxes share their common border.
struct TextCanvas {
  /// A line style, from the weakest to the strongest; the strongest is drawn where lines meet.
  enum Stroke: UInt8, Comparable {
    case dashed, light, heavy, double

    static func < (left: Stroke, right: Stroke) -> Bool { left.rawValue < right.rawValue }
  }

  /// The directions of lines from a cell.
  private struct Arms: OptionSet {
    let rawValue: UInt8
    static let up = Arms(rawValue: 1)
    static let down = Arms(rawValue: 2)
    static let left = Arms(rawValue: 4)
    static let right = Arms(rawValue: 8)
  }

  private struct Cell {
    var arms: Arms = []
    var stroke = Stroke.dashed
    var character: Character?
    /// The hue of a section; -1 for none, -2 for findings.
    var hue = -1
  }

  let columns: Int
  private(set) var rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  private func index(_ column: Int, _ row: Int) -> Int? {
    guard 0..<columns ~= column, 0..<rows ~= row else { return nil }
    return row * columns + column
  }

  /// Returns the range from `first` through `last`, clamped to 0..<`count`.
  private static func range(_ first: Int, _ last: Int, count: Int) -> Range<Int> {
    let low = min(max(first, 0), count)
    return low..<max(low, min(last + 1, count))
  }

  // MARK: Drawing

  /// Draws a box, except for its open sides.
  mutating func draw(_ box: TextBox, _ stroke: Stroke, hue: Int, open: Set<PictureEdge> = []) {
    if !open.contains(.top) { drawLine(box.left, box.right, row: box.top, stroke, hue) }
    if !open.contains(.bottom) { drawLine(box.left, box.right, row: box.bottom, stroke, hue) }
    if !open.contains(.left) { drawLine(box.top, box.bottom, column: box.left, stroke, hue) }
    if !open.contains(.right) { drawLine(box.top, box.bottom, column: box.right, stroke, hue) }
  }

  mutating func drawLine(_ left: Int, _ right: Int, row: Int, _ stroke: Stroke, _ hue: Int) {
    for column in Self.range(left, right, count: columns) {
      var arms: Arms = []
      if column > left { arms.insert(.left) }
      if column < right { arms.insert(.right) }
      add(arms, column, row, stroke, hue)
    }
  }

  mutating func drawLine(_ top: Int, _ bottom: Int, column: Int, _ stroke: Stroke, _ hue: Int) {
    for row in Self.range(top, bottom, count: rows) {
      var arms: Arms = []
      if row > top { arms.insert(.up) }
      if row < bottom { arms.insert(.down) }
      add(arms, column, row, stroke, hue)
    }
  }

  private mutating func add(_ arms: Arms, _ column: Int, _ row: Int, _ stroke: Stroke, _ hue: Int) {
    guard let index = index(column, row) else { return }
    cells[index].arms.formUnion(arms)
    cells[index].character = nil
    if stroke >= cells[index].stroke {
      cells[index].stroke = stroke
      cells[index].hue = hue
    }
  }

  /// Fills the inside of a box, and its border if `includesBorder` is true; nil erases.
  mutating func fill(_ box: TextBox, _ character: Character?, hue: Int, includesBorder: Bool) {
    let inset = includesBorder ? 0 : 1
    for row in Self.range(box.top + inset, box.bottom - inset, count: rows) {
      for column in Self.range(box.left + inset, box.right - inset, count: columns) {
        guard let index = index(column, row) else { continue }
        if character == nil || includesBorder { cells[index] = Cell() }
        cells[index].character = character
        cells[index].hue = character == nil ? -1 : hue
      }
    }
  }

  /// Writes a text starting at a column; wide characters occupy two columns.
  mutating func write(_ text: String, column: Int, row: Int, hue: Int = -1) {
    var column = column
    for character in text {
      let width = String(character).columnCount
      guard width > 0, let index = index(column, row) else { continue }
      cells[index] = Cell(character: character, hue: hue)
      // The first half of a wide character also draws the second one.
      for half in 1..<max(width, 1) where self.index(column + half, row) != nil {
        cells[row * columns + column + half] = Cell(character: "\u{0}")
      }
      column += width
    }
  }

  // MARK: Output

  /// Returns the rows without trailing spaces, and without consecutive or trailing empty rows.
  func lines(_ style: CharacterStyle) -> [String] {
    var lines: [String] = []
    for row in 0..<rows {
      let line = line(row, style)
      if !line.isEmpty || lines.last?.isEmpty == false { lines.append(line) }
    }
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }

  private func line(_ row: Int, _ style: CharacterStyle) -> String {
    var cells = self.cells[row * columns..<(row + 1) * columns]
    while let last = cells.last, last.arms.isEmpty, last.character == nil || last.character == " " {
      cells.removeLast()
    }
    var line = ""
    var hue = -1
    for cell in cells where cell.character != "\u{0}" {
      if style.usesColor, cell.hue != hue {
        line += style.color(cell.hue)
        hue = cell.hue
      }
      line.append(character(cell, style))
    }
    return hue == -1 ? line : line + style.color(-1)
  }

  private func character(_ cell: Cell, _ style: CharacterStyle) -> Character {
    if let character = cell.character { return character }
    guard !cell.arms.isEmpty else { return " " }
    return style.line(Int(cell.arms.rawValue), cell.stroke)
  }
}

/// The characters and colors of boxes.
struct CharacterStyle {
  let usesASCII: Bool
  let usesColor: Bool

  /// Line characters by the sum of their arms: up 1, down 2, left 4, right 8.
  private static let light = Array(" │││─┘┐┤─└┌├─┴┬┼")
  private static let dashed = Array(" ┆┆┆┄┘┐┤┄└┌├┄┴┬┼")
  private static let heavy = Array(" ┃┃┃━┛┓┫━┗┏┣━┻┳╋")
  private static let double = Array(" ║║║═╝╗╣═╚╔╠═╩╦╬")

  func line(_ arms: Int, _ stroke: TextCanvas.Stroke) -> Character {
    guard usesASCII else {
      switch stroke {
      case .dashed: return Self.dashed[arms]
      case .light: return Self.light[arms]
      case .heavy: return Self.heavy[arms]
      case .double: return Self.double[arms]
      }
    }
    if stroke == .double { return "#" }
    let isVertical = arms & 12 == 0
    let isHorizontal = arms & 3 == 0
    if isVertical { return stroke == .dashed ? ":" : "|" }
    if isHorizontal { return stroke == .heavy ? "=" : stroke == .dashed ? "." : "-" }
    return "+"
  }

  /// Returns a text with replacements for characters outside ASCII if needed, truncated to a number of columns.
  func text(_ text: String, cutTo columns: Int) -> String {
    let whole = self.text(text)
    guard whole.columnCount > columns else { return whole }
    // Three dots are two columns wider than an ellipsis.
    return self.text(text.cut(toColumns: max(1, usesASCII ? columns - 2 : columns)))
  }

  /// Returns a text on one line, with replacements for characters outside ASCII if needed.
  func text(_ text: String) -> String {
    guard usesASCII else { return text.onOneLine }
    var result = ""
    for character in text.onOneLine {
      switch character {
      case "×": result += "x"
      case "·": result += "-"
      case "⋯", "…": result += "..."
      case "→": result += "->"
      case "←": result += "<-"
      case "◂": result += "<"
      case "●", "█": result += "*"
      default:
        result +=
          character.isASCII
          ? String(character) : String(repeating: "?", count: max(1, String(character).columnCount))
      }
    }
    return result
  }

  var shade: Character { usesASCII ? "." : "░" }
  var solid: Character { usesASCII ? "*" : "█" }

  /// Returns the escape sequence for a section's color; -1 resets it, -2 is for findings.
  func color(_ hue: Int) -> String {
    switch hue {
    case -1: "\u{1B}[0m"
    case -2: "\u{1B}[0;31m"
    default: "\u{1B}[0;\([34, 33, 32, 35, 36, 94, 95, 92][hue % 8])m"
    }
  }
}
