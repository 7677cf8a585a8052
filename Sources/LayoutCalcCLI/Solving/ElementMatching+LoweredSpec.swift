import LayoutSolver
import LayoutSpec
import SourceText

extension ElementMatching {
  /// Matches the elements of two specs by id, and those without an id by section and item.
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

/// The names in a layout, and the sections and items they refer to.
private struct NamedLayout: Sendable {
  let labels: ElementLabels
  private let sectionIDs: [String]
  private let counts: [Int]
  private let sectionOfID: [ScalarString: Int]
  private let items: NamedItems

  init(_ lowered: LoweredSpec, _ solution: Solution) {
    labels = lowered.labels
    sectionIDs = lowered.sectionIDs
    counts = (0..<solution.sectionCount).map(solution.itemCount)
    sectionOfID = Dictionary(keepingFirst: zip(sectionIDs.map { ScalarString($0) }, sectionIDs.indices))
    items = NamedItems(labels.itemIDs, counts)
  }

  /// The index of every section in another layout: by id, otherwise by index unless that section has another
  /// counterpart.
  func sections(in other: NamedLayout) -> [Int?] {
    sectionIDs.indices.map { section in
      if let named = other.sectionOfID[sectionIDs[section]] { return named }
      guard section < other.sectionIDs.count, sectionOfID[other.sectionIDs[section]] == nil else {
        return nil
      }
      return section
    }
  }

  /// A cell's place in another layout: by an id that is unique in both; if one of them has no id, by section and item.
  func cell(_ place: CellPlace, in other: NamedLayout, near section: Int?) -> CellPlace? {
    let id = name(of: place, beside: other)
    if let id, case .once(let named) = other.items.place(ofID: id) { return named }
    guard let section, place.item < other.counts[section] else { return nil }
    let counterpart = CellPlace(section: section, item: place.item)
    if let otherID = other.name(of: counterpart, beside: self) {
      guard id == nil, items.place(ofID: otherID) == .nowhere else { return nil }
    }
    return counterpart
  }

  /// The id of a cell, if no other cell in either layout has it.
  private func name(of place: CellPlace, beside other: NamedLayout) -> String? {
    guard let id = labels.itemID(section: place.section, item: place.item),
      items.place(ofID: id) != .often, other.items.place(ofID: id) != .often
    else { return nil }
    return id
  }
}
