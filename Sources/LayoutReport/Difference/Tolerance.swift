import LayoutSolver

/// How far numbers may be apart that count as the same.
struct Tolerance {
  let points: Double

  /// Whether two decimals differ by no more.
  func accepts(_ a: Double, _ b: Double) -> Bool {
    let distance = abs(a - b)
    guard distance > points else { return true }
    // A decimal lies within half a unit of its double, and so do the tolerance and the distance.
    let doubt = (a.ulp + b.ulp + points.ulp + distance.ulp) / 2
    return points > 0 && distance - points <= doubt
  }

  /// Whether two sizes differ by no more in either direction.
  func accepts(_ a: Size, _ b: Size) -> Bool { accepts(a.width, b.width) && accepts(a.height, b.height) }

  /// Whether two points differ by no more in either direction.
  func accepts(_ a: Point, _ b: Point) -> Bool { accepts(a.x, b.x) && accepts(a.y, b.y) }
}
