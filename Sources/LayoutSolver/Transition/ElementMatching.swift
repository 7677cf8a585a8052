/// The index path of a cell.
package struct CellPlace: Hashable, Sendable {
  package var section: Int
  package var item: Int

  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

/// The correspondence between the elements of two layouts.
package struct ElementMatching: Sendable {
  /// Maps elements of one layout to the other; nil if there is no counterpart.
  package struct Direction: Sendable {
    package var section: @Sendable (Int) -> Int?
    package var cell: @Sendable (CellPlace) -> CellPlace?
    package var kind: @Sendable (ElementKind) -> ElementKind?

    package init(
      section: @escaping @Sendable (Int) -> Int?, cell: @escaping @Sendable (CellPlace) -> CellPlace?,
      kind: @escaping @Sendable (ElementKind) -> ElementKind?
    ) {
      self.section = section
      self.cell = cell
      self.kind = kind
    }
  }

  package var forward: Direction
  package var backward: Direction

  package init(forward: Direction, backward: Direction) {
    self.forward = forward
    self.backward = backward
  }
}
