import LayoutSolver
import SourceText

/// The shapes of a panel as SVG elements.
struct SVGShapes {
  private let panel: PicturePanel
  private let svg: SVGPanel
  /// Whether the outline of a screen replaces that of the visible bounds.
  private let hasScreen: Bool

  init(_ svg: SVGPanel) {
    self.svg = svg
    panel = svg.panel
    hasScreen = svg.panel.shapes.contains { shape in
      if case .screen = shape.role { true } else { false }
    }
  }

  func append(to canvas: inout SVGCanvas) {
    for shape in panel.shapes { append(shape, to: &canvas) }
  }

  /// Appends a shape; one that is clipped by a viewport is drawn faintly, with its visible part on top.
  private func append(_ shape: PictureShape, to canvas: inout SVGCanvas) {
    let frame = panel.folding.drawn(shape.frame, panel.axis)
    let clip = shape.clip.map { panel.folding.drawn($0, panel.axis) }
    let name = svg.prefix + shape.name
    guard let clip, !clip.contains(frame) else {
      return append(shape, frame, name: name, "", "", to: &canvas)
    }
    append(shape, frame, name: name, " faint", "", to: &canvas)
    guard clip.intersects(frame), let section = shape.section else { return }
    append(
      shape, frame, name: "\(name).visible", "", " clip-path=\"url(#\(svg.clipID(section)))\"", to: &canvas)
  }

  private func append(
    _ shape: PictureShape, _ frame: Rect, name: String, _ faint: String, _ clip: String,
    to canvas: inout SVGCanvas
  ) {
    let hue = SVGStyle.hueClass(shape.section) + faint
    let animation = shape.motion.map { SVGAnimation($0, precision: svg.precision) }
    let label = SVGCanvas.Label(id: name, title: shape.summary, content: animation?.ofRectangle ?? "")
    let clip = clip + (animation?.attributes ?? "")
    func rectangle(_ classes: String, radius: Double = 0, _ canvas: inout SVGCanvas) {
      canvas.rectangle(classes, frame, radius: radius, attributes: clip, label)
    }
    switch shape.role {
    case .content: rectangle("content", &canvas)
    case .change(let change): append(change, shape, frame, label, to: &canvas)
    case .section: rectangle("\(hue) section", &canvas)
    case .background: rectangle("\(hue) background", radius: 6, &canvas)
    case .viewport: rectangle("\(hue) viewport", &canvas)
    case .inset, .spacing: appendHatching(shape, frame, label, faint + clip, to: &canvas)
    case .group: rectangle("\(hue) group", &canvas)
    case .cell(let isEstimated):
      rectangle("\(hue) cell" + (isEstimated ? " estimated" : ""), radius: 2, &canvas)
      appendLabel(of: shape, frame, faint, to: &canvas)
    case .boundary(let edge, let pin):
      // Hide the elements that a pinned item covers.
      if pin == .moved { canvas.rectangle("content", frame) }
      rectangle("\(hue) boundary", &canvas)
      appendBar(edge, frame, hue, clip, to: &canvas)
      appendPin(pin, frame, hue, to: &canvas)
      appendLabel(of: shape, frame, faint, to: &canvas)
    case .anchored:
      rectangle("\(hue) badge", radius: min(frame.size.width, frame.size.height, 16) / 2, &canvas)
      append(shape.labels, in: frame, "label solid\(faint)", size: 9, clip: shape.clip, to: &canvas)
    case .estimate: rectangle("\(hue) ghost", &canvas)
    case .page: canvas.path("\(hue) page", page(frame, canvas), label)
    case .fold:
      rectangle("fold", &canvas)
      append(shape.labels, in: frame, "label", clip: nil, to: &canvas)
    case .safeArea: rectangle("safe", &canvas)
    case .visibleBounds(let isScrolled):
      if !hasScreen { rectangle("visible" + (isScrolled ? " scrolled" : ""), &canvas) }
    case .screen(let radius): rectangle("screen", radius: radius, &canvas)
    case .finding(_, let isPlaced):
      if !isPlaced { canvas.rectangle("content veil", frame) }
      rectangle("finding" + (isPlaced ? "" : " missing"), radius: 2, &canvas)
      appendTag(shape, frame, to: &canvas)
    }
  }

