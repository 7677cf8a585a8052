/// The solved groups of a section, in the coordinates of its region: unmirrored, without boundary supplementary
/// items.
///
/// Anything that can be computed is not stored: a section without individual item sizes is a pattern and a count.
indirect enum Groups: Sendable {
  /// No groups.
  case empty
  /// One repeated group.
  case pattern(PatternGroups)
  /// Groups that differ only in the lengths of their cells along the row.
  case measured(MeasuredRows)
  /// Groups that differ only in the number of cells that fit, and the cells' lengths across the row.
  case filled(FilledRows)
  /// Groups that differ arbitrarily.
  case listed(ListedGroups)
  /// One group containing all items.
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

  /// The number of cells laid out.
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

  /// Returns the frame of a group; that of a partly filled group is trimmed (D 61).
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

  /// Returns the indices of a group's cells.
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

  /// Returns the group that contains a cell.
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

  /// Returns a cell with its frame in the region.
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

  /// Calls `body` with the cells of every group in `range` whose frame `meeting` maps to a non-nil value, and with that
  /// value, until it returns false; may skip cells that cannot overlap `rect`. Frames are in the region.
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
      // Rule Q2: a line is not a group, and each item is compared individually.
      return lines.forEachCell(inLines: range, near: rect) { body($0, $1, nil) }
    }
    return true
  }

  /// Calls `body` with the anchored supplementaries of a group until it returns false.
  ///
  /// Their frames are in the region; their hosts and numbers count within the section.
  func forEachSupplementary(ofGroup group: Int, _ body: (SolvedSupplementary) -> Bool) -> Bool {
    switch self {
    case .empty, .measured, .filled, .lines: true
    case .waterfall(let group): group.supplementaries.allSatisfy(body)
    case .pattern(let groups): groups.forEachSupplementary(ofGroup: group, body)
    case .listed(let groups): groups.forEachSupplementary(ofGroup: group, body)
    }
  }

  /// Returns an anchored supplementary by its kind and running number, with the group that contains it.
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

  /// Whether there are any anchored supplementaries.
  @inline(__always)
  var hasSupplementaries: Bool {
    switch self {
    case .empty, .measured, .filled, .lines: false
    case .waterfall(let group): !group.supplementaries.isEmpty
    case .pattern(let groups): !groups.full.supplementaries.isEmpty
    case .listed(let groups): !groups.supplementaries.isEmpty
    }
  }

  /// Returns a range that includes all groups overlapping the open interval along the row.
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

  /// Whether cells use current pixel rounding even if the layout uses that of iOS 13 to 15.
  var ignoreLegacy: Bool {
    switch self {
    case .empty, .pattern, .measured, .filled, .listed: false
    case .waterfall, .lines: true
    }
  }
}
