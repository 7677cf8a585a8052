import LayoutSolver

/// Neighboring elements with the same change, folded into one.
struct ChangeRun {
  var change: Change
  /// The first element in the first layout, or in the second if it was added.
  var element: Element
  /// The first element in the second layout, if it is in both.
  var counterpart: Element?
  var count = 1
  /// The changes of the frame's origin and size.
  var move: Point
  var growth: Size
  /// The largest change of any length; for an added or removed element, its longest side.
  var magnitude: Double

  var kind: ChangeKind { change.kind }
}

/// The order of changes.
package enum ChangeOrder: String, CaseIterable, Sendable {
  /// Largest first.
  case size
  /// In the order of the elements.
  case index
}

extension Difference {
  /// Calls `body` with the folded changes in the given order, until it returns false.
  func forEachRun(_ order: ChangeOrder, _ body: (ChangeRun) -> Bool) {
    var position = 0
    switch order {
    case .index: while let run = nextRun(&position) { guard body(run) else { return } }
    case .size:
      // Keep only the start of each run, because there may be millions.
      var starts: [(magnitude: Double, position: Int)] = []
      var start = 0
      while let run = nextRun(&position) {
        starts.append((run.magnitude, start))
        start = position
      }
      starts.sort { ($1.magnitude, $0.position) < ($0.magnitude, $1.position) }
      for start in starts {
        position = start.position
        guard let run = nextRun(&position), body(run) else { return }
      }
    }
  }

  /// Returns the first run that begins at or after a position, and advances the position to the start of the next one.
  private func nextRun(_ position: inout Int) -> ChangeRun? {
    guard let first = nextChange(&position) else { return nil }
    var run = run(of: first)
    var next = position
    while let change = nextChange(&next), run.fold(self.run(of: change)) { position = next }
    return run
  }

  private func run(of change: Change) -> ChangeRun {
    let old = change.from.map { from.elements[$0] }
    let new = change.to.map { to.elements[$0] }
    let element = old ?? new ?? .nothing
    let (a, b) = (element.frame, new?.frame ?? element.frame)
    let move = Point(x: b.origin.x - a.origin.x, y: b.origin.y - a.origin.y)
    let growth = Size(width: b.size.width - a.size.width, height: b.size.height - a.size.height)
    let isInBoth = old != nil && new != nil
    let magnitude =
      isInBoth
      ? max(max(abs(move.x), abs(move.y)), max(abs(growth.width), abs(growth.height)))
      : max(abs(a.size.width), abs(a.size.height))
    return ChangeRun(
      change: change, element: element, counterpart: isInBoth ? new : nil, move: move, growth: growth,
      magnitude: magnitude)
  }
}

extension ChangeRun {
  /// Adds the next change to the run if it follows and is the same; returns whether it did.
  fileprivate mutating func fold(_ next: ChangeRun) -> Bool {
    let follows =
      kind == next.kind && element.section == next.element.section
      && element.category == next.element.category && next.element.item == element.item &+ count
    guard follows, isAlike(next), hasCounterpartAlike(next) else { return false }
    count += 1
    magnitude = max(magnitude, next.magnitude)
    return true
  }

  private func isAlike(_ next: ChangeRun) -> Bool {
    isNear(move.x, next.move.x) && isNear(move.y, next.move.y) && isNear(growth.width, next.growth.width)
      && isNear(growth.height, next.growth.height)
  }

  /// Whether both have the same target section, index offset and z-index change.
  private func hasCounterpartAlike(_ next: ChangeRun) -> Bool {
    guard let counterpart, let other = next.counterpart else { return true }
    return counterpart.section == other.section && counterpart.item &+ count == other.item
      && stack == next.stack
  }

  /// The z-indexes on both sides; nil if they are the same.
  var stack: Stack? {
    guard let counterpart, counterpart.zIndex != element.zIndex else { return nil }
    return Stack(from: element.zIndex, to: counterpart.zIndex)
  }

  /// A change of the z-index.
  struct Stack: Equatable {
    var from: Int
    var to: Int
  }

  /// Differences of decimals are inexact: values that print the same are equal.
  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 * max(1, abs(a)) }
}

extension ComparedLayout {
  /// Returns a section's id, or `layout` for the layout's own elements.
  func sectionID(_ section: Int?) -> String {
    guard let section else { return "layout" }
    return sections.indices.contains(section) ? sections[section].id : String(section)
  }
}

extension Element {
  /// A placeholder for a change without elements.
  fileprivate static let nothing = Element(
    category: .cell, section: nil, item: 0, frame: .zero, zIndex: 0, id: .none)
}
