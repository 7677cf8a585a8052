/// An anomaly in a layout that the solver found.
package enum SolverIssue: Hashable, Sendable {
  /// The maximum number of elements in one group's pattern.
  package static let elementLimit = 1_000_000

  /// The first subitem does not fit in its group, which therefore lays out nothing (rule 17); `firstItem` is the index
  /// of the first item that the group would have contained.
  case itemDoesNotFit(
    section: Int, group: ElementID, item: ElementID, needs: Double, available: Double, firstItem: Int = 0)
  /// One group's pattern would have more elements than the limit, and is truncated.
  case tooManyElements(section: Int, group: ElementID)
  /// The section would bring the solution's storage to `bytes`, which exceeds the limit; the section and all later ones
  /// are not solved.
  case outOfMemory(section: Int, bytes: Int, limit: Int)
  /// An item of a flow layout is longer than its line; reported for the first such item of a section (rule F10).
  case itemExceedsLine(section: Int, id: ElementID, item: Int, needs: Double, available: Double)
  /// A cycle of subitems has no length, and is laid out once (D 14).
  case emptyCycle(section: Int, group: ElementID)
}
