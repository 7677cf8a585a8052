import LayoutSolver
import SourceText

/// Draws one panel as boxes of characters.
struct TextPanel: GeometryFormatter {
  let panel: PicturePanel
  let name: String
  let writing: PictureOutputOptions

  private let style: CharacterStyle
  private let horizontal: TextScale
  private let layout: TextLayout
  /// The horizontal range shown, in content coordinates.
  private let shownStart: Double
  private let shownEnd: Double

  var precision: Precision { writing.precision }

  /// Returns the width of the gutter, for arrows with counts and the end of the visible bounds.
  private static func gutter(_ panel: PicturePanel) -> Int {
    let counts = panel.sections.filter { $0.row != nil || panel.axis == .horizontal }.map(\.items)
    return max(9, "\(counts.max() ?? 0)".utf8.count + 5)
  }

  /// The maximum number of rows of characters.
  private static let rowLimit = 20_000

  init(_ panel: PicturePanel, name: String, _ writing: PictureOutputOptions) {
    self.panel = panel
    self.name = name
    self.writing = writing
    style = CharacterStyle(usesASCII: writing.usesASCII, usesColor: writing.usesColor)
    let (start, end) = Self.shown(panel)
    (shownStart, shownEnd) = (start, end)
    let columns = Double(max(writing.columns - Self.gutter(panel), 10))
    let boxes = panel.shapes.filter(\.isBox)
    horizontal = TextScale(
      origin: start, finest: max(end - start, 1e-300) / (columns - 1), range: 1.4,
      intervals: boxes.filter { !$0.isCut(start, end) }.map { ($0.frame.origin.x, $0.frame.size.width) })
    // Characters are about twice as tall as wide; more points per row keep long layouts short.
    let starts = Dictionary(keepingFirst: panel.sections.map { ($0.index, $0.frame.origin.y) })
    let vertical = TextScale(
      origin: 0, finest: horizontal.pointsPerCell * 2.8, range: 1.4,
      intervals: boxes.map { shape in
        (shape.frame.origin.y - (shape.section.flatMap { starts[$0] } ?? 0), shape.frame.size.height)
      })
    layout = TextLayout(
      scale: vertical, start: panel.bounds.start(.vertical).clamped(below: 0),
      end: max(panel.contentSize.height, boxes.map { $0.frame.end(.vertical) }.max() ?? 0),
      headings: Self.headings(panel, writing.precision),
      folds: panel.axis == .vertical ? TextFold.folds(panel) : [])
  }

  /// Returns the horizontal range: for a vertical layout, the view's width and overflow; for a horizontal one, the
  /// visible bounds.
  private static func shown(_ panel: PicturePanel) -> (start: Double, end: Double) {
    let visible = panel.visibleBounds
    guard panel.axis == .vertical else { return (visible.start(.horizontal), visible.end(.horizontal)) }
    let width = panel.viewSize.width
    let end =
      panel.shapes.filter { $0.isBox && $0.clip == nil }.map { $0.frame.end(.horizontal) }.max() ?? width
    return (0, min(max(width, end), width * 3))
  }

  private static func headings(_ panel: PicturePanel, _ precision: Precision) -> [TextLayout.Heading] {
    guard panel.axis == .vertical else { return [] }
    return panel.sections.map { section in
      var text = "\(section.id)  \(section.items) item\(section.items == 1 ? "" : "s")"
      if let row = section.row {
        text += ", \(row.behavior.rawValue)"
        if row.offset != 0 { text += ", offset \(numberText(row.offset, precision))" }
      }
      return TextLayout.Heading(position: section.frame.origin.y, section: section.index, text: text)
    }
  }

  // MARK: Output

  /// Appends the panel.
  func append(to buffer: inout TextBuffer) {
    let title = "\(name)  \(words(panel.viewSize))  content \(words(panel.contentSize))"
    buffer.append(line: style.text(title, cutTo: writing.columns), cutTo: nil)
    if panel.axis == .horizontal { appendSectionNames(to: &buffer) }
    for line in drawn().lines(style) {
      buffer.append(line)
      buffer.append("\n")
    }
    for finding in panel.findings {
      let line = style.text("! \(finding.rule): \(finding.message)", cutTo: writing.columns)
      buffer.append(style.usesColor ? style.color(-2) + line + style.color(-1) : line)
      buffer.append("\n")
    }
  }

