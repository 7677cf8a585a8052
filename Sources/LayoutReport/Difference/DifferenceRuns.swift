import LayoutSolver

/// Neighbors that changed alike, folded into one.
struct ChangeRun {
  var kind: ChangeKind
  /// The section's id, or `layout`.
  var section: String
  /// The word of the element kind; nil for cells.
  var elementKind: String?
  var first: Int
  var last: Int
  /// An id, where the run is a single element that has one.
  var id: String?
  /// How far the frame has moved and grown.
  var move: Point
  var growth: Size
  /// Where a renumbered element has gone.
  var newItem: Int?
  /// The id of its section, where that is another.
  var newSection: String?
  /// The largest length by which anything changed; of what is new or gone, its longest side.
  var magnitude: Double
}

/// The order in which changes are told.
package enum ChangeOrder: String, CaseIterable, Sendable {
  /// The largest first.
  case size
  /// As the elements come.
  case index
}

extension Difference {
  /// The changes, folded, in the order asked for.
  func runs(_ order: ChangeOrder) -> [ChangeRun] {
    var runs: [ChangeRun] = []
    for change in changes {
      let next = run(of: change)
      if let last = runs.last, let folded = last.folded(with: next) {
        runs[runs.count - 1] = folded
      } else {
        runs.append(next)
      }
    }
    switch order {
    case .index: return runs
    case .size:
      return runs.enumerated().sorted {
        ($1.element.magnitude, $0.offset) < ($0.element.magnitude, $1.offset)
      }.map(\.element)
    }
  }

  private func run(of change: Change) -> ChangeRun {
    let old = change.from.map { from.elements[$0] }
    let new = change.to.map { to.elements[$0] }
    let (element, layout, place) =
      change.from.map { (from.elements[$0], from, $0) } ?? change.to.map { (to.elements[$0], to, $0) }
      ?? (Element.nothing, from, 0)
    let (a, b) = (old?.frame ?? element.frame, new?.frame ?? element.frame)
    let move = Point(x: b.origin.x - a.origin.x, y: b.origin.y - a.origin.y)
    let growth = Size(width: b.size.width - a.size.width, height: b.size.height - a.size.height)
    let lengths =
      old == nil || new == nil
      ? [element.frame.size.width, element.frame.size.height] : [move.x, move.y, growth.width, growth.height]
    let section = layout.sectionID(element.section)
    let newSection = new.map { to.sectionID($0.section) }
    let isElsewhere = change.kind == .renumbered && newSection != section
    return ChangeRun(
      kind: change.kind, section: section,
      elementKind: layout.kindWord(element.category), first: element.item, last: element.item,
      id: layout.ids[place], move: move, growth: growth,
      newItem: change.kind == .renumbered ? new?.item : nil, newSection: isElsewhere ? newSection : nil,
      magnitude: lengths.map { abs($0) }.max() ?? 0)
  }
}

extension ChangeRun {
  /// Both as one run, where `next` follows and changed alike.
  fileprivate func folded(with next: ChangeRun) -> ChangeRun? {
    let isAlike =
      kind == next.kind && section == next.section && newSection == next.newSection
      && elementKind == next.elementKind
      && next.first == last + 1
      && isNear(move.x, next.move.x) && isNear(move.y, next.move.y)
      && isNear(growth.width, next.growth.width) && isNear(growth.height, next.growth.height)
      && newItem.map { $0 - first } == next.newItem.map { $0 - next.first }
    guard isAlike else { return nil }
    var folded = self
    folded.last = next.last
    folded.id = nil
    folded.magnitude = max(magnitude, next.magnitude)
    return folded
  }

  /// Differences of decimals are not exact; what prints the same is the same.
  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 * max(1, abs(a)) }
}

extension ComparedLayout {
  /// A section's id, `layout` for the layout's own.
  func sectionID(_ section: Int?) -> String {
    guard let section else { return "layout" }
    return sections.indices.contains(section) ? sections[section].id : String(section)
  }
}

extension Element {
  /// Stands where there is no element at all.
  fileprivate static let nothing = Element(
    category: .cell, section: nil, item: 0, frame: .zero, zIndex: 0, id: .none)
}
