import LayoutSolver

/// A part of the content with repeating or omitted rows, shown as one line.
struct TextFold: Hashable {
  var start: Double
  var end: Double
  var text: String
  /// The number of items in an omitted part.
  var items = 0
}

extension TextFold {
  /// Returns the parts of a panel shown as one line each, ascending and disjoint.
  static func folds(_ panel: PicturePanel) -> [TextFold] {
    let gaps = panel.shapes.compactMap { shape -> TextFold? in
      guard case .fold(let items) = shape.role, shape.section == nil else { return nil }
      return TextFold(
        start: shape.frame.start(panel.axis), end: shape.frame.end(panel.axis),
        text: shape.labels.first?.first ?? "⋯", items: items)
    }
    let marked = panel.shapes.filter { shape in
      if case .finding = shape.role { true } else { false }
    }.map(\.frame)
    var folds: [TextFold] = []
    for section in panel.sections where section.row == nil {
      let cells = panel.shapes.filter { shape in
        guard shape.section == section.index, case .cell = shape.role else { return false }
        return true
      }
      let runs = BandRuns(
        bands: TextBand.bands(cells),
        gaps: gaps.filter {
          $0.start < section.frame.end(.vertical) && section.frame.start(.vertical) <= $0.start
            && $0.end <= section.frame.end(.vertical)
        },
        marked: marked)
      folds += runs.folds
    }
    return apart(folds + gaps)
  }

  /// Returns the folds in order, each without the part covered by earlier ones.
  private static func apart(_ folds: [TextFold]) -> [TextFold] {
    let ordered = folds.sorted { ($0.start, -$0.end) < ($1.start, -$1.end) }
    return ordered.reduce(into: []) { apart, fold in
      var fold = fold
      if let last = apart.last { fold.start = max(fold.start, last.end) }
      if fold.start < fold.end { apart.append(fold) }
    }
  }
}

/// Runs of equal bands in a section.
struct BandRuns {
  let bands: [TextBand]
  /// The parts of the section omitted from the picture.
  let gaps: [TextFold]
  /// The frames outlined by findings, which are never folded.
  let marked: [Rect]

  /// The number of bands of a run shown before the rest is folded.
  private static let shownCount = 2

  /// The folds for each run, which exclude its first bands and include omitted parts.
  var folds: [TextFold] {
    var folds: [TextFold] = []
    var first = 0
    while first < bands.count {
      let (next, hidden, end) = run(from: first)
      let count = hidden + next - first - Self.shownCount
      // Folding a single row saves nothing.
      if count > 1, next - first >= Self.shownCount {
        let cells = bands[first].shapes.count
        folds.append(
          TextFold(
            start: bands[first + Self.shownCount - 1].end, end: end,
            text: "⋯ \(count) more rows" + (cells == 1 ? "" : " of \(cells)")))
      }
      first = next
    }
    return folds
  }

  /// Returns the run of equal bands starting at `first`: the index after it, the number of omitted bands, and its end.
  private func run(from first: Int) -> (next: Int, hidden: Int, end: Double) {
    let pattern = bands[first].pattern
    var next = first + 1
    var hidden = 0
    while true {
      let start = next < bands.count ? bands[next].start : .infinity
      let gap = gaps.first { bands[next - 1].start <= $0.start && $0.start < start }
      if let gap {
        // Omitted rows are assumed to equal their surroundings; at the end of a section, they continue the run.
        guard next == bands.count || bands[next].pattern == pattern else { return (next, hidden, gap.start) }
        hidden += (gap.items + bands[first].shapes.count - 1) / bands[first].shapes.count
        if next == bands.count { return (next, hidden, gap.end) }
      } else if next == bands.count || !continues(first, next, pattern) {
        return (next, hidden, bands[next - 1].end)
      }
      next += 1
    }
  }

  private func continues(_ first: Int, _ next: Int, _ pattern: [Rect]) -> Bool {
    guard bands[next].pattern == pattern,
      !bands[next].shapes.contains(where: { marked.contains($0.frame) })
    else { return false }
    guard next > first + 1 else { return true }
    let pitch = bands[first + 1].start - bands[first].start
    return abs(bands[next].start - bands[next - 1].start - pitch) < 0.1
  }
}
