/// The first line of a range, truncated, with carets under the range.
struct SourceExcerpt {
  /// The source line, safe to show, with an ellipsis where it is truncated.
  private(set) var line = ""
  /// The indentation of the carets: as wide as the line before the range, with tabs kept.
  private(set) var indent = ""
  /// One caret per column of the range in its first line, at least one.
  private(set) var carets = ""

  /// The maximum number of columns shown of a line.
  static let widthLimit = 100
  /// The number of columns before the range in a truncated line.
  static let lead = 40

  init(_ range: SourceRange, of file: SourceFile, lines: LineMap) {
    let content = lines.content(ofLine: lines.line(of: range.start))
    let start = min(max(range.start, content.start), content.end)
    let end = min(max(range.end, start), content.end)
    // A scalar has at most 4 bytes, so these windows contain more columns than are shown.
    let windowStart = max(content.start, start - 4 * Self.widthLimit)
    let windowEnd = min(content.end, start + 8 * Self.widthLimit)
    let insideEnd = min(end, windowEnd)
    let before = Part(file.text(in: SourceRange(start: windowStart, end: start)).reversed())
    let inside = Part(file.text(in: SourceRange(start: start, end: insideEnd)))
    let after = Part(file.text(in: SourceRange(start: insideEnd, end: windowEnd)))
    let isWhole =
      windowStart == content.start && windowEnd == content.end
      && before.isWhole && inside.isWhole && after.isWhole
      && before.width + inside.width + after.width <= Self.widthLimit
    if isWhole {
      compose(before.cells.reversed(), inside.cells, after.cells)
    } else {
      let shownBefore = Self.prefix(before.cells, width: Self.lead)
      let remainingWidth = Self.widthLimit - Self.width(shownBefore)
      let shownInside = Self.prefix(inside.cells, width: remainingWidth)
      let shownAfter = Self.prefix(after.cells, width: remainingWidth - Self.width(shownInside))
      let ellipsis = [Cell(text: "…", width: 1)]
      let isCutBefore =
        !before.isWhole || shownBefore.count < before.cells.count || windowStart > content.start
      let isCutAfter =
        !inside.isWhole || !after.isWhole || windowEnd < content.end
        || shownInside.count + shownAfter.count < inside.cells.count + after.cells.count
      compose(
        (isCutBefore ? ellipsis : []) + shownBefore.reversed(), shownInside,
        shownAfter + (isCutAfter ? ellipsis : []))
    }
  }

  /// The first cells of a text, up to the width that is shown.
  private struct Part {
    var cells: [Cell] = []
    var width = 0
    /// Whether the part contains the whole text.
    var isWhole = true

    init(_ text: some Sequence<Character>) {
      for character in text {
        let cell = Cell(character)
        guard width + cell.width <= SourceExcerpt.widthLimit else {
          isWhole = false
          break
        }
        width += cell.width
        cells.append(cell)
      }
    }
  }

  /// A unit that a terminal shows, usually a character.
  private struct Cell {
    var text: String
    var width: Int
    var isTab: Bool { text == "\t" }

    init(text: String, width: Int) {
      self.text = text
      self.width = width
    }

    init(_ character: Character) {
      if character == "\t" || character.asciiValue.map({ 0x20..<0x7F ~= $0 }) == true {
        self.init(text: String(character), width: 1)
      } else {
        let text = String(character).onOneLine
        self.init(text: text, width: text.columnCount)
      }
    }
  }

  private mutating func compose(_ before: [Cell], _ inside: [Cell], _ after: [Cell]) {
    line = (before + inside + after).map(\.text).joined()
    indent = before.map { $0.isTab ? "\t" : String(repeating: " ", count: $0.width) }.joined()
    carets = String(repeating: "^", count: max(1, Self.width(inside)))
  }

  private static func width(_ cells: [Cell]) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }

  private static func prefix(_ cells: [Cell], width: Int) -> [Cell] {
    var rest = width
    return Array(
      cells.prefix { cell in
        rest -= cell.width
        return rest >= 0
      })
  }
}
