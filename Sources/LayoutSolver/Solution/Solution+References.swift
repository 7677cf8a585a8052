extension Solution {
  /// Returns the reference for requesting an element's steps; nil if not found.
  package func reference(to element: borrowing Element) -> ElementReference? {
    let (section, item, host, id) = (element.section, element.item, element.host, element.id)
    switch element.category {
    case .cell: return section.map { .cell(section: $0, item: item) }
    case .decoration:
      guard let section, let index = sections[section].decorations.firstIndex(where: { $0.id == id }) else {
        return nil
      }
      return .decoration(section: section, index: index)
    case .supplementary(let kind):
      let items = section.map { sections[$0].boundaries.items } ?? boundaries.items
      let index: Int? = items.firstIndex { $0.item.kind == kind && $0.item.id == id && host == nil }
      if let index { return ElementReference.boundary(section: section, index: index) }
      return section.map { .anchored(section: $0, kind: kind, number: item) }
    }
  }
}
