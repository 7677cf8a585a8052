import LayoutSolver

/// Finds which elements of two layouts are the same: by id, else by kind, section and item.
struct ElementMatcher {
  private let from: ComparedLayout
  private let to: ComparedLayout
  private let sections: SectionMatching
  /// The kinds of the second layout by the numbers of the first.
  private let kinds: [ElementKind]
  /// For each element of the first layout its counterpart in the second, or -1.
  private var counterparts: [Int]
  private var isTaken: [Bool]

  /// What tells elements without ids apart.
  private struct Key: Hashable {
    var category: Element.Category
    var section: Int?
    var item: Int
  }

  /// Ids are looked for in the section where they are expected before all others.
  private struct NamedPlace: Hashable {
    var section: Int?
    var id: String
  }

  init(_ from: ComparedLayout, _ to: ComparedLayout, _ sections: SectionMatching) {
    self.from = from
    self.to = to
    self.sections = sections
    var table = KindTable()
    for word in from.kinds { _ = table.kind(word) }
    kinds = to.kinds.map { table.kind($0) }
    counterparts = Array(repeating: -1, count: from.elements.count)
    isTaken = Array(repeating: false, count: to.elements.count)
    matchByID()
    matchInOrder()
    matchByKey()
  }

  private mutating func matchByID() {
    guard !from.ids.isEmpty, !to.ids.isEmpty else { return }
    var near: [NamedPlace: Int] = [:]
    var anywhere: [String: Int] = [:]
    for place in to.elements.indices.reversed() {
      guard let id = to.ids[place] else { continue }
      near[NamedPlace(section: to.elements[place].section, id: id)] = place
      anywhere[id] = place
    }
    for place in from.elements.indices {
      guard let id = from.ids[place] else { continue }
      let expected = sections.counterpart(of: from.elements[place].section)
      let named = expected.flatMap { near[NamedPlace(section: $0, id: id)] }
      guard let counterpart = named ?? anywhere[id], !isTaken[counterpart] else { continue }
      counterparts[place] = counterpart
      isTaken[counterpart] = true
    }
  }

  /// Most layouts differ in a few places: what comes in the same order needs no looking up.
  private mutating func matchInOrder() {
    for place in 0..<min(from.elements.count, to.elements.count) {
      guard fromKey(place) == toKey(place), canMatch(place, place) else { continue }
      counterparts[place] = place
      isTaken[place] = true
    }
  }

  private mutating func matchByKey() {
    var places: [Key: Int] = [:]
    for place in to.elements.indices where !isTaken[place] { places[toKey(place)] = place }
    guard !places.isEmpty else { return }
    for place in from.elements.indices where counterparts[place] < 0 {
      guard let key = fromKey(place), let counterpart = places[key], canMatch(place, counterpart) else {
        continue
      }
      counterparts[place] = counterpart
      isTaken[counterpart] = true
    }
  }

  /// Whether two elements are still free; two that have ids are the same only by them.
  private func canMatch(_ place: Int, _ counterpart: Int) -> Bool {
    counterparts[place] < 0 && !isTaken[counterpart]
      && (from.ids[place] == nil || to.ids[counterpart] == nil)
  }

  /// In the second layout's sections; nil where the section is gone.
  private func fromKey(_ place: Int) -> Key? {
    let element = from.elements[place]
    return sections.counterpart(of: element.section).map {
      Key(category: element.category, section: $0, item: element.item)
    }
  }

  private func toKey(_ place: Int) -> Key {
    let element = to.elements[place]
    return Key(category: inFrom(element.category), section: element.section, item: element.item)
  }

  private func inFrom(_ category: Element.Category) -> Element.Category {
    switch category {
    case .cell: .cell
    case .supplementary(let kind): .supplementary(kinds[Int(kind.rawValue)])
    case .decoration(let kind): .decoration(kinds[Int(kind.rawValue)])
    }
  }

  /// What is not the same, in the first layout's order, and then what the second has more.
  func changes(tolerance: Double) -> [Change] {
    var changes: [Change] = []
    for (place, counterpart) in counterparts.enumerated() {
      guard counterpart >= 0 else {
        changes.append(Change(kind: .removed, from: place, to: nil))
        continue
      }
      let (old, new) = (from.elements[place], to.elements[counterpart])
      let isRenumbered =
        sections.counterpart(of: old.section) != .some(new.section) || old.item != new.item
      let kind = ChangeKind(from: old.frame, to: new.frame, tolerance: tolerance)
      if let kind = isRenumbered ? .renumbered : kind {
        changes.append(Change(kind: kind, from: place, to: counterpart))
      }
    }
    for place in isTaken.indices where !isTaken[place] {
      changes.append(Change(kind: .added, from: nil, to: place))
    }
    return changes
  }
}
