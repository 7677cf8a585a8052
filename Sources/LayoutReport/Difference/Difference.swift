import LayoutSolver

/// What has become of an element, or of a section, between two layouts.
package enum ChangeKind: String, Hashable, Sendable {
  case moved, resized
  case movedAndResized = "moved and resized"
  case added, removed
  /// The same id at another index.
  case renumbered

  /// The change from one frame to another; nil where they differ by no more than the tolerance.
  init?(from: Rect, to: Rect, _ tolerance: Tolerance) {
    switch (tolerance.holds(from.origin, to.origin), tolerance.holds(from.size, to.size)) {
    case (true, true): return nil
    case (false, true): self = .moved
    case (true, false): self = .resized
    case (false, false): self = .movedAndResized
    }
  }
}

/// One element that is not the same in both layouts.
package struct Change: Sendable {
  package var kind: ChangeKind
  /// Its place among the elements of either side.
  package var from: Int?
  package var to: Int?
}

/// A section that is not the same in both layouts.
package struct SectionChange: Sendable {
  /// Nil where only the number of items is another.
  package var kind: ChangeKind?
  /// Its index in the first layout; in the second where it has been added.
  package var section: Int
  package var from: ComparedLayout.Section?
  package var to: ComparedLayout.Section?
}

/// How two layouts differ in one environment.
package struct Difference: Sendable {
  package let from: ComparedLayout
  package let to: ComparedLayout
  package let contentSizeChanged: Bool
  package let sections: [SectionChange]
  /// In the order of the first layout's elements; what has been added comes last.
  package let changes: [Change]

  package var isSame: Bool { !contentSizeChanged && sections.isEmpty && changes.isEmpty }

  /// Compares two layouts in time linear in their elements; lengths may differ by `tolerance`.
  package init(from: ComparedLayout, to: ComparedLayout, tolerance: Double) {
    let tolerance = Tolerance(points: tolerance)
    self.from = from
    self.to = to
    contentSizeChanged = !tolerance.holds(from.contentSize, to.contentSize)
    let matching = SectionMatching(from, to)
    sections = Self.sectionChanges(from.sections, to.sections, matching, tolerance)
    changes = ElementMatcher(from, to, matching).changes(tolerance)
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
      let kind = ChangeKind(from: old.frame, to: new.frame, tolerance)
      guard kind != nil || old.items != new.items else { return nil }
      return SectionChange(kind: kind, section: index, from: old, to: new)
    }
    return kept + matching.added.map { SectionChange(kind: .added, section: $0, from: nil, to: to[$0]) }
  }
}
