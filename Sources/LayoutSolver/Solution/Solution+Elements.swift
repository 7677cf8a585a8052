extension Solution {
  /// Calls `body` with every element in the documented order, until it answers false.
  ///
  /// The order: the layout's boundary items; then by section: decorations, boundary items, cells, anchored
  /// supplementaries.
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

  /// The elements of one section; false when `body` has had enough.
  private func forEachElement(
    ofSection index: Int, _ categories: ElementCategories, _ body: (borrowing Element) -> Bool
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
    if categories.contains(.cell) {
      for group in 0..<section.groups.count {
        for cell in section.groups.cells(ofGroup: group) {
          guard body(element(ofCell: cell, inGroup: group, ofSection: index)) else { return false }
        }
      }
    }
    if categories.contains(.supplementary), section.groups.hasSupplementaries {
      for group in 0..<section.groups.count {
        let goesOn = section.groups.forEachSupplementary(ofGroup: group) {
          body(element($0, ofSection: index))
        }
        guard goesOn else { return false }
      }
    }
    return true
  }

  /// The cell of an index path, or nil where the section has no such item or lays nothing out.
  package func cell(section: Int, item: Int) -> Element? {
    guard sections.indices.contains(section), item >= 0 else { return nil }
    let groups = sections[section].groups
    guard item < groups.cellCount else { return nil }
    return element(ofCell: item, inGroup: groups.group(ofCell: item), ofSection: section)
  }

  /// A cell as it is reported.
  func element(ofCell cell: Int, inGroup group: Int, ofSection index: Int) -> Element {
    let section = sections[index]
    let template = section.groups.cell(cell, ofGroup: group)
    return Element(
      category: .cell, section: index, item: cell, frame: placed(template.frame, in: section),
      zIndex: template.zIndex ?? section.cellZIndex, isEstimated: template.isEstimated, id: template.id)
  }

  /// An anchored supplementary as it is reported (rule 54).
  func element(_ template: SupplementaryTemplate, ofSection index: Int) -> Element {
    Element(
      category: .supplementary(template.kind), section: index, item: template.number,
      frame: placed(template.frame, in: sections[index]), zIndex: template.zIndex, host: template.host,
      isEstimated: template.isEstimated, id: template.id)
  }

  /// Rule 55: the whole section less the decoration's own insets; its size is rounded too (rule 3).
  func element(_ decoration: DecorationItem, ofSection index: Int) -> Element {
    let frame = exactFrame(sections[index]).inset(by: decoration.contentInsets)
    return Element(
      category: .decoration(decoration.kind), section: index, item: 0,
      frame: grid.allNearest(mirrored(frame)), zIndex: decoration.zIndex, id: decoration.id)
  }

  /// A frame of a section's region as it is reported: in content space, mirrored, rounded once.
  func placed(_ frame: Rect, in section: SolvedSection) -> Rect {
    grid.placed(mirrored(frame.offset(by: regionOrigin(section)), within: rowWidth(section)))
  }
}
