/// The transition between two solved layouts, as shown by `setCollectionViewLayout(_:animated:)` (rules T1 to T6).
///
/// Both layouts are solved once, with nothing solved in between; the progress is not clamped (rule T1).
package struct Transition: Sendable {
  package let from: Solution
  package let to: Solution
  private let matching: ElementMatching
  private let fromFinder: ElementFinder
  private let toFinder: ElementFinder

  package init(from: Solution, to: Solution, matching: ElementMatching) {
    self.from = from
    self.to = to
    self.matching = matching
    fromFinder = ElementFinder(from)
    toFinder = ElementFinder(to)
  }

  /// Returns the content size at `progress` (rule T5).
  package func contentSize(at progress: Double) -> Size {
    Size(
      width: between(from.contentSize.width, to.contentSize.width, progress),
      height: between(from.contentSize.height, to.contentSize.height, progress))
  }

  /// Returns the content offset at `progress`, on its way to the proposed one (rules T5, T6).
  package func contentOffset(at progress: Double) -> Point {
    Point(
      x: between(from.contentOffset.x, to.contentOffset.x, progress),
      y: between(from.contentOffset.y, to.contentOffset.y, progress))
  }

  /// Calls `body` with every element at `progress` until it returns false: first the elements of the first layout in
  /// its order, then those only in the second.
  package func forEachElement(
    at progress: Double, _ body: (borrowing TransitionElement) -> Bool
  ) {
    var continues = true
    var (ordinals, otherRanks) = (ElementOrdinals(), ElementOrdinals())
    from.forEachElement { element in
      let counterpart = counterpart(
        of: element, ordinals.ordinal(of: element), matching.forward, matching.backward, in: toFinder)
      continues = body(moving(element, to: counterpart, at: progress))
      return continues
    }
    guard continues else { return }
    to.forEachElement { element in
      let counterpart = counterpart(
        of: element, otherRanks.ordinal(of: element), matching.backward, matching.forward, in: fromFinder)
      guard counterpart == nil else { return true }
      return body(TransitionElement(element: copy element, change: .appears, from: nil, to: element.frame))
    }
  }

  /// Returns an element of the first layout at `progress` (rule T2); without a counterpart it keeps its frame
  /// (rule T6).
  private func moving(
    _ element: borrowing Element, to counterpart: Element?, at progress: Double
  ) -> TransitionElement {
    guard let counterpart else {
      return TransitionElement(
        element: copy element, change: .disappears, from: element.frame, to: nil)
    }
    var current = copy element
    current.frame = between(element.frame, counterpart.frame, progress)
    // Rule T4: discrete values change halfway.
    if progress >= 0.5 {
      current.zIndex = counterpart.zIndex
      current.isEstimated = counterpart.isEstimated
      current.isPinned = counterpart.isPinned
    }
    return TransitionElement(
      element: current, change: element.frame == counterpart.frame ? .stays : .moves, from: element.frame,
      to: counterpart.frame)
  }

  /// Returns the element's counterpart in the other layout, if they match in both directions.
  private func counterpart(
    of element: borrowing Element, _ ordinal: Int, _ there: ElementMatching.Direction,
    _ back: ElementMatching.Direction, in finder: ElementFinder
  ) -> Element? {
    if case .cell = element.category {
      guard let section = element.section else { return nil }
      let place = CellPlace(section: section, item: element.item)
      guard let other = there.cell(place), back.cell(other) == place else { return nil }
      return finder.solution.cell(section: other.section, item: other.item)
    }
    guard let category = element.category.mapped(there.kind),
      category.mapped(back.kind) == element.category
    else { return nil }
    guard let section = element.section else {
      return finder.element(category, section: nil, item: element.item, ordinal: ordinal)
    }
    guard let other = there.section(section), back.section(other) == section else { return nil }
    return finder.element(category, section: other, item: element.item, ordinal: ordinal)
  }

  /// Interpolates linearly (rule T2): exact at both ends, and not rounded to pixels.
  private func between(_ from: Double, _ to: Double, _ progress: Double) -> Double {
    // Equal values stay exact even if the progress is far outside 0...1.
    from == to ? from : (1 - progress) * from + progress * to
  }

  private func between(_ from: Rect, _ to: Rect, _ progress: Double) -> Rect {
    Rect(
      x: between(from.origin.x, to.origin.x, progress), y: between(from.origin.y, to.origin.y, progress),
      width: between(from.size.width, to.size.width, progress),
      height: between(from.size.height, to.size.height, progress))
  }
}

/// Changes in item counts, which crash apps that animate between layouts.
extension Transition {
  /// A section whose item count differs between the two layouts.
  package struct CountChange: Hashable, Sendable {
    /// Nil if the first layout lacks the section.
    package var fromSection: Int?
    package var toSection: Int?
    package var from: Int
    package var to: Int
  }

  /// The sections whose item counts differ, or that are in only one layout.
  package var countChanges: [CountChange] {
    var changes: [CountChange] = []
    var matched: Set<Int> = []
    for section in 0..<from.sectionCount {
      let other = matching.forward.section(section).flatMap { $0 < to.sectionCount ? $0 : nil }
      let count = from.itemCount(ofSection: section)
      guard let other, matching.backward.section(other) == section else {
        changes.append(CountChange(fromSection: section, toSection: nil, from: count, to: 0))
        continue
      }
      matched.insert(other)
      let otherCount = to.itemCount(ofSection: other)
      if count != otherCount {
        changes.append(CountChange(fromSection: section, toSection: other, from: count, to: otherCount))
      }
    }
    for section in 0..<to.sectionCount where !matched.contains(section) {
      changes.append(
        CountChange(fromSection: nil, toSection: section, from: 0, to: to.itemCount(ofSection: section)))
    }
    return changes
  }
}

extension Element.Category {
  /// Returns the category with its kind mapped; nil if the kind has no counterpart.
  fileprivate func mapped(_ kind: (ElementKind) -> ElementKind?) -> Element.Category? {
    switch self {
    case .cell: .cell
    case .supplementary(let own): kind(own).map(Element.Category.supplementary)
    case .decoration(let own): kind(own).map(Element.Category.decoration)
    }
  }
}
