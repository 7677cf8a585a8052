/// Solves the groups of one section.
struct SectionSolver {
  let section: Section
  let sectionContainer: SectionContainer
  let grid: PixelGrid
  var groupSolver: GroupSolver
  /// The visible window; nil if nothing is measured while solving.
  let window: VisibleWindow?

  /// The largest lengths of the root groups so far, for uniform dimensions.
  var sharedSize = Size.zero
  /// The root group's size and its container.
  private(set) var groupSize = Size.zero
  private(set) var container = Size.zero

  init(
    _ section: Section, index: Int, in sectionContainer: SectionContainer, _ environment: LayoutEnvironment,
    window: VisibleWindow?, measured: Set<Int> = [], budget: MemoryBudget? = nil
  ) {
    self.section = section
    self.sectionContainer = sectionContainer
    self.window = window
    grid = PixelGrid(environment.rounding)
    groupSolver = GroupSolver(
      section: index, grid: grid, view: sectionContainer.view,
      measurer: Measurer(section.items, environment.measuring),
      budget: budget ?? MemoryBudget(limit: environment.memoryLimit))
    groupSolver.measurer.measured = measured
    groupSolver.root = section.group.id
    container = isCustom ? sectionContainer.view : sectionContainer.groupContainer
    groupSize = groupSolver.size(section.group.size, in: container)
  }

  /// Whether the root group is a custom group, whose container is the entire view (rule 56).
  var isCustom: Bool {
    switch section.group.content {
    case .group(.custom): true
    case .cell, .group(.stack), .group(.waterfall): false
    }
  }

  var estimated: AxisSet { AxisSet { section.group.size[$0].isEstimated } }

  /// Solves a section once if all full groups are the same, otherwise group by group (rule 22).
  mutating func solvedGroups() -> Groups {
    guard section.items.count > 0 else { return .empty }
    if let waterfall { return packed(waterfall) }
    return isPattern ? pattern() : measuredRows() ?? filledRows() ?? listed()
  }

  /// Whether all full groups are the same because no item has an individual size.
  private var isPattern: Bool {
    guard section.group.containsEstimates else { return true }
    let items = section.items
    if items.isUnknown { return true }
    let areAllMeasured = groupSolver.measurer.measuredPrefix == items.count
    let areAllTheSame =
      items.width.isSameForAll && items.height.isSameForAll && items.aspectRatio.isSameForAll
    return areAllMeasured ? areAllTheSame : window == nil && groupSolver.measurer.measured.isEmpty
  }

  /// The treatment of slots that the last group does not fill (rules 40, 41, D 40).
  var missingItems: MissingItems {
    // A section without estimates repeats its pattern, including empty slots (rule 22).
    guard section.group.containsEstimates else { return .keepSlots }
    // Rule 41, D 40: a group whose length along its row is estimated is as long as its existing items.
    if section.group.size[sectionContainer.rowAxis].isEstimated { return .omit }
    return sectionContainer.isOrthogonal ? .keepSlotsAlong(sectionContainer.rowAxis) : .keepSlots
  }

  /// Solves the group that begins with item `first`.
  mutating func arranged(from first: Int, count: Int, missing: MissingItems) -> ArrangedGroup {
    var cursor = ItemCursor(next: first, count: count, missing: missing)
    return groupSolver.arrange(section.group, size: groupSize, estimated: estimated, in: container, &cursor)
  }

  /// Returns the flattened form of a solved group.
  func flattened(_ group: ArrangedGroup) -> FlattenedGroup {
    var group = group
    // Rule 36: if the root group's dimension is uniform, all groups of the section have the largest length.
    for axis in Axis.allCases where section.group.size[axis].isUniform {
      group.size[axis] = max(group.size[axis], sharedSize[axis])
    }
    var builder = GroupFlattener(grid: grid, solver: groupSolver)
    builder.add(root: section.group, group)
    return builder.flattened
  }

  /// Returns the group that begins with item `first`, solved and flattened.
  mutating func flattened(from first: Int, count: Int, missing: MissingItems) -> FlattenedGroup {
    let flattened = flattened(arranged(from: first, count: count, missing: missing))
    groupSolver.finishRoot(first..<first + flattened.cells.count)
    return flattened
  }

