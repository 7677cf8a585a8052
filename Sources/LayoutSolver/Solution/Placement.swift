/// Transforms frames of a section's region into reported frames.
///
/// Frames are moved along the scroll axis, then mirrored, then rounded, once each (rule 3, D 3).
struct Placement {
  let origin: Point
  /// The width in which frames are mirrored; nil in left-to-right layouts.
  let mirrorWidth: Double?
  let grid: PixelGrid

  @inline(__always)
  func placed(_ frame: Rect) -> Rect {
    var frame = frame.offset(by: origin)
    if let mirrorWidth { frame.origin.x = mirrorWidth - frame.origin.x - frame.size.width }
    return grid.placed(frame)
  }

  /// Returns the placed frame if it overlaps `rect`, otherwise nil.
  @inline(__always)
  func placed(_ frame: Rect, meeting rect: Rect) -> Rect? {
    let placed = placed(frame)
    return placed.intersects(rect) ? placed : nil
  }
}

extension Solution {
  /// Returns the placement of a section's cells; horizontally scrolling rows are mirrored in the view's width (part B).
  func placement(_ section: SolvedSection) -> Placement {
    Placement(
      origin: regionOrigin(section),
      mirrorWidth: section.isMirrored ? mirrorWidth.map { rowWidth(section) ?? $0 } : nil,
      grid: section.groups.ignoreLegacy ? grid.withoutLegacy : grid)
  }

  /// The width in which frames are mirrored; nil in left-to-right layouts.
  var mirrorWidth: Double? {
    environment.layoutDirection == .rightToLeft ? exactContentSize.width : nil
  }
}
