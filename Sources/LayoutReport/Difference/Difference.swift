import LayoutSolver

/// The change of an element or a section between two layouts.
package enum ChangeKind: String, Hashable, Sendable {
  case moved, resized
  case movedAndResized = "moved and resized"
  case added, removed
  /// The same id at another index.
  case renumbered
  /// The same frame at another z-index.
  case restacked

  /// Creates the change from one frame to another; nil if they are equal within the tolerance.
  init?(from: Rect, to: Rect, _ tolerance: Tolerance) {
    switch (tolerance.accepts(from.origin, to.origin), tolerance.accepts(from.size, to.size)) {
    case (true, true): return nil
    case (false, true): self = .moved
    case (true, false): self = .resized
    case (false, false): self = .movedAndResized
    }
  }
}

/// An element that differs between the layouts.
package struct Change: Sendable {
  package var kind: ChangeKind
  /// The element's positions on both sides.
  package var from: Int?
  package var to: Int?
}

/// A section that differs between the layouts.
package struct SectionChange: Sendable {
  /// The change of the frame; nil if it is the same.
  package var kind: ChangeKind?
  /// The section's index in the first layout, or in the second if it was added.
  package var section: Int
  package var from: ComparedLayout.Section?
  package var to: ComparedLayout.Section?
  /// The differences of its row.
  var row: RowDifference = []
}

/// The differences between two layouts in one environment.
package struct Difference: Sendable {
  package let from: ComparedLayout
  package let to: ComparedLayout
  package let contentSizeChanged: Bool
  package let sections: [SectionChange]
  private let tolerance: Tolerance
  private let matching: SectionMatching
  private let pairs: ElementPairs

  /// Compares two layouts, with a tolerance for lengths in points.
  package init(from: ComparedLayout, to: ComparedLayout, tolerance: Double) {
    self.from = from
    self.to = to
    self.tolerance = Tolerance(points: tolerance)
    contentSizeChanged = !self.tolerance.accepts(from.contentSize, to.contentSize)
    matching = SectionMatching(from, to)
    sections = Self.sectionChanges(from.sections, to.sections, matching, self.tolerance)
    pairs = ElementPairs(from, to, matching)
  }

  /// Whether the layouts are the same.
  package var isSame: Bool {
    guard !contentSizeChanged, sections.isEmpty else { return false }
    var position = 0
    return nextChange(&position) == nil
  }

  private static func sectionChanges(
    _ from: [ComparedLayout.Section], _ to: [ComparedLayout.Section], _ matching: SectionMatching,
    _ tolerance: Tolerance
  ) -> [SectionChange] {
    let kept = from.indices.compactMap { index -> SectionChange? in
      let old = from[index]
      guard let new = matching.forward[index].map({ to[$0] }) else {
        return SectionChange(kind: .removed, section: index, from: old, to: nil)
      }
      let isComparable = old.isKnown && new.isKnown
      let kind = isComparable ? ChangeKind(from: old.frame, to: new.frame, tolerance) : nil
      let row = isComparable ? RowDifference(old.row, new.row, tolerance) : []
      guard kind != nil || old.items != new.items || !row.isEmpty else { return nil }
      return SectionChange(kind: kind, section: index, from: old, to: new, row: row)
    }
    return kept + matching.added.map { SectionChange(kind: .added, section: $0, from: nil, to: to[$0]) }
  }

  // MARK: Elements

  /// Calls `body` with each change until it returns false: first the elements of the first layout in its order, then
  /// those only in the second.
  func forEachChange(_ body: (Change) -> Bool) {
    var position = 0
    while let change = nextChange(&position) { guard body(change) else { return } }
  }

  /// Returns the first change at or after a position among all elements of both layouts, and advances the position past
  /// it.
  func nextChange(_ position: inout Int) -> Change? {
    let count = from.elements.count
    while position < count {
      defer { position += 1 }
      if let change = change(ofElement: position) { return change }
    }
    while position - count < to.elements.count {
      defer { position += 1 }
      if !pairs.isMatched[position - count] { return Change(kind: .added, from: nil, to: position - count) }
    }
    return nil
  }

  private func change(ofElement place: Int) -> Change? {
    let counterpart = Int(pairs.counterparts[place])
    guard counterpart >= 0 else { return Change(kind: .removed, from: place, to: nil) }
    let (old, new) = (from.elements[place], to.elements[counterpart])
    let isRenumbered = matching.counterpart(of: old.section) != .some(new.section) || old.item != new.item
    let kind = ChangeKind(from: old.frame, to: new.frame, tolerance)
    guard let kind = isRenumbered ? .renumbered : kind ?? (old.zIndex == new.zIndex ? nil : .restacked)
    else { return nil }
    return Change(kind: kind, from: place, to: counterpart)
  }
}

/// The differences of two sides in several environments, each computed on demand.
package struct Differences {
  package var count: Int
  package var difference: (_ index: Int) -> Difference

  package init(count: Int, _ difference: @escaping (_ index: Int) -> Difference) {
    self.count = count
    self.difference = difference
  }
}
