package import LayoutSolver

/// The words for what a solution holds as numbers; the solver keeps none.
package struct ReportLabels: Sendable {
  /// The layout's name.
  package var name: String
  /// The spec's file as the command line names it; nil where that must not be in the output.
  package var file: String?
  /// What else influenced the frames, in the order in which it is printed.
  package var details: [EnvironmentDetail] = []
  /// The slug of the device that the environment stands for.
  package var device: String?
  /// The text size, where one is given.
  package var textSize: String? {
    for detail in details where detail.name == "textSize" {
      if case .text(let size) = detail.value { return size }
    }
    return nil
  }
  /// Pixels per point, where they are known; nothing need be rounded by them.
  package var scale: Double?
  /// One an index of a section.
  package var sectionIDs: [String]
  /// The words of the element kinds.
  package var elementKinds: ElementKinds
  /// The ids of items.
  package var itemIDs: ItemIDLookup

  package init(
    name: String, file: String? = nil, details: [EnvironmentDetail] = [], device: String? = nil,
    scale: Double? = nil, sectionIDs: [String] = [],
    elementKinds: ElementKinds = .none,
    itemIDs: ItemIDLookup = .none
  ) {
    self.name = name
    self.file = file
    self.details = details
    self.device = device
    self.scale = scale
    self.sectionIDs = sectionIDs
    self.elementKinds = elementKinds
    self.itemIDs = itemIDs
  }

  /// Element kinds and their words, either way.
  package struct ElementKinds: Sendable {
    /// All words, for suggestions.
    package var words: [String]
    package var word: @Sendable (ElementKind) -> String
    package var kind: @Sendable (_ word: String) -> ElementKind?

    package init(
      words: [String] = [], word: @escaping @Sendable (ElementKind) -> String,
      kind: @escaping @Sendable (_ word: String) -> ElementKind?
    ) {
      self.words = words
      self.word = word
      self.kind = kind
    }

    /// No kinds.
    package static let none = ElementKinds(word: { String($0.rawValue) }, kind: { _ in nil })
  }

  /// Items and their ids, either way.
  package struct ItemIDLookup: Sendable {
    /// The sections whose items may have ids; the others are never asked for them.
    package var sections: Set<Int>
    package var id: @Sendable (_ section: Int, _ item: Int) -> String?
    /// The items of an id, at most `limit` of them.
    package var items: @Sendable (_ section: Int, _ id: String, _ count: Int, _ limit: Int) -> [Int]

    package init(
      sections: Set<Int>, id: @escaping @Sendable (_ section: Int, _ item: Int) -> String?,
      items: @escaping @Sendable (_ section: Int, _ id: String, _ count: Int, _ limit: Int) -> [Int]
    ) {
      self.sections = sections
      self.id = id
      self.items = items
    }

    /// No ids.
    package static let none = ItemIDLookup(sections: [], id: { _, _ in nil }, items: { _, _, _, _ in [] })
  }

  /// The id of a section; its index where it has none.
  package func sectionID(_ section: Int) -> String {
    sectionIDs.indices.contains(section) ? sectionIDs[section] : String(section)
  }

  /// The word of an element kind.
  package func word(_ kind: ElementKind) -> String { elementKinds.word(kind) }

  /// The id of an element, which only cells can have.
  func id(of element: borrowing Element) -> String? {
    guard case .cell = element.category, let section = element.section, itemIDs.sections.contains(section)
    else { return nil }
    return itemIDs.id(section, element.item)
  }
}
