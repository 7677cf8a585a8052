/// The number of slots in a group, and the values that determine their sizes.
struct GroupFill {
  var items: [Item]
  var count: Int
  /// The container of all fractions in the group.
  var container: Size
  /// The length of an equal part in a group with a count.
  var equalPartLength: Double?
  /// The rule that determines the count.
  var rule: Rule
}

extension GroupSolver {
  /// The excess length at which a slot still fits (rule 15).
  static let fitTolerance = 0.001

  /// Returns the number of slots in the group, and their container (rules 14 to 20).
  mutating func fill(of group: Item, _ stack: Stack, in stackContainer: StackContainer, _ cursor: ItemCursor)
    -> GroupFill
  {
    switch stack.subitems {
    case .count(let item, let count):
      // Rule 19: equal parts, exact under legacy rounding (D 19); fractions resolve against the container less the
      // spacing, also across.
      let count = limited(count, group)
      let container = stackContainer.container(for: count)
      let part = grid.floored(container[stackContainer.axis] / Double(count))
      return GroupFill(items: [item], count: count, container: container, equalPartLength: part, rule: .r19)
    case .repeating(let item, let count):
      // Rule 20: the item's own size, without a fit test.
      let count = limited(count, group)
      return GroupFill(
        items: [item], count: count, container: stackContainer.container(for: count), rule: .r20)
    case .cycle(let items) where stackContainer.isEstimatedAlong:
      // Rule 18, D 18: one pass over the list without a fit test.
      return GroupFill(
        items: items, count: items.count, container: stackContainer.container(for: items.count), rule: .r18)
    case .cycle(let items):
      return fitting(items, of: group, in: stackContainer, cursor)
    }
  }

  private mutating func limited(_ count: Int, _ group: Item) -> Int {
    guard count > Self.elementLimit else { return count }
    reportTooMany(in: group.id)
    return Self.elementLimit
  }

  /// Returns a fill that repeats the subitems in order while they fit (rules 14 to 17).
  private mutating func fitting(
    _ items: [Item], of group: Item, in stackContainer: StackContainer, _ cursor: ItemCursor
  ) -> GroupFill {
    let test = FitTest(items, of: group, in: stackContainer, cursor, measurer)
    return withTrial { $0.fillTrial(test) }
  }

  private mutating func fillTrial(_ test: FitTest) -> GroupFill {
    let (items, stackContainer) = (test.items, test.stackContainer)
    // Rule 65: an infinite container cannot be filled; one pass suffices to detect it.
    guard stackContainer.inner[stackContainer.axis].isFinite else {
      return GroupFill(items: items, count: items.count, container: stackContainer.inner, rule: .r65)
    }
    let lengths = cycleLengths(test, in: stackContainer.inner)
    guard !exceedsElementLimit(test, lengths) else { return emptyFill(test, .r14) }
    let count: Int
    let rule: Rule
    var container = stackContainer.inner
    if stackContainer.spacing != 0,
      items.contains(where: { $0.size[stackContainer.axis.cross].isFraction(of: stackContainer.axis) })
    {
      rule = .r16b
      // Rule 16b: reduced by the spacing for the number that fits without spacing, then filled again.
      let unspaced = countFitting(test, lengths, in: stackContainer.inner, spacing: 0)
      container = stackContainer.container(for: max(1, unspaced))
      let spaced = cycleLengths(test, in: container)
      count =
        unspaced == 0 ? 0 : countFitting(test, spaced, in: container, spacing: stackContainer.spacing)
    } else if stackContainer.spacing != 0,
      items.contains(where: { $0.size[stackContainer.axis].isFraction(of: stackContainer.axis) })
    {
      rule = .r16a
      count = reducedCount(test)
      container = stackContainer.container(for: max(1, count))
    } else {
      rule = .r14
      // Without fractions of this axis the spacing shrinks nothing.
      count = countFitting(test, lengths, in: stackContainer.inner, spacing: stackContainer.spacing)
      container = stackContainer.container(for: max(1, count))
    }
    if count == 0 { reportMisfit(test) }
    guard count <= Self.elementLimit else { return emptyFill(test, rule) }
    return GroupFill(items: items, count: count, container: container, rule: rule)
  }

  /// Reports that a group has too many elements; returns an empty fill.
  private mutating func emptyFill(_ test: FitTest, _ rule: Rule) -> GroupFill {
    reportTooMany(in: test.group.id)
    return GroupFill(items: test.items, count: 0, container: test.stackContainer.inner, rule: rule)
  }

  /// Whether far more subitems fit than the limit allows, which makes counting unnecessary.
  private func exceedsElementLimit(_ test: FitTest, _ lengths: [Double]) -> Bool {
    guard !test.isOrdered else { return false }
    let cycle = lengths.reduce(Double(test.items.count) * test.stackContainer.spacing, +)
    let limit = 2 * Double(Self.elementLimit) / Double(test.items.count)
    return cycle > 0 && test.stackContainer.inner[test.stackContainer.axis] > cycle * limit
  }

