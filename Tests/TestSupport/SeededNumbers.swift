/// Reproducible pseudorandom numbers for property tests (SplitMix64).
package struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A random integer in the range.
  package mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A random multiple of 1/4 in the range; sums of such numbers are exact.
  package mutating func quarter(_ range: ClosedRange<Int>) -> Double {
    Double(int(range.lowerBound * 4...range.upperBound * 4)) / 4
  }

  /// Returns true with the given probability in percent.
  package mutating func happens(_ percent: Int) -> Bool { int(1...100) <= percent }

  /// A random element.
  package mutating func pick<Value>(_ values: [Value]) -> Value { values[int(0...values.count - 1)] }
}
