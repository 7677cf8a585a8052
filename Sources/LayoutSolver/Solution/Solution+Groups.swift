/// Root groups and their surroundings, for pictures.
extension Solution {
  /// Returns a section's frame without its boundary supplementary items: the area of its insets and groups.
  package func region(ofSection index: Int) -> Rect {
    let section = sections[index]
    var frame = exactFrame(section)
    frame.origin[axis] += section.boundaries.before
    frame.size[axis] = section.boundaries.regionLength
    return grid.allNearest(mirrored(frame))
  }

  /// Returns the root groups near a rectangle in content coordinates; those of an orthogonal row are at scroll offset
  /// 0.
  package func groups(ofSection index: Int, near rect: Rect) -> Range<Int> {
    candidates(sections[index], near: regionRect(sections[index], rect))
  }

  /// Returns the frame of a root group, at scroll offset 0.
  package func frame(ofGroup group: Int, inSection index: Int) -> Rect {
    let section = sections[index]
    return placement(section).placed(section.groups.frame(ofGroup: group))
  }

  /// Returns the reported form of a frame given in a root group's coordinates.
  package func placed(_ frame: Rect, inGroup group: Int, ofSection index: Int) -> Rect {
    let section = sections[index]
    return placement(section).placed(frame.offset(by: section.groups.frame(ofGroup: group).origin))
  }

  /// Calls `body` with the cells and anchored supplementaries of the root groups near a rectangle until it returns
  /// false; returns whether all were visited. Those of an orthogonal row are at scroll offset 0.
  @discardableResult
  package func forEachElement(
    ofSection index: Int, inGroupsNear rect: Rect, _ body: (borrowing Element) -> Bool
  ) -> Bool {
    let section = sections[index]
    let near = regionRect(section, rect)
    let groups = candidates(section, near: near)
    let placement = placement(section)
    let zIndex = section.cellZIndex
    let continues = section.groups.forEachCell(inGroups: groups, near: near, meeting: { $0 }) {
      cell, template, _ in
      body(Element(template, item: cell, section: index, zIndex, placement))
    }
    guard continues, section.groups.hasSupplementaries else { return continues }
    for group in groups {
      let continues = section.groups.forEachSupplementary(ofGroup: group) {
        body(Element($0, section: index, placement))
      }
      guard continues else { return false }
    }
    return true
  }

  /// Returns the structure of a root group, which is solved again; nil in a flow layout.
  package func outline(ofGroup group: Int, inSection index: Int) -> GroupOutline? {
    guard case .compositional(let layout) = layout, layout.sections.indices.contains(index) else {
      return nil
    }
    let section = layout.sections[index]
    var solver = SectionSolver(
      section, index: index, in: SectionContainer(section, in: layout, environment), environment, window: nil)
    let first = sections[index].groups.cells(ofGroup: group).lowerBound
    return GroupOutline(
      solver.arranged(from: first, count: section.items.count, missing: solver.missingItems))
  }
}
