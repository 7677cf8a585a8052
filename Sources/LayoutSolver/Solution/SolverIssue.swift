/// Something odd about a layout that the solver met, as facts.
package enum SolverIssue: Hashable, Sendable {
  /// One group's pattern may have so many elements.
  package static let elementLimit = 1_000_000

  /// The first subitem does not fit its group, which therefore lays out nothing (rule 17); `firstItem` is the first
  /// of the section's items that it would have held.
  case itemDoesNotFit(
    section: Int, group: ElementID, item: ElementID, needs: Double, room: Double, firstItem: Int = 0)
  /// One group's pattern would have more elements than the limit; it is cut there.
  case tooManyElements(section: Int, group: ElementID)
  /// What the section stores would bring the solution to more bytes than the limit; neither it nor any section after it
  /// is solved.
  case outOfMemory(section: Int, bytes: Int, limit: Int)
  /// An item of a flow layout is longer than its line; the first such item of a section (rule F10).
  case itemExceedsLine(section: Int, id: ElementID, item: Int, needs: Double, room: Double)
  /// A cycle of subitems consumes no length; it is laid out once (D 14).
  case emptyCycle(section: Int, group: ElementID)
}
