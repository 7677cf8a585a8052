/// The number of slots in a group, and the values that determine their sizes.
struct GroupFill {
  var items: [Item]
  var count: Int
  /// The container of all fractions in the group.
  var container: Size
  /// The length of an equal part in a group with a count.
  var countedLength: Double?
  /// The rule that determines the count.
  var rule: Rule
}

extension GroupSolver {
  /// The excess length at which a slot still fits (rule 15).
  static let fitTolerance = 0.001

  /// Returns the number of slots in the group, and their container (rules 14 to 20).
  mutating func filling(of group: Item, _ stack: Stack, in room: StackContainer, _ cursor: ItemCursor)
    -> GroupFill
  {
    switch stack.subitems {
    case .count(let item, let count):
      // Rule 19: equal parts, exact under legacy rounding (D 19); fractions resolve against the container less the
      // spacing, also across.
      let count = limited(count, group)
      let container = room.container(for: count)
      let part = grid.floored(container[room.axis] / Double(count))
      return GroupFill(items: [item], count: count, container: container, countedLength: part, rule: .r19)
    case .repeating(let item, let count):
      // Rule 20: the item's own size, without a fit test.
      let count = limited(count, group)
      return GroupFill(items: [item], count: count, container: room.container(for: count), rule: .r20)
    case .cycle(let items) where room.isEstimatedAlong:
      // Rule 18, D 18: one pass over the list without a fit test.
      return GroupFill(
        items: items, count: items.count, container: room.container(for: items.count), rule: .r18)
    case .cycle(let items):
      return fitting(items, of: group, in: room, cursor)
    }
  }

  private mutating func limited(_ count: Int, _ group: Item) -> Int {
    guard count > Self.elementLimit else { return count }
    reportTooMany(in: group.id)
    return Self.elementLimit
  }

  /// Returns the filling with the subitems in turn, while they fit (rules 14 to 17).
  private mutating func fitting(
    _ items: [Item], of group: Item, in room: StackContainer, _ cursor: ItemCursor
  ) -> GroupFill {
    let test = FitTest(items, of: group, in: room, cursor, measurer)
    return tried { $0.fittingTrial(test) }
  }

  private mutating func fittingTrial(_ test: FitTest) -> GroupFill {
    let (items, room) = (test.items, test.room)
    // Rule 65: an infinite container cannot be filled; one pass suffices to detect it.
    guard room.inner[room.axis].isFinite else {
      return GroupFill(items: items, count: items.count, container: room.inner, rule: .r65)
    }
    guard !isSurelyTooLong(test) else { return tooLong(test, .r14) }
    let count: Int
    let rule: Rule
    var container = room.inner
    if room.spacing != 0, items.contains(where: { $0.size[room.axis.cross].isFraction(of: room.axis) }) {
      rule = .r16b
      // Rule 16b: reduced by the spacing for the number that fits without spacing, then filled again.
      let unspaced = walk(test, container: room.inner, spacing: 0)
      container = room.container(for: max(1, unspaced))
      count = unspaced == 0 ? 0 : walk(test, container: container, spacing: room.spacing)
    } else if room.spacing != 0, items.contains(where: { $0.size[room.axis].isFraction(of: room.axis) }) {
      rule = .r16a
      count = reducedCount(test)
      container = room.container(for: max(1, count))
    } else {
      rule = .r14
      // Without fractions of this axis the spacing shrinks nothing.
      count = walk(test, container: room.inner, spacing: room.spacing)
      container = room.container(for: max(1, count))
    }
    if count == 0 { reportMisfit(test) }
    guard count <= Self.elementLimit else { return tooLong(test, rule) }
    return GroupFill(items: items, count: count, container: container, rule: rule)
  }

  /// Reports that a group has too many elements; returns an empty filling.
  private mutating func tooLong(_ test: FitTest, _ rule: Rule) -> GroupFill {
    reportTooMany(in: test.group.id)
    return GroupFill(items: test.items, count: 0, container: test.room.inner, rule: rule)
  }

  /// Whether far more subitems fit than the limit allows, which makes counting unnecessary.
  private mutating func isSurelyTooLong(_ test: FitTest) -> Bool {
    guard !test.isOrdered else { return false }
    var cursor = test.cursor
    var cycle = Double(test.items.count) * test.room.spacing
    for index in test.items.indices { cycle += consumed(test, index, in: test.room.inner, &cursor) }
    let limit = 2 * Double(Self.elementLimit) / Double(test.items.count)
    return cycle > 0 && test.room.inner[test.room.axis] > cycle * limit
  }

