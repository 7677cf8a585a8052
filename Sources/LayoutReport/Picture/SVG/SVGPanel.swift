import LayoutSolver
import SourceText

/// One panel of an SVG: its heading, its rulers, and its shapes in content coordinates.
struct SVGPanel {
  let panel: PicturePanel
  let name: String
  let precision: Precision
  private let isOneOfSeveral: Bool
  /// The drawn bounds of the shapes.
  let bounds: Rect
  let size: Size
  /// The distance from the top of the panel to the origin of the content.
  let ascent: Double
  private let margins: Margins
  private let headings: [Heading]

  /// The space around the shapes.
  struct Margins {
    var top = 0.0
    var left = 0.0
    var bottom = 14.0
    var right = 14.0
  }

  /// A line of text above the shapes.
  struct Heading {
    let classes: String
    let text: String
    let size: Double
  }

  /// The height of a heading.
  private static let headingHeight = 17.0
  /// The height of the horizontal ruler.
  private static let rulerHeight = 20.0
  /// The width of the band for section names.
  private static let sectionBand = 20.0
  /// The maximum number of findings listed.
  private static let findingLimit = 4

  init(_ panel: PicturePanel, name: String, precision: Precision, isOneOfSeveral: Bool) {
    self.panel = panel
    self.precision = precision
    self.name = name
    self.isOneOfSeveral = isOneOfSeveral
    bounds = panel.folding.drawn(panel.bounds, panel.axis)
    var margins = Margins()
    var headings = Self.titles(panel, name)
    for note in panel.notes { headings.append(Heading(classes: "start quiet", text: note, size: 11)) }
    for finding in panel.findings.prefix(Self.findingLimit) {
      headings.append(
        Heading(classes: "start small alarm", text: "\(finding.rule): \(finding.message)", size: 9))
    }
    if panel.findings.count > Self.findingLimit {
      let more = panel.findings.count - Self.findingLimit
      headings.append(Heading(classes: "start small alarm", text: "… and \(more) more", size: 9))
    }
    margins.top = 10 + Double(headings.count) * Self.headingHeight + Self.rulerHeight
    margins.left = SVGRulers.width(panel)
    switch panel.axis {
    case .vertical: margins.left += Self.sectionBand
    case .horizontal: margins.top += Self.sectionBand
    }
    // Headings may be wider than a narrow layout.
    let widest = headings.map { SVGText.width($0.text, size: $0.size) }.max() ?? 0
    let width = margins.left + bounds.size.width + margins.right
    let most = isOneOfSeveral ? max(width, 300) : max(width, 480)
    size = Size(
      width: min(max(width, widest + 20), most), height: margins.top + bounds.size.height + margins.bottom)
    self.headings = headings
    self.margins = margins
    ascent = margins.top - bounds.origin.y
  }

  private static func titles(_ panel: PicturePanel, _ name: String) -> [Heading] {
    let view =
      "\(numberText(panel.viewSize.width, .decimals(3))) × \(numberText(panel.viewSize.height, .decimals(3)))"
    let content =
      "\(numberText(panel.contentSize.width, .decimals(3))) × \(numberText(panel.contentSize.height, .decimals(3)))"
    let isDevice = Double(panel.environment) == nil
    let place = isDevice ? "\(panel.environment), \(view)" : view
    let direction = panel.layoutDirection == .rightToLeft ? ", right to left" : ""
    return [
      Heading(classes: "start title", text: name, size: 14),
      Heading(classes: "start quiet", text: "\(place)\(direction), content \(content)", size: 11),
    ]
  }

  /// Returns the id of the viewport that clips a section's row.
  func clipID(_ section: Int) -> String {
    "_clip." + (isOneOfSeveral ? "\(SVGText.id(panel.environment))." : "") + "\(section)"
  }

  /// The prefix of shape names, which makes them unique across panels.
  var prefix: String { isOneOfSeveral ? panel.environment + "." : "" }

  /// Appends the panel with its top left corner at `corner`.
  func append(at corner: Point, to canvas: inout SVGCanvas) {
    canvas.line(
      "<g transform=\"translate(\(canvas.number(corner.x)) \(canvas.number(corner.y)))\">")
    for (line, heading) in headings.enumerated() {
      let y = 6 + Double(line + 1) * Self.headingHeight - 4
      canvas.text(
        heading.classes, SVGText.cut(heading.text, to: size.width - 16, size: heading.size),
        at: Point(x: 10, y: y))
    }
    canvas.line("</g>")
    let origin = corner + Point(x: margins.left - bounds.origin.x, y: ascent)
    canvas.line(
      "<g transform=\"translate(\(canvas.number(origin.x)) \(canvas.number(origin.y)))\">")
    SVGRulers(panel: panel, bounds: bounds, sectionBand: Self.sectionBand).append(to: &canvas)
    appendSectionNames(to: &canvas)
    SVGShapes(self).append(to: &canvas)
    canvas.line("</g>")
  }

  /// Appends the name of every section next to it, with a bar in its hue.
  private func appendSectionNames(to canvas: inout SVGCanvas) {
    let axis = panel.axis
    for section in panel.sections {
      let drawn = panel.folding.drawn(section.frame, axis)
      let hue = SVGStyle.hueClass(section.index)
      var bar = drawn
      bar.origin[axis.cross] = bounds.start(axis.cross) - 6
      bar.size[axis.cross] = 3
      guard bar.size[axis] > 0 else { continue }
      canvas.rectangle("bar \(hue)", bar)
      let text = SVGText.cut(section.id, to: drawn.size[axis] - 4, size: 11)
      guard text != "…" else { continue }
      // Near the section's start, where readers look for it.
      let middle = drawn.start(axis) + min(drawn.size[axis], SVGText.width(text, size: 11) + 8) / 2
      switch axis {
      case .horizontal:
        canvas.text("label \(hue)", text, at: Point(x: middle, y: bounds.origin.y - 10))
      case .vertical:
        let x = bounds.origin.x - 10
        canvas.text(
          "label \(hue)", text, at: Point(x: x, y: middle),
          attributes: " transform=\"rotate(-90 \(canvas.number(x)) \(canvas.number(middle)))\"")
      }
    }
  }
}
