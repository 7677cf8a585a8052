extension FlowSolver {
  /// Returns the steps that lead to an element of a flow layout; the last step is its frame.
  mutating func steps(to element: ElementReference) -> [SolverStep] {
    let solution = solve()
    let view = SolverStep(rule: .f3, subject: .none, derivation: .view(environment.container))
    switch element {
    case .contentSize: return [view] + solution.contentSizeSteps
    case .cell(let section, let item):
      guard solution.cell(section: section, item: item) != nil else { return [] }
      return [view] + cellSteps(section, item, solution)
    case .boundary(let section?, let index):
      let boundaries = solution.sections[section].boundaries
      guard boundaries.items.indices.contains(index) else { return [] }
      return [view]
        + solution.boundarySteps(boundaries.items[index], boundaries, section: section, index: index)
        .map(\.asFlow)
    case .boundary(nil, _), .anchored, .decoration: return []
    }
  }

  private func cellSteps(_ index: Int, _ item: Int, _ solution: Solution) -> [SolverStep] {
    let section = layout.sections[index]
    let groups = solution.sections[index].groups
    let line = groups.group(ofCell: item)
    let items = groups.cells(ofGroup: line)
    let frame = groups.cell(item, ofGroup: line).frame
    let solver = FlowSectionSolver(section, index: index, in: layout, environment)
    var room = environment.container
    room[layout.scrollAxis.cross] = solver.crossLength - solver.insets.sum(layout.scrollAxis.cross)
    var steps: [SolverStep] = []
    let referenced = layout.sectionInsetReference.insets(environment).without(layout.scrollAxis)
    if referenced != .zero {
      steps.append(
        SolverStep(
          rule: .f9, subject: section.id,
          derivation: .referencedInsets(layout.sectionInsetReference.reference, referenced)))
    }
    steps += [
      SolverStep(
        rule: .f3, subject: section.id,
        derivation: .insetContainer(from: environment.container, insets: solver.insets, to: room)),
      SolverStep(
        rule: groups.hasEqualCells ? .f4 : .f5, subject: section.id,
        derivation: .line(
          line, firstItem: items.lowerBound, count: items.count, length: groups.frame(ofGroup: line).size)),
      SolverStep(rule: .f7, subject: section.id, derivation: .placeInLine(frame)),
    ]
    return steps + selfSizingSteps(section, item, groups.cell(item, ofGroup: line))
      + spacingSteps(index, line, solution)
      + solution.placementSteps(of: frame, in: index, section.id).map(\.asFlow)
  }

  /// Returns the origin of an item's size (rule F11).
  private func selfSizingSteps(
    _ section: FlowSection, _ item: Int, _ cell: SolvedCell
  ) -> [SolverStep] {
    guard let estimate = section.estimatedItemSize else { return [] }
    if cell.isEstimated {
      let derivation = SolverStep.Derivation.unmeasured(cell.frame.size, count: selfSizing.mean?.count ?? 0)
      return [SolverStep(rule: .f11, subject: section.id, derivation: derivation)]
    }
    return Axis.allCases.map { axis in
      SolverStep(
        rule: .f11, subject: section.id,
        derivation: .measured(axis, estimate: estimate[axis], length: cell.frame.size[axis]))
    }
  }

  /// Returns the spacing before a line (rule F2), if it is unsettled which spacing UIKit uses.
  private func spacingSteps(_ index: Int, _ line: Int, _ solution: Solution) -> [SolverStep] {
    guard line > 0, let spacing = solution.unsettledSpacing(ofSection: index) else { return [] }
    return [
      SolverStep(rule: .f2, subject: layout.sections[index].id, derivation: .unsettledSpacing(spacing))
    ]
  }
}

extension Groups {
  /// Whether the lines form a grid.
  fileprivate var hasEqualCells: Bool {
    switch self {
    case .lines(let lines):
      switch lines.across {
      case .grid: true
      case .listed: false
      }
    case .empty, .pattern, .measured, .filled, .listed, .waterfall: false
    }
  }
}

extension SolverStep {
  /// The step with the flow layout's equivalent rule.
  fileprivate var asFlow: SolverStep {
    let rules: [Rule: Rule] = [.r46: .f6, .r48: .f6, .r49: .f6, .r39: .f8, .r51: .f13, .r3: .f14, .d3: .f15]
    return SolverStep(rule: rules[rule] ?? rule, subject: subject, derivation: derivation)
  }
}
