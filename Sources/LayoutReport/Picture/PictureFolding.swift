package import LayoutSolver

/// Maps positions along the scroll axis to drawn positions: undrawn parts of long content are folded to short gaps.
package struct PictureFolding: Sendable {
  /// An interval on the scroll axis, in content coordinates.
  package struct Interval: Sendable, Hashable {
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
  package let intervals: [Interval]
  /// The omitted parts.
  package let gaps: [Interval]
  /// Ascending positions in the content, with their drawn positions.
  private let breakpoints: [(position: Double, drawn: Double)]

  /// Creates a folding that draws `stretches`, which ascend within `extent`, and folds the rest.
  init(extent: Interval, intervals: [Interval]) {
    var gaps: [Interval] = []
    var breakpoints = [(position: extent.start, drawn: extent.start)]
    func pass(to end: Double, isGap: Bool) {
      guard let last = breakpoints.last, end > last.position else { return }
      let length = end - last.position
      if isGap { gaps.append(Interval(start: last.position, end: end)) }
      breakpoints.append((end, last.drawn + (isGap ? min(length, Self.gapLength) : length)))
    }
    for interval in intervals {
      pass(to: interval.start, isGap: true)
      pass(to: interval.end, isGap: false)
    }
    pass(to: extent.end, isGap: true)
    self.intervals = intervals
    self.gaps = gaps
    self.breakpoints = breakpoints
  }

  /// Whether the entire content is drawn.
  package var isWhole: Bool { gaps.isEmpty }

  /// Returns the drawn position of a position in the content.
  package func drawn(_ position: Double) -> Double {
    guard !gaps.isEmpty else { return position }
    let next = breakpoints.indices.partitioningIndex { breakpoints[$0].position > position }
    guard next > 0 else { return breakpoints[0].drawn + (position - breakpoints[0].position) }
    let before = breakpoints[next - 1]
    guard next < breakpoints.count else { return before.drawn + (position - before.position) }
    let after = breakpoints[next]
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
    gaps.isEmpty || intervals.contains { $0.meets(frame, axis) }
  }

  /// The minimum length of a folded part.
  private static let shortestGap = 400.0

  /// Returns the stretches in order, merging those that are close to each other.
  static func merged(_ intervals: [Interval]) -> [Interval] {
    intervals.sorted { $0.start < $1.start }.reduce(into: []) { merged, interval in
      if let last = merged.last, interval.start <= last.end + shortestGap {
        merged[merged.count - 1].end = max(last.end, interval.end)
      } else {
        merged.append(interval)
      }
    }
  }
}
