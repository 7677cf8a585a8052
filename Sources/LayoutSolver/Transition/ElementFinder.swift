/// Finds single elements of a solution without enumerating all of them.
struct ElementFinder: Sendable {
  let solution: Solution
  /// For each section of listed groups, the indices of its supplementaries by kind and running number.
  private var listed: [Int: [ElementKind: [Int]]] = [:]

  init(_ solution: Solution) {
    self.solution = solution
    for (index, section) in solution.sections.enumerated() {
      guard case .listed(let groups) = section.groups, !groups.supplementaries.isEmpty else { continue }
      for (place, supplementary) in groups.supplementaries.enumerated() {
        listed[index, default: [:]][supplementary.kind, default: []].append(place)
      }
    }
  }

  /// Returns the element with the given category, section, item and ordinal; nil if not found.
  func element(_ category: Element.Category, section: Int?, item: Int, ordinal: Int) -> Element? {
    switch category {
    case .cell: section.flatMap { solution.cell(section: $0, item: item) }
    case .supplementary(let kind): supplementary(kind, section: section, item: item, isAnchored: ordinal > 0)
    case .decoration(let kind): section.flatMap { decoration(kind, section: $0, ordinal: ordinal) }
    }
  }

  private func decoration(_ kind: ElementKind, section index: Int, ordinal: Int) -> Element? {
    guard solution.sections.indices.contains(index), solution.sections[index].showsDecorations else {
      return nil
    }
    return solution.sections[index].decorations.lazy.filter { $0.kind == kind }.dropFirst(ordinal).first
      .map { solution.element($0, ofSection: index) }
  }

  private func supplementary(_ kind: ElementKind, section: Int?, item: Int, isAnchored: Bool) -> Element? {
    guard let section else {
      return solution.boundaries.items.firstIndex { $0.item.kind == kind }.map(solution.layoutBoundary)
    }
    guard solution.sections.indices.contains(section) else { return nil }
    guard isAnchored else {
      let boundaries = solution.sections[section].boundaries.items
      return boundaries.firstIndex { $0.item.kind == kind }
        .map { solution.sectionBoundary($0, ofSection: section) }
    }
    return template(kind, number: item, section).map {
      Element($0, section: section, solution.placement(solution.sections[section]))
    }
  }

  /// Returns an anchored supplementary by its running number (rule 54).
  private func template(_ kind: ElementKind, number: Int, _ section: Int) -> SolvedSupplementary? {
    switch solution.sections[section].groups {
    case .empty, .measured, .filled, .lines: return nil
    case .waterfall(let group):
      return group.supplementaries.first { $0.kind == kind && $0.number == number }
    case .pattern(let groups): return groups.supplementary(kind, number: number)?.template
    case .listed(let groups):
      guard let places = listed[section]?[kind], places.indices.contains(number) else { return nil }
      return groups.supplementaries[places[number]]
    }
  }
}
