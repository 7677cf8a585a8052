/// Solves a compositional layout: the overview of the rules.
struct CompositionalSolver {
  let layout: CompositionalLayout
  /// The environment; its offset is relative to the leading edge.
  private(set) var environment: LayoutEnvironment
  private let givenEnvironment: LayoutEnvironment
  let grid: PixelGrid
  private var issues: [SolverIssue] = []
  /// Previously solved groups, by section.
  private var known: [Groups?]
  /// The measured visible elements.
  private(set) var measured = MeasuredElements()
  private var budget: MemoryBudget
  /// The work of the sections solved so far, in addition to their cells.
  private var work = 0
  /// Whether the remaining sections are not solved.
  private var hasReachedLimit = false

  init(_ layout: CompositionalLayout, _ environment: LayoutEnvironment, known: [Groups?] = []) {
    self.layout = layout
    self.known = known
    self.environment = environment
    givenEnvironment = environment
    grid = PixelGrid(environment.rounding)
    budget = MemoryBudget(limit: environment.memoryLimit)
  }

  private var axis: Axis { layout.scrollAxis }
  private var view: Size { environment.container }

  mutating func solve() -> Solution {
    checkMinimumMemory()
    var solution = pass()
    // Rule 33, D 33: repeat until all elements found by a query of the visible bounds are measured.
    var solved = 0
    while environment.measuring == .visible, !hasReachedLimit,
      solution.measureVisible(&measured, limit: MeasuredElements.step(after: measured.count, solved: solved))
    {
      solved += solution.memory
      solution = pass()
    }
    return solution
  }

  /// Whether visible elements are measured while their section is solved. In a horizontally scrolling right-to-left
  /// layout the bounds are at the far end, which depends on all measurements.
  private var measuresWhileSolving: Bool {
    environment.measuring == .visible && !(axis == .horizontal && environment.layoutDirection == .rightToLeft)
  }

  /// Solves everything once, with the current measurements.
  private mutating func pass() -> Solution {
    if !hasReachedLimit { issues = [] }
    (budget, work) = (MemoryBudget(limit: environment.memoryLimit), 0)
    // Rule 50: the layout's own header moves all sections.
    let estimatedLength = unmeasuredRegionLength ?? BoundarySolver.endless
    let growth = layoutBoundaries(across: view[axis.cross], length: estimatedLength).before
    var sections: [SolvedSection] = []
    var cursor = 0.0
    for (index, section) in layout.sections.enumerated() {
      // Rule 39: spacing separates all sections, including empty ones.
      if index > 0 { cursor += layout.interSectionSpacing }
      var solved = solve(section, index, at: cursor + growth)
      solved.start = cursor
      cursor += solved.length
      sections.append(solved)
    }
    // Rule 42: as long as all sections, as wide as the view or the widest group.
    let across = sections.map(widestGroup).reduce(view[axis.cross], max)
    let boundaries = layoutBoundaries(across: across, length: cursor)
    for index in sections.indices { sections[index].start += boundaries.before }
    return Solution(
      layout: .compositional(layout), axis: axis, environment: givenEnvironment, grid: grid,
      sections: sections,
      boundaries: boundaries,
      exactContentSize: Size(along: boundaries.length, across: across, axis: axis), issues: issues,
      memory: budget.used, effort: budget.used + budget.passing)
  }

  /// Adds up the minimum storage of the sections, to reject a layout that is far too large before solving it.
  private mutating func checkMinimumMemory() {
    guard known.isEmpty else { return }
    let issue = budget.refusal(of: layout.sections.indices) {
      layout.sections[$0].leastBytes(environment.measuring)
    }
    guard let issue else { return }
    issues.append(issue)
    hasReachedLimit = true
  }

  /// The length of all sections before anything is measured, if needed: a footer is measured when it is visible.
  private var unmeasuredRegionLength: Double? {
    guard measuresWhileSolving, !layout.boundarySupplementaryItems.isEmpty else { return nil }
    var unmeasured = environment
    unmeasured.measuring = .none
    var solver = CompositionalSolver(layout, unmeasured)
    return solver.solve().boundaries.regionLength
  }

