/// A section's content: the number of items and their measured lengths.
package struct SectionItems: Sendable {
  package var count: Int
  package var width: ItemLengthSource
  package var height: ItemLengthSource
  /// Width divided by height. Determines the height for a given width, or the width if only the width is estimated.
  package var aspectRatio: ItemLengthSource

  package init(
    count: Int, width: ItemLengthSource = .unknown, height: ItemLengthSource = .unknown,
    aspectRatio: ItemLengthSource = .unknown
  ) {
    self.count = count
    self.width = width
    self.height = height
    self.aspectRatio = aspectRatio
  }

  /// The measured lengths of the items along `axis`.
  package subscript(axis: Axis) -> ItemLengthSource {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// The measured lengths of a section's items along one axis.
package enum ItemLengthSource: Sendable {
  case unknown
  /// The same for every item.
  case constant(Double)
  /// One length per item; NaN if unknown.
  case listed([Double])
  /// A list that repeats; never empty.
  case cycled([Double])
  case random(RandomLengths)
  /// A length computed from the item's index and the size at which it is measured.
  case computed(@Sendable (_ item: Int, _ laidOut: Size) -> Double?)

  /// Whether any length may be known.
  package var isKnown: Bool {
    switch self {
    case .unknown: false
    case .constant, .listed, .cycled, .random, .computed: true
    }
  }

  /// Whether the lengths are in a list, one per item.
  var isListed: Bool {
    switch self {
    case .listed: true
    case .unknown, .constant, .cycled, .random, .computed: false
    }
  }

  /// Whether every item has the same length, which allows a section to be stored as a pattern.
  package var isSameForAll: Bool {
    switch self {
    case .unknown, .constant: true
    case .listed, .cycled, .random, .computed: false
    }
  }

  /// Returns the measured length of `item` at the size `laidOut`; nil if unknown.
  package func length(item: Int, laidOut: Size) -> Double? {
    switch self {
    case .unknown: return nil
    case .constant(let length): return length
    case .listed(let lengths):
      guard item < lengths.count, !lengths[item].isNaN else { return nil }
      return lengths[item]
    case .cycled(let lengths): return lengths[item % lengths.count]
    case .random(let random): return random.length(item: item)
    case .computed(let body): return body(item, laidOut)
    }
  }
}

/// Integers drawn by SplitMix64, one per item, identical on all machines.
package struct RandomLengths: Hashable, Sendable {
  package var low: Int
  package var high: Int
  package var seed: UInt64

  package init(low: Int, high: Int, seed: UInt64) {
    self.low = low
    self.high = high
    self.seed = seed
  }

  /// Returns the number drawn for `item`. The generator's state is a sum, which allows random access.
  package func length(item: Int) -> Double {
    var z = seed &+ (UInt64(truncatingIfNeeded: item) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    let span = UInt64(bitPattern: Int64(high)) &- UInt64(bitPattern: Int64(low)) &+ 1
    let draw = span == 0 ? z : z % span
    return Double(low) + Double(draw)
  }
}
