import LayoutSolver

/// Selects the elements of a layout to draw.
///
/// A small layout is drawn completely. Otherwise, the area near the visible bounds and the start and end of every
/// section are drawn, and the stretches in between are folded. Omitted elements are not visited.
struct PictureWindow {
  /// The maximum number of drawn elements.
  static let elementLimit = 5000
  /// The maximum length of content drawn without folding, in points.
  static let lengthLimit = 20_000.0
  /// The maximum number of sections visited.
  static let sectionLimit = 500

  let visibleBounds: Rect
  let folding: PictureFolding
  /// The indices of the drawn sections, ascending.
  let sections: [Int]
  /// The maximum number of elements in this picture.
  let elementLimit: Int
  private let solution: Solution

  /// Selects everything if the layout is small or `isWhole` is true, and the most important parts otherwise.
  init(_ report: Report, isWhole: Bool = false, elementLimit: Int = Self.elementLimit) {
    solution = report.solution
    self.elementLimit = elementLimit
    visibleBounds = Rect(origin: solution.contentOffset, size: report.environment.container)
    let content = Rect(origin: .zero, size: solution.contentSize)
    let extent = PictureFolding.Interval(content.union(visibleBounds), solution.axis)
    let isSmall =
      report.elementCount(.all) <= elementLimit && extent.length <= Self.lengthLimit
      && solution.sectionCount <= Self.sectionLimit
    guard !isWhole, !isSmall else {
      folding = PictureFolding(extent: extent, intervals: [extent])
      sections = Array(0..<solution.sectionCount)
      return
    }
    var intervals = IntervalList(solution, visibleBounds, extent)
    intervals.choose()
    folding = PictureFolding(extent: extent, intervals: intervals.merged)
    sections = intervals.sections
  }

  /// Returns the area in which overflowing shapes are drawn.
  func reach(of bounds: Rect) -> Rect {
    var reach = bounds
    let cross = solution.axis.cross
    let margin = 2 * visibleBounds.size[cross]
    reach.origin[cross] -= margin
    reach.size[cross] += 2 * margin
    return reach
  }

  /// Returns the drawn part of an orthogonal section's row, at scroll offset 0.
  func rowReach(_ row: OrthogonalRow) -> Rect { solution.rowReach(row, visibleBounds) }
}

/// Selects the stretches of a long layout to draw.
private struct IntervalList {
  private let solution: Solution
  private let visible: PictureFolding.Interval
  private let extent: PictureFolding.Interval
  private let visibleBounds: Rect
  private var remaining = PictureWindow.elementLimit
  private var chosen: [PictureFolding.Interval] = []
  private(set) var sections: [Int] = []

  private var axis: Axis { solution.axis }
  /// The length scale of a stretch.
  private var unit: Double { min(max(visibleBounds.size[axis], 200), 1500) }

  init(_ solution: Solution, _ visibleBounds: Rect, _ extent: PictureFolding.Interval) {
    self.solution = solution
    self.visibleBounds = visibleBounds
    self.extent = extent
    visible = PictureFolding.Interval(visibleBounds, solution.axis)
  }

  /// Selects the area near the visible bounds, then the ends of every section, up to the element limit.
  mutating func choose() {
    let all = 0..<solution.sectionCount
    let near = PictureFolding.Interval(
      start: visible.start - unit / 4, end: min(visible.end, visible.start + 1500) + unit / 4)
    let nearSections = solution.sections(from: near.start, to: near.end).prefix(PictureWindow.sectionLimit)
    sections = Array(Set(all.prefix(PictureWindow.sectionLimit)).union(nearSections)).sorted()
    addShrunk(near)
    for section in sections.prefix(PictureWindow.sectionLimit) {
      let frame = PictureFolding.Interval(solution.frame(ofSection: section), axis)
      add(PictureFolding.Interval(start: frame.start, end: min(frame.end, frame.start + unit * 0.6)))
      add(PictureFolding.Interval(start: max(frame.start, frame.end - unit * 0.25), end: frame.end))
    }
  }

