import LayoutSolver
import Testing

@Suite("Queries of random layouts")
struct QueryPropertyTests {
  private static let options = RandomLayoutOptions(nestsBadges: false)

  @Test(
    "A query finds the same elements as a simple filter", arguments: RandomLayouts.layouts(250, options))
  func equalsAFilter(_ random: RandomLayout) {
    let solution = random.solved()
    let filter = PlainFilter(random, solution)
    for rect in random.rects(in: solution.contentSize) {
      let found = solution.elements(in: rect)
      let expected = filter.elements(in: rect)
      #expect(found == expected, "\(found.map(\.name)) in \(rect.text) of \(random.spec)")
    }
  }

  @Test(
    "A query finds the same elements as a simple filter in right-to-left layouts",
    arguments: RandomLayouts.layouts(100, options))
  func equalsAFilterMirrored(_ random: RandomLayout) {
    var random = random
    random.environment.layoutDirection = .rightToLeft
    equalsAFilter(random)
  }

  @Test(
    "A query for some categories finds their elements from the query for all",
    arguments: RandomLayouts.layouts(60, options))
  func selectsCategories(_ random: RandomLayout) {
    let solution = random.solved()
    for rect in random.rects(in: solution.contentSize) {
      for category in [ElementCategories.cell, .supplementary, .decoration] {
        var found: [Element] = []
        solution.forEachElement(in: rect, category) { element in
          found.append(copy element)
          return true
        }
        #expect(found == solution.elements(in: rect).filter(category.includes), "\(random.spec)")
      }
    }
  }
}

extension ElementCategories {
  func includes(_ element: LayoutSolver.Element) -> Bool {
    switch element.category {
    case .cell: contains(.cell)
    case .supplementary: contains(.supplementary)
    case .decoration: contains(.decoration)
    }
  }
}

extension RandomLayout {
  /// Returns rects of various kinds: large, thin, empty, outside, on edges.
  func rects(in content: Size) -> [Rect] {
    let draws = RandomLengths(low: 0, high: 1_000, seed: seed)
    func share(_ index: Int, _ length: Double) -> Double { draws.length(item: index) / 1_000 * length }
    let drawn = (0..<6).map { index in
      Rect(
        x: share(index * 4, content.width), y: share(index * 4 + 1, content.height),
        width: share(index * 4 + 2, content.width / 2), height: share(index * 4 + 3, content.height / 4))
    }
    return drawn + [
      Rect(origin: .zero, size: content), Rect(x: -50, y: -50, width: 100, height: 100),
      Rect(x: 0, y: content.height / 2, width: content.width, height: 0),
      Rect(x: content.width, y: 0, width: 30, height: content.height),
      Rect(x: -90, y: 0, width: 50, height: 50),
      Rect(x: 0, y: 40, width: content.width, height: 0.25),
    ]
  }
}

/// A second implementation of rule 61, over the list of all elements.
private struct PlainFilter {
  private struct Group {
    var frame: Rect
    var items: Range<Int>
  }

  private let random: RandomLayout
  private let solution: Solution
  private let groups: [[Group]]

  init(_ random: RandomLayout, _ solution: Solution) {
    self.random = random
    self.solution = solution
    groups = (0..<solution.sectionCount).map { section in
      var groups: [Group] = []
      solution.forEachGroup(ofSection: section) { groups.append(Group(frame: $0, items: $1)) }
      return groups
    }
  }

  func elements(in rect: Rect) -> [Element] {
    let x = (max(rect.origin.x, 0), min(rect.origin.x + rect.size.width, solution.contentSize.width))
    let y = (max(rect.origin.y, 0), min(rect.origin.y + rect.size.height, solution.contentSize.height))
    guard x.0 <= x.1, y.0 <= y.1 else { return [] }
    let clipped = Rect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0)
    return solution.elements.filter { isFound($0, in: clipped) }
  }

  private func isFound(_ element: Element, in rect: Rect) -> Bool {
    guard let section = element.section else { return hasArea(rect) && overlap(element.frame, rect) }
    switch element.category {
    case .decoration:
      return touch(solution.frame(ofSection: section), rect)
    case .cell:
      let group = groups[section].first { $0.items.contains(element.item) }
      guard let group, !isOutside(element.frame, group.frame) else { return false }
      return isFound(element.frame, in: group.frame, section, rect)
    case .supplementary:
      guard element.scrolls else { return hasArea(rect) && overlap(element.frame, rect) }
      // Only root groups have supplementary items here, one each, so its number is the group's index.
      let group =
        element.host.map { host in groups[section].first { $0.items.contains(host) } }
        ?? groups[section][element.item]
      guard let group else { return false }
      return isFound(element.frame, in: group.frame, section, rect)
    }
  }

  private func isFound(_ frame: Rect, in group: Rect, _ section: Int, _ rect: Rect) -> Bool {
    var (frame, group, rect) = (frame, group, rect)
    if let row = solution.orthogonalRow(ofSection: section) {
      // D 61: the row at its scroll offset, in the view's width.
      switch random.layout.scrollAxis {
      case .vertical:
        let shift = random.environment.layoutDirection == .rightToLeft ? row.offset : -row.offset
        frame.origin.x += shift
        group.origin.x += shift
        rect.size.width =
          min(rect.origin.x + rect.size.width, random.environment.container.width) - rect.origin.x
      case .horizontal:
        frame.origin.y -= row.offset
        group.origin.y -= row.offset
        rect.size.height =
          min(rect.origin.y + rect.size.height, random.environment.container.height) - rect.origin.y
      }
    }
    return hasArea(rect) && overlap(frame, rect) && overlap(group, rect)
  }

  private func hasArea(_ rect: Rect) -> Bool { rect.size.width > 0 && rect.size.height > 0 }

  private func overlap(_ a: Rect, _ b: Rect) -> Bool {
    a.origin.x < b.origin.x + b.size.width && b.origin.x < a.origin.x + a.size.width
      && a.origin.y < b.origin.y + b.size.height && b.origin.y < a.origin.y + a.size.height
  }

  /// Whether a cell is entirely outside its group; touching suffices for one without length.
  private func isOutside(_ cell: Rect, _ group: Rect) -> Bool {
    !overlap(cell, group) && !(cell.isFlat(.horizontal, group) || cell.isFlat(.vertical, group))
  }

  private func touch(_ a: Rect, _ b: Rect) -> Bool {
    a.origin.x <= b.origin.x + b.size.width && b.origin.x <= a.origin.x + a.size.width
      && a.origin.y <= b.origin.y + b.size.height && b.origin.y <= a.origin.y + a.size.height
  }
}

extension Rect {
  /// Whether the two touch, and one of them has no length along `axis`.
  fileprivate func isFlat(_ axis: Axis, _ other: Rect) -> Bool {
    (size[axis] <= 0 || other.size[axis] <= 0) && meets(other)
  }
}
