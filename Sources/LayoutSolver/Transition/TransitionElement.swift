/// An element during a transition between two layouts.
package struct TransitionElement: Sendable {
  /// The change of an element between the layouts.
  package enum Change: String, Hashable, Sendable {
    /// The element has the same frame in both layouts.
    case stays
    /// The element has different frames in the two layouts.
    case moves
    /// The element is only in the second layout.
    case appears
    /// The element is only in the first layout.
    case disappears
  }

  /// The element in its current state, identified as in the first layout if it is there.
  package var element: Element
  package var change: Change
  /// The frame in the first layout.
  package var from: Rect?
  /// The frame in the second layout.
  package var to: Rect?
}
