/// How frames of a section's region become those that are reported.
///
/// In this order, once each: moved along the scroll axis, mirrored, rounded (rule 3, D 3).
struct Placement {
  let origin: Point
  /// The width in which frames turn round from right to left; nil from left to right.
  let mirrorWidth: Double?
  let grid: PixelGrid

  @inline(__always)
  func placed(_ frame: Rect) -> Rect {
    var frame = frame.offset(by: origin)
    if let mirrorWidth { frame.origin.x = mirrorWidth - frame.origin.x - frame.size.width }
    return grid.placed(frame)
  }

  /// The placed frame where it overlaps `rect`, else nil.
  @inline(__always)
  func placed(_ frame: Rect, meeting rect: Rect) -> Rect? {
    let placed = placed(frame)
    return placed.intersects(rect) ? placed : nil
  }
}

extension Solution {
  /// The placement of a section's cells: a row that scrolls sideways turns in the view's width (part B).
  func placement(_ section: SolvedSection) -> Placement {
    Placement(
      origin: regionOrigin(section),
      mirrorWidth: section.isMirrored ? mirrorWidth.map { rowWidth(section) ?? $0 } : nil,
      grid: section.groups.ignoreLegacy ? grid.withoutLegacy : grid)
  }

  /// The width in which frames turn round from right to left; nil from left to right.
  var mirrorWidth: Double? {
    environment.layoutDirection == .rightToLeft ? exactContentSize.width : nil
  }
}
