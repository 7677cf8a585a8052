package import LayoutSolver

/// The words for what a solution holds as numbers; the solver keeps none.
package struct ReportLabels: Sendable {
  /// The layout's name.
  package var name: String
  /// The slug of the device that the environment stands for.
  package var device: String?
  /// One an index of a section.
  package var sectionIDs: [String]
  /// One a raw value of an element kind.
  package var elementKinds: [String]
  /// Which sections have items with ids of their own; the others are never asked for them.
  package var sectionsWithItemIDs: Set<Int>
  /// The id of an item, or nil where it has none.
  package var itemID: @Sendable (_ section: Int, _ item: Int) -> String?

  package init(
    name: String, device: String? = nil, sectionIDs: [String] = [], elementKinds: [String] = [],
    sectionsWithItemIDs: Set<Int> = [],
    itemID: @escaping @Sendable (_ section: Int, _ item: Int) -> String? = { _, _ in nil }
  ) {
    self.name = name
    self.device = device
    self.sectionIDs = sectionIDs
    self.elementKinds = elementKinds
    self.sectionsWithItemIDs = sectionsWithItemIDs
    self.itemID = itemID
  }

  /// The id of a section; its index where it has none.
  package func sectionID(_ section: Int) -> String {
    sectionIDs.indices.contains(section) ? sectionIDs[section] : String(section)
  }

  /// The word of an element kind.
  package func word(_ kind: ElementKind) -> String {
    let index = Int(kind.rawValue)
    return elementKinds.indices.contains(index) ? elementKinds[index] : String(index)
  }

  /// The id of an element, which only cells can have.
  func id(of element: borrowing Element) -> String? {
    guard case .cell = element.category, let section = element.section,
      sectionsWithItemIDs.contains(section)
    else { return nil }
    return itemID(section, element.item)
  }
}
