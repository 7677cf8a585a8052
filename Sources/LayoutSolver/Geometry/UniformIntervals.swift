/// Intervals of one length at equal distances: any of them, and those near a place, are computed, not stored.
struct UniformIntervals: Sendable {
  /// Where the first interval starts.
  let first: Double
  /// From one start to the next; below zero they run backwards.
  let pitch: Double
  let length: Double

  @inline(__always)
  func start(of index: Int) -> Double { first + Double(index) * pitch }

  /// Intervals, of `count`, among which are all that overlap the open interval of positions.
  func indices(from start: Double, to end: Double, count: Int) -> Range<Int> {
    guard pitch != 0, pitch.isFinite else {
      return first < end && start < first + length ? 0..<count : 0..<0
    }
    // An interval more at each end makes up for the division's rounding.
    let one = (start - length - first) / pitch
    let other = (end - first) / pitch
    let low = min(one, other).rounded(.down) - 1
    let high = max(one, other).rounded(.up) + 2
    return low.clampedIndex(count)..<max(low.clampedIndex(count), high.clampedIndex(count))
  }
}

extension Double {
  /// The whole number, between 0 and `count`; what is not a number is 0.
  @inline(__always)
  func clampedIndex(_ count: Int) -> Int {
    isNaN || self <= 0 ? 0 : (self >= Double(count) ? count : Int(self))
  }
}
