import LayoutSolver

/// Orthogonal rows: their viewports, and the offsets at which they settle.
extension PictureBuilder {
  /// Adds a row's viewport and its page ticks.
  mutating func add(_ row: OrthogonalRow, ofSection index: Int) {
    let id = sectionName(index)
    add(
      PictureShape(
        role: .viewport, section: index, name: "\(id).viewport", frame: row.viewport,
        summary: "\(id): \(row.behavior.rawValue), viewport \(words(row.viewport)), offset "
          + "\(number(row.offset)) of \(number(row.maxOffset))"))
    let cross = axis.cross
    for (page, offset) in stops(row, ofSection: index).enumerated() {
      var frame = row.viewport
      frame.origin[axis] = row.viewport.end(axis)
      frame.size[axis] = 6
      let distance = offset - row.offset
      let isMirrored = axis == .vertical && panel.layoutDirection == .rightToLeft
      frame.origin[cross] =
        isMirrored ? row.viewport.end(cross) - distance : row.viewport.start(cross) + distance
      frame.size[cross] = 0
      guard window.rowReach(row).offset(by: solution.rowShift(row)).meets(frame) else { continue }
      add(
        PictureShape(
          role: .page(page), section: index, name: "\(id).page.\(page)", frame: frame,
          summary: "\(id): the row settles at offset \(number(offset))"))
    }
  }

  /// The maximum number of stops drawn.
  private static let stopLimit = 200

  /// Returns the offsets at which a row settles, ascending; empty if it can settle anywhere.
  private func stops(_ row: OrthogonalRow, ofSection index: Int) -> [Double] {
    switch row.behavior {
    case .none, .continuous: return []
    case .paging:
      let length = row.viewport.size[axis.cross]
      guard length > 0 else { return [] }
      let count = min(Int((row.maxOffset / length).rounded(.up)), Self.stopLimit)
      return (0...count).map { min(Double($0) * length, row.maxOffset) }
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      let groups = solution.groups(ofSection: index, near: window.rowReach(row)).prefix(Self.stopLimit)
      var stops: [Double] = []
      for group in groups {
        guard let stop = solution.targetOffset(ofSection: index, proposed: leading(group, row, index)) else {
          continue
        }
        if stops.last != stop { stops.append(stop) }
      }
      return stops
    }
  }

  /// Returns the unclamped offset of a group's stop, at its leading edge or center in the viewport.
  private func leading(_ group: Int, _ row: OrthogonalRow, _ index: Int) -> Double {
    let cross = axis.cross
    let frame = solution.frame(ofGroup: group, inSection: index)
    let isMirrored = axis == .vertical && panel.layoutDirection == .rightToLeft
    func distance(_ frame: Rect, from other: Rect) -> Double {
      isMirrored ? other.end(cross) - frame.end(cross) : frame.start(cross) - other.start(cross)
    }
    guard row.behavior == .groupPagingCentered else {
      return distance(frame, from: solution.frame(ofGroup: 0, inSection: index))
    }
    return distance(frame, from: row.viewport) - (row.viewport.size[cross] - frame.size[cross]) / 2
  }
}
