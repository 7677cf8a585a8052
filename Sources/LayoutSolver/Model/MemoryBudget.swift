/// The memory that a solution may take: whatever grows with a layout's numbers is charged here before it is allocated.
///
/// A copy that is thrown away gives back what was charged to it.
package struct MemoryBudget: Hashable, Sendable {
  /// 4 GiB, where nobody says otherwise.
  package static let defaultLimit = 1 << 32

  /// In bytes.
  package let limit: Int
  package private(set) var used = 0

  package init(limit: Int = defaultLimit) { self.limit = limit }

  /// Charges an array of `count` elements; false where that is more than is left, and nothing is charged.
  package mutating func charge(_ count: Int, each bytes: Int) -> Bool {
    let sum = total(with: count, each: bytes)
    guard sum <= limit else { return false }
    used = sum
    return true
  }

  /// What is used together with an array of `count` elements, as far as a number can say.
  package func total(with count: Int, each bytes: Int) -> Int {
    let (cost, isTooLarge) = count.multipliedReportingOverflow(by: bytes)
    let (sum, isOver) = used.addingReportingOverflow(cost)
    return isTooLarge || isOver ? .max : sum
  }

  /// Why sections that store so many bytes each are refused; nil where all of them fit.
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
  /// Whether a section was not solved for want of memory.
  var hasOutOfMemory: Bool {
    contains { if case .outOfMemory = $0 { true } else { false } }
  }
}