  /// Returns how many subitems fit in turn; one that does not fit is not skipped and ends the group (rule 14).
  private mutating func countFitting(
    _ test: FitTest, _ lengths: [Double], in container: Size, spacing: Double
  ) -> Int {
    var cursor = test.cursor
    var used = 0.0
    var count = 0
    var idle = 0
    while count <= Self.elementLimit, !isExhausted(by: test.group) {
      let own =
        test.isOrdered
        ? slotLength(test, count, in: container, &cursor) : lengths[count % lengths.count]
      let next = own + (count == 0 ? 0 : spacing)
      // Rule 15: only the length along the group is tested.
      guard used + next <= test.stackContainer.inner[test.stackContainer.axis] + Self.fitTolerance else {
        break
      }
      used += next
      count += 1
      // D 14: a cycle without length would never end; it is laid out once.
      if count == test.items.count, used + spacing <= 0 {
        reportOnce(.emptyCycle(section: section, group: test.group.id))
        break
      }
      // Missing items without length would not end either; existing items have been counted by then.
      idle = test.isOrdered && cursor.next > measurer.items.count && next <= 0 ? idle + 1 : 0
      if idle == test.items.count { break }
    }
    return count
  }

  /// Returns the length of each subitem of the list along the group, which every cycle repeats; none if the lengths
  /// depend on the individual items.
  private mutating func cycleLengths(_ test: FitTest, in container: Size) -> [Double] {
    guard !test.isOrdered else { return [] }
    var cursor = test.cursor
    return test.items.indices.map { slotLength(test, $0, in: container, &cursor) }
  }

  /// Returns the last count before the first whose slots, reduced by the spacing, do not fit (rule 16a, D 16).
  private mutating func reducedCount(_ test: FitTest) -> Int {
    var count = 0
    while count <= Self.elementLimit, !isExhausted(by: test.group) {
      let container = test.stackContainer.container(for: count + 1)
      let spacing = Double(count) * test.stackContainer.spacing
      let used = lengthOfFirst(count + 1, test, in: container)
      guard used + spacing <= test.stackContainer.inner[test.stackContainer.axis] + Self.fitTolerance else {
        break
      }
      count += 1
      // D 14: as above; negative spacing enlarges fractions, but not those of 0.
      if count == test.items.count, used <= 0, test.stackContainer.spacing <= 0 {
        reportOnce(.emptyCycle(section: section, group: test.group.id))
        break
      }
    }
    return count
  }

  private mutating func lengthOfFirst(_ count: Int, _ test: FitTest, in container: Size) -> Double {
    var cursor = test.cursor
    var used = 0.0
    if test.isOrdered {
      for index in 0..<count where !isExhausted(by: test.group) {
        used += slotLength(test, index, in: container, &cursor)
      }
    } else {
      // All items are alike: multiply by whole cycles and add the rest.
      let (cycles, rest) = count.quotientAndRemainder(dividingBy: test.items.count)
      for index in 0..<min(count, test.items.count) where !isExhausted(by: test.group) {
        used += slotLength(test, index, in: container, &cursor) * Double(cycles + (index < rest ? 1 : 0))
      }
    }
    return used
  }

  /// Returns the length of slot `index` along the group: its size and minimum edge spacing.
  private mutating func slotLength(
    _ test: FitTest, _ index: Int, in container: Size, _ cursor: inout ItemCursor
  )
    -> Double
  {
    let item = test.items[index % test.items.count]
    let edges = item.edgeSpacing.minimum(test.stackContainer.axis)
    // The cursor matters only if the lengths depend on the items.
    guard test.isOrdered || item.size[test.stackContainer.axis].isEstimated else {
      return length(item.size[test.stackContainer.axis], in: container) + edges
    }
    // Rule 32: the fit test uses measured lengths.
    return slot(item, 0, nil, in: container, test.stackContainer.axis, &cursor).size[test.stackContainer.axis]
      + edges
  }

  /// Reports the subitem that prevented the group from laying out anything (rule 17).
  private mutating func reportMisfit(_ test: FitTest) {
    // Report each declared group once, regardless of how often it occurs.
    let isKnown = issues.contains { issue in
      if case .itemDoesNotFit(_, test.group.id, _, _, _, _) = issue { true } else { false }
    }
    guard !isKnown else { return }
    var cursor = test.cursor
    let needs = slotLength(test, 0, in: test.stackContainer.inner, &cursor)
    reportOnce(
      .itemDoesNotFit(
        section: section, group: test.group.id, item: test.items[0].id, needs: needs,
        available: test.stackContainer.inner[test.stackContainer.axis], firstItem: test.cursor.next))
  }
}

/// The input of a fit test.
private struct FitTest {
  let items: [Item]
  let group: Item
  let stackContainer: StackContainer
  /// The item cursor for trials, in which a missing item has its estimated size (rule 22).
  let cursor: ItemCursor
  /// Whether lengths along the group depend on the individual items.
  let isOrdered: Bool

  init(
    _ items: [Item], of group: Item, in stackContainer: StackContainer, _ cursor: ItemCursor,
    _ measurer: borrowing Measurer
  ) {
    self.items = items
    self.group = group
    self.stackContainer = stackContainer
    self.cursor = ItemCursor(next: cursor.next, count: cursor.count, missing: .keepSlots)
    isOrdered =
      measurer.distinguishesItems && items.contains { $0.size[stackContainer.axis].isEstimated }
  }
}
