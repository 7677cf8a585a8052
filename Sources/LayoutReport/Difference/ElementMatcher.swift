import LayoutSolver

/// Finds which elements of two layouts are the same: by an id that each has once, else by kind, section and item.
struct ElementMatcher {
  private let from: ComparedLayout
  private let to: ComparedLayout
  private let sections: SectionMatching
  /// The kinds of the second layout by the numbers of the first.
  private let kinds: [ElementKind]
  /// For each element of the first layout its counterpart in the second, or -1.
  private var counterparts: [Int]
  private var isTaken: [Bool]
  /// What tells elements of one number apart, in either layout.
  private let fromRanks: [Int]
  private let toRanks: [Int]

  /// What tells elements without ids apart.
  private struct Key: Hashable {
    var category: Element.Category
    var section: Int?
    var item: Int
    var rank: Int
  }

  /// Where an id is in either layout.
  private struct NamedPlaces {
    var from = Place.nowhere
    var to = Place.nowhere

    enum Place: Equatable {
      case nowhere
      case once(Int)
      case often

      mutating func add(_ place: Int) { self = self == .nowhere ? .once(place) : .often }
    }

    /// An id that occurs twice in a layout tells nothing apart.
    var isUnique: Bool { from != .often && to != .often }
  }

  /// The places of all ids.
  private var named: [String: NamedPlaces] = [:]

  init(_ from: ComparedLayout, _ to: ComparedLayout, _ sections: SectionMatching) {
    self.from = from
    self.to = to
    self.sections = sections
    var table = KindTable()
    for word in from.kinds { _ = table.kind(word) }
    kinds = to.kinds.map { table.kind($0) }
    fromRanks = from.elements.ranks
    toRanks = to.elements.ranks
    counterparts = Array(repeating: -1, count: from.elements.count)
    isTaken = Array(repeating: false, count: to.elements.count)
    matchByID()
    matchInOrder()
    matchByKey()
  }

  private mutating func matchByID() {
    guard !from.ids.isEmpty, !to.ids.isEmpty else { return }
    for (place, id) in from.ids { named[id, default: NamedPlaces()].from.add(place) }
    for (place, id) in to.ids { named[id, default: NamedPlaces()].to.add(place) }
    for places in named.values {
      guard case (.once(let place), .once(let counterpart)) = (places.from, places.to) else { continue }
      counterparts[place] = counterpart
      isTaken[counterpart] = true
    }
  }

  private func isNamed(_ id: String?) -> Bool { id.flatMap { named[$0] }?.isUnique ?? false }

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

  /// Whether two elements are still free; two that ids tell apart are the same only by them.
  private func canMatch(_ place: Int, _ counterpart: Int) -> Bool {
    counterparts[place] < 0 && !isTaken[counterpart]
      && !(isNamed(from.ids[place]) && isNamed(to.ids[counterpart]))
  }

  /// In the second layout's sections; nil where the section is gone.
  private func fromKey(_ place: Int) -> Key? {
    let element = from.elements[place]
    return sections.counterpart(of: element.section).map {
      Key(category: element.category, section: $0, item: element.item, rank: fromRanks[place])
    }
  }

  private func toKey(_ place: Int) -> Key {
    let element = to.elements[place]
    return Key(
      category: inFrom(element.category), section: element.section, item: element.item, rank: toRanks[place])
  }

  private func inFrom(_ category: Element.Category) -> Element.Category {
    switch category {
    case .cell: .cell
    case .supplementary(let kind): .supplementary(kinds[Int(kind.rawValue)])
    case .decoration(let kind): .decoration(kinds[Int(kind.rawValue)])
    }
  }

  /// What is not the same, in the first layout's order, and then what the second has more.
  func changes(_ tolerance: Tolerance) -> [Change] {
    var changes: [Change] = []
    for (place, counterpart) in counterparts.enumerated() {
      guard counterpart >= 0 else {
        changes.append(Change(kind: .removed, from: place, to: nil))
        continue
      }
      let (old, new) = (from.elements[place], to.elements[counterpart])
      let isRenumbered =
        sections.counterpart(of: old.section) != .some(new.section) || old.item != new.item
      let kind = ChangeKind(from: old.frame, to: new.frame, tolerance)
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

extension [Element] {
  fileprivate var ranks: [Int] {
    var ranks = ElementRanks()
    return map { ranks.rank(of: $0) }
  }
}
