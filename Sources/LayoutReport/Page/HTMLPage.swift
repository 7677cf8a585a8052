import LayoutSolver
import SourceText

extension PictureFormat {
  /// A self-contained page with pictures and tables for any browser, and a script for interaction.
  package static let html = PictureFormat(
    name: "html", summary: "a self-contained interactive HTML page", endings: [".html", ".htm"]
  ) { picture, options, buffer in
    HTMLPage(picture: picture, precision: options.precision).append(to: &buffer)
  }
}

/// A picture as a self-contained page.
struct HTMLPage {
  let picture: Picture
  let precision: Precision

  /// The maximum number of table rows, for browsers without JavaScript.
  private static let rowLimit = 2000

  func append(to buffer: inout TextBuffer) {
    let style = (PageStyle.text + SVGStyle.lines.joined(separator: "\n"))
    let policy =
      "default-src 'none'; style-src 'sha256-\(ContentHash.base64(style))'; "
      + "script-src 'sha256-\(ContentHash.base64(PageScript.text))'; base-uri 'none'; form-action 'none'"
      // A watched page loads itself in a frame to see whether it has changed.
      + (picture.source?.isWatched == true ? "; frame-src 'self' file:" : "")
    buffer.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    buffer.append("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">\n")
    buffer.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    buffer.append("<meta name=\"color-scheme\" content=\"light dark\">\n")
    buffer.append(
      "<title>\(SVGText.escaped(picture.name))</title>\n<style>\(style)</style>\n</head>\n<body>\n")
    appendHeader(to: &buffer)
    buffer.append("<main id=\"p-main\">\n<nav id=\"p-tree\" aria-label=\"Elements\"></nav>\n")
    buffer.append("<section id=\"p-stage\" aria-label=\"Picture\">\n")
    for panel in picture.panels where !buffer.isClosed { appendPicture(of: panel, to: &buffer) }
    buffer.append(
      "</section>\n<aside id=\"p-inspector\" aria-label=\"Selected element\" aria-live=\"polite\"></aside>\n</main>\n"
    )
    buffer.append(
      "<section id=\"p-frames\" aria-label=\"Frames\">\n<div id=\"p-tools\"><h2>Frames</h2></div>\n")
    for panel in picture.panels where !buffer.isClosed { appendTable(of: panel, to: &buffer) }
    buffer.append("</section>\n<script type=\"application/json\" id=\"p-data\">")
    PageData(picture: picture, precision: precision).append(to: &buffer)
    buffer.append("</script>\n<script>\(PageScript.text)</script>\n</body>\n</html>\n")
  }

  private func appendHeader(to buffer: inout TextBuffer) {
    buffer.append("<header>\n<h1>\(SVGText.escaped(picture.name))</h1>\n")
    if let source = picture.source { buffer.append("<p id=\"p-file\">\(SVGText.escaped(source.file))</p>\n") }
    buffer.append("<div id=\"p-controls\"></div>\n</header>\n")
    let findings = picture.panels.flatMap(\.findings)
    guard !findings.isEmpty else { return }
    buffer.append("<ul id=\"p-findings\">\n")
    var shown: Set<String> = []
    for finding in findings where shown.insert(finding.message).inserted && shown.count <= 20 {
      buffer.append(
        "<li><b>\(SVGText.escaped(finding.rule))</b> \(SVGText.escaped(finding.message))</li>\n")
    }
    buffer.append("</ul>\n")
  }

  private func appendPicture(of panel: PicturePanel, to buffer: inout TextBuffer) {
    buffer.append("<figure class=\"p-picture\">\n")
    let single = Picture(name: picture.name, panels: [panel])
    SVGPicture(
      picture: single, precision: precision,
      embedding: SVGPicture.Embedding(isOneOfSeveral: picture.panels.count > 1)
    ).append(to: &buffer)
    buffer.append("</figure>\n")
  }

  private func appendTable(of panel: PicturePanel, to buffer: inout TextBuffer) {
    let place = SVGText.escaped(panel.environment)
    buffer.append("<div class=\"p-table\"><table>\n<caption>\(place)</caption>\n")
    buffer.append("<thead><tr><th>element</th><th>kind</th>")
    for heading in ["x", "y", "width", "height", "z"] { buffer.append("<th class=\"p-n\">\(heading)</th>") }
    buffer.append("</tr></thead>\n<tbody>\n")
    let elements = panel.shapes.filter { $0.element != nil && $0.isMain }
    for shape in elements.prefix(Self.rowLimit) where !buffer.isClosed {
      guard let element = shape.element else { continue }
      buffer.append("<tr><th scope=\"row\">\(SVGText.escaped(shape.name))</th><td>\(shape.kindWord)</td>")
      let frame = element.frame
      let numbers = [
        frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, Double(element.zIndex),
      ]
      for number in numbers { buffer.append("<td class=\"p-n\">\(numberText(number, precision))</td>") }
      buffer.append("</tr>\n")
    }
    buffer.append("</tbody></table>")
    if elements.count > Self.rowLimit {
      buffer.append("<p>… and \(elements.count - Self.rowLimit) more</p>")
    }
    buffer.append("</div>\n")
  }
}

extension PictureShape {
  /// Whether the shape is an element itself, as opposed to an addition.
  var isMain: Bool {
    switch role {
    case .cell, .boundary, .anchored, .background: true
    case .content, .section, .viewport, .inset, .spacing, .group, .estimate, .page, .fold, .safeArea,
      .visibleBounds, .screen, .change, .finding:
      false
    }
  }

  /// The name of the role.
  var kindWord: String {
    switch role {
    case .cell: "cell"
    case .boundary: "boundary supplementary item"
    case .anchored: "badge"
    case .background: "background"
    case .group: "group"
    case .section: "section"
    case .fold: "fold"
    case .content, .viewport, .inset, .spacing, .estimate, .page, .safeArea, .visibleBounds, .screen,
      .change, .finding:
      "part"
    }
  }
}
