/// One length per item: a list if items differ, otherwise a single length.
struct ItemLengths: Sendable {
  /// The listed lengths; an item whose length is NaN or missing at the end has the fallback.
  let listed: [Double]
  let fallback: Double

  /// Creates the same length for every item.
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

  /// Whether the list has a length for the item.
  func isListed(_ item: Int) -> Bool { item < listed.count && !listed[item].isNaN }
}
