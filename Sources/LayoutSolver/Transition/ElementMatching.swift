/// The place of a cell: an index path.
package struct CellPlace: Hashable, Sendable {
  package var section: Int
  package var item: Int

  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

/// Which elements of two layouts are the same one.
package struct ElementMatching: Sendable {
  /// Where what is in one layout would be in the other; nil where the other has nothing of the kind.
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
