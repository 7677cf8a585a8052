/// Something odd about a layout that the solver met, as facts.
package enum SolverIssue: Hashable, Sendable {
  /// The first subitem does not fit its group, which therefore lays out nothing (rule 17).
  case itemDoesNotFit(section: Int, group: ElementID, item: ElementID, needs: Double, room: Double)
  /// One group's pattern would have more elements than the limit; it is cut there.
  case tooManyElements(section: Int, group: ElementID)
  /// A cycle of subitems consumes no length; it is laid out once (D 14).
  case emptyCycle(section: Int, group: ElementID)
}
