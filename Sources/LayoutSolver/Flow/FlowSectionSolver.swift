/// Solves one section of a flow layout.
struct FlowSectionSolver {
  let section: FlowSection
  let index: Int
  let axis: Axis
  /// The length across the scroll axis (rule F3).
  let crossLength: Double
  /// The section inset including the insets it is relative to (rule F9).
  let insets: Insets
  private let quirks: Set<FlowLayout.Quirk>
  private(set) var issues: [SolverIssue] = []
  private(set) var budget: MemoryBudget
  private let measuring: MeasuringMode

  init(
    _ section: FlowSection, index: Int, in layout: FlowLayout, _ environment: LayoutEnvironment,
    budget: MemoryBudget = MemoryBudget()
  ) {
    quirks = layout.quirks
    measuring = environment.measuring
    self.budget = budget
    self.section = section
    self.index = index
    axis = layout.scrollAxis
    let cross = axis.cross
    // Rule F3: the content inset narrows the lines.
    crossLength = max(0, environment.container[cross] - environment.contentInset.sum(cross))
    insets = section.sectionInset.counted(from: layout.sectionInsetReference, across: axis, environment)
  }

  /// Returns the section's lines; empty if it has no items.
  mutating func lines(_ selfSizing: FlowSelfSizing) -> Groups {
    let count = section.items.count
    guard count > 0, charge(count, each: FlowItemSizes.storedBytesPerItem(of: section, measuring)) else {
      return .empty
    }
    let sizes = FlowItemSizes(section, index: index, selfSizing)
    let spacing = spacing(sizes)
    let filler = LineFiller(
      available: crossLength - insets.sum(axis.cross), start: insets.start(axis.cross),
      spacing: spacing.items)
    reportTooLong(sizes[axis.cross], available: filler.available)
    // Rules F4, F5: which items each line has.
    guard sizes[axis.cross].isSameForAll || charge(count, each: ListedLinePositions.bytesPerItem) else {
      return .empty
    }
    let across = filler.places(sizes[axis.cross], count: count)
    var lines = FlowLines(
      axis: axis, cellCount: count, acrossLengths: sizes[axis.cross], alongLengths: sizes[axis],
      across: across, along: .even(evenLines(thickness: sizes[axis][0], spacing.lines)),
      estimated: sizes.estimated, id: section.id)
    // Rule F7: a line is as thick as its thickest item.
    if !sizes[axis].isSameForAll {
      guard charge(lines.count, each: ListedLines.bytesPerLine) else { return .empty }
      lines = lines.replacing(along: .listed(listedLines(lines, spacing.lines)))
    }
    return .lines(lines)
  }

  /// Charges an array before it is stored; if it exceeds the budget, reports an issue and returns false.
  private mutating func charge(_ count: Int, each bytes: Int) -> Bool {
    if budget.charge(count, each: bytes) { return true }
    issues.append(
      .outOfMemory(section: index, bytes: budget.total(with: count, each: bytes), limit: budget.limit))
    return false
  }

  /// Returns the spacing between lines, and between the items of a line (rule F2); a quirk swaps them (rule F17).
  func spacing(_ sizes: FlowItemSizes) -> (lines: Double, items: Double) {
    let spacing = (lines: section.minimumLineSpacing, items: section.minimumInteritemSpacing)
    guard quirks.contains(.swapSpacingsHorizontally), axis == .horizontal,
      !sizes.areAllTheSame(count: section.items.count)
    else { return spacing }
    return (spacing.items, spacing.lines)
  }

  private func evenLines(thickness: Double, _ spacing: Double) -> UniformIntervals {
    UniformIntervals(first: insets.start(axis), pitch: thickness + spacing, length: thickness)
  }

  /// Returns the lines one after another, each as thick as its thickest item (rules F2, F7).
  private func listedLines(_ lines: FlowLines, _ spacing: Double) -> ListedLines {
    var listed = ListedLines()
    var place = insets.start(axis)
    for line in 0..<lines.count {
      let thickness = lines.items(ofLine: line).reduce(-Double.infinity) { max($0, lines.alongLengths[$1]) }
      listed.append(start: place, thickness: thickness)
      place += thickness + spacing
    }
    return listed
  }

  /// Reports the first item longer than a line (rule F10): UIKit only logs that the behavior is undefined.
  private mutating func reportTooLong(_ lengths: ItemLengths, available: Double) {
    let last = lengths.isSameForAll ? 1 : section.items.count
    guard let item = (0..<last).first(where: { lengths[$0] > available + 1e-6 }) else { return }
    issues.append(
      .itemExceedsLine(section: index, id: section.id, item: item, needs: lengths[item], available: available)
    )
  }
}

extension FlowLines {
  /// Returns the same items in lines with other positions along the scroll axis.
  func replacing(along: LinePositions) -> FlowLines {
    FlowLines(
      axis: axis, cellCount: cellCount, acrossLengths: acrossLengths, alongLengths: alongLengths,
      across: across, along: along, estimated: estimated, id: id)
  }
}

extension FlowLayout.InsetReference {
  /// Returns the insets of the view that section insets are added to, without the content inset.
  func insets(_ environment: LayoutEnvironment) -> Insets {
    switch self {
    case .contentInset: .zero
    case .safeArea: environment.safeArea
    case .layoutMargins: environment.layoutMargins
    }
  }

  /// The equivalent reference of a compositional layout's section.
  var reference: ContentInsetsReference {
    switch self {
    case .contentInset: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    }
  }
}

extension Insets {
  /// Returns the section inset plus the safe area or the margins, across the scroll axis only (rule F9).
  func counted(
    from reference: FlowLayout.InsetReference, across axis: Axis, _ environment: LayoutEnvironment
  ) -> Insets {
    guard reference != .contentInset else { return self }
    let referenced = reference.insets(environment)
    let content = environment.contentInset
    let counted = Insets(
      top: max(0, top + referenced.top - content.top),
      leading: max(0, leading + referenced.leading - content.leading),
      bottom: max(0, bottom + referenced.bottom - content.bottom),
      trailing: max(0, trailing + referenced.trailing - content.trailing))
    return counted.without(axis) + without(axis.cross)
  }
}