  /// Adds a stretch, halving it until it contains few enough elements.
  private mutating func addShrunk(_ interval: PictureFolding.Interval) {
    var interval = interval
    for _ in 0..<40 {
      if add(interval) { return }
      interval.end = interval.start + interval.length / 2
    }
  }

  @discardableResult
  private mutating func add(_ interval: PictureFolding.Interval) -> Bool {
    let clipped = PictureFolding.Interval(
      start: max(interval.start, extent.start), end: min(interval.end, extent.end))
    guard clipped.length >= 0 else { return true }
    let count = elementCount(in: clipped, limit: remaining)
    guard count <= remaining else { return false }
    remaining -= count
    chosen.append(clipped)
    return true
  }

  /// The maximum number of elements visited to count those in a stretch.
  private static let visitLimit = 100_000

  /// Returns the number of elements in a stretch; more than `limit` if there are more or too many would be visited.
  private func elementCount(in interval: PictureFolding.Interval, limit: Int) -> Int {
    var count = 0
    var visits = 0
    for section in solution.sections(from: interval.start, to: interval.end) where count <= limit {
      let rect = solution.drawnPart(ofSection: section, in: interval, visibleBounds)
      solution.forEachElement(ofSection: section, inGroupsNear: rect) { element in
        visits += 1
        if element.frame.meets(rect) { count += 1 }
        if visits > Self.visitLimit { count = limit + 1 }
        return count <= limit
      }
      count += 1
    }
    return count
  }

  /// The selected stretches in order.
  var merged: [PictureFolding.Interval] { PictureFolding.merged(chosen) }
}

extension PictureFolding.Interval {
  /// Creates a frame's extent along an axis.
  init(_ frame: Rect, _ axis: Axis) { self.init(start: frame.start(axis), end: frame.end(axis)) }
}

extension Solution {
  /// Returns the sections that meet an interval of the scroll axis.
  fileprivate func sections(from start: Double, to end: Double) -> Range<Int> {
    let all = 0..<sectionCount
    let mirrors = axis == .horizontal && environment.layoutDirection == .rightToLeft
    // In right-to-left layouts the sections' positions descend.
    let low = all.partitioningIndex {
      let frame = frame(ofSection: $0)
      return mirrors ? frame.start(axis) <= end : frame.end(axis) >= start
    }
    let high = (low..<sectionCount).partitioningIndex {
      let frame = frame(ofSection: $0)
      return mirrors ? frame.end(axis) < start : frame.start(axis) > end
    }
    return low..<high
  }

  /// Returns the area of a section's drawn elements in a stretch; for an orthogonal row, at scroll offset 0.
  func drawnPart(ofSection section: Int, in interval: PictureFolding.Interval, _ visible: Rect) -> Rect {
    if let row = orthogonalRow(ofSection: section) { return rowReach(row, visible) }
    let cross = axis.cross
    let content = Rect(origin: .zero, size: contentSize).union(visible)
    var rect = content
    rect.origin[axis] = interval.start
    rect.size[axis] = interval.length
    rect.origin[cross] -= visible.size[cross] * 2
    rect.size[cross] += visible.size[cross] * 4
    return rect
  }

  /// Returns the drawn part of a row: its viewport, and half the view before and after it.
  fileprivate func rowReach(_ row: OrthogonalRow, _ visible: Rect) -> Rect {
    let cross = axis.cross
    var rect = row.viewport
    let shift = rowShift(row)
    let margin = min(visible.size[cross], 2000) / 2
    rect.origin[cross] -= shift[cross] + margin
    rect.size[cross] = min(rect.size[cross], 4000) + 2 * margin
    rect.origin[axis] -= visible.size[axis]
    rect.size[axis] += 2 * visible.size[axis]
    return rect
  }

  /// Returns the offset of an orthogonal row's drawn elements from their positions at scroll offset 0.
  func rowShift(_ row: OrthogonalRow) -> Point {
    var shift = Point.zero
    let isMirrored = axis == .vertical && environment.layoutDirection == .rightToLeft
    shift[axis.cross] = isMirrored ? row.offset : -row.offset
    return shift
  }
}
