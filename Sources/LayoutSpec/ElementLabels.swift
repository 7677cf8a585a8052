package import LayoutSolver
package import SourceText

/// Maps the solver's ids and kinds back to the spec: source locations, names and kind words.
package struct ElementLabels: Sendable {
  /// The kind of spec element that an id refers to.
  package enum Part: String, Sendable {
    case section, group, item, frame, boundaryItem, anchoredItem, decoration
  }

  /// An element of a spec.
  package struct Label: Sendable {
    package var part: Part
    /// The name, id or kind of the element.
    package var name: String?
    /// The index of the element's section; nil for elements of the whole layout.
    package var section: Int?
    /// The source location of the element.
    package var source: SpecSource
    /// The keys that apply to the element, with their locations.
    package var members: [SpecMember]
    /// The element's variants, whether or not they matched, and the members that a match replaced.
    package var alternatives: [SpecVariant] = []

    /// The range in the file.
    package var range: SourceRange { source.range }
    /// The JSON Pointer into the document.
    package var path: String { source.path }

    /// Returns the member for a key, if it is present.
    package func member(_ key: some SpecKey) -> SpecMember? { members.first { $0.key == key.rawValue } }
  }

  private var labels: [Label] = []
  private var kinds: [String] = []
  private var kindIndices: [ScalarString: Int32] = [:]
  /// The ids of items, per section.
  package internal(set) var itemIDs: [ItemIDs] = []

  package init() {}

  /// The element that an id refers to; nil for `.none`.
  package subscript(id: ElementID) -> Label? {
    let index = Int(id.rawValue)
    return labels.indices.contains(index) ? labels[index] : nil
  }

  /// All ids, in document order.
  package var ids: [ElementID] { labels.indices.map { ElementID(Int32($0)) } }

  /// Returns the word that the spec uses for a kind.
  package func word(of kind: ElementKind) -> String {
    let index = Int(kind.rawValue)
    return kinds.indices.contains(index) ? kinds[index] : ""
  }

  /// The words of all kinds.
  package var kindWords: [String] { kinds }

  /// Returns the kind for a word; nil if the spec does not use it.
  package func kind(of word: String) -> ElementKind? { kindIndices[word].map(ElementKind.init) }

  /// Returns the id that the spec gives an item.
  package func itemID(section: Int, item: Int) -> String? {
    itemIDs.indices.contains(section) ? itemIDs[section].id(of: item) : nil
  }

  /// Adds an element and returns its id.
  mutating func add(_ label: Label) -> ElementID {
    labels.append(label)
    return ElementID(Int32(truncatingIfNeeded: labels.count - 1))
  }

  /// Returns the kind for a word, adding it if necessary.
  mutating func addKind(_ word: String) -> ElementKind {
    if let known = kindIndices[word] { return ElementKind(known) }
    let index = Int32(truncatingIfNeeded: kinds.count)
    kinds.append(word)
    kindIndices[word] = index
    return ElementKind(index)
  }
}

/// The ids of a section's items.
package enum ItemIDs: Sendable {
  case none
  /// A pattern: the pieces of text between which the item's index is inserted.
  case pattern([String])
  /// The ids of individual items, by index.
  case listed([Int: String])

  /// Returns the id of an item.
  package func id(of item: Int) -> String? {
    switch self {
    case .none: nil
    case .pattern(let parts): parts.joined(separator: String(item))
    case .listed(let ids): ids[item]
    }
  }

  /// Returns up to `limit` of the first `count` items that have the given id, in order.
  package func items(of id: String, count: Int, limit: Int) -> [Int] {
    switch self {
    case .none: return []
    case .pattern(let parts):
      guard parts.count > 1 else {
        return parts.first?.isSame(as: id) == true ? Array(0..<min(count, limit)) : []
      }
      // The same digits appear between all parts.
      let written = parts.reduce(id.utf8.count) { $0 - $1.utf8.count } / (parts.count - 1)
      let digits = id.utf8.dropFirst(parts[0].utf8.count).prefix(max(written, 0))
      guard let item = Int(String(Substring(digits))), item >= 0, item < count,
        self.id(of: item)?.isSame(as: id) == true
      else {
        return []
      }
      return [item]
    case .listed(let ids):
      return Array(ids.filter { $0.value.isSame(as: id) && $0.key < count }.keys.sorted().prefix(limit))
    }
  }
}
