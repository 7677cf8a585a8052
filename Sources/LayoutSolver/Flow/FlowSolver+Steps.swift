extension FlowSolver {
  /// Returns the steps that lead to an element of a flow layout; the last step is its frame.
  mutating func steps(to element: ElementReference) -> [SolverStep] {
    let solution = solve()
    let view = SolverStep(rule: .f3, subject: .none, derivation: .view(environment.container))
    switch element {
    case .contentSize: return [view] + solution.contentSizeSteps.map(\.asFlow)
    case .section(let index):
      guard layout.sections.indices.contains(index) else { return [] }
      return [view] + containerSteps(index) + solution.sectionSteps(index).map(\.asFlow)
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
    let id = layout.sections[index].id
    let groups = solution.sections[index].groups
    guard case .lines(let lines) = groups else { return [] }
    let line = lines.line(ofItem: item)
    let items = lines.items(ofLine: line)
    let cell = lines.cell(item, ofLine: line)
    return containerSteps(index)
      + selfSizingSteps(layout.sections[index], item, cell)
      + [
        SolverStep(
          rule: lines.isGrid ? .f4 : .f5, subject: id,
          derivation: .line(
            line, firstItem: items.lowerBound, count: items.count, length: lines.frame(ofLine: line).size))
      ]
      + alongSteps(lines, line, item, index)
      + spacingSteps(index, line, solution)
      + [
        SolverStep(rule: .f2, subject: id, derivation: .lineStart(lineStart(lines, line, index))),
        SolverStep(rule: .f7, subject: id, derivation: placeInLine(lines, line, cell.frame)),
      ]
      + solution.placementSteps(of: cell.frame, in: index, id).map(\.asFlow)
  }

  /// Returns the derivation of the length available to lines (rules F3, F9).
  private func containerSteps(_ index: Int) -> [SolverStep] {
    let section = layout.sections[index]
    let solver = FlowSectionSolver(section, index: index, in: layout, environment)
    let axis = layout.scrollAxis
    var container = environment.container
    container[axis.cross] = solver.crossLength - solver.insets.sum(axis.cross)
    var steps: [SolverStep] = []
    let referenced = layout.sectionInsetReference.insets(environment).without(axis)
    if referenced != .zero {
      steps.append(
        SolverStep(
          rule: .f9, subject: section.id,
          derivation: .referencedInsets(layout.sectionInsetReference.reference, referenced)))
    }
    // Along the scroll axis, insets only precede the first line and follow the last one.
    let applied = (solver.insets + environment.contentInset).without(axis)
    let step = SolverStep(
      rule: .f3, subject: section.id,
      derivation: .insetContainer(from: environment.container, insets: applied, to: container))
    return steps + [step]
  }

  /// Returns the derivation of the gap between the items of a line, and of an item's position (rules F4, F5).
  private func alongSteps(_ lines: FlowLines, _ line: Int, _ item: Int, _ index: Int) -> [SolverStep] {
    let id = layout.sections[index].id
    let solver = FlowSectionSolver(layout.sections[index], index: index, in: layout, environment)
    let cross = layout.scrollAxis.cross
    let available = solver.crossLength - solver.insets.sum(cross)
    let items = lines.items(ofLine: line)
    let frames = { (item: Int) in lines.cell(item, ofLine: line).frame }
    let gap =
      items.count > 1
      ? frames(items.lowerBound + 1).start(cross) - frames(items.lowerBound).end(cross) : 0
    let place = PlaceAlongLine(
      axis: cross, index: item - items.lowerBound, count: items.count,
      lineStart: frames(items.lowerBound).start(cross), inset: solver.insets.start(cross),
      lengthsBefore: (items.lowerBound..<item).reduce(0) { $0 + frames($1).size[cross] }, gap: gap,
      position: frames(item).start(cross))
    let placeStep = SolverStep(
      rule: lines.isGrid ? .f4 : .f5, subject: id, derivation: .placeAlongLine(place))
    // A justified line, or a full line of a grid, determines the gap; the last line uses the minimum spacing.
    let deciding: (count: Int, total: Double)? =
      switch lines.across {
      case .grid(let perLine, let places) where perLine > 1: (perLine, Double(perLine) * places.length)
      case .listed where line < lines.count - 1 && items.count > 1:
        (items.count, items.reduce(0) { $0 + frames($1).size[cross] })
      case .grid, .listed: nil
      }
    guard let deciding, items.count > 1 else { return [placeStep] }
    let gapStep = SolverStep(
      rule: lines.isGrid ? .f4 : .f5, subject: id,
      derivation: .lineGap(count: deciding.count, available: available, total: deciding.total, gap: gap))
    return [gapStep, placeStep]
  }

  private func lineStart(_ lines: FlowLines, _ line: Int, _ index: Int) -> LineStart {
    let axis = layout.scrollAxis
    let start = lines.start(ofLine: line)
    let solver = FlowSectionSolver(layout.sections[index], index: index, in: layout, environment)
    let previousEnd = line > 0 ? lines.start(ofLine: line - 1) + lines.thickness(ofLine: line - 1) : start
    let pitch: Double? =
      switch lines.along {
      case .even(let lines): lines.pitch
      case .listed: nil
      }
    return LineStart(
      line: line, axis: axis, inset: solver.insets.start(axis), pitch: pitch, previousEnd: previousEnd,
      spacing: start - previousEnd, start: start)
  }

  /// Returns the position of an item, which is centered if its line is thicker (rule F7).
  private func placeInLine(_ lines: FlowLines, _ line: Int, _ frame: Rect) -> SolverStep.Derivation {
    let thickness = lines.thickness(ofLine: line)
    return .placeInLine(frame, thickness: thickness == frame.size[layout.scrollAxis] ? nil : thickness)
  }

  /// Returns the derivation of an item's size (rule F11).
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

extension SolverStep {
  /// The step with the flow layout's equivalent rule.
  fileprivate var asFlow: SolverStep {
    let rules: [Rule: Rule] = [
      .r37: .f8, .r38: .f8, .r39: .f8, .r42: .f12, .r46: .f6, .r48: .f6, .r49: .f6, .r51: .f13, .r3: .f14,
      .d3: .f15,
    ]
    return SolverStep(rule: rules[rule] ?? rule, subject: subject, derivation: derivation)
  }
}