  /// Appends the label of an element; a moving label is centered in each of the element's frames.
  private func appendLabel(
    of shape: PictureShape, _ frame: Rect, _ faint: String, to canvas: inout SVGCanvas
  ) {
    guard let motion = shape.motion, let text = shape.labels.first?.first else {
      return append(shape.labels, in: frame, "label\(faint)", clip: shape.clip, to: &canvas)
    }
    let rooms = motion.frames.isEmpty ? [frame] : motion.frames
    guard rooms.allSatisfy({ fits([text], in: $0, size: 9) }) else { return }
    let animation = SVGAnimation(motion, precision: canvas.precision)
    canvas.text(
      "label small", text, at: Point(x: frame.center.x, y: frame.center.y + 3),
      attributes: animation.attributes, content: animation.ofCenter)
  }

  private func append(
    _ change: PictureChange, _ shape: PictureShape, _ frame: Rect, _ label: SVGCanvas.Label,
    to canvas: inout SVGCanvas
  ) {
    let hue = SVGStyle.hueClass(shape.section)
    switch change {
    case .unchanged: canvas.rectangle("\(hue) unchanged", frame, radius: 2, label)
    case .before: canvas.rectangle("\(hue) old", frame, radius: 2, label)
    case .after: canvas.rectangle("\(hue) cell", frame, radius: 2, label)
    case .added: canvas.rectangle("added", frame, radius: 2, label)
    case .removed: canvas.rectangle("removed", frame, radius: 2, label)
    case .arrow(let from, let to): appendArrow(from, to, hue, label, to: &canvas)
    }
    let color = change == .added ? "added plain " : change == .removed ? "removed plain " : ""
    append(shape.labels, in: frame, color + "label", clip: nil, to: &canvas)
  }

  /// Appends a line with an arrowhead of 6 points.
  private func appendArrow(
    _ from: Point, _ to: Point, _ hue: String, _ label: SVGCanvas.Label, to canvas: inout SVGCanvas
  ) {
    let start = panel.folding.drawn(Rect(origin: from, size: .zero), panel.axis).origin
    let end = panel.folding.drawn(Rect(origin: to, size: .zero), panel.axis).origin
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else { return }
    func point(_ along: Double, _ across: Double) -> String {
      let (unitX, unitY) = (x / length, y / length)
      let px = end.x + unitX * along - unitY * across
      let py = end.y + unitY * along + unitX * across
      return "\(canvas.number(px)) \(canvas.number(py))"
    }
    let line = "M\(canvas.number(start.x)) \(canvas.number(start.y))L\(point(0, 0))"
    canvas.path("\(hue) arrow", "\(line)M\(point(-6, 3))L\(point(0, 0))L\(point(-6, -3))", label)
  }

  // MARK: Parts of shapes

  private func appendHatching(
    _ shape: PictureShape, _ frame: Rect, _ label: SVGCanvas.Label, _ attributes: String,
    to canvas: inout SVGCanvas
  ) {
    guard let hatching = SVGHatching(shape.role) else { return }
    let fill = " fill=\"url(#\(hatching.id(SVGStyle.hueClass(shape.section))))\""
    let isFaint = attributes.hasPrefix(" faint")
    canvas.rectangle(
      isFaint ? "faint" : "hatched", frame,
      attributes: fill + (isFaint ? "" : attributes), label)
    guard !isFaint else { return }
    append(shape.labels, in: frame, "label", size: 9, clip: shape.clip, to: &canvas)
  }

