/// Solves one section's groups: their sizes, item counts and positions.
///
/// Everything is in the group's coordinates, unmirrored, and unrounded except for rule 2.
struct GroupSolver {
  let section: Int
  /// The section's root group.
  var root = ElementID.none
  let grid: PixelGrid
  /// The collection view's size, the container of a root custom group.
  let view: Size
  var measurer: Measurer
  var issues: [SolverIssue] = []
  /// Records the steps that lead to one cell, if requested.
  var recorder: StepRecorder?
  /// The storage used so far.
  var budget: MemoryBudget
  /// The number of slots sized beyond what the laid-out cells account for, which limits the cost of hostile nesting.
  var work = 0
  /// The number of cells and supplementaries in the current root group, without trials.
  var elementCount = 0
  /// Whether slots are being sized for a fit test.
  var isInTrial = false
  /// The number of the section's cells already credited to `work`.
  private var creditedCells = 0

  /// The maximum number of elements in one group's pattern.
  static let elementLimit = SolverIssue.elementLimit
  private static let workLimit = 4_000_000
  /// The number of slots that may be sized per laid-out cell.
  private static let workPerCell = 100

  init(section: Int, grid: PixelGrid, view: Size, measurer: Measurer, budget: MemoryBudget = MemoryBudget()) {
    self.section = section
    self.grid = grid
    self.view = view
    self.measurer = measurer
    self.budget = budget
  }

  /// Credits the laid-out cells of a root group, and begins another root group.
  ///
  /// Cells that are laid out again because one of them was measured are credited once.
  mutating func finishRoot(_ cells: Range<Int>) {
    let new = cells.upperBound - max(cells.lowerBound, creditedCells)
    work = max(0, work - max(0, new) * Self.workPerCell)
    creditedCells = max(creditedCells, cells.upperBound)
    elementCount = 0
  }

  /// Starts crediting cells from the beginning, keeping the work done so far.
  mutating func creditAnew() { creditedCells = 0 }

  /// Charges an array before it is stored; if it exceeds the budget, reports an issue and returns false.
  mutating func charge(_ count: Int, each bytes: Int) -> Bool {
    if budget.charge(count, each: bytes) { return true }
    if !issues.hasOutOfMemory {
      issues.append(
        .outOfMemory(
          section: section, bytes: budget.total(with: count, each: bytes), limit: budget.limit))
    }
    return false
  }

  /// Whether the layout has cost so much that the remaining sections are not solved.
  var hasReachedLimit: Bool { work > Self.workLimit || issues.hasOutOfMemory }

  /// Counts another slot, of `item`; if the root group must end here, reports an issue and returns true.
  mutating func isExhausted(by item: Item) -> Bool {
    work += 1
    budget.passing &+= MemoryLayout<Slot>.stride
    if !isInTrial { elementCount += (item.isCell ? 1 : 0) + item.supplementaryItems.count }
    guard work > Self.workLimit || elementCount > Self.elementLimit else { return false }
    reportTooMany(in: root)
    return true
  }

  /// Reports once per section that a group would have too many elements.
  mutating func reportTooMany(in group: ElementID) {
    let isKnown = issues.contains { if case .tooManyElements = $0 { true } else { false } }
    if !isKnown { issues.append(.tooManyElements(section: section, group: group)) }
  }

  mutating func reportOnce(_ issue: SolverIssue) {
    if !issues.contains(issue) { issues.append(issue) }
  }

  /// Returns the length of a dimension in `container`, ignoring measurements (rules 2, 28).
  func length(_ dimension: Dimension, in container: Size) -> Double {
    switch dimension {
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
    case .fraction(let share, of: let axis): grid.floored(share * container[axis])
    }
  }

  func size(_ size: LayoutSize, in container: Size) -> Size {
    Size(width: length(size.width, in: container), height: length(size.height, in: container))
  }

  /// Solves a group of the given outer size, which is the estimate on estimated axes.
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
      // A waterfall receives all items of a section at once; the spec layer rejects it in other groups.
      return ArrangedGroup(size: size, estimated: estimated, container: container)
    }
  }

  /// Returns the provider's frames, relative to the group's outer corner, neither clipped nor checked (rule 56).
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
