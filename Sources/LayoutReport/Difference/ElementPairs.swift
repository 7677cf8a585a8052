import LayoutSolver

/// The matching elements of two layouts: by an id that is unique in each, otherwise by kind, section and item.
struct ElementPairs: Sendable {
  /// For each element of the first layout, its counterpart in the second, or -1.
  private(set) var counterparts: [Int32]
  /// Whether each element of the second layout is a counterpart.
  private(set) var isMatched: [Bool]
  /// Whether each element has a unique id; empty unless both layouts have ids.
  private var isNamed: (from: [Bool], to: [Bool]) = ([], [])

  init(_ from: ComparedLayout, _ to: ComparedLayout, _ sections: SectionMatching) {
    counterparts = Array(repeating: -1, count: from.elements.count)
    isMatched = Array(repeating: false, count: to.elements.count)
    matchByID(from, to)
    let groups = ElementGroups(from, to, sections)
    matchInOrder(groups)
    matchByKey(groups)
    isNamed = ([], [])
  }

  private mutating func pair(_ place: Int, _ counterpart: Int) {
    counterparts[place] = Int32(truncatingIfNeeded: counterpart)
    isMatched[counterpart] = true
  }

  // MARK: By id

  /// A position with the hash of its id, which takes less memory than the id.
  private struct NamedPlace {
    var hash: UInt64
    var place: Int32
    var isFrom: Bool
  }

  private mutating func matchByID(_ from: ComparedLayout, _ to: ComparedLayout) {
    guard !from.ids.isEmpty, !to.ids.isEmpty else { return }
    var named: [NamedPlace] = []
    named.reserveCapacity(from.idCapacity + to.idCapacity)
    from.forEachID { named.append(NamedPlace(hash: $1.hash64, place: $0, isFrom: true)) }
    to.forEachID { named.append(NamedPlace(hash: $1.hash64, place: $0, isFrom: false)) }
    named.sort { ($0.hash, $0.isFrom ? 0 : 1, $0.place) < ($1.hash, $1.isFrom ? 0 : 1, $1.place) }
    isNamed = (counterparts.map { _ in false }, isMatched.map { _ in false })
    var start = 0
    while start < named.count {
      let end = named[start...].firstIndex { $0.hash != named[start].hash } ?? named.count
      match(named[start..<end], from, to)
      start = end
    }
  }

  /// Matches the positions of one id, unless a layout has duplicates of it.
  private mutating func match(_ named: ArraySlice<NamedPlace>, _ from: ComparedLayout, _ to: ComparedLayout) {
    guard let first = named.first, let last = named.last else { return }
    let (place, counterpart) = (Int(first.place), Int(last.place))
    switch (named.count, first.isFrom, last.isFrom) {
    case (1, true, _): isNamed.from[place] = true
    case (1, false, _): isNamed.to[place] = true
    case (2, true, false) where from.id(at: place) == to.id(at: counterpart):
      isNamed.from[place] = true
      isNamed.to[counterpart] = true
      pair(place, counterpart)
    default: break
    }
  }

  // MARK: By place

  /// Whether two elements are unmatched; if both have unique ids, they match only by id.
  private func canMatch(_ place: Int, _ counterpart: Int) -> Bool {
    guard counterparts[place] < 0, !isMatched[counterpart] else { return false }
    return isNamed.from.isEmpty || !(isNamed.from[place] && isNamed.to[counterpart])
  }

  /// Matches elements at the same position first: most layouts differ in few places.
  private mutating func matchInOrder(_ groups: ElementGroups) {
    for place in 0..<min(counterparts.count, isMatched.count) {
      guard let key = groups.key(from: place), key == groups.key(to: place), canMatch(place, place) else {
        continue
      }
      pair(place, place)
    }
  }

  private mutating func matchByKey(_ groups: ElementGroups) {
    guard counterparts.contains(where: { $0 < 0 }) else { return }
    var free: [Int32] = []
    for place in isMatched.indices where !isMatched[place] { free.append(Int32(truncatingIfNeeded: place)) }
    free.sort { groups.key(to: Int($0)) < groups.key(to: Int($1)) }
    for place in counterparts.indices where counterparts[place] < 0 {
      guard let key = groups.key(from: place) else { continue }
      let index = (0..<free.count).partitioningIndex { groups.key(to: Int(free[$0])) >= key }
      guard index < free.count, groups.key(to: Int(free[index])) == key, canMatch(place, Int(free[index]))
      else { continue }
      pair(place, Int(free[index]))
    }
  }
}

/// Groups elements that may match.
private struct ElementGroups {
  /// The identity of elements without ids.
  struct Key: Comparable {
    var group: Int
    var item: Int

    static func < (one: Key, other: Key) -> Bool { (one.group, one.item) < (other.group, other.item) }
  }

  /// The properties shared by a group, with the first layout's kinds and the second one's sections.
  private struct Group: Hashable {
    var category: Element.Category
    var section: Int?
    var ordinal: Int
  }

  private let from: ComparedElements
  private let to: ComparedElements
  /// The group of each combination of traits; nil if the section was removed.
  private var fromGroups: [Int?] = []
  private var toGroups: [Int] = []

  init(_ from: ComparedLayout, _ to: ComparedLayout, _ sections: SectionMatching) {
    self.from = from.elements
    self.to = to.elements
    var numbers: [Group: Int] = [:]
    func number(_ group: Group) -> Int {
      if let known = numbers[group] { return known }
      numbers[group] = numbers.count
      return numbers.count - 1
    }
    var kinds = KindTable()
    fromGroups = from.elements.traits.map { traits in
      let category = kinds.renamed(traits.category) { from.kinds[Int($0.rawValue)] }
      return sections.counterpart(of: traits.section).map {
        number(Group(category: category, section: $0, ordinal: traits.ordinal))
      }
    }
    toGroups = to.elements.traits.map { traits in
      let category = kinds.renamed(traits.category) { to.kinds[Int($0.rawValue)] }
      return number(Group(category: category, section: traits.section, ordinal: traits.ordinal))
    }
  }

  /// Returns the key of an element of the first layout; nil if its section was removed.
  func key(from place: Int) -> Key? {
    fromGroups[Int(from.traitsOfElements[place])].map { Key(group: $0, item: from.items[place]) }
  }

  /// Returns the key of an element of the second layout.
  func key(to place: Int) -> Key {
    Key(group: toGroups[Int(to.traitsOfElements[place])], item: to.items[place])
  }
}

extension ComparedLayout {
  /// The maximum number of ids.
  fileprivate var idCapacity: Int {
    switch ids {
    case .listed(let ids): ids.count
    case .labels: elements.count
    }
  }

  /// Calls `body` with the position and the id of every element that has one.
  fileprivate func forEachID(_ body: (Int32, String) -> Void) {
    for place in elements.indices {
      if let id = id(at: place) { body(Int32(truncatingIfNeeded: place), id) }
    }
  }
}

extension String {
  /// The FNV-1a hash, which is the same in every run.
  fileprivate var hash64: UInt64 {
    utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
