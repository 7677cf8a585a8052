/// One element on its way from one layout to another.
package struct TransitionElement: Sendable {
  /// What becomes of it.
  package enum Change: String, Hashable, Sendable {
    /// It is in both layouts at the same frame.
    case stays
    /// It is in both layouts.
    case moves
    /// It is in the layout that is switched to only.
    case appears
    /// It is in the layout that is switched from only.
    case disappears
  }

  /// The element as it stands at the moment; named as in the layout that is switched from where that has it.
  package var element: Element
  package var change: Change
  /// Where it is in the layout that is switched from.
  package var from: Rect?
  /// Where it is in the layout that is switched to.
  package var to: Rect?
}
