/// The identity of a part of a layout: opaque to the solver, a key into the tables of the layout's creator.
package struct ElementID: Hashable, Sendable {
  package var rawValue: Int32

  package init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// The identity of a part that the layout's creator does not track.
  package static let none = ElementID(-1)
}
