/// Solves a flow layout: the overview of rules F1 to F17.
struct FlowSolver {
  let layout: FlowLayout
  let environment: LayoutEnvironment
  /// The pixel grid; iOS 13 to 15 already rounded flow layouts like current systems (rule F14).
  let grid: PixelGrid
  private var issues: [SolverIssue] = []
  /// The measured visible items (rules 33, F11).
  private var measured = MeasuredElements()
  private var budget: MemoryBudget

  init(_ layout: FlowLayout, _ environment: LayoutEnvironment) {
    self.layout = layout
    self.environment = environment
    grid = PixelGrid(environment.rounding).withoutLegacy
    budget = MemoryBudget(limit: environment.memoryLimit)
  }

  private var axis: Axis { layout.scrollAxis }

  /// The length across the scroll axis, less the content inset (rule F3).
  private var crossLength: Double {
    max(0, environment.container[axis.cross] - environment.contentInset.sum(axis.cross))
  }

  /// The sizes of the items measured so far (rule F11).
  var selfSizing: FlowSelfSizing { FlowSelfSizing(layout, environment, visible: measured) }

  mutating func solve() -> Solution {
    // Do not start on a layout that is far too large.
    let issue = budget.refusal(of: layout.sections.indices) {
      let section = layout.sections[$0]
      return section.items.count * FlowItemSizes.storedBytesPerItem(of: section, environment.measuring)
    }
    if let issue { issues.append(issue) }
    var solution = pass()
    // Rules 33, F11: repeat until all items in the visible bounds are measured.
    var solved = 0
    while environment.measuring == .visible, !issues.hasOutOfMemory,
      solution.measureVisible(&measured, limit: MeasuredElements.step(after: measured.count, solved: solved))
    {
      solved += solution.memory
      solution = pass()
    }
    return solution
  }

  /// Solves everything once, with the current measurements.
  private mutating func pass() -> Solution {
    if !issues.hasOutOfMemory { issues = [] }
    budget = MemoryBudget(limit: environment.memoryLimit)
    let selfSizing = selfSizing
    var sections: [SolvedSection] = []
    var cursor = 0.0
    for (index, section) in layout.sections.enumerated() {
      // Rule F8: sections follow each other without any spacing.
      var solved = solve(section, index, selfSizing)
      solved.start = cursor
      cursor += solved.length
      sections.append(solved)
    }
    // Rule F12: as long as all sections, as wide as the lines can be; frames are mirrored in this exact size (D 3).
    let content = Size(along: cursor, across: crossLength, axis: axis)
    return Solution(
      layout: .flow(layout), axis: axis, environment: environment, grid: grid, sections: sections,
      boundaries: SolvedBoundaries(regionLength: cursor), exactContentSize: content, issues: issues,
      memory: budget.used, effort: budget.used + budget.passing)
  }

  private mutating func solve(
    _ section: FlowSection, _ index: Int, _ selfSizing: FlowSelfSizing
  ) -> SolvedSection {
    var solver = FlowSectionSolver(section, index: index, in: layout, environment, budget: budget)
    let groups = issues.hasOutOfMemory ? .empty : solver.lines(selfSizing)
    issues += solver.issues
    budget = solver.budget
    // Rules F6, F8: header, leading inset, lines, trailing inset, footer; an empty section keeps all but the lines.
    let end =
      switch groups {
      case .lines(let lines): lines.end
      case .empty, .pattern, .measured, .filled, .listed, .waterfall: solver.insets.start(axis)
      }
    let region = end + solver.insets.end(axis)
    var solved = SolvedSection(
      itemCount: section.items.count, groups: groups, boundaries: boundaries(section, region: region),
      row: nil, decorations: [], showsDecorations: false)
    // Rule F17: older systems mirrored grids only.
    if layout.quirks.contains(.rtlLineModeUnmirrored), case .lines(let lines) = groups, !lines.isGrid {
      solved.isMirrored = false
    }
    return solved
  }

  /// Returns the header and footer (rule F6): only the length along the scroll axis is used; 0 means no view.
  private func boundaries(_ section: FlowSection, region: Double) -> SolvedBoundaries {
    let header = max(0, section.headerReferenceSize[axis])
    let footer = max(0, section.footerReferenceSize[axis])
    var solved = SolvedBoundaries(before: header, after: footer, regionLength: region)
    if header > 0 {
      solved.items.append(
        boundary(
          layout.headerKind, section, at: 0, length: header, isHeader: true,
          pins: layout.sectionHeadersPinToVisibleBounds))
    }
    if footer > 0 {
      solved.items.append(
        boundary(
          layout.footerKind, section, at: header + region, length: footer, isHeader: false,
          pins: layout.sectionFootersPinToVisibleBounds))
    }
    return solved
  }

  /// Returns a header or footer, which pins like a compositional layout's boundary supplementary item (rule F13).
  private func boundary(
    _ kind: ElementKind, _ section: FlowSection, at start: Double, length: Double, isHeader: Bool, pins: Bool
  ) -> SolvedBoundary {
    let size = Size(along: length, across: crossLength, axis: axis)
    var slot = Rect(origin: .zero, size: size)
    slot.origin[axis] = start
    let alignment: Alignment =
      switch (axis, isHeader) {
      case (.vertical, true): .top
      case (.vertical, false): .bottom
      case (.horizontal, true): .leading
      case (.horizontal, false): .trailing
      }
    let item = BoundarySupplementary(
      id: section.id, kind: kind,
      size: LayoutSize(width: .absolute(size.width), height: .absolute(size.height)), alignment: alignment,
      pinToVisibleBounds: pins)
    return SolvedBoundary(slot: slot, item: item, insets: .zero, isEstimated: false)
  }
}
