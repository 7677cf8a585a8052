extension Solution {
  /// Returns the steps from the region to the reported frame: growth, the section's start, mirroring, rounding.
  func placementSteps(of frame: Rect, in index: Int, _ subject: ElementID) -> [SolverStep] {
    let section = sections[index]
    var steps: [SolverStep] = []
    if section.boundaries.before != 0 {
      steps.append(SolverStep(rule: .r49, subject: .none, derivation: .growth(section.boundaries.before)))
    }
    steps.append(SolverStep(rule: .r39, subject: .none, derivation: .sectionStart(section.start, spacing: 0)))
    return steps + finishingSteps(of: frame.offset(by: regionOrigin(section)), placement(section), subject)
  }

  /// Returns the mirroring and rounding steps.
  private func finishingSteps(of frame: Rect, _ placement: Placement, _ subject: ElementID) -> [SolverStep] {
    var steps: [SolverStep] = []
    let unmoved = Placement(origin: .zero, mirrorWidth: placement.mirrorWidth, grid: placement.grid)
    let mirrored = Placement(origin: .zero, mirrorWidth: placement.mirrorWidth, grid: PixelGrid(.none))
      .placed(frame)
    if let width = placement.mirrorWidth {
      steps.append(
        SolverStep(rule: .d3, subject: subject, derivation: .mirrored(width: width, x: mirrored.origin.x)))
    }
    let placed = unmoved.placed(frame)
    if placed != mirrored {
      steps.append(SolverStep(rule: .r3, subject: subject, derivation: .rounded(from: mirrored, to: placed)))
    }
    steps.append(SolverStep(rule: .r3, subject: subject, derivation: .frame(placed)))
    return steps
  }

  /// Returns the steps of a boundary supplementary item (rules 45 to 51): along the region, growth, pinning, mirroring
  /// and rounding.
  func boundarySteps(
    _ solved: SolvedBoundary, _ boundaries: SolvedBoundaries, section: Int?, index: Int
  ) -> [SolverStep] {
    let item = solved.item
    let start = section.map { sections[$0].start } ?? 0
    let rule: Rule = item.isSideItem(axis) ? .r48 : .r46
    var steps = [
      SolverStep(
        rule: rule, subject: item.id,
        derivation: .boundary(regionLength: boundaries.regionLength, slot: solved.slot))
    ]
    if boundaries.before != 0 {
      steps.append(SolverStep(rule: .r49, subject: item.id, derivation: .growth(boundaries.before)))
    }
    if section != nil {
      steps.append(SolverStep(rule: .r39, subject: .none, derivation: .sectionStart(start, spacing: 0)))
    }
    let exact = exactBoundary(index, ofSection: section)
    if exact.isMoved {
      steps.append(
        SolverStep(
          rule: .r51, subject: item.id,
          derivation: .pinned(from: exact.natural.start(axis), to: exact.slot.start(axis))))
    }
    let placement = Placement(origin: .zero, mirrorWidth: mirrorWidth, grid: grid)
    return steps + finishingSteps(of: exact.slot.inset(by: solved.insets), placement, item.id)
  }

  /// Returns the steps of a decoration (rule 55).
  func decorationSteps(_ section: Int, _ index: Int) -> [SolverStep] {
    guard sections.indices.contains(section), sections[section].showsDecorations,
      sections[section].decorations.indices.contains(index)
    else { return [] }
    let decoration = sections[section].decorations[index]
    let background = SolverStep(
      rule: .r55, subject: decoration.id,
      derivation: .background(section: exactFrame(sections[section]), insets: decoration.contentInsets))
    let frame = element(decoration, ofSection: section).frame
    return [background, SolverStep(rule: .r3, subject: decoration.id, derivation: .frame(frame))]
  }
}
