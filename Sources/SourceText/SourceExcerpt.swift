/// The line of a place, cut to what fits, and the carets that stand under the range.
struct SourceExcerpt {
  /// The source line as it may be shown, with an ellipsis where it was cut.
  private(set) var line = ""
  /// What brings the carets under the range: as wide as the line before it, tabs as tabs.
  private(set) var indent = ""
  /// One caret for each column of the range in its first line, at least one.
  private(set) var carets = ""

  /// The columns that are shown of a line at most.
  static let widthLimit = 100
  /// The columns before the range that are shown of a cut line.
  static let lead = 40

  init(_ range: SourceRange, of file: SourceFile, lines: LineMap) {
    let content = lines.content(ofLine: lines.line(of: range.start))
    let start = min(max(range.start, content.start), content.end)
    let end = min(max(range.end, start), content.end)
    // A scalar has at most 4 bytes, so that these windows hold more columns than are shown.
    let windowStart = max(content.start, start - 4 * Self.widthLimit)
    let windowEnd = min(content.end, start + 8 * Self.widthLimit)
    let before = Self.cells(file.text(in: SourceRange(start: windowStart, end: start)))
    let inside = Self.cells(file.text(in: SourceRange(start: start, end: min(end, windowEnd))))
    let after = Self.cells(file.text(in: SourceRange(start: min(end, windowEnd), end: windowEnd)))
    let isWhole =
      windowStart == content.start && windowEnd == content.end
      && Self.width(before) + Self.width(inside) + Self.width(after) <= Self.widthLimit
    if isWhole {
      compose(before, inside, after)
    } else {
      let shownBefore = Self.suffix(before, width: Self.lead)
      let room = Self.widthLimit - Self.width(shownBefore)
      let shownInside = Self.prefix(inside, width: room)
      let shownAfter = Self.prefix(after, width: room - Self.width(shownInside))
      let ellipsis = [Cell(text: "…", width: 1)]
      let isCutBefore = shownBefore.count < before.count || windowStart > content.start
      let isCutAfter =
        shownInside.count + shownAfter.count < inside.count + after.count || windowEnd < content.end
      compose(
        (isCutBefore ? ellipsis : []) + shownBefore, shownInside, shownAfter + (isCutAfter ? ellipsis : []))
    }
  }

  /// What a terminal shows as one unit.
  private struct Cell {
    var text: String
    var width: Int
    var isTab: Bool { text == "\t" }
  }

  private mutating func compose(_ before: [Cell], _ inside: [Cell], _ after: [Cell]) {
    line = (before + inside + after).map(\.text).joined()
    indent = before.map { $0.isTab ? "\t" : String(repeating: " ", count: $0.width) }.joined()
    carets = String(repeating: "^", count: max(1, Self.width(inside)))
  }

  private static func cells(_ text: String) -> [Cell] {
    text.map { character in
      if character == "\t" { return Cell(text: "\t", width: 1) }
      var shown = String.UnicodeScalarView()
      for scalar in character.unicodeScalars { shown.append(scalar.isControl ? scalar.picture : scalar) }
      return Cell(text: String(shown), width: character.columnCount)
    }
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

  private static func suffix(_ cells: [Cell], width: Int) -> [Cell] {
    prefix(cells.reversed(), width: width).reversed()
  }
}
