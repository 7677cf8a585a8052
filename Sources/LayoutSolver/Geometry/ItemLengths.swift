/// A length an item: listed where items differ, else one for all.
struct ItemLengths: Sendable {
  /// Not a number, or missing at the end, where the fallback holds.
  let listed: [Double]
  let fallback: Double

  /// The same length for every item.
  init(all length: Double) {
    listed = []
    fallback = length
  }

  init(listed: [Double], fallback: Double) {
    self.listed = listed
    self.fallback = fallback
  }

  var isSameForAll: Bool { listed.isEmpty }

  @inline(__always)
  subscript(item: Int) -> Double {
    guard item < listed.count else { return fallback }
    let length = listed[item]
    return length.isNaN ? fallback : length
  }

  /// Whether the item has a length of its own.
  func isListed(_ item: Int) -> Bool { item < listed.count && !listed[item].isNaN }
}
