/// A group that is solved once and repeated by arithmetic, in time and memory independent of the count.
struct PatternGroups: Sendable {
  let rowAxis: Axis
  let full: FlattenedGroup
  /// The last group, which may contain fewer items.
  let last: FlattenedGroup
  let count: Int
  /// The origin of the first group; the others follow at `pitch` along the row.
  let origin: Point
  let pitch: Double
  /// The position of the last group across the row.
  let lastAcross: Double

  var cellCount: Int { (count - 1) * full.cells.count + last.cells.count }

  private func flattened(_ group: Int) -> FlattenedGroup { group == count - 1 ? last : full }

  func origin(ofGroup group: Int) -> Point {
    var point = origin
    point[rowAxis] += Double(group) * pitch
    if group == count - 1 { point[rowAxis.cross] = lastAcross }
    return point
  }

  func frame(ofGroup group: Int) -> Rect {
    Rect(origin: origin(ofGroup: group), size: group == count - 1 ? last.size : full.size)
  }

  func cells(ofGroup group: Int) -> Range<Int> {
    let first = group * full.cells.count
    return first..<first + (group == count - 1 ? last.cells.count : full.cells.count)
  }

  func cell(_ cell: Int, ofGroup group: Int) -> SolvedCell {
    let index = cell - group * full.cells.count
    var template = group == count - 1 ? last.cells[index] : full.cells[index]
    template.frame.origin = template.frame.origin + origin(ofGroup: group)
    return template
  }

  func forEachSupplementary(ofGroup group: Int, _ body: (SolvedSupplementary) -> Bool) -> Bool {
    let origin = origin(ofGroup: group)
    for var template in flattened(group).supplementaries {
      template.frame.origin = template.frame.origin + origin
      template.host = template.host.map { $0 + group * full.cells.count }
      // Rule 54: numbers continue through the section, separately for each kind.
      template.number += group * full.kindCounts[template.kind, default: 0]
      guard body(template) else { return false }
    }
    return true
  }

  /// Returns a supplementary by its running number, with the group that contains it.
  func supplementary(
    _ kind: ElementKind, number: Int
  ) -> (group: Int, template: SolvedSupplementary)? {
    // The number of supplementaries of the kind in a full group.
    let perGroup = full.kindCounts[kind, default: 0]
    guard perGroup > 0, number >= 0, number / perGroup < count else { return nil }
    let group = number / perGroup
    var found: SolvedSupplementary?
    _ = forEachSupplementary(ofGroup: group) {
      if $0.kind == kind, $0.number == number { found = $0 }
      return found == nil
    }
    return found.map { (group, $0) }
  }

  func groups(from start: Double, to end: Double) -> Range<Int> {
    let length = max(full.size[rowAxis], last.size[rowAxis])
    return UniformIntervals(first: origin[rowAxis], pitch: pitch, length: length)
      .indices(from: start, to: end, count: count)
  }
}
