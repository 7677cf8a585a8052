extension Layout {
  /// Returns the derivation of an element's frame, or of the content size, starting with the view; empty if not found.
  /// The last step is the reported frame.
  package func steps(to element: ElementReference, in environment: LayoutEnvironment) -> [SolverStep] {
    switch self {
    case .compositional(let layout):
      var solver = CompositionalSolver(layout, environment)
      return solver.steps(to: element)
    case .flow(let layout):
      var solver = FlowSolver(layout, environment)
      return solver.steps(to: element)
    }
  }
}

extension CompositionalSolver {
  mutating func steps(to element: ElementReference) -> [SolverStep] {
    let solution = solve()
    let view = SolverStep(rule: .r5, subject: .none, derivation: .view(environment.container))
    switch element {
    case .contentSize:
      return [view] + solution.contentSizeSteps
    case .section(let index):
      guard layout.sections.indices.contains(index) else { return [] }
      return [view] + rootSteps(index, solution) + solution.sectionSteps(index)
    case .cell(let section, let item):
      guard let cell = solution.cell(section: section, item: item) else {
        guard layout.sections.indices.contains(section), item < layout.sections[section].items.count,
          let reason = solution.reasonForNothing(inSection: section, item: item)
        else { return [] }
        return [view] + rootSteps(section, solution) + [reason]
      }
      let inGroup = groupSteps(to: item, nil, in: section, of: solution)
      return [view] + inGroup.steps + solution.placementSteps(of: inGroup.frame, in: section, cell.id)
    case .anchored(let section, let kind, let number):
      return [view] + anchoredSteps(section, kind, number, solution)
    case .boundary(let section, let index):
      return [view] + boundarySteps(section, index, solution)
    case .decoration(let section, let index):
      return [view] + solution.decorationSteps(section, index)
    }
  }

  /// Returns the steps from the section's container to a frame in its region, by solving the cell's group again with a
  /// recorder.
  private mutating func groupSteps(
    to item: Int, _ supplementary: SolvedSupplementary?, in index: Int, of solution: Solution
  ) -> (steps: [SolverStep], frame: Rect) {
    let section = layout.sections[index]
    let groups = solution.sections[index].groups
    let group = groups.group(ofCell: item)
    let first = groups.cells(ofGroup: group).lowerBound
    // A repeated group is identical to the first one.
    let isRepeated = groups.repeatsFirst(group)
    // The supplementaries of the root group itself do not belong to any cell.
    let hangsOnRoot = section.group.supplementaryItems.contains { $0.id == supplementary?.id }
    var recorder = StepRecorder(target: hangsOnRoot ? -1 : isRepeated ? item - first : item)
    recorder.supplementary = supplementary.map { ($0.id, $0.host.map { $0 - first }) }

    var solver = recordingSolver(section, index, solution, recorder)
    let arranged = solver.arranged(
      from: isRepeated ? 0 : first, count: isRepeated ? .max : section.items.count,
      missing: isRepeated ? .keepSlots : solver.missingItems)
    var builder = GroupFlattener(grid: grid, solver: solver.groupSolver)
    builder.add(root: section.group, arranged)
    if case .waterfall(let waterfall) = groups {
      if supplementary == nil {
        solver.recordPlace(of: item, in: waterfall, by: &builder.solver)
      } else {
        solver.addSupplementaries(on: waterfall.frame, to: &builder)
      }
    }
    builder.solver.record(
      .r22, section.group.id,
      .repetition(
        group: group, firstItem: first, pitch: groups.pitch, origin: groups.frame(ofGroup: group).origin))
    return (
      builder.solver.recorder?.steps ?? [], supplementary?.frame ?? groups.cell(item, ofGroup: group).frame
    )
  }

  /// Returns the steps from the section's container to the size of its first group.
  private mutating func rootSteps(_ index: Int, _ solution: Solution) -> [SolverStep] {
    var solver = recordingSolver(layout.sections[index], index, solution, StepRecorder(target: -1))
    if solver.waterfall == nil, layout.sections[index].items.count > 0 {
      _ = solver.arranged(from: 0, count: layout.sections[index].items.count, missing: solver.missingItems)
    }
    return solver.groupSolver.recorder?.steps ?? []
  }

