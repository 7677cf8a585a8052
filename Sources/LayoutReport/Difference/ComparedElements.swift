package import LayoutSolver

/// The elements of a compared layout in order, in flat arrays of 40 bytes per element.
package struct ComparedElements: RandomAccessCollection, Sendable {
  /// The properties shared by many elements.
  struct SharedTraits: Hashable, Sendable {
    var category: Element.Category
    var section: Int?
    /// Distinguishes elements of the same category, section and number.
    var ordinal: Int
    var zIndex: Int
  }

  package static let bytesPerElement = 40

  private(set) var frames: [Rect] = []
  private(set) var items = SmallIntegers()
  /// The number of the host plus one, or 0 for none; empty until there is a host.
  private var hosts = SmallIntegers()
  /// All distinct combinations of traits.
  private(set) var traits: [SharedTraits] = []
  private(set) var traitsOfElements: [UInt32] = []
  private var indices: [SharedTraits: UInt32] = [:]
  private var ordinals = ElementOrdinals()

  package init(_ elements: [Element] = []) {
    reserve(elements.count)
    for element in elements { append(element) }
  }

  /// Reserves capacity for `count` elements.
  package mutating func reserve(_ count: Int) {
    frames.reserveCapacity(count)
    items.reserve(count)
    traitsOfElements.reserveCapacity(count)
  }

  /// Appends the next element.
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
    // Neighbors usually share them.
    if let last = traitsOfElements.last, traits[Int(last)] == sought { return last }
    if let known = indices[sought] { return known }
    let index = UInt32(truncatingIfNeeded: traits.count)
    traits.append(sought)
    indices[sought] = index
    return index
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { frames.count }

  /// Returns the element at a position, with only its compared properties.
  package subscript(place: Int) -> Element {
    let traits = traits[Int(traitsOfElements[place])]
    let host = place < hosts.count ? hosts[place] : 0
    return Element(
      category: traits.category, section: traits.section, item: items[place], frame: frames[place],
      zIndex: traits.zIndex, host: host == 0 ? nil : host - 1, id: .none)
  }
}

/// Integers, most of them small, in four bytes each.
struct SmallIntegers: Sendable {
  private var small: [UInt32] = []
  /// The numbers that do not fit, by position.
  private var others: [Int: Int] = [:]

  var count: Int { small.count }

  mutating func reserve(_ count: Int) { small.reserveCapacity(count) }

  mutating func append(_ value: Int) {
    let fitting = UInt32(exactly: value) ?? .max
    if fitting == .max { others[small.count] = value }
    small.append(fitting)
  }

  /// Appends zeros until there are `count` numbers.
  mutating func fill(to count: Int) {
    if small.count < count { small += repeatElement(0, count: count - small.count) }
  }

  subscript(index: Int) -> Int { small[index] == .max ? others[index] ?? 0 : Int(small[index]) }
}
