/// The identity of a part of a layout: opaque to the solver, a key into the tables of whoever built the layout.
package struct ElementID: Hashable, Sendable {
  package var rawValue: Int32

  package init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// A part that nobody asks about.
  package static let none = ElementID(-1)
}
