extension Range<Int> {
  /// Returns the first index that satisfies `belongs`; the range must be partitioned by it.
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

  /// Returns the first index that satisfies `belongs`, searching outward from `guess` in doubling steps.
  ///
  /// In a large array this touches only the memory near the guess, whereas bisection touches distant pages.
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
