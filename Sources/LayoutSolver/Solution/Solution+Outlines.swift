extension Solution {
  /// Returns the structure of a compositional section; nil in a flow layout.
  ///
  /// Only the first group is solved again, with unlimited items.
  package func outline(ofSection index: Int) -> SectionOutline? {
    guard case .compositional(let layout) = layout, layout.sections.indices.contains(index) else {
      return nil
    }
    let section = layout.sections[index]
    let sectionContainer = SectionContainer(section, in: layout, environment)
    var solver = SectionSolver(section, index: index, in: sectionContainer, environment, window: nil)
    let group = solver.arranged(from: 0, count: .max, missing: .keepSlots)
    var referenced = sectionContainer.insets
    referenced.top -= section.contentInsets.top
    referenced.leading -= section.contentInsets.leading
    referenced.bottom -= section.contentInsets.bottom
    referenced.trailing -= section.contentInsets.trailing
    let groups = sections[index].groups
    return SectionOutline(
      rowAxis: sectionContainer.rowAxis, insets: sectionContainer.insets, referencedInsets: referenced,
      container: solver.container,
      groupCount: groups.count, cellCount: groups.cellCount, full: GroupOutline(group))
  }

  /// Returns the number of groups, or of lines in a flow layout.
  package func groupCount(ofSection section: Int) -> Int { sections[section].groups.count }

  /// Returns the number of cells laid out in a section.
  package func cellCount(ofSection section: Int) -> Int { sections[section].groups.cellCount }

  /// Returns the cells of a group, or of a flow layout's line.
  package func cells(ofGroup group: Int, inSection section: Int) -> Range<Int> {
    sections[section].groups.cells(ofGroup: group)
  }

  /// Returns the boundary supplementary items of a section, or the layout's own (nil), at their positions before
  /// pinning.
  package func boundaryItems(ofSection section: Int?) -> [BoundaryOutline] {
    let owner = section.map { sections[$0].boundaries } ?? boundaries
    return owner.items.indices.map { index in
      let exact = exactBoundary(index, ofSection: section)
      return BoundaryOutline(
        item: exact.solved.item, frame: exact.natural.inset(by: exact.solved.insets))
    }
  }

  /// Returns the length of the region between a section's boundary supplementary items (rule 45).
  package func regionLength(ofSection section: Int) -> Double { sections[section].boundaries.regionLength }

  /// Returns the container of a flow layout's section; nil in other layouts.
  package func flowContainer(ofSection index: Int) -> FlowContainer? {
    guard case .flow(let layout) = layout, layout.sections.indices.contains(index) else { return nil }
    let solver = FlowSectionSolver(layout.sections[index], index: index, in: layout, environment)
    return FlowContainer(crossLength: solver.crossLength, insets: solver.insets)
  }

  /// Returns the two spacings of a horizontally scrolling flow section if rule F2 leaves open which one separates its
  /// columns, otherwise nil.
  ///
  /// This is open if the items have different widths, each is in its own column, and the two spacings differ.
  package func unsettledSpacing(ofSection index: Int) -> UnsettledSpacing? {
    guard case .flow(let layout) = layout, layout.scrollAxis == .horizontal,
      layout.sections.indices.contains(index), case .lines(let lines) = sections[index].groups
    else { return nil }
    let section = layout.sections[index]
    let count = lines.cellCount
    guard section.minimumLineSpacing != section.minimumInteritemSpacing, count > 1, lines.count == count,
      (1..<count).contains(where: { lines.alongLengths[$0] != lines.alongLengths[0] })
    else { return nil }
    return UnsettledSpacing(
      line: section.minimumLineSpacing, interitem: section.minimumInteritemSpacing,
      isSwapped: layout.quirks.contains(.swapSpacingsHorizontally))
  }

  /// Returns the items of a flow layout's section that are longer than `length` across the scroll axis: the first, its
  /// length, and their number; nil if all fit.
  package func flowItems(
    ofSection index: Int, longerThan length: Double
  ) -> (first: Int, length: Double, count: Int)? {
    guard case .lines(let lines) = sections[index].groups else { return nil }
    let lengths = lines.acrossLengths
    if lengths.isSameForAll { return lengths[0] > length ? (0, lengths[0], lines.cellCount) : nil }
    let items = (0..<lines.cellCount).lazy.filter { lengths[$0] > length }
    guard let first = items.first else { return nil }
    return (first, lengths[first], items.reduce(0) { count, _ in count + 1 })
  }
}

/// The two spacings of a flow section, one of which separates its columns (rules F2 and F17).
package struct UnsettledSpacing: Hashable, Sendable {
  package var line: Double
  package var interitem: Double
  /// Whether the interitem spacing is used.
  package var isSwapped: Bool

  package var used: Double { isSwapped ? interitem : line }
}
