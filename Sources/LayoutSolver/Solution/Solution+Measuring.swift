extension Solution {
  /// Marks visible elements with known measurements as measured; returns false if all have been measured already.
  ///
  /// Visible elements are those found by a query of the visible bounds, using the reported frames (rule 61, D 33).
  func measureVisible(_ measured: inout MeasuredElements, limit: Int) -> Bool {
    var found = 0
    if case .compositional(let layout) = layout {
      found += measureBoundaries(layout.boundarySupplementaryItems, nil, &measured.layoutBoundaries)
      for (index, section) in layout.sections.enumerated() where found < limit {
        found += measureBoundaries(
          section.boundarySupplementaryItems, index, &measured.sectionBoundaries[index, default: []])
      }
    }
    guard found < limit else { return true }
    forEachElement(in: mirrored(visibleBounds.full), .cell) { cell in
      guard let section = cell.section, cell.isEstimated, !items(ofSection: section).isUnknown,
        measured.items[section, default: []].insert(cell.item).inserted
      else { return true }
      found += 1
      return found < limit
    }
    return found > 0
  }

  /// Returns the content of a section, as declared.
  private func items(ofSection index: Int) -> SectionItems {
    switch layout {
    case .compositional(let layout): layout.sections[index].items
    case .flow(let layout): layout.sections[index].items
    }
  }

  /// Marks the first visible boundary supplementary item that has not been measured; returns how many were marked (0 or
  /// 1).
  private func measureBoundaries(
    _ items: [BoundarySupplementary], _ section: Int?, _ measured: inout Set<Int>
  ) -> Int {
    let bounds = mirrored(visibleBounds.full)
    let first = items.indices.first { index in
      guard !measured.contains(index), items[index] != items[index].unmeasured else { return false }
      let element = section.map { sectionBoundary(index, ofSection: $0) } ?? layoutBoundary(index)
      return element.frame.intersects(bounds)
    }
    guard let first else { return 0 }
    measured.insert(first)
    return 1
  }
}
