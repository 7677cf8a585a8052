extension Solution {
  /// Marks visible elements as measured whose content says how large they are; false where all of them have been.
  ///
  /// Rule 61, D 33: visible is what a query of the visible bounds finds, by the frames that are reported.
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

  /// The content of a section, as it was solved.
  private func items(ofSection index: Int) -> SectionItems {
    switch layout {
    case .compositional(let layout): layout.sections[index].items
    case .flow(let layout): layout.sections[index].items
    }
  }

  /// Marks the first visible boundary item that has not been measured; says how many.
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
