import LayoutSolver

/// Groups, content insets and spacing, drawn on request.
extension PictureBuilder {
  /// Adds the requested parts between and around the elements of every drawn section.
  mutating func addRequestedParts() {
    guard !options.parts.isEmpty else { return }
    var before: PictureSection?
    for section in panel.sections {
      if options.parts.contains(.insets) { addInsets(ofSection: section) }
      addGroups(of: section)
      if let before, before.index + 1 == section.index {
        addSpacing(between: before.frame, section.frame, axis, PartName(section, "sectionSpacing"))
      }
      before = section
    }
  }

  /// The name of a part of a section that is not an element.
  struct PartName {
    let section: PictureSection
    let text: String
    var shift = Point.zero

    init(_ section: PictureSection, _ part: String) { self.init(section, path: "\(section.id).\(part)") }

    init(_ section: PictureSection, path: String) {
      self.section = section
      text = path
    }
  }

  private mutating func addInsets(ofSection section: PictureSection) {
    let insets =
      solution.outline(ofSection: section.index)?.insets
      ?? solution.flowContainer(ofSection: section.index)?.insets ?? .zero
    var region = solution.region(ofSection: section.index)
    // The insets are those of the view, which may be wider than the content.
    region.size[axis.cross] = max(region.size[axis.cross], panel.viewSize[axis.cross])
    let isMirrored = panel.layoutDirection == .rightToLeft
    for band in region.bands(insets, isMirrored: isMirrored) {
      add(band: band, PartName(section, "contentInsets.\(band.edge.rawValue)"))
    }
  }

  private mutating func add(band: InsetBand, _ name: PartName) {
    addMeasure(.inset(band.points), band.frame, band.points, name)
  }

  /// Adds a hatched part with its length.
  private mutating func addMeasure(
    _ role: PictureRole, _ frame: Rect, _ points: Double, _ name: PartName
  ) {
    let what =
      switch role {
      case .inset: "inset"
      default: "spacing"
      }
    add(
      PictureShape(
        role: role, section: name.section.index, name: name.text, frame: frame.offset(by: name.shift),
        labels: [[number(points)]], summary: "\(name.text): \(what) of \(number(points))",
        clip: name.section.row?.viewport))
  }

  // MARK: Groups

  /// The maximum number of root groups per section whose parts are drawn.
  private static let groupLimit = 1000

  private mutating func addGroups(of section: PictureSection) {
    let intervals = section.row == nil ? folding.intervals : Array(folding.intervals.prefix(1))
    let rowAxis = section.row == nil ? axis : axis.cross
    var next = 0
    for interval in intervals {
      let part = solution.drawnPart(ofSection: section.index, in: interval, panel.visibleBounds)
      let groups = solution.groups(ofSection: section.index, near: part)
      for group in groups.prefix(Self.groupLimit) where group >= next {
        let frame = solution.frame(ofGroup: group, inSection: section.index)
        guard frame.meets(part) else { continue }
        add(group: group, frame, of: section)
        if group + 1 < solution.groupCount(ofSection: section.index) {
          let after = solution.frame(ofGroup: group + 1, inSection: section.index)
          addSpacing(between: frame, after, rowAxis, name(group, "spacing", section))
        }
        next = group + 1
      }
    }
  }

  private func name(_ group: Int, _ text: String, _ section: PictureSection) -> PartName {
    var name = PartName(section, "group.\(group).\(text)")
    if let row = section.row { name.shift = solution.rowShift(row) }
    return name
  }

  private mutating func add(group: Int, _ frame: Rect, of section: PictureSection) {
    guard declared.roots.indices.contains(section.index) else {
      return addLineSpacing(group, section)
    }
    let root = declared.roots[section.index]
    if case .group(.waterfall) = root.content { addColumnSpacing(group, section) }
    guard let outline = solution.outline(ofGroup: group, inSection: section.index) else { return }
    let place = GroupPlace(
      section: section, group: group, path: "\(section.id).group.\(group)", depth: 0, origin: .zero,
      shift: section.row.map(solution.rowShift) ?? .zero,
      items: solution.cells(ofGroup: group, inSection: section.index))
    add(outline, root, at: place)
  }

  /// The position of a group within a root group; positions are relative to the root group's origin.
  private struct GroupPlace {
    let section: PictureSection
    let group: Int
    let path: String
    let depth: Int
    let origin: Point
    let shift: Point
    /// The section's items in the group.
    let items: Range<Int>

    func nested(_ number: Int, at point: Point, _ items: Range<Int>) -> GroupPlace {
      GroupPlace(
        section: section, group: group, path: "\(path).\(number)", depth: depth + 1, origin: origin + point,
        shift: shift, items: items)
    }
  }

