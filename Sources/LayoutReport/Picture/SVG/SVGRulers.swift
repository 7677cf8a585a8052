import LayoutSolver
import SourceText

/// Rulers in points along the top and left edges of a panel.
struct SVGRulers {
  let panel: PicturePanel
  /// The drawn bounds of the shapes.
  let bounds: Rect
  /// The width of the band for section names between a ruler and the shapes.
  let sectionBand: Double

  func append(to canvas: inout SVGCanvas) {
    for axis in Axis.allCases { append(axis, to: &canvas) }
  }

  /// Returns the width of the vertical ruler, based on its longest number.
  static func width(_ panel: PicturePanel) -> Double {
    let ends = [panel.bounds.start(.vertical), panel.bounds.end(.vertical)].map { $0.rounded() }
    let widest = ends.map { SVGText.width(numberText($0, .decimals(0)), size: 9) }.max() ?? 0
    return max(46, widest + 20)
  }

  private struct Tick {
    let position: Double
    let drawn: Double
    let isLabeled: Bool
  }

  private func append(_ axis: Axis, to canvas: inout SVGCanvas) {
    let band = panel.axis == axis ? sectionBand : 0
    let baseline = bounds.start(axis.cross) - band - 3
    let ticks = ticks(axis)
    var data = "M"
    var separator = ""
    for tick in ticks {
      let from = Point(along: tick.drawn, across: baseline, axis: axis)
      let to = Point(along: tick.drawn, across: baseline - (tick.isLabeled ? 6 : 3), axis: axis)
      data += separator + words(from, canvas) + "L" + words(to, canvas)
      separator = "M"
    }
    guard !ticks.isEmpty else { return }
    canvas.path("ruler", data)
    for tick in ticks where tick.isLabeled {
      let text = numberText(tick.position, .decimals(3))
      switch axis {
      case .horizontal:
        canvas.text("small quiet", text, at: Point(x: tick.drawn, y: baseline - 9))
      case .vertical:
        canvas.text("small quiet end", text, at: Point(x: baseline - 9, y: tick.drawn + 3))
      }
    }
  }

  private func words(_ point: Point, _ canvas: SVGCanvas) -> String {
    "\(canvas.number(point.x)) \(canvas.number(point.y))"
  }

  /// Returns ticks at drawn round positions, and at the ends of the view and the content.
  private func ticks(_ axis: Axis) -> [Tick] {
    let step = step(axis)
    let ends = ends(axis)
    var ticks = ends.map { Tick(position: $0, drawn: drawn($0, axis), isLabeled: true) }
    let shown = shown(axis)
    for interval in shown {
      let first = (interval.start / step).rounded(.up)
      let count = min(1000, Int(max(0, ((interval.end - first * step) / step).rounded(.down) + 1)))
      for index in 0..<count {
        let position = (first + Double(index)) * step
        let isMajor = position.truncatingRemainder(dividingBy: step * 2) == 0
        let isClear = ends.allSatisfy { abs(drawn($0, axis) - drawn(position, axis)) >= clearance(axis) }
        guard isClear else { continue }
        ticks.append(Tick(position: position, drawn: drawn(position, axis), isLabeled: isMajor))
      }
    }
    return ticks.sorted { $0.drawn < $1.drawn }
  }

  /// Returns the minimum distance between labels.
  private func clearance(_ axis: Axis) -> Double { axis == .horizontal ? 22 : 11 }

  private func shown(_ axis: Axis) -> [PictureFolding.Interval] {
    if axis == panel.axis { return panel.folding.intervals }
    return [PictureFolding.Interval(start: panel.bounds.start(axis), end: panel.bounds.end(axis))]
  }

  private func drawn(_ position: Double, _ axis: Axis) -> Double {
    axis == panel.axis ? panel.folding.drawn(position) : position
  }

  /// Returns the distance between ticks, every second of which is labeled: normally 50 points.
  private func step(_ axis: Axis) -> Double {
    let length = shown(axis).reduce(0) { $0 + $1.length }
    var step = length < 100 ? 5.0 : length < 250 ? 25.0 : 50.0
    while length / step > 600, step < 1e300 { step *= 10 }
    return step
  }

  /// Returns the drawn ends of the view and the content, without those that are too close together.
  private func ends(_ axis: Axis) -> [Double] {
    var ends: [Double] = []
    for end in [panel.contentSize[axis], panel.visibleBounds.end(axis), panel.visibleBounds.start(axis)] {
      let isShown = shown(axis).contains { $0.start <= end && end <= $0.end }
      if isShown, ends.allSatisfy({ abs(drawn($0, axis) - drawn(end, axis)) >= clearance(axis) }) {
        ends.append(end)
      }
    }
    return ends
  }
}
