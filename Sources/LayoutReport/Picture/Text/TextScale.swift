import LayoutSolver

/// How many points a character is wide or high, chosen so that what is equally long stays so.
///
/// Edges are put on characters, so that boxes that touch share a border; a length may then come out a character longer
/// in one place than in another. Of the scales near the largest that fits, one is taken at which that does not happen.
struct TextScale {
  let pointsPerCell: Double
  let origin: Double

  /// The cell of a position.
  func cell(_ position: Double) -> Int {
    let cells = ((position - origin) / pointsPerCell).rounded()
    return Int(min(max(cells, -100_000), 100_000))
  }

  /// Chooses a scale from `finest` points per cell up to `range` times that.
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

  /// How many intervals come out at another length than the first of the same length.
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
