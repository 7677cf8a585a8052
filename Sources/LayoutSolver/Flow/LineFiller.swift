/// Fills the lines of one section (rules F4 and F5).
struct LineFiller {
  /// The length available to items along a line.
  let available: Double
  /// The start of every line.
  let start: Double
  /// The minimum spacing between the items of a line.
  let spacing: Double

  /// The amount by which a sum may exceed the available length and still fit.
  private static let tolerance = 1e-6

  /// Returns the positions of `count` items, at least one.
  func places(_ lengths: ItemLengths, count: Int) -> FlowLines.ItemPositions {
    // Rule F4 if all lengths are equal, rule F5 otherwise.
    guard let length = sharedLength(lengths, count: count) else { return .listed(filled(lengths, count)) }
    return grid(length, count: count)
  }

  private func sharedLength(_ lengths: ItemLengths, count: Int) -> Double? {
    let first = lengths[0]
    guard !lengths.isSameForAll else { return first }
    return (1..<count).allSatisfy { lengths[$0] == first } ? first : nil
  }

  /// Returns lines with the same number of items and the same gap (rule F4).
  private func grid(_ length: Double, count: Int) -> FlowLines.ItemPositions {
    let perLine = itemsPerLine(length, count: count)
    guard perLine > 1 else {
      // Rule F10: an item that is too long starts at the leading inset instead of being centered.
      let lead = max(0, (available - length) / 2)
      return .grid(perLine: 1, UniformIntervals(first: start + lead, pitch: 0, length: length))
    }
    let gap = (available - Double(perLine) * length) / Double(perLine - 1)
    return .grid(perLine: perLine, UniformIntervals(first: start, pitch: length + gap, length: length))
  }

  private func itemsPerLine(_ length: Double, count: Int) -> Int {
    // Rules F4, F16: items without a length all fit on one line.
    guard length + spacing > 0 else { return count }
    let fitting = (available + spacing) / (length + spacing) + Self.tolerance
    // This may exceed the number of items: the gap is that of a full line anyway.
    return max(1, fitting.rounded(.down).clampedIndex(1 << 53))
  }

  /// Returns lines that are each filled while items fit (rule F5).
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

  /// Returns the end of one line's items, and their total length.
  private func line(_ lengths: ItemLengths, from first: Int, _ count: Int) -> (end: Int, total: Double) {
    var total = lengths[first]
    var end = first + 1
    // Rule F10: an item that is too long gets its own line.
    guard total <= available + Self.tolerance else { return (end, total) }
    var used = total
    while end < count, used + spacing + lengths[end] <= available + Self.tolerance {
      used += spacing + lengths[end]
      total += lengths[end]
      end += 1
    }
    return (end, total)
  }

  /// Returns the leading space and the gap (rule F5): the last line is packed at the leading inset, other lines are
  /// justified, and a single item is centered.
  private func spread(
    _ line: (end: Int, total: Double), itemCount: Int, isLast: Bool
  ) -> (lead: Double, gap: Double) {
    if isLast { return (0, spacing) }
    guard itemCount > 1 else { return (max(0, (available - line.total) / 2), 0) }
    return (0, (available - line.total) / Double(itemCount - 1))
  }
}
