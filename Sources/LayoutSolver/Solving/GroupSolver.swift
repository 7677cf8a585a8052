/// Solves one section's groups: sizes, how many items each holds, and where they lie.
///
/// Everything here is in the group's own space, leading to trailing, exact but for rule 2.
struct GroupSolver {
  let section: Int
  /// The section's root group.
  var root = ElementID.none
  let grid: PixelGrid
  /// The collection view's size, in which a root custom group resolves.
  let view: Size
  var measurer: Measurer
  var issues: [SolverIssue] = []
  /// Keeps the steps towards one cell, when they are asked for.
  var recorder: StepRecorder?
  /// What is stored so far.
  var budget: MemoryBudget
  /// Slots sized so far beyond what the cells laid out account for: bounds what a hostile nesting may cost.
  var work = 0
  /// The cells and supplementaries of the root group that is solved, trials aside.
  var elementCount = 0
  /// Whether slots are sized to see whether they fit.
  var isTrying = false
  /// The cells of the section that `work` has been credited with.
  private var creditedCells = 0

  /// One group's pattern may have so many elements.
  static let elementLimit = SolverIssue.elementLimit
  private static let workLimit = 4_000_000
  /// So many slots may be sized for every cell that comes of it, however many there are.
  private static let workPerCell = 100

  init(section: Int, grid: PixelGrid, view: Size, measurer: Measurer, budget: MemoryBudget = MemoryBudget()) {
    self.section = section
    self.grid = grid
    self.view = view
    self.measurer = measurer
    self.budget = budget
  }

  /// Takes account of a root group's cells that have been laid out, and begins another root group.
  ///
  /// Cells that are laid out again, since one of them has been measured, count once.
  mutating func finishRoot(_ cells: Range<Int>) {
    let new = cells.upperBound - max(cells.lowerBound, creditedCells)
    work = max(0, work - max(0, new) * Self.workPerCell)
    creditedCells = max(creditedCells, cells.upperBound)
    elementCount = 0
  }

  /// Begins all over, with the work done so far.
  mutating func creditAnew() { creditedCells = 0 }

  /// Charges an array that is about to be stored; false where there is no memory for it, which is reported.
  mutating func charge(_ count: Int, each bytes: Int) -> Bool {
    if budget.charge(count, each: bytes) { return true }
    if !issues.hasOutOfMemory {
      issues.append(
        .outOfMemory(
          section: section, bytes: budget.total(with: count, each: bytes), limit: budget.limit))
    }
    return false
  }

  /// Whether the layout has cost so much that the sections that are left are not solved.
  var isSpent: Bool { work > Self.workLimit || issues.hasOutOfMemory }

  /// Counts one slot more, of `item`; true where the root group has to end here, which is reported.
  mutating func isExhausted(by item: Item) -> Bool {
    work += 1
    if !isTrying { elementCount += (item.isCell ? 1 : 0) + item.supplementaryItems.count }
    guard work > Self.workLimit || elementCount > Self.elementLimit else { return false }
    reportTooMany(in: root)
    return true
  }

  /// Reports that a group would have too many elements, once a section.
  mutating func reportTooMany(in group: ElementID) {
    let isKnown = issues.contains { if case .tooManyElements = $0 { true } else { false } }
    if !isKnown { issues.append(.tooManyElements(section: section, group: group)) }
  }

  mutating func reportOnce(_ issue: SolverIssue) {
    if !issues.contains(issue) { issues.append(issue) }
  }

  /// The length of a dimension in `container`; estimates at face value (rules 2, 28).
  func length(_ dimension: Dimension, in container: Size) -> Double {
    switch dimension {
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
    case .fraction(let share, of: let axis): grid.floored(share * container[axis])
    }
  }

  func size(_ size: LayoutSize, in container: Size) -> Size {
    Size(width: length(size.width, in: container), height: length(size.height, in: container))
  }

  /// Solves a group of a known outer size; on its estimated axes the size is the estimate.
  mutating func arrange(
    _ group: Item, size: Size, estimated: AxisSet, in container: Size, _ cursor: inout ItemCursor
  ) -> ArrangedGroup {
    switch group.content {
    case .cell:
      return ArrangedGroup(size: size, estimated: estimated, container: container)
    case .group(.stack(let stack)):
      return arrange(group, stack, size: size, estimated: estimated, in: container, &cursor)
    case .group(.custom(let custom)):
      return arrange(custom, size: size, estimated: estimated, in: container, &cursor)
    case .group(.waterfall):
      // A waterfall takes a section's items all at once; below another group the spec layer rejects it.
      return ArrangedGroup(size: size, estimated: estimated, container: container)
    }
  }

  /// Rule 56: the provider's frames, relative to the group's outer corner, neither clipped nor checked.
  private func arrange(
    _ custom: CustomArrangement, size: Size, estimated: AxisSet, in container: Size,
    _ cursor: inout ItemCursor
  ) -> ArrangedGroup {
    var arranged = ArrangedGroup(size: size, estimated: estimated, container: container)
    arranged.customItems = Array(custom.itemProvider(size).prefix(Self.elementLimit))
    for (index, item) in arranged.customItems.enumerated() where !cursor.isOver {
      arranged.slots.append(
        Slot(
          declared: index, origin: item.frame.origin, size: item.frame.size, estimated: [],
          firstCell: cursor.next, isPresent: cursor.next < cursor.count))
      cursor.next += 1
    }
    return arranged
  }
}