  /// Appends the section names of a horizontal layout, each at its start.
  private func appendSectionNames(to buffer: inout TextBuffer) {
    var line = ""
    for section in panel.sections
    where section.frame.end(.horizontal) > shownStart && section.frame.origin.x < shownEnd {
      let column = max(0, horizontal.cell(section.frame.origin.x))
      line = line.padded(to: column) + (line.columnCount > column ? " " : "") + style.text(section.id)
    }
    buffer.append(line: style.text(line, cutTo: writing.columns), cutTo: nil)
  }

  private func drawn() -> TextCanvas {
    var canvas = TextCanvas(columns: writing.columns, rows: min(layout.rowCount, Self.rowLimit))
    for shape in panel.shapes where !layout.hides(shape.frame) { draw(shape, on: &canvas) }
    for line in layout.lines {
      canvas.write(
        style.text(line.text, cutTo: writing.columns), column: 0, row: line.row,
        hue: line.section.map { $0 % 8 } ?? -1)
    }
    drawArrows(on: &canvas)
    drawVisibleEnd(on: &canvas)
    return canvas
  }

  // MARK: Shapes

  /// Returns the box of a shape and its clipped sides; nil if the shape is not visible.
  private func box(_ shape: PictureShape) -> (box: TextBox, open: Set<PictureEdge>)? {
    var (low, high) = (shownStart, shownEnd)
    if let clip = shape.clip {
      (low, high) = (max(low, clip.start(.horizontal)), min(high, clip.end(.horizontal)))
    }
    let frame = shape.frame
    guard frame.start(.horizontal) < high || frame.size.width == 0,
      low < frame.end(.horizontal) || frame.size.width == 0
    else { return nil }
    var open: Set<PictureEdge> = []
    if frame.start(.horizontal) < low - 0.01 { open.insert(.left) }
    if frame.end(.horizontal) > high + 0.01 { open.insert(.right) }
    let box = TextBox(
      left: horizontal.cell(max(frame.start(.horizontal), low)),
      top: layout.row(frame.start(.vertical), isEnd: false),
      right: horizontal.cell(min(frame.end(.horizontal), high)),
      bottom: layout.row(frame.end(.vertical), isEnd: true))
    guard box.left <= box.right, box.top <= box.bottom else { return nil }
    return (box, open)
  }

  private func draw(_ shape: PictureShape, on canvas: inout TextCanvas) {
    guard let (box, open) = box(shape) else { return }
    let hue = shape.section.map { $0 % 8 } ?? -1
    switch shape.role {
    case .content, .section, .viewport, .page, .estimate, .fold, .safeArea, .visibleBounds, .screen, .change:
      break
    case .background: canvas.fill(box, style.shade, hue: hue, includesBorder: true)
    case .inset: canvas.fill(box, "/", hue: hue, includesBorder: true)
    case .spacing: canvas.fill(box, "\\", hue: hue, includesBorder: true)
    case .group: canvas.draw(box, .dashed, hue: hue, open: open)
    case .cell(let isEstimated):
      canvas.fill(box, nil, hue: hue, includesBorder: false)
      canvas.draw(box, isEstimated ? .dashed : .light, hue: hue, open: open)
      write(shape.labels, in: box, on: &canvas)
    case .boundary(let edge, let pin):
      canvas.fill(box, nil, hue: hue, includesBorder: pin == .moved)
      canvas.draw(box, .light, hue: hue, open: open)
      drawBar(edge, box, hue, on: &canvas)
      write(pin == .unpinned ? shape.labels : shape.labels.map(pinned), in: box, on: &canvas)
    case .anchored: canvas.fill(box, style.solid, hue: hue, includesBorder: true)
    case .finding:
      canvas.draw(box, .double, hue: -2, open: open)
      write(shape.labels.map { ["! \($0.first ?? "")"] }, in: box, on: &canvas, atTop: true)
    }
  }

