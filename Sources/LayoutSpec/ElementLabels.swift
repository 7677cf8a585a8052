package import LayoutSolver
package import SourceText

/// What the ids that the solver hands back stand for: places in the spec, names, words of kinds.
package struct ElementLabels: Sendable {
  /// What kind of part of a spec an id stands for.
  package enum Part: String, Sendable {
    case section, group, item, frame, boundaryItem, anchoredItem, decoration
  }

  /// One part of a spec.
  package struct Label: Sendable {
    package var part: Part
    /// Its name, id or kind.
    package var name: String?
    /// The section that it belongs to; nil for the layout's own.
    package var section: Int?
    /// Where it is written.
    package var source: SpecSource
    /// The keys that hold for it, each with its place.
    package var members: [SpecMember]
    /// What it may be elsewhere: its variants, whether they hold or not, and what gave way to one.
    package var alternatives: [SpecVariant] = []

    /// Where in the file.
    package var range: SourceRange { source.range }
    /// Where in the document, as a JSON Pointer.
    package var path: String { source.path }

    /// The key of a name, where it is written.
    package func member(_ key: some SpecKey) -> SpecMember? { members.first { $0.key == key.rawValue } }
  }

  private var labels: [Label] = []
  private var kinds: [String] = []
  private var kindIndices: [ScalarString: Int32] = [:]
  /// The ids of items, section by section.
  package internal(set) var itemIDs: [ItemIDs] = []

  package init() {}

  /// What an id stands for; nil for `.none`.
  package subscript(id: ElementID) -> Label? {
    let index = Int(id.rawValue)
    return labels.indices.contains(index) ? labels[index] : nil
  }

  /// All ids that stand for something, in the order of the document.
  package var ids: [ElementID] { labels.indices.map { ElementID(Int32($0)) } }

  /// The word of a kind.
  package func word(of kind: ElementKind) -> String {
    let index = Int(kind.rawValue)
    return kinds.indices.contains(index) ? kinds[index] : ""
  }

  /// The words of all kinds.
  package var kindWords: [String] { kinds }

  /// The kind of a word, where the spec has it.
  package func kind(of word: String) -> ElementKind? { kindIndices[word].map(ElementKind.init) }

  /// The id that a spec gives an item.
  package func itemID(section: Int, item: Int) -> String? {
    itemIDs.indices.contains(section) ? itemIDs[section].id(of: item) : nil
  }

  /// Gives a part an id.
  mutating func add(_ label: Label) -> ElementID {
    labels.append(label)
    return ElementID(Int32(truncatingIfNeeded: labels.count - 1))
  }

  /// The kind of a word, now known.
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
  /// The parts of a text between which the item's index stands.
  case pattern([String])
  /// Those of single items.
  case listed([Int: String])

  /// The id of an item.
  package func id(of item: Int) -> String? {
    switch self {
    case .none: nil
    case .pattern(let parts): parts.joined(separator: String(item))
    case .listed(let ids): ids[item]
    }
  }

  /// The items of an id among `count`, in their order, and at most `limit` of them.
  package func items(of id: String, count: Int, limit: Int) -> [Int] {
    switch self {
    case .none: return []
    case .pattern(let parts):
      guard parts.count > 1 else {
        return parts.first?.isSame(as: id) == true ? Array(0..<min(count, limit)) : []
      }
      // The same digits stand between all parts.
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
