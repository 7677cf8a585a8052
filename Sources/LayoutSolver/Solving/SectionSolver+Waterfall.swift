extension SectionSolver {
  /// The waterfall of the section's root group, if it is one.
  var waterfall: Waterfall? {
    switch section.group.content {
    case .group(.waterfall(let waterfall)): waterfall
    case .cell, .group(.stack), .group(.custom): nil
    }
  }

  /// Returns all the section's items packed into one group (rules W1 to W4).
  mutating func packed(_ waterfall: Waterfall) -> Groups {
    // Rule W1: the columns divide the group's width, less its insets.
    let axis = sectionContainer.mainAxis
    let size = waterfallSize
    let columns = columns(waterfall, width: size[axis.cross], waterfallInsets)
    var frame = Rect(origin: waterfallOrigin(size), size: size)

    // Rules W2, W3: place the items one after another.
    let lengths = WaterfallLengths(section.items, waterfall, columnWidth: columns.length, axis, pixels)
    guard let packing = packing(waterfall, lengths, columns, groupOrigin: frame.origin) else { return .empty }
    // Rule W4: as long as the longest column.
    frame.size[axis] =
      switch packing {
      case .even(let packing): packing.length
      case .listed(let packing): packing.length
      }
    var builder = GroupFlattener(grid: grid, solver: groupSolver)
    addSupplementaries(on: frame, to: &builder)
    return .waterfall(
      WaterfallGroup(
        axis: axis, frame: frame, columns: columns, packing: packing,
        supplementaries: builder.flattened.supplementaries, id: section.group.id))
  }

  /// Waterfalls use current pixel rounding even if the layout uses that of iOS 13 to 15.
  private var pixels: PixelGrid { grid.withoutLegacy }

  /// The group's size before packing, whose length is set to that of its longest column later.
  private var waterfallSize: Size {
    var size = Size.zero
    let axis = sectionContainer.mainAxis.cross
    let resolver = GroupSolver(
      section: groupSolver.section, grid: pixels, view: sectionContainer.view, measurer: groupSolver.measurer)
    size[axis] = resolver.length(section.group.size[axis], in: container)
    return size
  }

  /// The insets, which apply only across the columns, and only if the group's width is not estimated (rule 12).
  private var waterfallInsets: Insets {
    section.group.effectiveInsets { $0 == sectionContainer.mainAxis || section.group.size[$0].isEstimated }
  }

  private func columns(_ waterfall: Waterfall, width: Double, _ insets: Insets) -> UniformIntervals {
    let axis = sectionContainer.mainAxis.cross
    let count = Double(max(1, waterfall.columns))
    let inner = max(0, width - insets.sum(axis))
    let columnWidth = max(0, pixels.floored((inner - (count - 1) * waterfall.columnSpacing) / count))
    return UniformIntervals(
      first: insets.start(axis), pitch: columnWidth + waterfall.columnSpacing, length: columnWidth)
  }

  /// Returns the group's origin, which does not depend on its length (rules 27, 37).
  private func waterfallOrigin(_ size: Size) -> Point {
    let row = row(tallest: 0)
    var origin = Point.zero
    origin[sectionContainer.rowAxis] =
      row.start + section.group.edgeSpacing.start(sectionContainer.rowAxis).minimum
    origin[sectionContainer.rowAxis.cross] = row.across(size)
    return origin
  }

  /// Returns the packed items; nil if there is no memory for their positions.
  private mutating func packing(
    _ waterfall: Waterfall, _ lengths: WaterfallLengths, _ columns: UniformIntervals, groupOrigin: Point
  ) -> WaterfallGroup.Packing? {
    let count = section.items.count
    let areAllMeasured = groupSolver.measurer.measuredPrefix == count
    // Rule 33: some items are measured already, or visible ones are measured while packing.
    let isAnyMeasured = window != nil || !groupSolver.measurer.measured.isEmpty
    if !areAllMeasured, !isAnyMeasured || lengths.areAllUnknown {
      return .even(
        EvenPacking(waterfall, count: count, length: waterfall.estimatedItemHeight, isEstimated: true))
    }
    if lengths.areAllTheSame, areAllMeasured || count > Self.ownSizeLimit {
      let length = lengths[0]
      return .even(
        EvenPacking(
          waterfall, count: count, length: length ?? waterfall.estimatedItemHeight,
          isEstimated: length == nil))
    }
    guard groupSolver.charge(count, each: ListedPacking.bytesPerItem),
      groupSolver.charge(min(count, waterfall.columns), each: WaterfallPacker.bytesPerColumn)
    else { return nil }
    var packer = WaterfallPacker(waterfall, itemCount: count)
    guard !areAllMeasured else {
      let listed = lengths.listed
      for item in 0..<count { packer.append(listed[item]) }
      return .listed(ListedPacking(packer, lengths: listed))
    }
    let seen = VisibleColumns(
      axis: sectionContainer.mainAxis, origin: groupOrigin, columns: columns, window: window(on: pixels))
    let listed = pack(lengths, seen, into: &packer)
    return .listed(ListedPacking(packer, lengths: listed))
  }

  /// Returns the window with the pixel rounding of waterfalls.
  private func window(on pixels: PixelGrid) -> VisibleWindow? {
    window.map { window in
      let placement = window.placement
      return VisibleWindow(
        bounds: window.bounds,
        placement: Placement(origin: placement.origin, mirrorWidth: placement.mirrorWidth, grid: pixels))
    }
  }

  /// The largest section that can store a length per item.
  private static let ownSizeLimit = 100_000_000

  /// Packs the items, measuring those visible at their estimates (rule 33); the preceding items are already placed.
  private func pack(
    _ lengths: WaterfallLengths, _ seen: VisibleColumns, into packer: inout WaterfallPacker
  ) -> ItemLengths {
    let estimate = lengths.estimate
    var known: [Double] = []
    known.reserveCapacity(section.items.count)
    for item in 0..<section.items.count {
      let (position, start) = packer.next
      let isSeen =
        groupSolver.measurer.hasMeasured(item)
        || seen.shows(column: packer.columns.column(ofTurn: position), from: start, length: estimate)
      let length = isSeen ? lengths[item] : nil
      known.append(length ?? .nan)
      packer.append(length ?? estimate)
    }
    return ItemLengths(listed: known, fallback: estimate)
  }

  /// Records the column width, the item's length, and its column (rules W1 to W3).
  func recordPlace(of item: Int, in group: WaterfallGroup, by recorder: inout GroupSolver) {
    guard let waterfall else { return }
    let (id, cross) = (section.group.id, group.axis.cross)
    recorder.record(
      .w1, id,
      .equalPart(
        cross, count: max(1, waterfall.columns),
        available: group.frame.size[cross] - waterfallInsets.sum(cross),
        spacing: waterfall.columnSpacing, length: group.columns.length))
    let place = group.place(ofItem: item)
    if !place.isEstimated {
      recorder.record(
        .w3, id,
        .measured(group.axis, estimate: waterfall.estimatedItemHeight, length: place.length))
    }
    recorder.record(.w2, id, .column(place.column, start: place.start, length: place.length))
  }

  /// Adds the supplementaries of the group itself (rules 10, 53).
  func addSupplementaries(on frame: Rect, to builder: inout GroupFlattener) {
    builder.addSupplementaries(
      of: section.group, on: frame.inset(by: waterfallInsets), container: container, host: nil)
  }
}

/// Determines which items of a waterfall are visible.
private struct VisibleColumns {
  let axis: Axis
  let origin: Point
  let columns: UniformIntervals
  let window: VisibleWindow?

  func shows(column: Int, from start: Double, length: Double) -> Bool {
    guard let window else { return false }
    var frame = Rect(origin: origin, size: Size(along: length, across: columns.length, axis: axis))
    frame.origin[axis] += start
    frame.origin[axis.cross] += columns.start(of: column)
    return window.shows(frame)
  }
}