  /// Returns the last group, which begins with item `first`, trimmed if the rules require it.
  mutating func lastFragment(from first: Int) -> FlattenedGroup {
    var last = flattened(from: first, count: section.items.count, missing: missingItems)
    let axis = sectionContainer.rowAxis
    let isTrimmed = !section.group.size[axis].isEstimated
    if isTrimmed, last.presentFarEdge[axis] < last.farEdge[axis], last.presentFarEdge[axis].isFinite {
      // Rule 40: shortened by the extra reach of the missing items; never below 0.
      last.size[axis] = max(0, last.size[axis] - (last.farEdge[axis] - last.presentFarEdge[axis]))
    }
    return last
  }

  /// Returns one full group and the last one.
  private mutating func pattern() -> Groups {
    var full = flattened(from: 0, count: .max, missing: .keepSlots)
    // Rule 17, D 17: the section is treated as empty. A group is small enough to be charged after it is solved.
    guard !full.cells.isEmpty, groupSolver.charge(full) else { return .empty }
    let itemsInGroup = full.cells.count
    let count = (section.items.count - 1) / itemsInGroup + 1
    let first = (count - 1) * itemsInGroup
    // If items are measured, missing ones still count with their estimates: the last group is solved separately.
    let isLastFull =
      first + itemsInGroup == section.items.count
      && (section.items.isUnknown || !section.group.containsEstimates)
    var last = isLastFull ? full : lastFragment(from: first)
    if isUniform, count > 1 {
      // Rule 36: solve again once the largest length is known.
      sharedSize = full.size.union(last.size)
      full = flattened(from: 0, count: .max, missing: .keepSlots)
      last = lastFragment(from: first)
    }
    guard isLastFull || groupSolver.charge(last) else { return .empty }

    let cross = sectionContainer.rowAxis.cross
    let row = row(tallest: max(last.size[cross], count > 1 ? full.size[cross] : 0))
    var origin = Point.zero
    origin[sectionContainer.rowAxis] =
      row.start + section.group.edgeSpacing.start(sectionContainer.rowAxis).minimum
    origin[sectionContainer.rowAxis.cross] = row.across(full.size)
    return .pattern(
      PatternGroups(
        rowAxis: sectionContainer.rowAxis, full: full, last: last, count: count, origin: origin,
        pitch: full.size[sectionContainer.rowAxis] + row.spacing, lastAcross: row.across(last.size)))
  }

  /// Whether the root groups all have their largest length along an axis (rule 36).
  var isUniform: Bool { section.group.size.width.isUniform || section.group.size.height.isUniform }

  /// Returns the positions of groups in a row with the given tallest length.
  func row(tallest: Double) -> GroupRow {
    GroupRow(
      section, sectionContainer,
      tallest: tallest + section.group.edgeSpacing.minimum(sectionContainer.rowAxis.cross))
  }
}

extension GroupSolver {
  /// Charges a solved group.
  mutating func charge(_ flattened: FlattenedGroup) -> Bool {
    charge(flattened.cells.count, each: MemoryLayout<SolvedCell>.stride)
      && charge(flattened.supplementaries.count, each: MemoryLayout<SolvedSupplementary>.stride)
  }
}

/// The positions of groups in the region.
struct GroupRow {
  /// The start of the row.
  let start: Double
  /// The distance from the end of one group to the start of the next, including edge spacing.
  let spacing: Double
  private let edges: EdgeSpacing
  private let axis: Axis
  private let acrossStart: Double
  private let acrossLength: Double

  init(_ section: Section, _ sectionContainer: SectionContainer, tallest: Double) {
    axis = sectionContainer.rowAxis
    edges = section.group.edgeSpacing
    start = sectionContainer.insets.start(axis)
    // Rules 27, 37: along the row, fixed amounts precede and follow every group; flexible space is not distributed.
    spacing = section.interGroupSpacing + edges.minimum(axis)
    acrossStart = sectionContainer.insets.start(axis.cross)
    // D 27: across an orthogonal row, a group is placed in the height of the tallest, otherwise in the inset width.
    acrossLength = sectionContainer.isOrthogonal ? tallest : sectionContainer.insetCrossLength
  }

  /// Returns the position of a group of this size across the row.
  func across(_ size: Size) -> Double {
    acrossStart + edges.offset(of: size[axis.cross], in: acrossLength, along: axis.cross)
  }
}

extension Item {
  /// Whether any dimension in the group is estimated.
  var containsEstimates: Bool {
    if size.width.isEstimated || size.height.isEstimated { return true }
    switch content {
    case .cell, .group(.custom), .group(.waterfall): return false
    case .group(.stack(let stack)): return stack.subitems.declared.contains { $0.containsEstimates }
    }
  }
}

extension SectionItems {
  /// Whether the items have no known measurements.
  var isUnknown: Bool { !width.isKnown && !height.isKnown && !aspectRatio.isKnown }
}
