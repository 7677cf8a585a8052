/// Fills the lines of one section (rules F4 and F5).
struct LineFiller {
  /// The length along the lines that items can take.
  let available: Double
  /// Where lines begin.
  let start: Double
  /// The least spacing between items of a line.
  let spacing: Double

  /// How far a sum may miss the available length and still fit.
  private static let tolerance = 1e-6

  /// The places of `count` items, at least one.
  func places(_ lengths: ItemLengths, count: Int) -> FlowLines.ItemPositions {
    // Rule F4 where all lengths are the same, rule F5 where one differs.
    guard let length = sharedLength(lengths, count: count) else { return .listed(filled(lengths, count)) }
    return grid(length, count: count)
  }

  private func sharedLength(_ lengths: ItemLengths, count: Int) -> Double? {
    let first = lengths[0]
    guard !lengths.isSameForAll else { return first }
    return (1..<count).allSatisfy { lengths[$0] == first } ? first : nil
  }

  /// Rule F4: the same number of items and the same gap in every line.
  private func grid(_ length: Double, count: Int) -> FlowLines.ItemPositions {
    let perLine = itemsPerLine(length, count: count)
    guard perLine > 1 else {
      // Rule F10: one that is too long stands at the leading inset, not centred.
      let lead = max(0, (available - length) / 2)
      return .grid(perLine: 1, UniformIntervals(first: start + lead, pitch: 0, length: length))
    }
    let gap = (available - Double(perLine) * length) / Double(perLine - 1)
    return .grid(perLine: perLine, UniformIntervals(first: start, pitch: length + gap, length: length))
  }

  private func itemsPerLine(_ length: Double, count: Int) -> Int {
    // Rules F4, F16: items that take no room all stand on one line.
    guard length + spacing > 0 else { return count }
    let fitting = (available + spacing) / (length + spacing) + Self.tolerance
    // It may be more than there are: the gap is that of a full line all the same.
    return max(1, fitting.rounded(.down).clampedIndex(1 << 53))
  }

  /// Rule F5: line after line, each filled while items fit.
  private func filled(_ lengths: ItemLengths, _ count: Int) -> ListedLinePositions {
    var places = ListedLinePositions(itemCount: count)
    var first = 0
    while first < count {
      let line = line(lengths, from: first, count)
      let (lead, gap) = spread(line, itemCount: line.end - first, isLast: line.end == count)
      places.appendLine(upTo: line.end, from: start + lead, gap: gap, lengths)
      first = line.end
    }
    return places
  }

  /// One line: the end of its items, and their lengths together.
  private func line(_ lengths: ItemLengths, from first: Int, _ count: Int) -> (end: Int, total: Double) {
    var total = lengths[first]
    var end = first + 1
    // Rule F10: an item that is too long stands alone.
    guard total <= available + Self.tolerance else { return (end, total) }
    var used = total
    while end < count, used + spacing + lengths[end] <= available + Self.tolerance {
      used += spacing + lengths[end]
      total += lengths[end]
      end += 1
    }
    return (end, total)
  }

  /// Rule F5: the last line is packed at the leading inset, others are justified, an item alone is centred.
  private func spread(
    _ line: (end: Int, total: Double), itemCount: Int, isLast: Bool
  ) -> (lead: Double, gap: Double) {
    if isLast { return (0, spacing) }
    guard itemCount > 1 else { return (max(0, (available - line.total) / 2), 0) }
    return (0, (available - line.total) / Double(itemCount - 1))
  }
}