  /// Solves one section that starts at `start`, with the current measurements.
  private mutating func solve(_ section: Section, _ index: Int, at start: Double) -> SolvedSection {
    let sectionContainer = SectionContainer(section, in: layout, environment)
    let boundarySolver = boundarySolver(section, index, sectionContainer)
    // Rule 33: visible items before any item of the section is measured.
    let unmeasured = unmeasuredLength(section, index, sectionContainer) ?? BoundarySolver.endless
    let visible = boundaryItems(of: section, index, boundarySolver, regionLength: unmeasured, from: start)
    // Rule 49: the growth before the region does not depend on its length.
    let growth = boundarySolver.solve(visible, regionLength: BoundarySolver.endless).before
    var solver = sectionSolver(section, index, sectionContainer, from: start + growth)
    let groups =
      (known.indices.contains(index) ? known[index] : nil)
      ?? (hasReachedLimit ? .empty : solver.solvedGroups())
    issues += solver.groupSolver.issues
    measured.items[index] = solver.groupSolver.measurer.measured
    (budget, work) = (solver.groupSolver.budget, solver.groupSolver.work)
    hasReachedLimit = hasReachedLimit || solver.groupSolver.hasReachedLimit
    // Rules 37, 38, 57: the region, and the lengths that boundary supplementary items add to it.
    let region = regionLength(section, sectionContainer, groups, &solver)
    let items = boundaryItems(of: section, index, boundarySolver, regionLength: region, from: start)
    let boundaries = boundarySolver.solve(items, regionLength: region)
    return SolvedSection(
      itemCount: section.items.count, groups: groups, boundaries: boundaries,
      row: solver.solvedRow(groups), decorations: section.decorationItems,
      showsDecorations: boundaries.length > 0)
  }

  /// Returns the solver for the groups of a section whose region starts at `start`.
  private func sectionSolver(
    _ section: Section, _ index: Int, _ sectionContainer: SectionContainer, from start: Double
  ) -> SectionSolver {
    var solver = SectionSolver(
      section, index: index, in: sectionContainer, environment, window: window(from: start),
      measured: measured.items[index] ?? [], budget: budget)
    solver.groupSolver.work = work
    return solver
  }

  /// Returns the length of a section's region before any item is measured, if needed.
  private func unmeasuredLength(_ section: Section, _ index: Int, _ sectionContainer: SectionContainer)
    -> Double?
  {
    guard measuresWhileSolving, !hasReachedLimit, !section.boundarySupplementaryItems.isEmpty else {
      return nil
    }
    var unmeasured = environment
    unmeasured.measuring = .none
    var solver = SectionSolver(section, index: index, in: sectionContainer, unmeasured, window: nil)
    let groups = solver.solvedGroups()
    return regionLength(section, sectionContainer, groups, &solver)
  }

  /// Returns a section's boundary supplementary items with their current measurements.
  private mutating func boundaryItems(
    of section: Section, _ index: Int, _ solver: BoundarySolver, regionLength: Double, from start: Double
  ) -> [BoundarySupplementary] {
    solver.measuredItems(
      section.boundarySupplementaryItems, environment, regionLength: regionLength, from: start,
      measuresVisible: measuresWhileSolving, &measured.sectionBoundaries[index, default: []])
  }

  private var isLegacy: Bool {
    switch environment.rounding {
    case .legacy: true
    case .none, .pixel: false
    }
  }

  /// Returns the visible window on a region that starts at `start` (rule 33, D 33).
  private func window(from start: Double) -> VisibleWindow? {
    guard measuresWhileSolving else { return nil }
    let mirrorWidth = environment.layoutDirection == .rightToLeft ? view.width : nil
    return VisibleWindow(
      bounds: environment.visibleBounds(axis),
      placement: Placement(
        origin: Point(along: start, across: 0, axis: axis), mirrorWidth: mirrorWidth, grid: grid))
  }

  /// Returns the region's length along the scroll axis.
  private func regionLength(
    _ section: Section, _ sectionContainer: SectionContainer, _ groups: Groups, _ solver: inout SectionSolver
  ) -> Double {
    let insets = section.contentInsets.sum(axis)
    guard groups.count > 0 else { return emptyLength(section, sectionContainer, insets, &solver) }
    let edges = section.group.edgeSpacing
    // Rule 57: as high as the tallest group, including the minimum edge spacing.
    if sectionContainer.isOrthogonal {
      return insets + groups.largestLength(along: axis) + edges.minimum(axis)
    }
    // Rule 37.
    let first = groups.frame(ofGroup: 0).start(axis) - edges.start(axis).minimum
    let end = groups.frame(ofGroup: groups.count - 1).end(axis) + edges.end(axis).minimum
    return insets + end - first
  }

