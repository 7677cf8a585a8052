extension Solution {
  /// Calls `body` with every element that a query for `rect` finds, until it returns false (rule 61).
  ///
  /// `rect` is in content coordinates.
  package func forEachElement(
    in rect: Rect, _ categories: ElementCategories = .all, _ body: (borrowing Element) -> Bool
  ) {
    // Rules 61, Q0: the rect is clipped to the content; an empty rect finds only decorations.
    guard let clipped = rect.intersection(Rect(origin: .zero, size: contentSize)) else { return }
    let hasArea = clipped.size.width > 0 && clipped.size.height > 0
    let sought = hasArea ? categories : categories.intersection(.decoration)
    if sought.contains(.supplementary) {
      for index in boundaries.items.indices {
        let element = layoutBoundary(index)
        if element.frame.intersects(clipped) { guard body(element) else { return } }
      }
    }
    // Pinned, overflowing and offset elements may leave their section, so all sections are checked; the cost per
    // section does not depend on its items.
    for section in sections.indices {
      guard forEachElement(ofSection: section, in: clipped, sought, body) else { return }
    }
  }

  /// Calls `body` with the frame of every root group of a section, as compared in queries, and the group's items.
  package func forEachGroup(ofSection index: Int, _ body: (_ frame: Rect, _ items: Range<Int>) -> Void) {
    let section = sections[index]
    let placement = placement(section)
    for group in 0..<section.groups.count {
      body(placement.placed(section.groups.frame(ofGroup: group)), section.groups.cells(ofGroup: group))
    }
  }

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
    return forEachGroupElement(of: section, index, in: rect, categories, body)
  }

  /// Visits cells and anchored supplementaries whose root group and own frame both overlap `rect`.
  private func forEachGroupElement(
    of section: SolvedSection, _ index: Int, in rect: Rect, _ categories: ElementCategories,
    _ body: (borrowing Element) -> Bool
  ) -> Bool {
    guard let rect = rowWindow(section, rect) else { return true }
    let near = regionRect(section, rect)
    let groups = candidates(section, near: near)
    let placement = placement(section)
    if categories.contains(.cell) {
      let zIndex = section.cellZIndex
      let continues = section.groups.forEachCell(
        inGroups: groups, near: near, meeting: { placement.placed($0, meeting: rect) }
      ) { cell, template, group in
        let element = Element(template, item: cell, section: index, zIndex, placement)
        // Rule 61: a cell entirely outside its group is never found.
        guard element.frame.intersects(rect), group.map(element.frame.isPartly(in:)) ?? true else {
          return true
        }
        return body(element)
      }
      guard continues else { return false }
    }
    if categories.contains(.supplementary), section.groups.hasSupplementaries {
      for group in groups where placement.placed(section.groups.frame(ofGroup: group), meeting: rect) != nil {
        let continues = section.groups.forEachSupplementary(ofGroup: group) {
          let element = Element($0, section: index, placement)
          return element.frame.intersects(rect) ? body(element) : true
        }
        guard continues else { return false }
      }
    }
    return true
  }

  /// Returns the part of `rect` that shows an orthogonal row, in the row's coordinates at offset 0; it is clipped to
  /// the view's width, not the content's (D 61).
  private func rowWindow(_ section: SolvedSection, _ rect: Rect) -> Rect? {
    guard let row = section.row else { return rect }
    let cross = axis.cross
    var window = rect
    window.size[cross] = min(rect.end(cross), environment.container[cross]) - rect.start(cross)
    let isMirrored = environment.layoutDirection == .rightToLeft && axis == .vertical
    window.origin[cross] += isMirrored ? -row.offset : row.offset
    return window.size[cross] > 0 ? window : nil
  }

  /// Returns `rect` in the coordinates of a section's region, enlarged because rounding moves frames by up to a pixel.
  func regionRect(_ section: SolvedSection, _ rect: Rect) -> Rect {
    var sought = section.isMirrored ? mirrored(rect, within: rowWidth(section)) : rect
    let origin = regionOrigin(section)
    let reach = max(1, grid.reach)
    for axis in Axis.allCases {
      sought.origin[axis] -= origin[axis] + reach
      sought.size[axis] += reach * 2
    }
    return sought
  }

  /// Returns a range that includes all groups overlapping `rect`, found by search along their row.
  func candidates(_ section: SolvedSection, near rect: Rect) -> Range<Int> {
    let rowAxis = section.row == nil ? axis : axis.cross
    return section.groups.groups(from: rect.start(rowAxis), to: rect.end(rowAxis))
  }
}
