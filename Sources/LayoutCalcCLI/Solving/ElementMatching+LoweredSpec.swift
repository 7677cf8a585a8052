import LayoutSolver
import LayoutSpec

extension ElementMatching {
  /// The same elements of two specs: those of one id, and of the others those of one section and item.
  init(from: LoweredSpec, to: LoweredSpec, _ fromSolution: Solution, _ toSolution: Solution) {
    let one = NamedLayout(from, fromSolution)
    let other = NamedLayout(to, toSolution)
    self.init(
      forward: Direction(from: one, to: other), backward: Direction(from: other, to: one))
  }
}

extension ElementMatching.Direction {
  fileprivate init(from one: NamedLayout, to other: NamedLayout) {
    let sections = one.sections(in: other)
    self.init(
      section: { sections.indices.contains($0) ? sections[$0] : nil },
      cell: { place in
        let section = sections.indices.contains(place.section) ? sections[place.section] : nil
        return one.cell(place, in: other, near: section)
      }, kind: { other.labels.kind(of: one.labels.word(of: $0)) })
  }
}

/// The names in a layout, and what they stand for.
private struct NamedLayout: Sendable {
  let labels: ElementLabels
  private let sectionIDs: [String]
  private let counts: [Int]
  private let sectionOfID: [String: Int]
  /// By section, where items have ids one by one: the first item of every id.
  private let itemOfID: [Int: [String: Int]]

  init(_ lowered: LoweredSpec, _ solution: Solution) {
    labels = lowered.labels
    sectionIDs = lowered.sectionIDs
    counts = (0..<solution.sectionCount).map(solution.itemCount)
    sectionOfID = Dictionary(zip(sectionIDs, sectionIDs.indices)) { first, _ in first }
    var items: [Int: [String: Int]] = [:]
    for (section, ids) in labels.itemIDs.enumerated() {
      guard case .listed(let list) = ids else { continue }
      items[section] = Dictionary(list.map { ($0.value, $0.key) }, uniquingKeysWith: min)
    }
    itemOfID = items
  }

  /// Every section's index in another layout: by its id, else by its index, where that is not another's there.
  func sections(in other: NamedLayout) -> [Int?] {
    sectionIDs.indices.map { section in
      if let named = other.sectionOfID[sectionIDs[section]] { return named }
      guard section < other.sectionIDs.count, sectionOfID[other.sectionIDs[section]] == nil else {
        return nil
      }
      return section
    }
  }

  /// A cell's place in another layout: by its id; where one of both has none, by its section and item.
  func cell(_ place: CellPlace, in other: NamedLayout, near section: Int?) -> CellPlace? {
    let id = labels.itemID(section: place.section, item: place.item)
    if let id, let named = other.place(ofID: id, near: section) { return named }
    guard let section, place.item < other.counts[section] else { return nil }
    if let otherID = other.labels.itemID(section: section, item: place.item) {
      guard id == nil, self.place(ofID: otherID, near: place.section) == nil else { return nil }
    }
    return CellPlace(section: section, item: place.item)
  }

  /// The cell of an id: in the section where it is expected, else in the first that has it.
  private func place(ofID id: String, near section: Int?) -> CellPlace? {
    if let section, let item = item(ofID: id, in: section) { return CellPlace(section: section, item: item) }
    for other in labels.itemIDs.indices {
      if let item = item(ofID: id, in: other) { return CellPlace(section: other, item: item) }
    }
    return nil
  }

  private func item(ofID id: String, in section: Int) -> Int? {
    guard labels.itemIDs.indices.contains(section), counts.indices.contains(section) else { return nil }
    switch labels.itemIDs[section] {
    case .none: return nil
    case .listed: return itemOfID[section]?[id]
    case .pattern: return labels.itemIDs[section].item(of: id, count: counts[section])
    }
  }
}
