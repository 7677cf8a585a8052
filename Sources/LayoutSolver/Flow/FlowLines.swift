/// The lines of a flow layout's section, in the space of its region (rules F2 to F10).
///
/// A line is a row, or a column where the layout scrolls sideways. Whatever follows from the item's number is computed.
struct FlowLines: Sendable {
  /// The scroll axis.
  let axis: Axis
  let cellCount: Int
  /// The items' lengths along the lines and along the scroll axis.
  let acrossLengths: ItemLengths
  let alongLengths: ItemLengths
  let across: ItemPositions
  let along: LinePositions
  let estimated: EstimatedItems
  let id: ElementID

  /// The items that have not been measured (rule F11).
  enum EstimatedItems: Sendable {
    case none, all
    /// Those without a length of their own.
    case unlisted
  }

  /// Where items lie along their lines, and which lines they are in.
  enum ItemPositions: Sendable {
    /// Rule F4: so many items a line, at equal distances.
    case grid(perLine: Int, UniformIntervals)
    case listed(ListedLinePositions)
  }

  /// Where lines lie along the scroll axis.
  enum LinePositions: Sendable {
    /// Lines of one thickness.
    case even(UniformIntervals)
    case listed(ListedLines)
  }

  /// How many lines there are.
  var count: Int {
    switch across {
    case .grid(let perLine, _): (cellCount - 1) / perLine + 1
    case .listed(let places): places.lineCount
    }
  }

  func line(ofItem item: Int) -> Int {
    switch across {
    case .grid(let perLine, _): item / perLine
    case .listed(let places): places.line(ofItem: item)
    }
  }

  func items(ofLine line: Int) -> Range<Int> {
    switch across {
    case .grid(let perLine, _):
      let first = line * perLine
      return first..<first + min(perLine, cellCount - first)
    case .listed(let places):
      return places.firstItems[line]..<places.firstItems[line + 1]
    }
  }

  private func start(ofLine line: Int) -> Double {
    switch along {
    case .even(let lines): lines.start(of: line)
    case .listed(let lines): lines.starts[line]
    }
  }

  private func thickness(ofLine line: Int) -> Double {
    switch along {
    case .even(let lines): lines.length
    case .listed(let lines): lines.thicknesses[line]
    }
  }

  /// The end of the last line.
  var end: Double { start(ofLine: count - 1) + thickness(ofLine: count - 1) }

  /// The line from its first item to its last.
  func frame(ofLine line: Int) -> Rect {
    let items = items(ofLine: line)
    let first = start(ofItem: items.lowerBound, inLine: line)
    let last = start(ofItem: items.upperBound - 1, inLine: line) + acrossLengths[items.upperBound - 1]
    var frame = Rect(
      origin: .zero, size: Size(along: thickness(ofLine: line), across: last - first, axis: axis))
    frame.origin[axis] = start(ofLine: line)
    frame.origin[axis.cross] = first
    return frame
  }

  private func start(ofItem item: Int, inLine line: Int) -> Double {
    switch across {
    case .grid(let perLine, let places): places.start(of: item - line * perLine)
    case .listed(let places): places.starts[item]
    }
  }

  /// An item, placed in the region.
  func cell(_ item: Int, ofLine line: Int) -> SolvedCell {
    let length = alongLengths[item]
    var frame = Rect(origin: .zero, size: Size(along: length, across: acrossLengths[item], axis: axis))
    // Rule F7: centred across its line.
    frame.origin[axis] = start(ofLine: line) + (thickness(ofLine: line) - length) / 2
    frame.origin[axis.cross] = start(ofItem: item, inLine: line)
    return SolvedCell(frame: frame, id: id, zIndex: nil, isEstimated: isEstimated(item))
  }

  private func isEstimated(_ item: Int) -> Bool {
    switch estimated {
    case .none: false
    case .all: true
    case .unlisted: !acrossLengths.isListed(item)
    }
  }

  /// Rule F4: whether all items are equally long across the scroll axis.
  var isGrid: Bool {
    switch across {
    case .grid: true
    case .listed: false
    }
  }
}

/// Queries: lines and then items by search or by arithmetic (rules Q4, Q5).
extension FlowLines {
  /// Lines among which are all that overlap the open interval along the scroll axis.
  func lines(from start: Double, to end: Double) -> Range<Int> {
    switch along {
    case .even(let lines): lines.indices(from: start, to: end, count: count)
    case .listed(let lines): lines.lines(from: start, to: end)
    }
  }

  /// Calls `body` with the items of the lines until it answers false; those that cannot overlap `rect` may be left out.
  func forEachCell(
    inLines lines: Range<Int>, near rect: Rect?, _ body: (Int, SolvedCell) -> Bool
  ) -> Bool {
    for line in lines {
      for item in rect.map({ items(ofLine: line, near: $0) }) ?? items(ofLine: line) {
        guard body(item, cell(item, ofLine: line)) else { return false }
      }
    }
    return true
  }

  /// Items of a line among which are all that overlap `rect`.
  private func items(ofLine line: Int, near rect: Rect) -> Range<Int> {
    let all = items(ofLine: line)
    let start = rect.start(axis.cross)
    let end = rect.end(axis.cross)
    switch across {
    case .grid(_, let places):
      let met = places.indices(from: start, to: end, count: all.count)
      return all.lowerBound + met.lowerBound..<all.lowerBound + met.upperBound
    case .listed(let places):
      guard places.isAscending else { return all }
      let low = all.partitioningIndex { places.starts[$0] + acrossLengths[$0] > start }
      let high = (low..<all.upperBound).partitioningIndex(near: low) { places.starts[$0] >= end }
      return low..<high
    }
  }
}
