import LayoutSolver

/// The distance within which numbers are equal.
struct Tolerance {
  let points: Double

  /// Whether two numbers are equal within the tolerance.
  func accepts(_ a: Double, _ b: Double) -> Bool {
    let distance = abs(a - b)
    guard distance > points else { return true }
    // Each decimal is within half an ulp of its double, and so are the tolerance and the distance.
    let doubt = (a.ulp + b.ulp + points.ulp + distance.ulp) / 2
    return points > 0 && distance - points <= doubt
  }

  /// Whether two sizes are equal within the tolerance along both axes.
  func accepts(_ a: Size, _ b: Size) -> Bool { accepts(a.width, b.width) && accepts(a.height, b.height) }

  /// Whether two points are equal within the tolerance along both axes.
  func accepts(_ a: Point, _ b: Point) -> Bool { accepts(a.x, b.x) && accepts(a.y, b.y) }
}
