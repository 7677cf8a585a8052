/// Solves a compositional layout: this is the contents page of the rules.
struct CompositionalSolver {
  let layout: CompositionalLayout
  /// What is solved in; its offset counts from the leading edge.
  private(set) var environment: LayoutEnvironment
  private let givenEnvironment: LayoutEnvironment
  let grid: PixelGrid
  private var issues: [SolverIssue] = []
  /// Groups that are known already, by section.
  private var known: [Groups?]
  /// What has been measured of what is visible.
  private(set) var measured = MeasuredElements()
  private var budget: MemoryBudget
  /// What the sections so far have cost beyond their cells.
  private var work = 0
  /// Whether the sections that are left are not solved.
  private var isSpent = false

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
    refuseWhatCannotFit()
    var solution = pass()
    // Rule 33, D 33: until a query of the visible bounds finds nothing that has not been measured.
    var solved = 0
    while environment.measuring == .visible, !isSpent,
      solution.measureVisible(&measured, limit: MeasuredElements.step(after: measured.count, solved: solved))
    {
      solved += solution.memory
      solution = pass()
    }
    return solution
  }

  /// Whether visible elements are measured while their section is solved. From right to left, a layout that scrolls
  /// horizontally has its bounds at the far end, which depends on all that is measured.
  private var measuresWhileSolving: Bool {
    environment.measuring == .visible && !(axis == .horizontal && environment.layoutDirection == .rightToLeft)
  }

  /// Solves everything once, with what has been measured.
  private mutating func pass() -> Solution {
    if !isSpent { issues = [] }
    (budget, work) = (MemoryBudget(limit: environment.memoryLimit), 0)
    // Rule 50: the layout's own header moves everything.
    let estimatedLength = unmeasuredRegionLength ?? BoundarySolver.endless
    let growth = layoutBoundaries(across: view[axis.cross], length: estimatedLength).before
    var sections: [SolvedSection] = []
    var cursor = 0.0
    for (index, section) in layout.sections.enumerated() {
      // Rule 39: between every two sections, empty ones included.
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
      memory: budget.used)
  }

  /// Adds up what the sections store at the very least, so that a layout that is far too large is not begun.
  private mutating func refuseWhatCannotFit() {
    guard known.isEmpty else { return }
    let issue = budget.refusal(of: layout.sections.indices) {
      layout.sections[$0].leastBytes(environment.measuring)
    }
    guard let issue else { return }
    issues.append(issue)
    isSpent = true
  }

  /// The length of all sections before anything has been measured, where that matters: a footer is measured when it is
  /// visible.
  private var unmeasuredRegionLength: Double? {
    guard measuresWhileSolving, !layout.boundarySupplementaryItems.isEmpty else { return nil }
    var unmeasured = environment
    unmeasured.measuring = .none
    var solver = CompositionalSolver(layout, unmeasured)
    return solver.solve().boundaries.regionLength
  }

  /// Solves one section that begins at `start`, as far as is known.
  private mutating func solve(_ section: Section, _ index: Int, at start: Double) -> SolvedSection {
    let room = SectionContainer(section, in: layout, environment)
    let boundarySolver = boundarySolver(section, index, room)
    // Rule 33: what is visible before any item of the section has been measured.
    let unmeasured = unmeasuredLength(section, index, room) ?? BoundarySolver.endless
    let visible = boundaryItems(of: section, index, boundarySolver, regionLength: unmeasured, from: start)
    // Rule 49: the room before the region does not depend on its length.
    let growth = boundarySolver.solve(visible, regionLength: BoundarySolver.endless).before
    var solver = sectionSolver(section, index, room, from: start + growth)
    let groups =
      (known.indices.contains(index) ? known[index] : nil) ?? (isSpent ? .empty : solver.solvedGroups())
    issues += solver.groupSolver.issues
    measured.items[index] = solver.groupSolver.measurer.measured
    (budget, work) = (solver.groupSolver.budget, solver.groupSolver.work)
    isSpent = isSpent || solver.groupSolver.isSpent
    // Rules 37, 38, 57: the region, and what boundary items add to it.
    let region = regionLength(section, room, groups, &solver)
    let items = boundaryItems(of: section, index, boundarySolver, regionLength: region, from: start)
    let boundaries = boundarySolver.solve(items, regionLength: region)
    return SolvedSection(
      itemCount: section.items.count, groups: groups, boundaries: boundaries,
      row: solver.solvedRow(groups), decorations: section.decorationItems,
      showsDecorations: boundaries.length > 0)
  }

  /// The solver of a section's groups, whose region begins at `start`.
  private func sectionSolver(
    _ section: Section, _ index: Int, _ room: SectionContainer, from start: Double
  ) -> SectionSolver {
    var solver = SectionSolver(
      section, index: index, in: room, environment, window: window(from: start),
      measured: measured.items[index] ?? [], budget: budget)
    solver.groupSolver.work = work
    return solver
  }

  /// The length of a section's region before any item has been measured, where that matters.
  private func unmeasuredLength(_ section: Section, _ index: Int, _ room: SectionContainer) -> Double? {
    guard measuresWhileSolving, !isSpent, !section.boundarySupplementaryItems.isEmpty else { return nil }
    var unmeasured = environment
    unmeasured.measuring = .none
    var solver = SectionSolver(section, index: index, in: room, unmeasured, window: nil)
    let groups = solver.solvedGroups()
    return regionLength(section, room, groups, &solver)
  }

  /// A section's boundary items, as far as they have been measured.
  private mutating func boundaryItems(
    of section: Section, _ index: Int, _ solver: BoundarySolver, regionLength: Double, from start: Double
  ) -> [BoundarySupplementary] {
    solver.asking(
      section.boundarySupplementaryItems, environment, regionLength: regionLength, from: start,
      whileSolving: measuresWhileSolving, &measured.sectionBoundaries[index, default: []])
  }

  private var isLegacy: Bool {
    switch environment.rounding {
    case .legacy: true
    case .none, .pixel: false
    }
  }

  /// Rule 33, D 33: what is visible of a region that begins at `start`.
  private func window(from start: Double) -> VisibleWindow? {
    guard measuresWhileSolving else { return nil }
    let mirrorWidth = environment.layoutDirection == .rightToLeft ? view.width : nil
    return VisibleWindow(
      bounds: environment.visibleBounds(axis),
      placement: Placement(
        origin: Point(along: start, across: 0, axis: axis), mirrorWidth: mirrorWidth, grid: grid))
  }

  /// The region's length along the scroll axis.
  private func regionLength(
    _ section: Section, _ room: SectionContainer, _ groups: Groups, _ solver: inout SectionSolver
  ) -> Double {
    let insets = section.contentInsets.sum(axis)
    guard groups.count > 0 else { return emptyLength(section, room, insets, &solver) }
    let edges = section.group.edgeSpacing
    // Rule 57: as high as the tallest group, with what its edge spacing keeps.
    if room.isOrthogonal { return insets + groups.largestLength(along: axis) + edges.minimum(axis) }
    // Rule 37.
    let first = groups.frame(ofGroup: 0).start(axis) - edges.start(axis).minimum
    let end = groups.frame(ofGroup: groups.count - 1).end(axis) + edges.end(axis).minimum
    return insets + end - first
  }

  /// Rule 38, and part C for iOS 13 to 15, which had no waterfalls.
  private func emptyLength(
    _ section: Section, _ room: SectionContainer, _ insets: Double, _ solver: inout SectionSolver
  ) -> Double {
    if isLegacy, solver.waterfall == nil {
      guard room.isOrthogonal else { return insets - section.interGroupSpacing }
      return insets + solver.flattened(from: 0, count: .max, missing: .keepPlaces).size[axis]
    }
    return section.boundarySupplementaryItems.isEmpty ? 0 : insets
  }

  /// Rules 9, 45: where the section's boundary items are aligned, and what their fractions see.
  func boundarySolver(_ section: Section, _ index: Int, _ room: SectionContainer) -> BoundarySolver {
    let cross = axis.cross
    let insets = room.supplementaryInsets
    var container = view
    container[cross] = max(0, view[cross] - insets.sum(cross))
    return BoundarySolver(
      solver: GroupSolver(
        section: index, grid: grid, view: view, measurer: Measurer(section.items, environment.measuring)),
      axis: axis, container: container, span: (insets.start(cross), view[cross] - insets.sum(cross)))
  }

  /// Rule 50: the layout's own boundary items, with the whole content as their region.
  private mutating func layoutBoundaries(across: Double, length: Double) -> SolvedBoundaries {
    let solver = layoutBoundarySolver(across: across)
    let items = solver.asking(
      layout.boundarySupplementaryItems, environment, regionLength: length, from: 0,
      whileSolving: measuresWhileSolving, &measured.layoutBoundaries)
    return solver.solve(items, regionLength: length)
  }

  func layoutBoundarySolver(across: Double) -> BoundarySolver {
    BoundarySolver(
      solver: GroupSolver(
        section: 0, grid: grid, view: view, measurer: Measurer(SectionItems(count: 0), .none)),
      axis: axis, container: view, span: (0, across))
  }

  /// Rules 42, 43: an orthogonal row never widens the content.
  private func widestGroup(_ section: SolvedSection) -> Double {
    section.row == nil ? section.groups.largestLength(along: axis.cross) : 0
  }
}

extension LayoutEnvironment {
  /// D 51: what the visible bounds are inset by at the near edge of the scroll axis.
  func restInset(_ axis: Axis) -> Double { contentInset.start(axis) + safeArea.start(axis) }
}

extension Groups {
  /// The longest group along `axis`.
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
  /// What the solved section stores at the very least, by arithmetic.
  fileprivate func leastBytes(_ measuring: Measuring) -> Int {
    guard items.count > 0 else { return 0 }
    let areAlike =
      items.width.isSameForAll && items.height.isSameForAll && items.aspectRatio.isSameForAll
    if measuring != .all || areAlike || !group.containsEstimates {
      return group.leastCellCount * MemoryLayout<SolvedCell>.stride
    }
    // Lengths that came in a list stay in it.
    if items.width.isListed || items.height.isListed || items.aspectRatio.isListed { return 0 }
    return items.count * MemoryLayout<Double>.stride
  }
}

extension Item {
  /// The cells of one full group that the counts in it alone say; a list that is repeated while it fits counts once.
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
