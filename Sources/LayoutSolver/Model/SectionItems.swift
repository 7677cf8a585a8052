/// A section's content: how many items there are, and what each measures.
package struct SectionItems: Sendable {
  package var count: Int
  package var width: MeasuredLength
  package var height: MeasuredLength
  /// Width over height; gives the height of a laid-out width, or the width where only that is estimated.
  package var aspectRatio: MeasuredLength

  package init(
    count: Int, width: MeasuredLength = .unknown, height: MeasuredLength = .unknown,
    aspectRatio: MeasuredLength = .unknown
  ) {
    self.count = count
    self.width = width
    self.height = height
    self.aspectRatio = aspectRatio
  }

  /// What the items measure along `axis`.
  package subscript(axis: Axis) -> MeasuredLength {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// The lengths that the items' content asks for along one axis.
package enum MeasuredLength: Sendable {
  case unknown
  /// The same for every item.
  case constant(Double)
  /// One an item; not a number where it is unknown.
  case listed([Double])
  /// A list that is gone through again and again; never empty.
  case cycled([Double])
  case random(RandomLengths)
  /// From the item's index and the size at which it is asked.
  case computed(@Sendable (_ item: Int, _ laidOut: Size) -> Double?)

  /// Whether anything is known of the lengths.
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

  /// Whether every item gives the same answer, so that a section stays a pattern.
  package var isSameForAll: Bool {
    switch self {
    case .unknown, .constant: true
    case .listed, .cycled, .random, .computed: false
    }
  }

  /// What item `item` asks for at the size `laidOut`; nil where unknown.
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

/// Whole numbers drawn by SplitMix64, one an item, the same on every machine.
package struct RandomLengths: Hashable, Sendable {
  package var low: Int
  package var high: Int
  package var seed: UInt64

  package init(low: Int, high: Int, seed: UInt64) {
    self.low = low
    self.high = high
    self.seed = seed
  }

  /// The draw of item `item`; the generator's state is a sum, so any draw can be had at once.
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
