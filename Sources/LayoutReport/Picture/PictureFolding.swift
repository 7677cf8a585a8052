package import LayoutSolver

/// Where positions along the scroll axis are drawn: far parts of a long content are folded to a short gap.
package struct PictureFolding: Sendable {
  /// A part of the scroll axis, in content coordinates.
  package struct Stretch: Sendable, Hashable {
    package var start: Double
    package var end: Double

    package init(start: Double, end: Double) {
      self.start = start
      self.end = end
    }

    package var length: Double { end - start }

    package func meets(_ frame: Rect, _ axis: Axis) -> Bool {
      frame.start(axis) <= end && start <= frame.end(axis)
    }
  }

  /// The points that a folded part is drawn in.
  static let gapLength = 44.0

  /// The parts that are drawn, ascending and apart from each other.
  package let stretches: [Stretch]
  /// The parts that are left out.
  package let gaps: [Stretch]
  /// Ascending positions in the content, and where they are drawn.
  private let knots: [(position: Double, drawn: Double)]

  /// Draws `stretches`, which ascend within `extent`, and folds the rest of it.
  init(extent: Stretch, stretches: [Stretch]) {
    var gaps: [Stretch] = []
    var knots = [(position: extent.start, drawn: extent.start)]
    func pass(to end: Double, isGap: Bool) {
      guard let last = knots.last, end > last.position else { return }
      let length = end - last.position
      if isGap { gaps.append(Stretch(start: last.position, end: end)) }
      knots.append((end, last.drawn + (isGap ? min(length, Self.gapLength) : length)))
    }
    for stretch in stretches {
      pass(to: stretch.start, isGap: true)
      pass(to: stretch.end, isGap: false)
    }
    pass(to: extent.end, isGap: true)
    self.stretches = stretches
    self.gaps = gaps
    self.knots = knots
  }

  /// Whether everything is drawn.
  package var isWhole: Bool { gaps.isEmpty }

  /// Where a position in the content is drawn.
  package func drawn(_ position: Double) -> Double {
    guard !gaps.isEmpty else { return position }
    let next = knots.indices.partitioningIndex { knots[$0].position > position }
    guard next > 0 else { return knots[0].drawn + (position - knots[0].position) }
    let before = knots[next - 1]
    guard next < knots.count else { return before.drawn + (position - before.position) }
    let after = knots[next]
    let share = (position - before.position) / (after.position - before.position)
    return before.drawn + share * (after.drawn - before.drawn)
  }

  /// Where a frame is drawn.
  package func drawn(_ frame: Rect, _ axis: Axis) -> Rect {
    guard !gaps.isEmpty else { return frame }
    var drawnFrame = frame
    drawnFrame.origin[axis] = drawn(frame.start(axis))
    drawnFrame.size[axis] = drawn(frame.end(axis)) - drawnFrame.origin[axis]
    return drawnFrame
  }

  /// Whether any of a frame is in a part that is drawn.
  package func shows(_ frame: Rect, _ axis: Axis) -> Bool {
    gaps.isEmpty || stretches.contains { $0.meets(frame, axis) }
  }

  /// Parts shorter than this are not worth folding.
  private static let shortestGap = 400.0

  /// Stretches in order; those that are close to each other are one.
  static func merged(_ stretches: [Stretch]) -> [Stretch] {
    stretches.sorted { $0.start < $1.start }.reduce(into: []) { merged, stretch in
      if let last = merged.last, stretch.start <= last.end + shortestGap {
        merged[merged.count - 1].end = max(last.end, stretch.end)
      } else {
        merged.append(stretch)
      }
    }
  }
}