  /// Appends a solid bar along the edge that a boundary supplementary item is aligned to.
  private func appendBar(
    _ edge: PictureEdge?, _ frame: Rect, _ hue: String, _ clip: String, to canvas: inout SVGCanvas
  ) {
    guard let edge else { return }
    var bar = frame
    let thickness = min(4, frame.size[edge.axis])
    if !edge.isStart { bar.origin[edge.axis] = frame.end(edge.axis) - thickness }
    bar.size[edge.axis] = thickness
    canvas.rectangle("\(hue) bar", bar, attributes: clip)
  }

  /// Appends a pin symbol in the top right corner, filled if pinning has moved the item.
  private func appendPin(_ pin: PicturePin, _ frame: Rect, _ hue: String, to canvas: inout SVGCanvas) {
    guard pin != .unpinned, frame.size.width >= 20, frame.size.height >= 16 else { return }
    let x = canvas.number(frame.end(.horizontal) - 10)
    let y = canvas.number(frame.origin.y + 8)
    canvas.path(
      "\(hue) pin" + (pin == .moved ? "" : " hollow"), "M\(x) \(y)m-3 -3h6v3l2 2h-10l2 -2zm3 5v5")
  }

  /// Returns a tick at the edge of a viewport.
  private func page(_ frame: Rect, _ canvas: SVGCanvas) -> String {
    let start = "M\(canvas.number(frame.origin.x)) \(canvas.number(frame.origin.y))"
    return panel.axis == .vertical
      ? "\(start)v\(canvas.number(frame.size.height))" : "\(start)h\(canvas.number(frame.size.width))"
  }

  /// Appends the name of a rule in the corner of the outline, kept within the picture.
  private func appendTag(_ shape: PictureShape, _ frame: Rect, to canvas: inout SVGCanvas) {
    guard
      let text = shape.labels.first(where: { fits($0, in: frame, size: 9) })?.first
        ?? shape.labels.last?.first
    else { return }
    let size = Size(width: SVGText.width(text, size: 9) + 6, height: 12)
    let bounds = svg.bounds
    let end = max(bounds.origin.x, bounds.end(.horizontal) - size.width)
    let origin = Point(x: min(max(frame.origin.x, bounds.origin.x), end), y: frame.origin.y)
    canvas.rectangle("tag", Rect(origin: origin, size: size))
    canvas.text("small start ontag", text, at: origin + Point(x: 3, y: 9))
  }

  // MARK: Labels

  /// Appends the first label that fits; for a clipped shape, in the visible part.
  private func append(
    _ labels: [[String]], in frame: Rect, _ classes: String, size: Double = 11, clip: Rect?,
    to canvas: inout SVGCanvas
  ) {
    var area = frame
    if let clip = clip.map({ panel.folding.drawn($0, panel.axis) }) {
      // Label a partly visible shape only once, in its visible part.
      guard classes.contains("faint") != clip.intersects(frame) else { return }
      area = clip.intersection(frame) ?? frame
    }
    for (size, sizeClass) in [(size, size == 9 ? " small" : ""), (9, " small"), (7, " tiny")] {
      guard let lines = labels.first(where: { fits($0, in: area, size: size) }) else {
        // Names are never tiny, but the numbers of insets and spacing may be.
        if classes == "label", labels.count == 1 { continue }
        return
      }
      let middle = area.origin.y + area.size.height / 2
      for (line, text) in lines.enumerated() {
        let shift = (Double(line) - Double(lines.count - 1) / 2) * (size + 2) + size * 0.35
        canvas.text(
          classes + sizeClass, text, at: Point(x: area.origin.x + area.size.width / 2, y: middle + shift))
      }
      return
    }
  }

  private func fits(_ lines: [String], in area: Rect, size: Double) -> Bool {
    let height = lines.count == 1 ? size * 0.75 : Double(lines.count) * (size + 2)
    return area.size.height >= height
      && lines.allSatisfy { SVGText.width($0, size: size) + 2 <= area.size.width }
  }
}

extension Rect {
  /// Whether the rectangle contains `other`.
  fileprivate func contains(_ other: Rect) -> Bool {
    Axis.allCases.allSatisfy { start($0) <= other.start($0) && other.end($0) <= end($0) }
  }
}
