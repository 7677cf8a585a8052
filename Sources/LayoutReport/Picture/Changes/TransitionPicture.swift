import LayoutSolver
import SourceText

extension TransitionFormat {
  /// An SVG that animates from the first layout to the second and back.
  package static let svg = TransitionFormat(
    name: "svg", summary: "an animated SVG image of one environment", endings: [".svg"], isSingle: true,
    framing: ReportFormat.Framing()
  ) { transition, options, buffer in
    PictureFormat.svg.write(
      Picture(transition, options.precision), PictureOutputOptions(precision: options.precision), &buffer)
  }

  /// A page with the animation and a slider over its progress.
  package static let html = TransitionFormat(
    name: "html", summary: "an HTML page of one environment, with a slider over the progress",
    endings: [".html", ".htm"], isSingle: true, framing: ReportFormat.Framing()
  ) { transition, options, buffer in
    PictureFormat.html.write(
      Picture(transition, options.precision), PictureOutputOptions(precision: options.precision), &buffer)
  }
}

extension Picture {
  /// Draws a transition as an animation.
  fileprivate init(_ report: TransitionReport, _ precision: Precision) {
    self.init(
      name: "\(report.from.name) → \(report.to.name)", panels: [PicturePanel(report, precision)])
  }
}

extension PicturePanel {
  /// Draws a transition: every shape in the first layout, with its frames at each progress.
  init(_ report: TransitionReport, _ precision: Precision) {
    self = TransitionPanel(report, precision).panel
  }
}

/// Collects the shapes of a transition.
private struct TransitionPanel: GeometryFormatter {
  let precision: Precision
  private(set) var panel: PicturePanel

  /// The maximum number of elements visited to find those to draw.
  private static let visitLimit = 200_000

  init(_ report: TransitionReport, _ precision: Precision) {
    self.precision = precision
    let transition = report.transition
    let view = report.environment.container
    // Intermediate progress is linear: both ends suffice, unless more were requested.
    let moments = report.progress.count > 1 ? report.progress : [0, 1]
    let sizes = [transition.from.contentSize, transition.to.contentSize]
    var bounds = sizes.reduce(Rect.zero) { $0.union(Rect(origin: .zero, size: $1)) }
    for axis in Axis.allCases { bounds.size[axis] = min(bounds.size[axis], PictureWindow.lengthLimit) }
    let axis = transition.from.axis
    let extent = PictureFolding.Interval(bounds, axis)
    panel = PicturePanel(
      environment: Report(solution: transition.from, environment: report.environment, labels: report.from)
        .environmentWord, viewSize: view, contentSize: transition.from.contentSize,
      visibleBounds: Rect(origin: transition.from.contentOffset, size: view), axis: axis,
      layoutDirection: report.environment.layoutDirection, sections: [], shapes: [], findings: [],
      folding: PictureFolding(extent: extent, intervals: [extent]), bounds: bounds)
    panel.progress = moments
    addContent(transition, moments)
    addElements(report, moments, bounds)
  }

  private mutating func addContent(_ transition: Transition, _ moments: [Double]) {
    let frames = moments.map { Rect(origin: .zero, size: transition.contentSize(at: $0)) }
    panel.shapes.append(
      PictureShape(
        role: .content, name: "content", frame: frames[0],
        summary: "content \(words(transition.from.contentSize)) becomes \(words(transition.to.contentSize))",
        motion: PictureMotion(frames: frames, opacities: [])))
  }

  private mutating func addElements(_ report: TransitionReport, _ moments: [Double], _ bounds: Rect) {
    var visits = 0
    var shapes: [PictureShape] = []
    report.transition.forEachElement(at: 0) { moving in
      visits += 1
      if let frame = moving.from ?? moving.to, frame.meets(bounds) || moving.to?.meets(bounds) == true {
        shapes.append(shape(moving, frame, report, moments, number: shapes.count))
      }
      return visits < Self.visitLimit && shapes.count < PictureWindow.elementLimit
    }
    panel.shapes += shapes
    let moved = shapes.count { $0.motion?.frames.isEmpty == false }
    panel.notes = ["\(moved) of \(shapes.count) elements drawn move"]
  }

  private func shape(
    _ moving: borrowing TransitionElement, _ frame: Rect, _ report: TransitionReport, _ moments: [Double],
    number: Int
  ) -> PictureShape {
    let element = moving.element
    let labels = moving.change == .appears ? report.to : report.from
    let section = element.section.map(labels.sectionID) ?? "layout"
    let kind = element.category.elementKind.map { labels.word($0).shortKind }
    let name = kind.map { "\(section).\($0).\(element.item)" } ?? "\(section).\(element.item)"
    let role: PictureRole =
      switch element.category {
      case .cell: .cell(isEstimated: false)
      case .supplementary: element.host == nil ? .boundary(nil, .unpinned) : .anchored
      case .decoration: .background
      }
    let text: String
    var motion = PictureMotion(frames: [], opacities: [])
    switch (moving.change, moving.from, moving.to) {
    case (.moves, let from?, let to?):
      motion.frames = moments.map { from.moved(to: to, $0) }
      text = "\(words(from)) becomes \(words(to))"
    case (.appears, _, _):
      motion.opacities = moments.map { min(max($0, 0), 1) }
      text = "appears at \(words(frame))"
    case (.disappears, _, _):
      motion.opacities = moments.map { min(max(1 - $0, 0), 1) }
      text = "disappears from \(words(frame))"
    case (.stays, _, _), (.moves, _, _): text = "stays at \(words(frame))"
    }
    return PictureShape(
      role: role, section: element.section, name: moving.change == .appears ? "\(name).new" : name,
      frame: motion.frames.first ?? frame,
      labels: role == .anchored ? [] : [[kind ?? labels.id(of: element) ?? name]],
      summary: "\(name): \(text)", element: moving.element, motion: motion)
  }
}

extension Rect {
  /// Returns the rectangle interpolated towards `other`.
  fileprivate func moved(to other: Rect, _ progress: Double) -> Rect {
    var frame = self
    for axis in Axis.allCases {
      frame.origin[axis] += (other.origin[axis] - origin[axis]) * progress
      frame.size[axis] += (other.size[axis] - size[axis]) * progress
    }
    return frame
  }
}
