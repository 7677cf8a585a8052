/// Distinguishes elements with the same category, section and number. Must be called for all elements in order.
///
/// Kinds are unique only among a section's boundary supplementary items (rule 52): anchored supplementaries may share a
/// kind with them, and several backgrounds may have the same kind.
package struct ElementOrdinals {
  private var section: Int?
  private var hasCells = false
  private var decorations: [ElementKind: Int] = [:]

  package init() {}

  /// Returns 1 for anchored supplementaries, a running number for backgrounds of the same kind, otherwise 0.
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
      // Boundary supplementary items come before cells, anchored supplementaries after them.
      let host = element.host
      return hasCells || host != nil ? 1 : 0
    case .decoration(let kind):
      defer { decorations[kind, default: 0] += 1 }
      return decorations[kind, default: 0]
    }
  }
}
