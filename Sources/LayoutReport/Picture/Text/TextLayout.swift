import LayoutSolver

/// Maps vertical positions to rows of characters, separately for each section and without folded parts.
struct TextLayout {
  /// A line of text between boxes.
  struct Line {
    var row: Int
    var text: String
    var section: Int?
  }

  /// A text at the start of a section.
  struct Heading {
    var position: Double
    var section: Int
    var text: String
  }

  /// A part of the axis without a line of text within it.
  private struct Segment {
    var start: Double
    var end: Double
    var row: Int
  }

  private let scale: TextScale
  private var segments: [Segment]
  private(set) var lines: [Line] = []
  private(set) var folds: [TextFold]

  /// Lays out the range from `start` to `end`; headings ascend, and folds ascend and are disjoint.
  init(scale: TextScale, start: Double, end: Double, headings: [Heading], folds: [TextFold]) {
    self.scale = scale
    self.folds = folds
    segments = [Segment(start: start, end: start, row: 0)]
    var next = headings[...]
    for fold in folds + [TextFold(start: end, end: end, text: "")] {
      while let heading = next.first, heading.position <= fold.start, heading.position < end {
        next.removeFirst()
        breakLine(from: heading.position, to: heading.position, heading.text, heading.section)
      }
      if fold.start < end { breakLine(from: fold.start, to: fold.end, fold.text, nil) }
      // Skip headings of folded sections.
      next = next.drop { $0.position < fold.end }
    }
    endSegment(at: end)
  }

  private mutating func endSegment(at end: Double) {
    let last = segments.count - 1
    segments[last].end = max(end, segments[last].start)
  }

  private mutating func breakLine(from start: Double, to end: Double, _ text: String, _ section: Int?) {
    endSegment(at: start)
    let isEmpty = segments.count == 1 && segments[0].end == segments[0].start
    if isEmpty { segments.removeLast() }
    // Consecutive lines of text need no border between them.
    let follows = segments.last.map { $0.end == $0.start } ?? true
    let row = segments.last.map { lastRow(of: $0) + (follows ? 0 : 1) } ?? 0
    lines.append(Line(row: row, text: text, section: section))
    segments.append(Segment(start: end, end: end, row: row + 1))
  }

  private func lastRow(of segment: Segment) -> Int { segment.row + cells(segment.end - segment.start) }

  private func cells(_ length: Double) -> Int { scale.cell(scale.origin + length) }

  /// The number of rows.
  var rowCount: Int {
    max(segments.last.map { lastRow(of: $0) + 1 } ?? 0, lines.last.map { $0.row + 1 } ?? 0)
  }

  /// Returns the row of an edge. At a break, boxes that end are before it, and those that begin are after it.
  func row(_ position: Double, isEnd: Bool) -> Int {
    let place =
      isEnd
      ? segments.firstIndex { position <= $0.end } ?? segments.count - 1
      : segments.lastIndex { $0.start <= position } ?? 0
    let segment = segments[place]
    // Within a folded part, a start is shown at the end of the part, and an end at its start.
    if isEnd, position < segment.start, place > 0 { return lastRow(of: segments[place - 1]) }
    return segment.row + cells(min(max(position, segment.start), segment.end) - segment.start)
  }

  /// Whether a frame is in a folded part.
  func hides(_ frame: Rect) -> Bool {
    folds.contains { $0.start <= frame.start(.vertical) && frame.end(.vertical) <= $0.end + 0.001 }
  }
}