  /// Returns how many subitems fit in turn; one that does not fit is not skipped and ends the group (rule 14).
  private mutating func walk(_ test: FitTest, container: Size, spacing: Double) -> Int {
    // If all items are alike, every cycle has the same lengths.
    let lengths = test.isOrdered || !test.hasEstimates ? [] : cycleLengths(test, in: container)
    var cursor = test.cursor
    var used = 0.0
    var count = 0
    var idle = 0
    while count <= Self.elementLimit, !isExhausted(by: test.group) {
      let own =
        lengths.isEmpty ? consumed(test, count, in: container, &cursor) : lengths[count % lengths.count]
      let next = own + (count == 0 ? 0 : spacing)
      // Rule 15: only the length along the group is tested.
      guard used + next <= test.room.inner[test.room.axis] + Self.fitTolerance else { break }
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

  /// Returns the length of each subitem of the list along the group, if all items are alike.
  private mutating func cycleLengths(_ test: FitTest, in container: Size) -> [Double] {
    var cursor = test.cursor
    return test.items.indices.map { consumed(test, $0, in: container, &cursor) }
  }

  /// Returns the last count before the first whose slots, reduced by the spacing, do not fit (rule 16a, D 16).
  private mutating func reducedCount(_ test: FitTest) -> Int {
    var count = 0
    while count <= Self.elementLimit, !isExhausted(by: test.group) {
      let container = test.room.container(for: count + 1)
      let spacing = Double(count) * test.room.spacing
      let used = consumedByFirst(count + 1, test, in: container)
      guard used + spacing <= test.room.inner[test.room.axis] + Self.fitTolerance else { break }
      count += 1
      // D 14: as above; negative spacing enlarges fractions, but not those of 0.
      if count == test.items.count, used <= 0, test.room.spacing <= 0 {
        reportOnce(.emptyCycle(section: section, group: test.group.id))
        break
      }
    }
    return count
  }

  private mutating func consumedByFirst(_ count: Int, _ test: FitTest, in container: Size) -> Double {
    var cursor = test.cursor
    var used = 0.0
    if test.isOrdered {
      for index in 0..<count where !isExhausted(by: test.group) {
        used += consumed(test, index, in: container, &cursor)
      }
    } else {
      // All items are alike: multiply by whole cycles and add the rest.
      let (cycles, rest) = count.quotientAndRemainder(dividingBy: test.items.count)
      for index in 0..<min(count, test.items.count) where !isExhausted(by: test.group) {
        used += consumed(test, index, in: container, &cursor) * Double(cycles + (index < rest ? 1 : 0))
      }
    }
    return used
  }

  /// Returns the length of slot `index` along the group: its size and minimum edge spacing.
  private mutating func consumed(
    _ test: FitTest, _ index: Int, in container: Size, _ cursor: inout ItemCursor
  )
    -> Double
  {
    let item = test.items[index % test.items.count]
    let edges = item.edgeSpacing.minimum(test.room.axis)
    guard test.hasEstimates else { return length(item.size[test.room.axis], in: container) + edges }
    // Rule 32: the fit test uses measured lengths.
    return slot(item, 0, nil, in: container, test.room.axis, &cursor).size[test.room.axis] + edges
  }

  /// Reports the subitem that prevented the group from laying out anything (rule 17).
  private mutating func reportMisfit(_ test: FitTest) {
    // Report each declared group once, regardless of how often it occurs.
    let isKnown = issues.contains { issue in
      if case .itemDoesNotFit(_, test.group.id, _, _, _, _) = issue { true } else { false }
    }
    guard !isKnown else { return }
    var cursor = test.cursor
    let needs = consumed(test, 0, in: test.room.inner, &cursor)
    reportOnce(
      .itemDoesNotFit(
        section: section, group: test.group.id, item: test.items[0].id, needs: needs,
        room: test.room.inner[test.room.axis], firstItem: test.cursor.next))
  }
}

/// The input of a fit test.
private struct FitTest {
  let items: [Item]
  let group: Item
  let room: StackContainer
  /// The supply for trials, in which a missing item has its estimated size (rule 22).
  let cursor: ItemCursor
  /// Whether any length along the group is estimated.
  let hasEstimates: Bool
  /// Whether lengths along the group depend on the individual items.
  let isOrdered: Bool

  init(
    _ items: [Item], of group: Item, in room: StackContainer, _ cursor: ItemCursor,
    _ measurer: borrowing Measurer
  ) {
    self.items = items
    self.group = group
    self.room = room
    self.cursor = ItemCursor(next: cursor.next, count: cursor.count, missing: .keepPlaces)
    hasEstimates = items.contains { $0.size[room.axis].isEstimated }
    isOrdered = hasEstimates && measurer.distinguishesItems
  }
}
