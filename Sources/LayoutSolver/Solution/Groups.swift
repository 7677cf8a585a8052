/// The solved groups of a section, in the space of its region: leading to trailing, before boundary items.
///
/// What can be computed is not stored: a section without sizes of its own is a pattern and a count.
enum Groups: Sendable {
  /// Nothing is laid out.
  case empty
  /// One group, repeated.
  case pattern(PatternGroups)
  /// Groups that differ only in how long their cells are along the row.
  case measured(MeasuredRows)
  /// Groups that differ.
  case listed(ListedGroups)

  var count: Int {
    switch self {
    case .empty: 0
    case .pattern(let groups): groups.count
    case .measured(let groups): groups.count
    case .listed(let groups): groups.count
    }
  }

  /// How many cells are laid out.
  var cellCount: Int {
    switch self {
    case .empty: 0
    case .pattern(let groups): groups.cellCount
    case .measured(let groups): groups.cellCount
    case .listed(let groups): groups.cells.count
    }
  }

  /// The frame of a group; a partly filled one's is its trimmed one (D 61).
  func frame(ofGroup group: Int) -> Rect {
    switch self {
    case .empty: .zero
    case .pattern(let groups): groups.frame(ofGroup: group)
    case .measured(let groups): groups.frame(ofGroup: group)
    case .listed(let groups): groups.frames[group]
    }
  }

  /// The indices of a group's cells.
  func cells(ofGroup group: Int) -> Range<Int> {
    switch self {
    case .empty: 0..<0
    case .pattern(let groups): groups.cells(ofGroup: group)
    case .measured(let groups): groups.cells(ofGroup: group)
    case .listed(let groups): groups.firstCells[group]..<groups.firstCells[group + 1]
    }
  }

  /// The group that holds a cell.
  func group(ofCell cell: Int) -> Int {
    switch self {
    case .empty: 0
    case .pattern(let groups): cell / groups.full.cells.count
    case .measured(let groups): cell / groups.cells.count
    case .listed(let groups): groups.firstCells.lastIndex(notAfter: cell)
    }
  }

  /// A cell, placed in the region.
  func cell(_ cell: Int, ofGroup group: Int) -> CellTemplate {
    switch self {
    case .empty: CellTemplate(frame: .zero, id: .none, zIndex: nil, isEstimated: false)
    case .pattern(let groups): groups.cell(cell, ofGroup: group)
    case .measured(let groups): groups.cell(cell, ofGroup: group)
    case .listed(let groups): groups.cells[cell]
    }
  }

  /// Calls `body` with the cells of every group in `range` whose frame `isMet` accepts, placed in the region, until it
  /// answers false.
  func forEachCell(
    inGroups range: Range<Int>, isMet: (Rect) -> Bool, _ body: (_ cell: Int, _ template: CellTemplate) -> Bool
  ) -> Bool {
    switch self {
    case .empty: return true
    case .pattern(let groups):
      for group in range where isMet(groups.frame(ofGroup: group)) {
        for cell in groups.cells(ofGroup: group) {
          guard body(cell, groups.cell(cell, ofGroup: group)) else { return false }
        }
      }
    case .measured(let groups):
      for group in range where isMet(groups.frame(ofGroup: group)) {
        for cell in groups.cells(ofGroup: group) {
          guard body(cell, groups.cell(cell, ofGroup: group)) else { return false }
        }
      }
    case .listed(let groups):
      for group in range where isMet(groups.frames[group]) {
        for cell in groups.firstCells[group]..<groups.firstCells[group + 1] {
          guard body(cell, groups.cells[cell]) else { return false }
        }
      }
    }
    return true
  }

  /// Calls `body` with the anchored supplementaries of a group, placed in the region, until it answers false.
  ///
  /// Their hosts and numbers count within the section.
  func forEachSupplementary(ofGroup group: Int, _ body: (SupplementaryTemplate) -> Bool) -> Bool {
    switch self {
    case .empty, .measured: true
    case .pattern(let groups): groups.forEachSupplementary(ofGroup: group, body)
    case .listed(let groups): groups.forEachSupplementary(ofGroup: group, body)
    }
  }

  /// Whether there are anchored supplementaries at all.
  var hasSupplementaries: Bool {
    switch self {
    case .empty, .measured: false
    case .pattern(let groups): !groups.full.supplementaries.isEmpty
    case .listed(let groups): !groups.supplementaries.isEmpty
    }
  }

  /// Groups among which are all that overlap the open interval of positions along the row.
  func groups(from start: Double, to end: Double) -> Range<Int> {
    switch self {
    case .empty: 0..<0
    case .pattern(let groups): groups.groups(from: start, to: end)
    case .measured(let groups): groups.groups(from: start, to: end)
    case .listed(let groups): groups.groups(from: start, to: end)
    }
  }
}

extension [Int] {
  /// The last index whose value is at most `value`, in an ascending array that begins at or below it.
  func lastIndex(notAfter value: Int) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}