  /// Returns the length of an empty section (rule 38); part C for iOS 13 to 15, which had no waterfalls.
  private func emptyLength(
    _ section: Section, _ sectionContainer: SectionContainer, _ insets: Double, _ solver: inout SectionSolver
  ) -> Double {
    if isLegacy, solver.waterfall == nil {
      guard sectionContainer.isOrthogonal else { return insets - section.interGroupSpacing }
      return insets + solver.flattened(from: 0, count: .max, missing: .keepSlots).size[axis]
    }
    return section.boundarySupplementaryItems.isEmpty ? 0 : insets
  }

  /// Returns the solver for a section's boundary supplementary items, with their alignment range and container
  /// (rules 9, 45).
  func boundarySolver(_ section: Section, _ index: Int, _ sectionContainer: SectionContainer)
    -> BoundarySolver
  {
    let cross = axis.cross
    let insets = sectionContainer.supplementaryInsets
    var container = view
    container[cross] = max(0, view[cross] - insets.sum(cross))
    return BoundarySolver(
      solver: GroupSolver(
        section: index, grid: grid, view: view, measurer: Measurer(section.items, environment.measuring)),
      axis: axis, container: container, span: (insets.start(cross), view[cross] - insets.sum(cross)))
  }

  /// Returns the layout's own boundary supplementary items, whose region is the entire content (rule 50).
  private mutating func layoutBoundaries(across: Double, length: Double) -> SolvedBoundaries {
    let solver = layoutBoundarySolver(across: across)
    let items = solver.measuredItems(
      layout.boundarySupplementaryItems, environment, regionLength: length, from: 0,
      measuresVisible: measuresWhileSolving, &measured.layoutBoundaries)
    return solver.solve(items, regionLength: length)
  }

  func layoutBoundarySolver(across: Double) -> BoundarySolver {
    BoundarySolver(
      solver: GroupSolver(
        section: 0, grid: grid, view: view, measurer: Measurer(SectionItems(count: 0), .none)),
      axis: axis, container: view, span: (0, across))
  }

  /// Returns the length of the widest group, or 0 for an orthogonal row, which never widens the content (rules 42, 43).
  private func widestGroup(_ section: SolvedSection) -> Double {
    section.row == nil ? section.groups.largestLength(along: axis.cross) : 0
  }
}

extension LayoutEnvironment {
  /// Returns the inset of the visible bounds at the near edge of the scroll axis (D 51).
  func adjustedStartInset(_ axis: Axis) -> Double { contentInset.start(axis) + safeArea.start(axis) }
}

extension Groups {
  /// Returns the largest group length along `axis`.
  func largestLength(along axis: Axis) -> Double {
    switch self {
    case .empty: 0
    case .pattern(let groups):
      groups.count == 1 ? groups.last.size[axis] : max(groups.full.size[axis], groups.last.size[axis])
    case .measured(let groups): groups.largestLength(along: axis)
    case .filled(let groups): groups.largestLength(along: axis)
    case .listed(let groups): groups.frames.reduce(0) { max($0, $1.size[axis]) }
    case .waterfall(let group): group.frame.size[axis]
    // Rule F10: lines never widen the content.
    case .lines: 0
    }
  }
}

extension Section {
  /// Returns the minimum storage of the solved section, in bytes, without solving it.
  fileprivate func leastBytes(_ measuring: MeasuringMode) -> Int {
    guard items.count > 0 else { return 0 }
    let areAlike =
      items.width.isSameForAll && items.height.isSameForAll && items.aspectRatio.isSameForAll
    if measuring != .all || areAlike || !group.containsEstimates {
      return group.leastCellCount * MemoryLayout<SolvedCell>.stride
    }
    // Listed lengths remain in their list.
    if items.width.isListed || items.height.isListed || items.aspectRatio.isListed { return 0 }
    return items.count * MemoryLayout<Double>.stride
  }
}

extension Item {
  /// The minimum number of cells in one full group, from explicit counts; a list that repeats while it fits counts as
  /// 0.
  fileprivate var leastCellCount: Int {
    switch content {
    case .cell: 1
    case .group(.stack(let stack)):
      switch stack.subitems {
      case .count(let item, let count), .repeating(let item, let count):
        min(GroupSolver.elementLimit, count.multipliedReportingOverflow(by: item.leastCellCount).partialValue)
      case .cycle: 0
      }
    case .group(.custom), .group(.waterfall): 0
    }
  }
}
