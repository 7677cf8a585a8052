extension Range<Int> {
  /// The first index from which on `belongs` holds, where it does not turn back.
  @inline(__always)
  package func partitioningIndex(where belongs: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if belongs(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The same, by doubling steps outwards from an index of the range that is likely near it.
  ///
  /// In a large array this touches the neighbourhood only, where halving touches memory all over.
  @inline(__always)
  package func partitioningIndex(near guess: Int, where belongs: (Int) -> Bool) -> Int {
    guard contains(guess) else { return partitioningIndex(where: belongs) }
    var low = lowerBound
    var high = upperBound
    var step = 1
    if belongs(guess) {
      high = guess
      while high - low > step, belongs(high - step) {
        high -= step
        step *= 2
      }
      low = Swift.max(low, high - step)
    } else {
      low = guess + 1
      while high - low > step, !belongs(low + step) {
        low += step + 1
        step *= 2
      }
      high = Swift.min(high, low + step)
    }
    return (low..<high).partitioningIndex(where: belongs)
  }
}
