extension Solution {
  /// The visible part of the content, in content coordinates.
  package var visibleRect: Rect { Rect(origin: contentOffset, size: environment.container) }

  /// Returns an element's frame relative to the view, with its row scrolled to the row's offset.
  package func screenFrame(of element: borrowing Element) -> Rect {
    var frame = element.frame
    for axis in Axis.allCases { frame.origin[axis] -= contentOffset[axis] }
    guard let index = element.section, let row = sections[index].row, isInRow(element, ofSection: index)
    else {
      return frame
    }
    let isMirrored = environment.layoutDirection == .rightToLeft && axis == .vertical
    frame.origin[axis.cross] += isMirrored ? row.offset : -row.offset
    return frame
  }

  /// Whether an element of a section with a row scrolls with that row, as cells and their supplementaries do.
  private func isInRow(_ element: borrowing Element, ofSection index: Int) -> Bool {
    switch element.category {
    case .cell: return true
    case .decoration: return false
    case .supplementary(let kind):
      let id = element.id
      return !sections[index].boundaries.items.contains { $0.item.kind == kind && $0.item.id == id }
    }
  }
}
