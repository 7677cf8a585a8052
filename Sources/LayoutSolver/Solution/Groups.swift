/// The solved groups of a section, in the space of its region: leading to trailing, before boundary items.
///
/// What can be computed is not stored: a section without sizes of its own is a pattern and a count.
indirect enum Groups: Sendable {
  /// Nothing is laid out.
  case empty
  /// One group, repeated.
  case pattern(PatternGroups)
  /// Groups that differ only in how long their cells are along the row.
  case measured(MeasuredRows)
  /// Groups that differ only in how many cells fit, and how long those are across the row.
  case filled(FilledRows)
  /// Groups that differ.
  case listed(ListedGroups)
  /// One group that holds all items.
  case waterfall(WaterfallGroup)
  /// The lines of a flow layout.
  case lines(FlowLines)

  @inline(__always)
  var count: Int {
    switch self {
    case .empty: 0
    case .pattern(let groups): groups.count
    case .measured(let groups): groups.count
    case .filled(let groups): groups.count
    case .listed(let groups): groups.count
    case .waterfall: 1
    case .lines(let lines): lines.count
    }
  }

  /// How many cells are laid out.
  var cellCount: Int {
    switch self {
    case .empty: 0
    case .pattern(let groups): groups.cellCount
    case .measured(let groups): groups.cellCount
    case .filled(let groups): groups.cellCount
    case .listed(let groups): groups.cells.count
    case .waterfall(let group): group.cellCount
    case .lines(let lines): lines.cellCount
    }
  }

  /// The frame of a group; a partly filled one's is its trimmed one (D 61).
  func frame(ofGroup group: Int) -> Rect {
    switch self {
    case .empty: .zero
    case .pattern(let groups): groups.frame(ofGroup: group)
    case .measured(let groups): groups.frame(ofGroup: group)
    case .filled(let groups): groups.frame(ofGroup: group)
    case .listed(let groups): groups.frames[group]
    case .waterfall(let group): group.frame
    case .lines(let lines): lines.frame(ofLine: group)
    }
  }

  /// The indices of a group's cells.
  func cells(ofGroup group: Int) -> Range<Int> {
    switch self {
    case .empty: 0..<0
    case .pattern(let groups): groups.cells(ofGroup: group)
    case .measured(let groups): groups.cells(ofGroup: group)
    case .filled(let groups): groups.cells(ofGroup: group)
    case .listed(let groups): groups.firstCells[group]..<groups.firstCells[group + 1]
    case .waterfall(let group): 0..<group.cellCount
    case .lines(let lines): lines.items(ofLine: group)
    }
  }

  /// The group that holds a cell.
  func group(ofCell cell: Int) -> Int {
    switch self {
    case .empty: 0
    case .pattern(let groups): cell / groups.full.cells.count
    case .measured(let groups): cell / groups.cells.count
    case .filled(let groups): groups.group(ofCell: cell)
    case .listed(let groups): groups.group(ofCell: cell)
    case .waterfall: 0
    case .lines(let lines): lines.line(ofItem: cell)
    }
  }

  /// A cell, placed in the region.
  func cell(_ cell: Int, ofGroup group: Int) -> SolvedCell {
    switch self {
    case .empty: SolvedCell(frame: .zero, id: .none, zIndex: nil, isEstimated: false)
    case .pattern(let groups): groups.cell(cell, ofGroup: group)
    case .measured(let groups): groups.cell(cell, ofGroup: group)
    case .filled(let groups): groups.cell(cell, ofGroup: group)
    case .listed(let groups): groups.cells[cell]
    case .waterfall(let group): group.cell(cell)
    case .lines(let lines): lines.cell(cell, ofLine: group)
    }
  }

  /// Calls `body` with the cells of every group in `range` for whose frame `meeting` has an answer, placed in the
  /// region and together with that answer, until it answers false; those that cannot overlap `rect` may be left out.
  @inline(__always)
  func forEachCell(
    inGroups range: Range<Int>, near rect: Rect?, meeting: (Rect) -> Rect?,
    _ body: (_ cell: Int, _ template: SolvedCell, _ group: Rect?) -> Bool
  ) -> Bool {
    switch self {
    case .empty: return true
    case .pattern(let groups):
      for group in range {
        guard let met = meeting(groups.frame(ofGroup: group)) else { continue }
        for cell in groups.cells(ofGroup: group) {
          guard body(cell, groups.cell(cell, ofGroup: group), met) else { return false }
        }
      }
    case .measured(let groups):
      return groups.forEachCell(inGroups: range, meeting: meeting, body)
    case .filled(let groups):
      return groups.forEachCell(inGroups: range, meeting: meeting, body)
    case .listed(let groups):
      for group in range {
        guard let met = meeting(groups.frames[group]) else { continue }
        for cell in groups.firstCells[group]..<groups.firstCells[group + 1] {
          guard body(cell, groups.cells[cell], met) else { return false }
        }
      }
    case .waterfall(let group):
      guard let met = meeting(group.frame) else { return true }
      return group.forEachCell(near: rect) { body($0, $1, met) }
    case .lines(let lines):
      // Rule Q2: a line is no group, so that each item counts by itself.
      return lines.forEachCell(inLines: range, near: rect) { body($0, $1, nil) }
    }
    return true
  }

  /// Calls `body` with the anchored supplementaries of a group, placed in the region, until it answers false.
  ///
  /// Their hosts and numbers count within the section.
  func forEachSupplementary(ofGroup group: Int, _ body: (SolvedSupplementary) -> Bool) -> Bool {
    switch self {
    case .empty, .measured, .filled, .lines: true
    case .waterfall(let group): group.supplementaries.allSatisfy(body)
    case .pattern(let groups): groups.forEachSupplementary(ofGroup: group, body)
    case .listed(let groups): groups.forEachSupplementary(ofGroup: group, body)
    }
  }

  /// An anchored supplementary by its kind and running number, and the group that it is in.
  func supplementary(
    _ kind: ElementKind, number: Int
  ) -> (group: Int, template: SolvedSupplementary)? {
    if case .pattern(let groups) = self { return groups.supplementary(kind, number: number) }
    guard hasSupplementaries else { return nil }
    for group in 0..<count {
      var found: SolvedSupplementary?
      _ = forEachSupplementary(ofGroup: group) {
        if $0.kind == kind, $0.number == number { found = $0 }
        return found == nil
      }
      if let found { return (group, found) }
    }
    return nil
  }

  /// Whether there are anchored supplementaries at all.
  @inline(__always)
  var hasSupplementaries: Bool {
    switch self {
    case .empty, .measured, .filled, .lines: false
    case .waterfall(let group): !group.supplementaries.isEmpty
    case .pattern(let groups): !groups.full.supplementaries.isEmpty
    case .listed(let groups): !groups.supplementaries.isEmpty
    }
  }

  /// Groups among which are all that overlap the open interval of positions along the row.
  @inline(__always)
  func groups(from start: Double, to end: Double) -> Range<Int> {
    switch self {
    case .empty: 0..<0
    case .pattern(let groups): groups.groups(from: start, to: end)
    case .measured(let groups): groups.groups(from: start, to: end)
    case .filled(let groups): groups.groups(from: start, to: end)
    case .listed(let groups): groups.groups(from: start, to: end)
    case .waterfall: 0..<1
    case .lines(let lines): lines.lines(from: start, to: end)
    }
  }

  /// Whether cells are put on pixels as now, whatever the rest of the layout does.
  var ignoreLegacy: Bool {
    switch self {
    case .empty, .pattern, .measured, .filled, .listed: false
    case .waterfall, .lines: true
    }
  }
}
