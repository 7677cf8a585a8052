import LayoutSolver
import SourceText

extension DifferenceFormat {
  /// An SVG with old frames dashed and new ones solid.
  package static let svg = DifferenceFormat(name: "svg", summary: "an SVG image of old and new frames") {
    differences, options, buffer in
    var names: (from: String, to: String)?
    var panels: [PicturePanel] = []
    for index in 0..<differences.count {
      let difference = differences.difference(index)
      names = names ?? (difference.from.name, difference.to.name)
      panels.append(PicturePanel(difference, options.precision))
    }
    guard let names else { return }
    let name = names.from == names.to ? names.from : "\(names.from) → \(names.to)"
    let picture = Picture(name: name, panels: panels)
    PictureFormat.svg.write(picture, PictureOutputOptions(precision: options.precision), &buffer)
  }
}

extension PicturePanel {
  /// Draws the changes between two layouts over the unchanged elements.
  init(_ difference: Difference, _ precision: Precision) {
    var builder = DifferencePanel(difference, precision)
    builder.addSections()
    builder.addElements()
    self = builder.panel
  }
}

/// Collects the shapes of a difference in one environment.
private struct DifferencePanel: GeometryFormatter {
  private let difference: Difference
  let precision: Precision
  private(set) var panel: PicturePanel

  /// The drawn changes, limited because more would hide each other.
  private let changes: [Change]
  private let axis: Axis
  private var counts: [ChangeKind: Int] = [:]

  init(_ difference: Difference, _ precision: Precision) {
    self.difference = difference
    self.precision = precision
    axis = difference.to.scrollAxis
    var changes: [Change] = []
    difference.forEachChange { change in
      changes.append(change)
      return changes.count < PictureWindow.elementLimit / 2
    }
    self.changes = changes
    let environment = difference.to.environment
    let view = Size(width: environment.width, height: environment.height)
    let sizes = [difference.from.contentSize, difference.to.contentSize]
    let bounds = sizes.reduce(Rect.zero) { $0.union(Rect(origin: .zero, size: $1)) }
    panel = PicturePanel(
      environment: environment.device ?? numberText(environment.width, .full), viewSize: view,
      contentSize: difference.to.contentSize, visibleBounds: Rect(origin: .zero, size: view), axis: axis,
      layoutDirection: environment.layoutDirection == LayoutDirection.rightToLeft.rawValue
        ? .rightToLeft : .leftToRight, sections: [], shapes: [], findings: [],
      folding: Self.folding(difference, changes, bounds, axis), bounds: bounds)
  }

  /// Returns the folding of long content, which is drawn only near changes.
  private static func folding(
    _ difference: Difference, _ changes: [Change], _ bounds: Rect, _ axis: Axis
  ) -> PictureFolding {
    let extent = PictureFolding.Interval(bounds, axis)
    let count = difference.from.elements.count + difference.to.elements.count
    guard count > PictureWindow.elementLimit || extent.length > PictureWindow.lengthLimit else {
      return PictureFolding(extent: extent, intervals: [extent])
    }
    var intervals: [PictureFolding.Interval] = []
    var length = 0.0
    for change in changes where length < PictureWindow.lengthLimit {
      for frame in [
        change.from.map { difference.from.elements[$0].frame },
        change.to.map { difference.to.elements[$0].frame },
      ] {
        guard let frame else { continue }
        let start = max(extent.start, frame.start(axis) - 60)
        let interval = PictureFolding.Interval(
          start: start, end: max(start, min(extent.end, frame.end(axis) + 60)))
        intervals.append(interval)
      }
      length += 120
    }
    return PictureFolding(extent: extent, intervals: PictureFolding.merged(intervals))
  }

  // MARK: Sections

  mutating func addSections() {
    add(.content, nil, "content", Rect(origin: .zero, size: difference.to.contentSize), "content")
    if difference.from.contentSize != difference.to.contentSize {
      add(
        .change(.before), nil, "content.old", Rect(origin: .zero, size: difference.from.contentSize),
        "content size was \(words(difference.from.contentSize))")
    }
    for (index, section) in difference.to.sections.enumerated() {
      guard panel.folding.shows(section.frame, axis) else { continue }
      panel.sections.append(
        PictureSection(
          index: index, id: section.id, frame: section.frame, items: section.items, groupCount: 0,
          row: section.row?.row))
      add(
        .section, index, section.id, section.frame,
        "section \(section.id), \(section.items) items, \(words(section.frame))")
    }
    for (place, gap) in panel.folding.gaps.enumerated() {
      var frame = panel.bounds
      frame.origin[axis] = gap.start
      frame.size[axis] = gap.length
      panel.shapes.append(
        PictureShape(
          role: .fold(items: 0), name: "fold.\(place)", frame: frame, labels: [["⋯"]],
          summary: "\(number(gap.length)) points without a drawn change"))
    }
  }

