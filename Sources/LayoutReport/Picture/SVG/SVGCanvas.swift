import LayoutSolver
import SourceText

/// Appends SVG elements, one per line, with attributes in a fixed order.
struct SVGCanvas {
  private var markup = ""
  let precision: Precision

  init(_ precision: Precision) { self.precision = precision }

  /// Returns and removes the markup drawn so far.
  mutating func taken() -> String {
    defer { markup = "" }
    return markup
  }

  /// Appends a line of markup.
  mutating func line(_ line: String) {
    markup += line
    markup += "\n"
  }

  /// Returns a number formatted for attributes.
  func number(_ value: Double) -> String { numberText(value, precision) }

  /// The id, title and content of an element.
  struct Label {
    var id: String?
    var title: String?
    /// Markup in the element after its title.
    var content = ""
  }

  /// Appends a rectangle.
  mutating func rectangle(
    _ classes: String, _ frame: Rect, radius: Double = 0, attributes: String = "", _ label: Label = Label()
  ) {
    var markup = "<rect" + idAttribute(label.id) + " class=\"\(classes)\""
    markup += " x=\"\(number(frame.origin.x))\" y=\"\(number(frame.origin.y))\""
    markup += " width=\"\(number(max(0, frame.size.width)))\" height=\"\(number(max(0, frame.size.height)))\""
    if radius > 0 { markup += " rx=\"\(number(radius))\"" }
    markup += attributes
    line(closed(markup, "rect", label))
  }

  /// Appends a path.
  mutating func path(_ classes: String, _ data: String, attributes: String = "", _ label: Label = Label()) {
    let markup = "<path" + idAttribute(label.id) + " class=\"\(classes)\" d=\"\(data)\"" + attributes
    line(closed(markup, "path", label))
  }

  /// Appends a text whose baseline starts at `point` or is centered there, depending on its classes.
  mutating func text(
    _ classes: String, _ text: String, at point: Point, attributes: String = "", content: String = ""
  ) {
    guard !text.isEmpty else { return }
    let place = "x=\"\(number(point.x))\" y=\"\(number(point.y))\""
    line("<text class=\"\(classes)\" \(place)\(attributes)>\(SVGText.escaped(text))\(content)</text>")
  }

  private func idAttribute(_ id: String?) -> String { id.map { " id=\"\(SVGText.id($0))\"" } ?? "" }

  private func closed(_ markup: String, _ element: String, _ label: Label) -> String {
    let title = label.title.map { "<title>\(SVGText.escaped($0))</title>" } ?? ""
    guard !title.isEmpty || !label.content.isEmpty else { return markup + "/>" }
    return "\(markup)>\(title)\(label.content)</\(element)>"
  }
}
