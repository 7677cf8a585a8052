/// How many slots a group has, and what they are sized by.
struct GroupFill {
  var items: [Item]
  var count: Int
  /// What every fraction in the group sees.
  var container: Size
  /// The equal part of a group with a count.
  var countedLength: Double?
  /// The rule that says how many.
  var rule: Rule
}

extension GroupSolver {
  /// A slot that misses the room by less than this still fits (rule 15).
  static let fitTolerance = 0.001

  /// Rules 14 to 20: how many slots the group has.
  mutating func filling(of group: Item, _ stack: Stack, in room: StackContainer, _ cursor: ItemCursor)
    -> GroupFill
  {
    switch stack.subitems {
    case .count(let item, let count):
      // Rule 19: equal parts, exact under legacy rounding (D 19); fractions see the room less the spacing, across too.
      let count = limited(count, group)
      let container = room.container(for: count)
      let part = grid.floored(container[room.axis] / Double(count))
      return GroupFill(items: [item], count: count, container: container, countedLength: part, rule: .r19)
    case .repeating(let item, let count):
      // Rule 20: the item's own size, and no fit test.
      let count = limited(count, group)
      return GroupFill(items: [item], count: count, container: room.container(for: count), rule: .r20)
    case .cycle(let items) where room.isEstimatedAlong:
      // Rule 18, D 18: one pass over the list, each once, without a fit test.
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

  /// Rules 14 to 17: the subitems in turn, while they fit.
  private mutating func fitting(
    _ items: [Item], of group: Item, in room: StackContainer, _ cursor: ItemCursor
  ) -> GroupFill {
    let test = FitTest(items, of: group, in: room, cursor, measurer)
    return tried { $0.fittingTrial(test) }
  }

  private mutating func fittingTrial(_ test: FitTest) -> GroupFill {
    let (items, room) = (test.items, test.room)
    // Rule 65: no number of subitems fills a room without end; one pass shows that it has none.
    guard room.inner[room.axis].isFinite else {
      return GroupFill(items: items, count: items.count, container: room.inner, rule: .r65)
    }
    guard !isSurelyTooLong(test) else { return tooLong(test, .r14) }
    let count: Int
    let rule: Rule
    var container = room.inner
    if room.spacing != 0, items.contains(where: { $0.size[room.axis.cross].isFraction(of: room.axis) }) {
      rule = .r16b
      // Rule 16b: reduced by the number that fits without spacing, then filled anew.
      let unspaced = walk(test, container: room.inner, spacing: 0)
      container = room.container(for: max(1, unspaced))
      count = unspaced == 0 ? 0 : walk(test, container: container, spacing: room.spacing)
    } else if room.spacing != 0, items.contains(where: { $0.size[room.axis].isFraction(of: room.axis) }) {
      rule = .r16a
      count = reducedCount(test)
      container = room.container(for: max(1, count))
    } else {
      rule = .r14
      // No fraction of the axis: the spacing shrinks nothing.
      count = walk(test, container: room.inner, spacing: room.spacing)
      container = room.container(for: max(1, count))
    }
    if count == 0 { reportMisfit(test) }
    guard count <= Self.elementLimit else { return tooLong(test, rule) }
    return GroupFill(items: items, count: count, container: container, rule: rule)
  }

  /// A filling of more elements than may be, which is reported in place of laying them out.
  private mutating func tooLong(_ test: FitTest, _ rule: Rule) -> GroupFill {
    reportTooMany(in: test.group.id)
    return GroupFill(items: test.items, count: 0, container: test.room.inner, rule: rule)
  }

  /// Whether far more subitems fit than may be, so that they need not be counted.
  private mutating func isSurelyTooLong(_ test: FitTest) -> Bool {
    guard !test.isOrdered else { return false }
    var cursor = test.cursor
    var cycle = Double(test.items.count) * test.room.spacing
    for index in test.items.indices { cycle += consumed(test, index, in: test.room.inner, &cursor) }
    let limit = 2 * Double(Self.elementLimit) / Double(test.items.count)
    return cycle > 0 && test.room.inner[test.room.axis] > cycle * limit
  }

  /// Rule 14: walks the list in turn until a subitem does not fit; it is not skipped and no later one is tried.
  private mutating func walk(_ test: FitTest, container: Size, spacing: Double) -> Int {
    // Where it does not matter which items come, every cycle takes the same.
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
      // D 14: a cycle that consumes nothing would never end; it is laid out once.
      if count == test.items.count, used + spacing <= 0 {
        reportOnce(.emptyCycle(section: section, group: test.group.id))
        break
      }
      // Nor would items that are missing and take nothing; what there is of others has been counted.
      idle = test.isOrdered && cursor.next > measurer.items.count && next <= 0 ? idle + 1 : 0
      if idle == test.items.count { break }
    }
    return count
  }

  /// What each subitem of the list takes along the group, where all items are alike.
  private mutating func cycleLengths(_ test: FitTest, in container: Size) -> [Double] {
    var cursor = test.cursor
    return test.items.indices.map { consumed(test, $0, in: container, &cursor) }
  }

  /// Rule 16a, D 16: the last number before the first whose slots, reduced by the spacing, do not fit.
  private mutating func reducedCount(_ test: FitTest) -> Int {
    var count = 0
    while count <= Self.elementLimit, !isExhausted(by: test.group) {
      let container = test.room.container(for: count + 1)
      let spacing = Double(count) * test.room.spacing
      let used = consumedByFirst(count + 1, test, in: container)
      guard used + spacing <= test.room.inner[test.room.axis] + Self.fitTolerance else { break }
      count += 1
      // D 14: as above; spacing below zero lets shares grow, but not those of nothing.
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
      // It does not matter which items they are: whole cycles and the rest.
      let (cycles, rest) = count.quotientAndRemainder(dividingBy: test.items.count)
      for index in 0..<min(count, test.items.count) where !isExhausted(by: test.group) {
        used += consumed(test, index, in: container, &cursor) * Double(cycles + (index < rest ? 1 : 0))
      }
    }
    return used
  }

  /// What slot `index` takes along the group: its size and the edge spacing that it keeps at least.
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

  /// Rule 17: what kept the group from laying out anything.
  private mutating func reportMisfit(_ test: FitTest) {
    // Once a group as it is declared, however many there are of it.
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

/// What a fit test is about.
private struct FitTest {
  let items: [Item]
  let group: Item
  let room: StackContainer
  /// For trials: a missing item counts with its estimate (rule 22).
  let cursor: ItemCursor
  /// Whether a length along the group is estimated.
  let hasEstimates: Bool
  /// Whether lengths along the group depend on which items come.
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
