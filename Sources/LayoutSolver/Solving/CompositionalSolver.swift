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

  init(_ layout: CompositionalLayout, _ environment: LayoutEnvironment, known: [Groups?] = []) {
    self.layout = layout
    self.known = known
    self.environment = environment
    givenEnvironment = environment
    grid = PixelGrid(environment.rounding)
  }

  private var axis: Axis { layout.scrollAxis }
  private var view: Size { environment.container }

  mutating func solve() -> Solution {
    // Rule 50: the layout's own header moves everything.
    var asked = Set<Int>()
    let unasked = unasked
    if let unasked, environment.isTurnedOffset {
      // D 3: the offset is physical; inside, everything runs from leading to trailing.
      environment.offset = unasked.visibleBounds.full.origin
    }
    let estimatedLength = unasked?.boundaries.regionLength ?? BoundarySolver.endless
    let growth = layoutBoundaries(across: view[axis.crossing], length: estimatedLength, &asked).before
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
    let across = sections.map(widestGroup).reduce(view[axis.crossing], max)
    let boundaries = layoutBoundaries(across: across, length: cursor, &asked)
    for index in sections.indices { sections[index].start += boundaries.before }
    return Solution(
      layout: .compositional(layout), axis: axis, environment: givenEnvironment, grid: grid,
      sections: sections,
      boundaries: boundaries,
      exactContentSize: Size(along: boundaries.length, across: across, axis: axis), issues: issues)
  }

  /// The layout before anything has been asked, where that matters: a footer is asked when it is seen, and from right
  /// to left the bounds count from the far end.
  private var unasked: Solution? {
    guard environment.measuring == .visible,
      !layout.boundarySupplementaryItems.isEmpty || environment.isTurnedOffset
    else { return nil }
    var unasked = environment
    unasked.measuring = .none
    var solver = CompositionalSolver(layout, unasked)
    return solver.solve()
  }

  /// Solves one section that begins at `start`, as far as is known.
  private mutating func solve(_ section: Section, _ index: Int, at start: Double) -> SolvedSection {
    let room = SectionRoom(section, in: layout, environment)
    let boundarySolver = boundarySolver(section, index, room)
    // Rule 33: what is seen before anything in the section has been asked.
    var asked = Set<Int>()
    let unasked = unaskedSection(section, index, room)
    let seen = boundarySolver.asking(
      section.boundarySupplementaryItems, environment,
      regionLength: unasked?.length ?? BoundarySolver.endless, from: start, &asked)
    // Rule 49: the room before the region does not depend on its length.
    let growth = boundarySolver.solve(seen, regionLength: BoundarySolver.endless).before
    var solver = SectionSolver(
      section, index: index, in: room, environment,
      visible: visible(from: start + growth, rowOffset: unasked?.rowOffset))
    let groups = (known.indices.contains(index) ? known[index] : nil) ?? solver.solvedGroups()
    issues += solver.solver.issues
    // Rules 37, 38, 57: the region, and what boundary items add to it.
    let region = regionLength(section, room, groups, &solver)
    let items = boundarySolver.asking(
      section.boundarySupplementaryItems, environment, regionLength: region, from: start, &asked)
    let boundaries = boundarySolver.solve(items, regionLength: region)
    return SolvedSection(
      itemCount: section.items.count, groups: groups, boundaries: boundaries,
      row: row(section, room, groups), decorations: section.decorationItems,
      showsDecorations: boundaries.length > 0)
  }

  /// A section before any item has been asked, where that matters: its region's length, and where its row stands.
  func unaskedSection(_ section: Section, _ index: Int, _ room: SectionRoom) -> (
    length: Double, rowOffset: Double?
  )? {
    guard environment.measuring == .visible, room.isOrthogonal || !section.boundarySupplementaryItems.isEmpty
    else {
      return nil
    }
    var unasked = environment
    unasked.measuring = .none
    var solver = SectionSolver(section, index: index, in: room, unasked, visible: nil)
    let groups = solver.solvedGroups()
    return (regionLength(section, room, groups, &solver), row(section, room, groups)?.offset)
  }

  private var isLegacy: Bool {
    switch environment.rounding {
    case .legacy: true
    case .none, .pixel: false
    }
  }

  /// Rule 33, D 33: what is visible at the given bounds, in the region's space.
  func visible(from start: Double, rowOffset: Double?) -> Rect? {
    switch environment.measuring {
    case .all, .none: return nil
    case .visible:
      var bounds = environment.visibleBounds(axis)
      bounds.origin[axis] -= start
      if let rowOffset { bounds.origin[axis.crossing] = rowOffset }
      return bounds
    }
  }

  /// The region's length along the scroll axis.
  private func regionLength(
    _ section: Section, _ room: SectionRoom, _ groups: Groups, _ solver: inout SectionSolver
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
    _ section: Section, _ room: SectionRoom, _ insets: Double, _ solver: inout SectionSolver
  ) -> Double {
    if isLegacy, solver.waterfall == nil {
      guard room.isOrthogonal else { return insets - section.interGroupSpacing }
      return insets + solver.fragment(from: 0, count: .max, missing: .keepPlaces).size[axis]
    }
    return section.boundarySupplementaryItems.isEmpty ? 0 : insets
  }

  /// Rules 9, 45: where the section's boundary items are aligned, and what their fractions see.
  func boundarySolver(_ section: Section, _ index: Int, _ room: SectionRoom) -> BoundarySolver {
    let cross = axis.crossing
    let insets = room.supplementaryInsets
    var container = view
    container[cross] = max(0, view[cross] - insets.sum(cross))
    return BoundarySolver(
      solver: GroupSolver(
        section: index, grid: grid, view: view, measurer: Measurer(section.items, environment.measuring)),
      axis: axis, container: container, span: (insets.start(cross), view[cross] - insets.sum(cross)))
  }

  /// Rule 50: the layout's own boundary items, with the whole content as their region.
  private func layoutBoundaries(across: Double, length: Double, _ asked: inout Set<Int>) -> SolvedBoundaries {
    let solver = layoutBoundarySolver(across: across)
    let items = solver.asking(
      layout.boundarySupplementaryItems, environment, regionLength: length, from: 0, &asked)
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
    section.row == nil ? section.groups.largestLength(along: axis.crossing) : 0
  }

  /// Rules 57 to 60: the row of a section that scrolls orthogonally.
  private func row(_ section: Section, _ room: SectionRoom, _ groups: Groups) -> SolvedRow? {
    guard room.isOrthogonal else { return nil }
    let cross = axis.crossing
    let edges = section.group.edgeSpacing
    var viewport = Rect.zero
    // D 58: the referenced insets count before and after the row.
    viewport.origin[cross] = room.insets.start(cross)
    viewport.size[cross] = max(0, room.insetCrossLength)
    viewport.origin[axis] = section.contentInsets.start(axis)
    viewport.size[axis] = groups.largestLength(along: axis) + (groups.count > 0 ? edges.minimum(axis) : 0)
    var length = 0.0
    if groups.count > 0 {
      length =
        groups.frame(ofGroup: groups.count - 1).end(cross) + edges.end(cross).minimum - viewport.start(cross)
    }
    let stops = RowStops(
      behavior: section.orthogonalScrollingBehavior, axis: cross, groups: groups,
      viewportStart: viewport.start(cross), viewportLength: viewport.size[cross], contentLength: length)
    // D 59: a given offset is clamped, not snapped; without one the row rests where a proposed 0 rests.
    let offset = section.orthogonalOffset.map(stops.clamped) ?? stops.rest(of: 0)
    return SolvedRow(
      behavior: section.orthogonalScrollingBehavior, viewport: viewport, stops: stops, offset: offset)
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
    case .listed(let groups): groups.frames.reduce(0) { max($0, $1.size[axis]) }
    case .waterfall(let group): group.frame.size[axis]
    // Rule F10: lines never widen the content.
    case .lines: 0
    }
  }
}
