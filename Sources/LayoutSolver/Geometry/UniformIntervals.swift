/// Intervals of equal length at equal distances, computed on demand.
struct UniformIntervals: Sendable {
  /// The start of the first interval.
  let first: Double
  /// The distance from one start to the next; may be negative.
  let pitch: Double
  let length: Double

  @inline(__always)
  func start(of index: Int) -> Double { first + Double(index) * pitch }

  /// Returns a range within `count` that includes all intervals overlapping the open interval.
  func indices(from start: Double, to end: Double, count: Int) -> Range<Int> {
    guard pitch != 0, pitch.isFinite else {
      return first < end && start < first + length ? 0..<count : 0..<0
    }
    // One extra interval at each end allows for rounding errors of the division.
    let one = (start - length - first) / pitch
    let other = (end - first) / pitch
    let low = min(one, other).rounded(.down) - 1
    let high = max(one, other).rounded(.up) + 2
    return low.clampedIndex(count)..<max(low.clampedIndex(count), high.clampedIndex(count))
  }
}

extension Double {
  /// The value as an integer clamped to 0...`count`; NaN is 0.
  @inline(__always)
  func clampedIndex(_ count: Int) -> Int {
    isNaN || self <= 0 ? 0 : (self >= Double(count) ? count : Int(self))
  }
}