  /// Returns a section's solver whose recorder has the container and the group's own size.
  private mutating func recordingSolver(
    _ section: Section, _ index: Int, _ solution: Solution, _ recorder: StepRecorder
  ) -> SectionSolver {
    let sectionContainer = SectionContainer(section, in: layout, environment)
    // Visible items have already been measured by solving the layout.
    var solver = SectionSolver(
      section, index: index, in: sectionContainer, environment, window: nil,
      measured: measured.items[index] ?? [])
    if environment.measuring == .visible { _ = solver.solvedGroups() }
    solver.groupSolver.recorder = recorder
    if sectionContainer.referencedInsets != .zero {
      solver.groupSolver.record(
        .r44, section.id, .referencedInsets(sectionContainer.reference, sectionContainer.referencedInsets))
    }
    if solver.isCustom {
      solver.groupSolver.record(
        .r56, section.id, .insetContainer(from: sectionContainer.view, insets: .zero, to: solver.container))
    } else {
      solver.groupSolver.record(
        sectionContainer.isOrthogonal ? .r7 : .r6, section.id,
        .insetContainer(
          from: sectionContainer.view, insets: sectionContainer.insets.without(sectionContainer.rowAxis),
          to: solver.container))
    }
    solver.groupSolver.recordSize(of: section.group, in: solver.container)
    return solver
  }

  private mutating func anchoredSteps(
    _ index: Int, _ kind: ElementKind, _ number: Int, _ solution: Solution
  ) -> [SolverStep] {
    guard solution.sections.indices.contains(index),
      let found = solution.sections[index].groups.supplementary(kind, number: number)
    else { return [] }
    let template = found.template
    let cell = template.host ?? solution.sections[index].groups.cells(ofGroup: found.group).lowerBound
    let inGroup = groupSteps(to: cell, template, in: index, of: solution)
    return inGroup.steps + solution.placementSteps(of: template.frame, in: index, template.id)
  }

  private func boundarySteps(_ index: Int?, _ boundary: Int, _ solution: Solution) -> [SolverStep] {
    guard index.map(solution.sections.indices.contains) ?? true else { return [] }
    let boundaries = index.map { solution.sections[$0].boundaries } ?? solution.boundaries
    guard boundaries.items.indices.contains(boundary) else { return [] }
    let solved = boundaries.items[boundary]
    let solver =
      index.map {
        boundarySolver(
          layout.sections[$0], $0, SectionContainer(layout.sections[$0], in: layout, environment))
      }
      ?? layoutBoundarySolver(across: solution.exactContentSize[layout.scrollAxis.cross])
    return solver.sizeSteps(of: solved.item)
      + solution.boundarySteps(solved, boundaries, section: index, index: boundary)
  }
}

extension BoundarySolver {
  /// Returns the derivation of the item's size (rules 9, 28, 35).
  func sizeSteps(of item: BoundarySupplementary) -> [SolverStep] {
    var recording = solver
    recording.recorder = StepRecorder(target: 0)
    recording.record(.r9, item.id, .insetContainer(from: container, insets: .zero, to: container))
    for axis in Axis.allCases {
      recording.recordDimension(item.size[axis], axis, item.id, in: container)
      if item.size[axis].isEstimated, let length = item.measured(axis) {
        let estimate = recording.length(item.size[axis], in: container)
        recording.record(.r35, item.id, .measured(axis, estimate: estimate, length: length))
      }
    }
    return recording.recorder?.steps ?? []
  }
}

extension Groups {
  /// Whether a group is identical to the pattern's full group.
  fileprivate func repeatsFirst(_ group: Int) -> Bool {
    switch self {
    case .pattern(let groups): group < groups.count - 1 || groups.last.cells.count == groups.full.cells.count
    case .empty, .measured, .filled, .listed, .waterfall, .lines: false
    }
  }

  /// The distance between repeated groups.
  fileprivate var pitch: Double? {
    switch self {
    case .pattern(let groups): groups.pitch
    case .empty, .measured, .filled, .listed, .waterfall, .lines: nil
    }
  }
}
