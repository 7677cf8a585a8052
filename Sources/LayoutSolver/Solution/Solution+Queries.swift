extension Solution {
  /// Calls `body` with every element that a query for `rect`, in content coordinates, finds, until it answers
  /// false (rule 61).
  package func forEachElement(
    in rect: Rect, _ categories: ElementCategories = .all, _ body: (borrowing Element) -> Bool
  ) {
    // Rules 61, Q0: the rect is clipped to the content; what has no area finds decorations only.
    guard let clipped = rect.intersection(Rect(origin: .zero, size: contentSize)) else { return }
    let hasArea = clipped.size.width > 0 && clipped.size.height > 0
    let sought = hasArea ? categories : categories.intersection(.decoration)
    if sought.contains(.supplementary) {
      for index in boundaries.items.indices {
        let element = layoutBoundary(index)
        if element.frame.intersects(clipped) { guard body(element) else { return } }
      }
    }
    for section in sections(meeting: clipped) {
      guard forEachElement(ofSection: section, in: clipped, sought, body) else { return }
    }
  }

  /// Calls `body` with the frame of every root group of a section, as queries compare it, and with its items.
  package func forEachGroup(ofSection index: Int, _ body: (_ frame: Rect, _ items: Range<Int>) -> Void) {
    let section = sections[index]
    let placement = placement(section)
    for group in 0..<section.groups.count {
      body(placement.placed(section.groups.frame(ofGroup: group)), section.groups.cells(ofGroup: group))
    }
  }

  /// The sections that may have anything in `rect`.
  ///
  /// Pinned, overflowing and offset elements may leave their section, so all are asked; what a section costs does
  /// not depend on its items.
  private func sections(meeting rect: Rect) -> Range<Int> { sections.indices }

  private func forEachElement(
    ofSection index: Int, in rect: Rect, _ categories: ElementCategories, _ body: (borrowing Element) -> Bool
  ) -> Bool {
    let section = sections[index]
    if categories.contains(.decoration), section.showsDecorations, frame(ofSection: index).meets(rect) {
      for decoration in section.decorations {
        guard body(element(decoration, ofSection: index)) else { return false }
      }
    }
    if categories.contains(.supplementary) {
      for boundary in section.boundaries.items.indices {
        let element = sectionBoundary(boundary, ofSection: index)
        if element.frame.intersects(rect) { guard body(element) else { return false } }
      }
    }
    guard !categories.isDisjoint(with: [.cell, .supplementary]) else { return true }
    return forEachGroupElement(ofSection: index, in: rect, categories, body)
  }

  /// Cells and anchored supplementaries: found where their root group and they themselves are met.
  private func forEachGroupElement(
    ofSection index: Int, in rect: Rect, _ categories: ElementCategories, _ body: (borrowing Element) -> Bool
  ) -> Bool {
    let section = sections[index]
    guard let rect = rowWindow(section, rect) else { return true }
    // D 61: a row's elements are where its offset has moved them.
    let shift = rowShift(section)
    let near = regionRect(section, rect, shift)
    let groups = candidates(section, near: near)
    let placement = placement(section)
    func met(_ frame: Rect) -> Rect? {
      let placed = placement.placed(frame).offset(by: shift)
      return placed.intersects(rect) ? placed : nil
    }
    if categories.contains(.cell) {
      let zIndex = section.cellZIndex
      let goesOn = section.groups.forEachCell(inGroups: groups, near: near, meeting: met) {
        cell, template, group in
        let element = Element(template, item: cell, section: index, zIndex, placement)
        let frame = element.frame.offset(by: shift)
        // Rule 61: a cell wholly outside its group is never found.
        guard frame.intersects(rect), group.map(frame.isPartly(in:)) ?? true else { return true }
        return body(element)
      }
      guard goesOn else { return false }
    }
    if categories.contains(.supplementary), section.groups.hasSupplementaries {
      for group in groups where met(section.groups.frame(ofGroup: group)) != nil {
        let goesOn = section.groups.forEachSupplementary(ofGroup: group) {
          let element = Element($0, section: index, placement)
          return element.frame.offset(by: shift).intersects(rect) ? body(element) : true
        }
        guard goesOn else { return false }
      }
    }
    return true
  }

  /// The part of a rect in which an orthogonal row shows: the view's whole width, not the content's (D 61).
  private func rowWindow(_ section: SolvedSection, _ rect: Rect) -> Rect? {
    guard section.row != nil else { return rect }
    let cross = axis.crossing
    var window = rect
    window.size[cross] = min(rect.end(cross), environment.container[cross]) - rect.start(cross)
    return window.size[cross] > 0 ? window : nil
  }

  /// How far a row's elements stand from where they are at offset 0, in the view.
  private func rowShift(_ section: SolvedSection) -> Point {
    var shift = Point.zero
    guard let row = section.row else { return shift }
    let isTurned = environment.layoutDirection == .rightToLeft && axis == .vertical
    shift[axis.crossing] = isTurned ? row.offset : -row.offset
    return shift
  }

  /// A rect in the space of a section's region, a little larger: rounding moves a frame by up to a pixel.
  private func regionRect(_ section: SolvedSection, _ rect: Rect, _ shift: Point) -> Rect {
    var sought = rect.offset(by: Point(x: -shift.x, y: -shift.y))
    sought = mirrored(sought, within: rowWidth(section))
    let origin = regionOrigin(section)
    let reach = max(1, grid.reach)
    for axis in Axis.allCases {
      sought.origin[axis] -= origin[axis] + reach
      sought.size[axis] += reach * 2
    }
    return sought
  }

  /// Groups among which are all that the rect meets, by search along their row.
  private func candidates(_ section: SolvedSection, near rect: Rect) -> Range<Int> {
    let rowAxis = section.row == nil ? axis : axis.crossing
    return section.groups.groups(from: rect.start(rowAxis), to: rect.end(rowAxis))
  }
}
