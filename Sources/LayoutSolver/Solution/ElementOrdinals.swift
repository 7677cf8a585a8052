/// Tells elements apart that share category, section and number; it is to be asked of all elements in their order.
///
/// Kinds are unique among a section's boundary items only (rule 52): what is anchored may have the same, and so may
/// several backgrounds.
package struct ElementOrdinals {
  private var section: Int?
  private var hasCells = false
  private var decorations: [ElementKind: Int] = [:]

  package init() {}

  /// 1 for what is anchored, a running number for backgrounds of one kind, else 0.
  package mutating func ordinal(of element: borrowing Element) -> Int {
    if element.section != section {
      section = element.section
      hasCells = false
      decorations.removeAll(keepingCapacity: true)
    }
    switch element.category {
    case .cell:
      hasCells = true
      return 0
    case .supplementary:
      // Boundary items come before cells, what is anchored comes after them.
      let host = element.host
      return hasCells || host != nil ? 1 : 0
    case .decoration(let kind):
      defer { decorations[kind, default: 0] += 1 }
      return decorations[kind, default: 0]
    }
  }
}
