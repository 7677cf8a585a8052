package import LayoutSolver

/// The names of a solution's sections, kinds and items, which the solver identifies by numbers.
package struct ReportLabels: Sendable {
  /// The layout's name.
  package var name: String
  /// The path of the spec as given on the command line; nil to omit it from the output.
  package var file: String?
  /// Other properties that influenced the frames, in output order.
  package var details: [EnvironmentDetail] = []
  /// The slug of the environment's device.
  package var device: String?
  /// The text size, if specified.
  package var textSize: String? {
    for detail in details where detail.name == "textSize" {
      if case .text(let size) = detail.value { return size }
    }
    return nil
  }
  /// The pixels per point, if known, even if nothing is rounded.
  package var scale: Double?
  /// The id of each section.
  package var sectionIDs: [String]
  /// The names of the element kinds.
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

  /// A mapping between element kinds and their names.
  package struct ElementKinds: Sendable {
    /// All names, for suggestions.
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

  /// A mapping between items and their ids.
  package struct ItemIDLookup: Sendable {
    /// The sections whose items may have ids; ids are looked up only for these.
    package var sections: Set<Int>
    package var id: @Sendable (_ section: Int, _ item: Int) -> String?
    /// Returns at most `limit` items with an id.
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

  /// Returns the id of a section, or its index if it has none.
  package func sectionID(_ section: Int) -> String {
    sectionIDs.indices.contains(section) ? sectionIDs[section] : String(section)
  }

  /// Returns the name of an element kind.
  package func word(_ kind: ElementKind) -> String { elementKinds.word(kind) }

  /// Returns the id of an element; only cells can have one.
  func id(of element: borrowing Element) -> String? {
    guard case .cell = element.category, let section = element.section, itemIDs.sections.contains(section)
    else { return nil }
    return itemIDs.id(section, element.item)
  }
}