  private func pinned(_ lines: [String]) -> [String] { [lines.joined(separator: " ") + ", pinned"] }

  private func drawBar(_ edge: PictureEdge?, _ box: TextBox, _ hue: Int, on canvas: inout TextCanvas) {
    switch edge {
    case nil: break
    case .top: canvas.drawLine(box.left, box.right, row: box.top, .heavy, hue)
    case .bottom: canvas.drawLine(box.left, box.right, row: box.bottom, .heavy, hue)
    case .left: canvas.drawLine(box.top, box.bottom, column: box.left, .heavy, hue)
    case .right: canvas.drawLine(box.top, box.bottom, column: box.right, .heavy, hue)
    }
  }

  /// Writes the first label that fits, centered, or in the top border if there is no space inside.
  private func write(_ labels: [[String]], in box: TextBox, on canvas: inout TextCanvas, atTop: Bool = false)
  {
    let labels = labels.map { $0.map(style.text) }
    let isFlat = box.innerHeight < 1 || atTop
    let fitting = labels.first { lines in
      lines.count <= (isFlat ? 1 : box.innerHeight) && lines.allSatisfy { $0.columnCount <= box.innerWidth }
    }
    guard let lines = fitting else { return }
    let row = isFlat ? box.top : box.top + 1 + (box.innerHeight - lines.count) / 2
    for (line, text) in lines.enumerated() {
      let inset = atTop ? 0 : (box.innerWidth - text.columnCount) / 2
      canvas.write(text, column: box.left + 1 + inset, row: row + line, hue: atTop ? -2 : -1)
    }
  }

  // MARK: The gutter

  private var gutterColumn: Int { horizontal.cell(shownEnd) + 2 }

  /// Draws the number of items before and after the visible range, for rows and horizontal layouts.
  private func drawArrows(on canvas: inout TextCanvas) {
    for section in panel.sections where section.row != nil || panel.axis == .horizontal {
      let cells = panel.shapes.filter { shape in
        guard shape.section == section.index, case .cell = shape.role else { return false }
        return box(shape) != nil
      }
      let items = cells.compactMap { $0.element?.item }
      guard let first = items.min(), let last = items.max(), let shown = cells.first.flatMap(box)?.box else {
        continue
      }
      let isMirrored = panel.layoutDirection == .rightToLeft
      var row = shown.top + max(0, (shown.bottom - shown.top) / 2)
      for (count, isAfter) in [(first, false), (section.items - 1 - last, true)] where count > 0 {
        let arrow = style.text(isAfter != isMirrored ? "→" : "←")
        canvas.write("\(arrow) \(count)", column: gutterColumn, row: row, hue: section.index % 8)
        row += 1
      }
    }
  }

  /// Marks the end of the visible bounds.
  private func drawVisibleEnd(on canvas: inout TextCanvas) {
    let end = panel.visibleBounds.end(.vertical)
    guard panel.axis == .vertical, end < panel.contentSize.height, end > 0 else { return }
    canvas.write("\(style.text("◂")) \(number(end))", column: gutterColumn, row: layout.row(end, isEnd: true))
  }
}

extension Double {
  fileprivate func clamped(below limit: Double) -> Double { Swift.min(self, limit) }
}

extension PictureShape {
  /// Whether the shape is drawn as a box.
  fileprivate var isBox: Bool {
    switch role {
    case .cell, .boundary, .finding: true
    case .content, .section, .background, .viewport, .inset, .spacing, .group, .anchored, .estimate, .page,
      .fold,
      .safeArea, .visibleBounds, .screen, .change:
      false
    }
  }

  /// Whether the shape is clipped on the left or right.
  fileprivate func isCut(_ start: Double, _ end: Double) -> Bool {
    let low = max(start, clip?.start(.horizontal) ?? start)
    let high = min(end, clip?.end(.horizontal) ?? end)
    return frame.start(.horizontal) < low - 0.01 || frame.end(.horizontal) > high + 0.01
  }
}
