/// The memory available to a solution. Anything that grows with the layout's numbers is charged here before it is
/// allocated.
///
/// Discarding a copy returns what was charged to it.
package struct MemoryBudget: Hashable, Sendable {
  /// The default limit: 4 GiB.
  package static let defaultLimit = 1 << 32

  /// The limit in bytes.
  package let limit: Int
  package private(set) var used = 0
  /// The bytes of the slots sized so far, most of which are not kept: a measure of the time spent.
  var passing = 0

  package init(limit: Int = defaultLimit) { self.limit = limit }

  /// Charges an array of `count` elements; returns false, charging nothing, if the array exceeds the remaining budget.
  package mutating func charge(_ count: Int, each bytes: Int) -> Bool {
    let sum = total(with: count, each: bytes)
    guard sum <= limit else { return false }
    used = sum
    return true
  }

  /// Returns the memory used including an array of `count` elements, in bytes; `Int.max` on overflow.
  package func total(with count: Int, each bytes: Int) -> Int {
    let (cost, isTooLarge) = count.multipliedReportingOverflow(by: bytes)
    let (sum, isOver) = used.addingReportingOverflow(cost)
    return isTooLarge || isOver ? .max : sum
  }

  /// Returns the issue for the first section whose `bytes` no longer fit; nil if all sections fit.
  @inline(__always)
  func refusal(of sections: Range<Int>, bytes: (Int) -> Int) -> SolverIssue? {
    var budget = self
    for section in sections {
      let bytes = bytes(section)
      guard !budget.charge(bytes, each: 1) else { continue }
      return .outOfMemory(section: section, bytes: budget.total(with: bytes, each: 1), limit: limit)
    }
    return nil
  }
}

extension [SolverIssue] {
  /// Whether a section was not solved because memory ran out.
  var hasOutOfMemory: Bool {
    contains { if case .outOfMemory = $0 { true } else { false } }
  }
}
