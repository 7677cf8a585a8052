package import LayoutSolver

/// The elements of a layout that is compared, in their order: flat arrays, 40 bytes an element.
package struct ComparedElements: RandomAccessCollection, Sendable {
  /// What many elements share.
  struct SharedTraits: Hashable, Sendable {
    var category: Element.Category
    var section: Int?
    /// What tells elements of one category, section and number apart.
    var ordinal: Int
    var zIndex: Int
  }

  package static let bytesPerElement = 40

  private(set) var frames: [Rect] = []
  private(set) var items = SmallIntegers()
  /// One more than the number of the host, 0 where there is none; empty until there is one.
  private var hosts = SmallIntegers()
  /// Every combination of traits, and which of them each element has.
  private(set) var traits: [SharedTraits] = []
  private(set) var traitsOfElements: [UInt32] = []
  private var indices: [SharedTraits: UInt32] = [:]
  private var ordinals = ElementOrdinals()

  package init(_ elements: [Element] = []) {
    reserve(elements.count)
    for element in elements { append(element) }
  }

  /// Makes room for so many elements.
  package mutating func reserve(_ count: Int) {
    frames.reserveCapacity(count)
    items.reserve(count)
    traitsOfElements.reserveCapacity(count)
  }

  /// Adds the next element.
  package mutating func append(_ element: borrowing Element) {
    if let host = element.host {
      hosts.fill(to: count)
      hosts.append(host &+ 1)
    }
    let traits = SharedTraits(
      category: element.category, section: element.section, ordinal: ordinals.ordinal(of: element),
      zIndex: element.zIndex)
    traitsOfElements.append(index(of: traits))
    items.append(element.item)
    frames.append(element.frame)
  }

  private mutating func index(of sought: SharedTraits) -> UInt32 {
    // Neighbors share them most often.
    if let last = traitsOfElements.last, traits[Int(last)] == sought { return last }
    if let known = indices[sought] { return known }
    let index = UInt32(truncatingIfNeeded: traits.count)
    traits.append(sought)
    indices[sought] = index
    return index
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { frames.count }

  /// The element at a place, as far as it is compared.
  package subscript(place: Int) -> Element {
    let traits = traits[Int(traitsOfElements[place])]
    let host = place < hosts.count ? hosts[place] : 0
    return Element(
      category: traits.category, section: traits.section, item: items[place], frame: frames[place],
      zIndex: traits.zIndex, host: host == 0 ? nil : host - 1, id: .none)
  }
}

/// Whole numbers of which most are small, four bytes each.
struct SmallIntegers: Sendable {
  private var small: [UInt32] = []
  /// Those that do not fit, by their places.
  private var others: [Int: Int] = [:]

  var count: Int { small.count }

  mutating func reserve(_ count: Int) { small.reserveCapacity(count) }

  mutating func append(_ value: Int) {
    let fitting = UInt32(exactly: value) ?? .max
    if fitting == .max { others[small.count] = value }
    small.append(fitting)
  }

  /// Adds zeros until there are so many numbers.
  mutating func fill(to count: Int) {
    if small.count < count { small += repeatElement(0, count: count - small.count) }
  }

  subscript(index: Int) -> Int { small[index] == .max ? others[index] ?? 0 : Int(small[index]) }
}
