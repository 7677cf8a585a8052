import LayoutSolver

/// The number of points per character, chosen to draw equal lengths equally.
///
/// Edges are rounded to characters so that adjacent boxes share a border; equal lengths may therefore differ by a
/// character. The scale is chosen from a range to avoid that.
struct TextScale {
  let pointsPerCell: Double
  let origin: Double

  /// Returns the cell at a position.
  func cell(_ position: Double) -> Int {
    let cells = ((position - origin) / pointsPerCell).rounded()
    return Int(min(max(cells, -100_000), 100_000))
  }

  /// Chooses a scale from `finest` to `finest * range` points per cell.
  init(origin: Double, finest: Double, range: Double, intervals: [(start: Double, length: Double)]) {
    self.origin = origin
    var best = finest
    var least = Int.max
    let steps = 160
    for step in 0...steps {
      let scale = finest * (1 + (range - 1) * Double(step) / Double(steps))
      let unequal = Self.unequalCount(intervals, TextScale(pointsPerCell: scale, origin: origin))
      if unequal < least { (best, least) = (scale, unequal) }
      if least == 0 { break }
    }
    pointsPerCell = best
  }

  private init(pointsPerCell: Double, origin: Double) {
    self.pointsPerCell = pointsPerCell
    self.origin = origin
  }

  /// Returns the number of intervals drawn longer or shorter than the first one of the same length.
  private static func unequalCount(_ intervals: [(start: Double, length: Double)], _ scale: TextScale) -> Int
  {
    var lengths: [Int: Int] = [:]
    var count = 0
    for interval in intervals {
      let cells = scale.cell(interval.start + interval.length) - scale.cell(interval.start)
      let key = Int(min(max((interval.length * 16).rounded(), -1e15), 1e15))
      if lengths[key, default: cells] != cells { count += 1 }
      lengths[key] = lengths[key] ?? cells
    }
    return count
  }
}
