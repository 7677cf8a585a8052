/// The lengths of a section's groups, or of a flow section's lines, along the scroll axis.
package struct GroupLengths: Hashable, Sendable {
  package enum Arrangement: Hashable, Sendable {
    /// Groups, or the lines of a flow layout, following each other along the scroll axis.
    case groups, lines
    /// The groups of an orthogonally scrolling row, side by side: only the longest one counts.
    case row
  }

  package var arrangement: Arrangement
  package var count: Int
  /// The lengths of the shortest and longest groups; the last group is excluded if all others have the same length.
  package var shortest: Double
  package var longest: Double
  /// The length of the last group, which may be trimmed (rules 40, 41).
  package var last: Double
  /// The distance from the end of one group to the start of the next.
  package var spacing: Double
  /// The total edge spacing before the first group and after the last one.
  package var edgeSpacing: Double
  /// The total length.
  package var total: Double
}

/// The parts of a section's length along the scroll axis, in order.
package struct SectionLength: Hashable, Sendable {
  package var boundaryBefore: Double
  package var insetBefore: Double
  package var groups: Double
  package var insetAfter: Double
  package var boundaryAfter: Double
  package var total: Double
}

extension Solution {
  /// Returns the derivation of the section's length along the scroll axis (rules 37, 38, 49, 57, F6 to F8).
  func lengthSteps(ofSection index: Int) -> [SolverStep] {
    let section = sections[index]
    let (id, insets) = (sectionID(index), sectionInsets(index))
    let boundaries = section.boundaries
    let groups = section.groups.count > 0 ? groupLengths(index, insets) : nil
    // Rule 38: without groups, insets count only if there are boundary supplementary items.
    let hasInsets = groups != nil || boundaries.regionLength == insets.sum(axis)
    let length = SectionLength(
      boundaryBefore: boundaries.before, insetBefore: hasInsets ? insets.start(axis) : 0,
      groups: groups?.total ?? (hasInsets ? 0 : boundaries.regionLength),
      insetAfter: hasInsets ? insets.end(axis) : 0, boundaryAfter: boundaries.after, total: section.length)
    let step = SolverStep(
      rule: groups == nil ? .r38 : .r37, subject: id, derivation: .sectionLength(section: index, length))
    guard let groups else { return [reasonForNothing(inSection: index), step].compactMap(\.self) }
    let rule: Rule =
      switch groups.arrangement {
      case .groups: .r37
      case .lines: .f7
      case .row: .r57
      }
    return [SolverStep(rule: rule, subject: id, derivation: .groupLengths(groups)), step]
  }

  /// Returns the step that explains why a section, including `item`, lays out nothing (rule 17); nil if it has groups,
  /// or for any other reason.
  func reasonForNothing(inSection index: Int, item: Int? = nil) -> SolverStep? {
    guard case .compositional(let layout) = layout else { return nil }
    for case .itemDoesNotFit(index, let group, let first, let needs, let available, _) in issues {
      let axis = layout.sections[index].group.stackAxis(of: group) ?? axis
      return SolverStep(
        rule: .r17, subject: first,
        derivation: .notLaidOut(item: item, axis, needs: needs, available: available))
    }
    return nil
  }

  private func groupLengths(_ index: Int, _ insets: Insets) -> GroupLengths {
    let section = sections[index]
    let groups = section.groups
    let isRow = section.row != nil
    var lengths = GroupLengths(
      arrangement: isRow ? .row : groups.areLines ? .lines : .groups, count: groups.count,
      shortest: .infinity, longest: -.infinity,
      last: groups.frame(ofGroup: groups.count - 1).size[axis], spacing: 0,
      edgeSpacing: edgeSpacing(index), total: section.boundaries.regionLength - insets.sum(axis))
    for group in groups.representatives {
      let length = groups.frame(ofGroup: group).size[axis]
      lengths.shortest = min(lengths.shortest, length)
      lengths.longest = max(lengths.longest, length)
    }
    if lengths.shortest != lengths.longest || isRow || groups.count == 1 {
      lengths.shortest = min(lengths.shortest, lengths.last)
      lengths.longest = max(lengths.longest, lengths.last)
    }
    if !isRow, groups.count > 1 {
      lengths.spacing = groups.frame(ofGroup: 1).start(axis) - groups.frame(ofGroup: 0).end(axis)
    }
    return lengths
  }

