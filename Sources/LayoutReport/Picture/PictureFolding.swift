package import LayoutSolver

/// Maps positions along the scroll axis to drawn positions: undrawn parts of long content are folded to short gaps.
package struct PictureFolding: Sendable {
  /// An interval on the scroll axis, in content coordinates.
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

  /// The maximum drawn length of a folded part, in points.
  static let gapLength = 44.0

  /// The drawn parts, ascending and disjoint.
  package let stretches: [Stretch]
  /// The omitted parts.
  package let gaps: [Stretch]
  /// Ascending positions in the content, with their drawn positions.
  private let knots: [(position: Double, drawn: Double)]

  /// Creates a folding that draws `stretches`, which ascend within `extent`, and folds the rest.
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

  /// Whether the entire content is drawn.
  package var isWhole: Bool { gaps.isEmpty }

  /// Returns the drawn position of a position in the content.
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

  /// Returns the drawn frame of a frame in the content.
  package func drawn(_ frame: Rect, _ axis: Axis) -> Rect {
    guard !gaps.isEmpty else { return frame }
    var drawnFrame = frame
    drawnFrame.origin[axis] = drawn(frame.start(axis))
    drawnFrame.size[axis] = drawn(frame.end(axis)) - drawnFrame.origin[axis]
    return drawnFrame
  }

  /// Whether a frame meets a drawn part.
  package func shows(_ frame: Rect, _ axis: Axis) -> Bool {
    gaps.isEmpty || stretches.contains { $0.meets(frame, axis) }
  }

  /// The minimum length of a folded part.
  private static let shortestGap = 400.0

  /// Returns the stretches in order, merging those that are close to each other.
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
