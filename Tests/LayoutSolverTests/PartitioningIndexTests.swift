import LayoutSolver
import Testing

@Suite("Binary search in a partitioned range")
struct PartitioningIndexTests {
  /// Compares each result with a linear search.
  @Test("The partitioning index is found from every guess", arguments: 0...40)
  func fromEveryGuess(count: Int) {
    for first in 0...count {
      #expect((0..<count).partitioningIndex { $0 >= first } == first)
      for guess in -1...count {
        #expect((0..<count).partitioningIndex(near: guess) { $0 >= first } == first, "near \(guess)")
        #expect((7..<7 + count).partitioningIndex(near: 7 + guess) { $0 >= 7 + first } == 7 + first)
      }
    }
  }
}