  private func sectionID(_ index: Int) -> ElementID {
    switch layout {
    case .compositional(let layout): layout.sections[index].id
    case .flow(let layout): layout.sections[index].id
    }
  }

  private func sectionInsets(_ index: Int) -> Insets {
    switch layout {
    case .compositional(let layout): layout.sections[index].contentInsets
    case .flow(let layout): layout.sections[index].sectionInset
    }
  }

  private func edgeSpacing(_ index: Int) -> Double {
    switch layout {
    case .compositional(let layout): layout.sections[index].group.edgeSpacing.minimum(axis)
    case .flow: 0
    }
  }

  /// Returns the derivation of a section's frame: its length, its spacing, and its start.
  func sectionSteps(_ index: Int) -> [SolverStep] {
    let start = SolverStep(
      rule: .r39, subject: .none,
      derivation: .sectionStart(sections[index].start, spacing: spacing(beforeSection: index)))
    let frame = SolverStep(
      rule: .r3, subject: sectionID(index), derivation: .frame(frame(ofSection: index)))
    return lengthSteps(ofSection: index) + [start, frame]
  }

  /// Returns the spacing before a section (rule 39).
  private func spacing(beforeSection index: Int) -> Double {
    guard index > 0 else { return 0 }
    return sections[index].start - sections[index - 1].start - sections[index - 1].length
  }

  /// The derivation of the content size, section by section (rules 37 to 43, F8, F12).
  var contentSizeSteps: [SolverStep] {
    var steps: [SolverStep] = []
    for index in sections.indices {
      steps += lengthSteps(ofSection: index)
      let spacing = spacing(beforeSection: index)
      guard spacing != 0 else { continue }
      steps.append(
        SolverStep(
          rule: .r39, subject: .none,
          derivation: .sectionStart(sections[index].start, spacing: spacing)))
    }
    let size = ContentSize(
      axis: axis, sections: boundaries.regionLength,
      boundaries: boundaries.length - boundaries.regionLength,
      isWidened: exactContentSize[axis.cross] > environment.container[axis.cross], exact: exactContentSize,
      size: contentSize)
    return steps + [SolverStep(rule: .r42, subject: .none, derivation: .contentSize(size))]
  }
}

/// The parts of a content size (rules 42, 43, F12).
package struct ContentSize: Hashable, Sendable {
  package var axis: Axis
  /// The total length of the sections along the scroll axis, including spacing.
  package var sections: Double
  /// The length that the layout's own boundary supplementary items add.
  package var boundaries: Double
  /// Whether a group is longer than the view across the scroll axis.
  package var isWidened: Bool
  package var exact: Size
  /// The rounded size.
  package var size: Size
}

extension Groups {
  fileprivate var areLines: Bool {
    switch self {
    case .lines: true
    case .empty, .pattern, .measured, .filled, .listed, .waterfall: false
    }
  }

  /// Groups that include the shortest and the longest of all but the last.
  fileprivate var representatives: Range<Int> {
    switch self {
    case .pattern(let groups): 0..<min(1, groups.count - 1)
    case .empty, .measured, .filled, .listed, .waterfall, .lines: 0..<max(0, count - 1)
    }
  }
}

extension Item {
  /// Returns the axis along which the group with an id arranges its subitems; nil if it is not in this item.
  fileprivate func stackAxis(of group: ElementID) -> Axis? {
    guard case .group(.stack(let stack)) = content else { return nil }
    if id == group { return stack.axis }
    for item in stack.subitems.declared {
      if let axis = item.stackAxis(of: group) { return axis }
    }
    return nil
  }
}