  private mutating func add(
    _ role: PictureRole, _ section: Int?, _ name: String, _ frame: Rect, _ summary: String,
    labels: [[String]] = []
  ) {
    guard panel.folding.shows(frame, axis) else { return }
    panel.shapes.append(
      PictureShape(
        role: role, section: section, name: name, frame: frame, labels: labels, summary: summary))
  }

  // MARK: Elements

  mutating func addElements() {
    addUnchanged()
    for change in changes { add(change) }
    let kinds = counts.sorted { $0.key.rawValue < $1.key.rawValue }
    var notes = kinds.map { "\($0.value) \($0.key.rawValue)" }
    if changes.count == PictureWindow.elementLimit / 2 { notes.append("… and more") }
    panel.notes = [notes.isEmpty ? "no changes" : notes.joined(separator: ", ")]
  }

  private mutating func addUnchanged() {
    let changed = Set(changes.compactMap(\.to))
    var drawn = 0
    for place in difference.to.elements.indices where !changed.contains(place) {
      let element = difference.to.elements[place]
      guard panel.folding.shows(element.frame, axis) else { continue }
      let name = name(element, in: difference.to)
      add(.change(.unchanged), element.section, name, element.frame, "\(name): \(words(element.frame))")
      drawn += 1
      guard drawn < PictureWindow.elementLimit / 2 else { return }
    }
  }

  private mutating func add(_ change: Change) {
    counts[change.kind, default: 0] += 1
    let old = change.from.map { difference.from.elements[$0] }
    let new = change.to.map { difference.to.elements[$0] }
    let id =
      change.to.flatMap { difference.to.id(at: $0) } ?? change.from.flatMap { difference.from.id(at: $0) }
    switch (old, new) {
    case (let old?, let new?):
      let name = name(new, in: difference.to)
      let text = "\(name) \(change.kind.rawValue): \(words(old.frame)) becomes \(words(new.frame))"
      add(.change(.before), new.section, "\(name).old", old.frame, text)
      add(.change(.after), new.section, name, new.frame, text, labels: labels(id ?? name, new.frame.size))
      let distance = hypotenuse(old.frame.center, new.frame.center)
      if distance >= 4 {
        let frame = Rect(origin: old.frame.center, size: .zero)
          .union(Rect(origin: new.frame.center, size: .zero))
        add(
          .change(.arrow(from: old.frame.center, to: new.frame.center)), new.section, "\(name).arrow", frame,
          text)
      }
    case (nil, let new?):
      let name = name(new, in: difference.to)
      add(
        .change(.added), new.section, name, new.frame, "\(name) added: \(words(new.frame))",
        labels: labels("+ \(id ?? name)", new.frame.size) + [["+"]])
    case (let old?, nil):
      let name = name(old, in: difference.from)
      add(
        .change(.removed), old.section, "\(name).removed", old.frame, "\(name) removed: \(words(old.frame))",
        labels: labels("− \(id ?? name)", old.frame.size) + [["−"]])
    case (nil, nil): break
    }
  }

  private func hypotenuse(_ one: Point, _ other: Point) -> Double {
    let (x, y) = (other.x - one.x, other.y - one.y)
    return (x * x + y * y).squareRoot()
  }

  private func labels(_ name: String, _ size: Size) -> [[String]] {
    let size = "\(number(size.width))×\(number(size.height))"
    return [["\(name) · \(size)"], [name, size], [name]]
  }

  /// Returns the name of an element as used by `explain`.
  private func name(_ element: Element, in layout: ComparedLayout) -> String {
    let section = element.section.map { section in
      layout.sections.indices.contains(section) ? layout.sections[section].id : "\(section)"
    }
    guard let kind = layout.kindWord(element.category)?.shortKind else {
      return "\(section ?? "layout").\(element.item)"
    }
    let number = element.host == nil && element.item == 0 ? "" : ".\(element.item)"
    return "\(section ?? "layout").\(kind)\(number)"
  }
}

extension ComparedLayout {
  /// The axis along which sections follow each other; vertical if there is only one.
  fileprivate var scrollAxis: Axis {
    let isHorizontal = zip(sections, sections.dropFirst()).contains { one, other in
      one.frame.origin.x != other.frame.origin.x && one.frame.origin.y == other.frame.origin.y
    }
    return isHorizontal ? .horizontal : .vertical
  }
}

extension Rect {
  /// The center.
  var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
}