  /// Adds a group, its insets and spacing, and its nested groups; the depth is bounded by the nesting of the spec.
  private mutating func add(_ group: GroupOutline, _ item: Item, at place: GroupPlace) {
    let slotFrame = Rect(origin: place.origin, size: group.size)
    if options.parts.contains(.groups) {
      let frame = placed(slotFrame, place)
      add(
        PictureShape(
          role: .group(depth: place.depth), section: place.section.index, name: place.path, frame: frame,
          summary: "\(place.path): group, \(words(frame))", clip: place.section.row?.viewport,
          items: place.items))
    }
    addInsets(item.effectiveInsets(estimated: group.isEstimated), of: slotFrame, place)
    guard case .group(.stack(let stack)) = item.content else { return }
    let present = group.slots.filter {
      $0.firstCell < place.section.items && stack.subitems.declared.indices.contains($0.declared)
    }
    for (number, slot) in present.enumerated() {
      let subitem = stack.subitems.declared[slot.declared]
      let end = number + 1 < present.count ? present[number + 1].firstCell : place.items.upperBound
      let inner = place.nested(number, at: slot.frame.origin, slot.firstCell..<max(slot.firstCell, end))
      if let nested = slot.nested.first {
        add(nested, subitem, at: inner)
      } else {
        let frame = Rect(origin: inner.origin, size: slot.frame.size)
        addInsets(subitem.effectiveInsets(estimated: slot.isEstimated), of: frame, inner)
      }
      guard number + 1 < present.count else { continue }
      let after = present[number + 1].frame
      addSpacing(
        between: placed(Rect(origin: inner.origin, size: slot.frame.size), place),
        placed(Rect(origin: place.origin + after.origin, size: after.size), place), stack.axis,
        PartName(place.section, path: "\(inner.path).spacing"))
    }
  }

  /// Returns the drawn position of a frame given in a root group's coordinates.
  private func placed(_ frame: Rect, _ place: GroupPlace) -> Rect {
    solution.placed(frame, inGroup: place.group, ofSection: place.section.index).offset(by: place.shift)
  }

  private mutating func addInsets(_ insets: Insets, of frame: Rect, _ place: GroupPlace) {
    guard options.parts.contains(.insets), insets != .zero else { return }
    // Unmirrored here, because `placed` mirrors them with the group.
    for band in frame.bands(insets, isMirrored: false) {
      var band = band
      band.frame = placed(band.frame, place)
      add(
        band: band,
        PartName(place.section, path: "\(place.path).contentInsets.\(band.edge.rawValue)"))
    }
  }

  // MARK: Spacing

  /// Adds the space between two frames along an axis, if any.
  private mutating func addSpacing(between one: Rect, _ other: Rect, _ axis: Axis, _ name: PartName) {
    guard options.parts.contains(.spacing) else { return }
    let (first, second) = one.start(axis) <= other.start(axis) ? (one, other) : (other, one)
    let points = second.start(axis) - first.end(axis)
    guard points > 0.001 else { return }
    var frame = first.union(second)
    frame.origin[axis] = first.end(axis)
    frame.size[axis] = points
    addMeasure(.spacing(points), frame, points, name)
  }

  /// Adds the spaces between the columns of a waterfall, and between the items of each.
  private mutating func addColumnSpacing(_ group: Int, _ section: PictureSection) {
    guard options.parts.contains(.spacing) else { return }
    let items = solution.cells(ofGroup: group, inSection: section.index)
    // By the position of the column.
    var first: [Double: Rect] = [:]
    var last: [Double: Rect] = [:]
    for item in items.prefix(Self.groupLimit) {
      guard let frame = solution.cell(section: section.index, item: item)?.frame else { continue }
      let column = frame.start(axis.cross)
      if let before = last[column] {
        addSpacing(between: before, frame, axis, PartName(section, "\(item).spacing"))
      } else {
        first[column] = frame
      }
      last[column] = frame
    }
    let columns = first.sorted { $0.key < $1.key }.map(\.value)
    for (number, pair) in zip(columns, columns.dropFirst()).enumerated() {
      addSpacing(between: pair.0, pair.1, axis.cross, PartName(section, "column.\(number).spacing"))
    }
  }

  /// Adds the spaces between the items of a flow layout's line.
  private mutating func addLineSpacing(_ line: Int, _ section: PictureSection) {
    let items = solution.cells(ofGroup: line, inSection: section.index)
    for item in items.dropLast().prefix(Self.groupLimit) {
      guard let one = solution.cell(section: section.index, item: item),
        let other = solution.cell(section: section.index, item: item + 1)
      else { continue }
      addSpacing(
        between: one.frame, other.frame, axis.cross, PartName(section, "\(item).spacing"))
    }
  }
}

/// The area of one content inset.
struct InsetBand {
  var edge: PictureEdge
  var frame: Rect
  var points: Double
}

extension Rect {
  /// Returns the areas of insets; those at the top and bottom have the full width.
  func bands(_ insets: Insets, isMirrored: Bool) -> [InsetBand] {
    let left = isMirrored ? insets.trailing : insets.leading
    let right = isMirrored ? insets.leading : insets.trailing
    let height = size.height - max(insets.top, 0) - max(insets.bottom, 0)
    let middle = origin.y + max(insets.top, 0)
    let bands = [
      InsetBand(
        edge: .top, frame: Rect(x: origin.x, y: origin.y, width: size.width, height: insets.top),
        points: insets.top),
      InsetBand(
        edge: .left, frame: Rect(x: origin.x, y: middle, width: left, height: height), points: left),
      InsetBand(
        edge: .bottom,
        frame: Rect(x: origin.x, y: end(.vertical) - insets.bottom, width: size.width, height: insets.bottom),
        points: insets.bottom),
      InsetBand(
        edge: .right,
        frame: Rect(x: end(.horizontal) - right, y: middle, width: right, height: height), points: right),
    ]
    return bands.filter { $0.points > 0 && $0.frame.size.width > 0 && $0.frame.size.height > 0 }
  }
}
