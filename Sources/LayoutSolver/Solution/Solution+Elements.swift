extension Solution {
  /// Calls `body` with every element in the documented order, until it returns false.
  ///
  /// The order is the layout's boundary supplementary items, then for each section its decorations, boundary
  /// supplementary items, cells and anchored supplementaries.
  package func forEachElement(
    _ categories: ElementCategories = .all, _ body: (borrowing Element) -> Bool
  ) {
    if categories.contains(.supplementary) {
      for index in boundaries.items.indices {
        guard body(layoutBoundary(index)) else { return }
      }
    }
    for section in sections.indices {
      guard forEachElement(ofSection: section, categories, body) else { return }
    }
  }

  /// Calls `body` with the elements of one section in order, until it returns false; returns whether all were visited.
  @discardableResult
  package func forEachElement(
    ofSection index: Int, _ categories: ElementCategories = .all, _ body: (borrowing Element) -> Bool
  ) -> Bool {
    let section = sections[index]
    if categories.contains(.decoration), section.showsDecorations {
      for decoration in section.decorations {
        guard body(element(decoration, ofSection: index)) else { return false }
      }
    }
    if categories.contains(.supplementary) {
      for boundary in section.boundaries.items.indices {
        guard body(sectionBoundary(boundary, ofSection: index)) else { return false }
      }
    }
    let placement = placement(section)
    if categories.contains(.cell) {
      let zIndex = section.cellZIndex
      let continues = section.groups.forEachCell(
        inGroups: 0..<section.groups.count, near: nil, meeting: { $0 }
      ) { cell, template, _ in
        body(Element(template, item: cell, section: index, zIndex, placement))
      }
      guard continues else { return false }
    }
    if categories.contains(.supplementary), section.groups.hasSupplementaries {
      for group in 0..<section.groups.count {
        let continues = section.groups.forEachSupplementary(ofGroup: group) {
          body(Element($0, section: index, placement))
        }
        guard continues else { return false }
      }
    }
    return true
  }

  /// Returns the cell at an index path; nil if the section has no such item or is not laid out.
  package func cell(section: Int, item: Int) -> Element? {
    guard sections.indices.contains(section), item >= 0 else { return nil }
    let groups = sections[section].groups
    guard item < groups.cellCount else { return nil }
    let template = groups.cell(item, ofGroup: groups.group(ofCell: item))
    return Element(
      template, item: item, section: section, sections[section].cellZIndex, placement(sections[section]))
  }

  /// Returns a decoration's frame: the section less the decoration's insets (rule 55), with a rounded size (rule 3).
  func element(_ decoration: DecorationItem, ofSection index: Int) -> Element {
    let frame = exactFrame(sections[index]).inset(by: decoration.contentInsets)
    return Element(
      category: .decoration(decoration.kind), section: index, item: 0,
      frame: grid.allNearest(mirrored(frame)), zIndex: decoration.zIndex, id: decoration.id)
  }
}

extension Element {
  /// Creates the reported form of a cell.
  @inline(__always)
  init(_ template: SolvedCell, item: Int, section: Int, _ zIndex: Int, _ placement: Placement) {
    self.init(
      category: .cell, section: section, item: item, frame: placement.placed(template.frame),
      zIndex: template.zIndex ?? zIndex, isEstimated: template.isEstimated, id: template.id)
  }

  /// Creates the reported form of an anchored supplementary (rule 54).
  init(_ template: SolvedSupplementary, section: Int, _ placement: Placement) {
    self.init(
      category: .supplementary(template.kind), section: section, item: template.number,
      frame: placement.placed(template.frame), zIndex: template.zIndex, host: template.host,
      isEstimated: template.isEstimated, id: template.id)
  }
}
