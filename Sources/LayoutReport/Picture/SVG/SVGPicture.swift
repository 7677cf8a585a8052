import LayoutSolver
import SourceText

extension PictureFormat {
  /// An SVG suitable for diffs: one element per line, in content coordinates.
  package static let svg = PictureFormat(
    name: "svg", summary: "an SVG image", endings: [".svg"]
  ) { picture, options, buffer in
    SVGPicture(picture: picture, precision: options.precision).append(to: &buffer)
  }
}

/// A picture as an SVG document.
struct SVGPicture {
  let picture: Picture
  let precision: Precision
  /// Nil for a standalone document.
  var embedding: Embedding?

  /// The context of a picture in a page, which provides the style sheet.
  struct Embedding {
    /// Whether the page contains several pictures, which requires distinct ids.
    var isOneOfSeveral: Bool
  }

  /// The space between panels.
  private static let panelSpacing = 24.0
  /// The maximum width and height of the image; larger pictures are scaled down.
  private static let largestLength = 20_000.0

  func append(to buffer: inout TextBuffer) {
    let panels = picture.panels.map {
      SVGPanel(
        $0, name: picture.name, precision: precision,
        isOneOfSeveral: embedding?.isOneOfSeveral ?? (picture.panels.count > 1))
    }
    let size = Self.size(of: panels)
    var canvas = SVGCanvas(precision)
    canvas.line(opening(size, canvas))
    if embedding == nil { appendHead(to: &canvas) }
    appendDefinitions(panels, to: &canvas)
    canvas.rectangle("paper", Rect(origin: .zero, size: size))
    buffer.append(canvas.taken())
    var x = 0.0
    let ascent = panels.map(\.ascent).max() ?? 0
    for panel in panels where !buffer.isClosed {
      panel.append(at: Point(x: x, y: ascent - panel.ascent), to: &canvas)
      buffer.append(canvas.taken())
      x += panel.size.width + Self.panelSpacing
    }
    buffer.append("</svg>\n")
  }

  private func appendHead(to canvas: inout SVGCanvas) {
    canvas.line("<title id=\"_title\">\(SVGText.escaped(title))</title>")
    canvas.line("<desc id=\"_desc\">\(SVGText.escaped(description))</desc>")
    canvas.line("<style>")
    for line in SVGStyle.lines { canvas.line(line) }
    canvas.line("</style>")
  }

  private static func size(of panels: [SVGPanel]) -> Size {
    let ascent = panels.map(\.ascent).max() ?? 0
    let descent = panels.map { $0.size.height - $0.ascent }.max() ?? 0
    let widths = panels.reduce(0) { $0 + $1.size.width }
    return Size(width: widths + panelSpacing * Double(max(0, panels.count - 1)), height: ascent + descent)
  }

  private func opening(_ size: Size, _ canvas: SVGCanvas) -> String {
    let scale = min(1, Self.largestLength / max(size.width, size.height, 1))
    let (width, height) = (canvas.number(size.width * scale), canvas.number(size.height * scale))
    let words =
      embedding == nil
      ? "aria-labelledby=\"_title\" aria-describedby=\"_desc\""
      : "aria-label=\"\(SVGText.escaped(description))\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"graphics-document\" \(words)"
      + " viewBox=\"0 0 \(canvas.number(size.width)) \(canvas.number(size.height))\""
      + " width=\"\(width)\" height=\"\(height)\""
      + " font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace\">"
  }

  private var title: String {
    let places = picture.panels.map(\.environment)
    return places.isEmpty ? picture.name : "\(picture.name) at \(places.joined(separator: ", "))"
  }

  private var description: String {
    picture.panels.map { panel in
      let items = panel.sections.reduce(0) { min($0, .max / 2) + min($1.items, .max / 2) }
      let content = panel.contentSize
      return "\(panel.environment): content \(numberText(content.width, precision)) × "
        + "\(numberText(content.height, precision)), \(panel.sections.count) "
        + "section\(panel.sections.count == 1 ? "" : "s"), \(items) item\(items == 1 ? "" : "s")"
    }.joined(separator: "; ")
  }

  /// Appends the hatching patterns in use, and the viewports that clip rows.
  private func appendDefinitions(_ panels: [SVGPanel], to canvas: inout SVGCanvas) {
    var hatchings: Set<String> = []
    var clips: [(id: String, frame: Rect)] = []
    for panel in panels {
      for shape in panel.panel.shapes {
        if let hatching = SVGHatching(shape.role) {
          hatchings.insert(hatching.definition(SVGStyle.hueClass(shape.section)))
        }
        if let clip = shape.clip, let section = shape.section {
          let id = panel.clipID(section)
          if clips.last?.id != id, !clips.contains(where: { $0.id == id }) { clips.append((id, clip)) }
        }
      }
    }
    guard !hatchings.isEmpty || !clips.isEmpty else { return }
    canvas.line("<defs>")
    for hatching in hatchings.sorted() { canvas.line(hatching) }
    for clip in clips {
      let frame = clip.frame
      canvas.line(
        "<clipPath id=\"\(clip.id)\"><rect x=\"\(canvas.number(frame.origin.x))\""
          + " y=\"\(canvas.number(frame.origin.y))\" width=\"\(canvas.number(frame.size.width))\""
          + " height=\"\(canvas.number(frame.size.height))\"/></clipPath>")
    }
    canvas.line("</defs>")
  }
}

/// Hatching: descending lines for insets, ascending lines for spacing.
enum SVGHatching: String {
  case inset, spacing

  init?(_ role: PictureRole) {
    switch role {
    case .inset: self = .inset
    case .spacing: self = .spacing
    case .content, .section, .background, .viewport, .group, .cell, .boundary, .anchored, .estimate, .page,
      .change, .fold, .safeArea, .visibleBounds, .screen, .finding:
      return nil
    }
  }

  func id(_ hueClass: String) -> String { "_\(rawValue).\(hueClass)" }

  func definition(_ hueClass: String) -> String {
    let path =
      switch self {
      case .inset: "M-1 1L1 -1M0 6L6 0M5 7L7 5"
      case .spacing: "M-1 5L1 7M0 0L6 6M5 -1L7 1"
      }
    return "<pattern id=\"\(id(hueClass))\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">"
      + "<path class=\"\(hueClass) hatch\" d=\"\(path)\"/></pattern>"
  }
}
