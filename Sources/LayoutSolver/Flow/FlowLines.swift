/// The lines of a flow layout's section, in the coordinates of its region (rules F2 to F10).
///
/// A line is a row, or a column if the layout scrolls horizontally. Values that follow from an item's index are
/// computed.
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
    /// The items without a measured length.
    case unlisted
  }

  /// The positions of items along their lines, and the line of each item.
  enum ItemPositions: Sendable {
    /// The same number of items per line at equal distances (rule F4).
    case grid(perLine: Int, UniformIntervals)
    case listed(ListedLinePositions)
  }

  /// The positions of lines along the scroll axis.
  enum LinePositions: Sendable {
    /// Lines of the same thickness.
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

  func start(ofLine line: Int) -> Double {
    switch along {
    case .even(let lines): lines.start(of: line)
    case .listed(let lines): lines.starts[line]
    }
  }

  func thickness(ofLine line: Int) -> Double {
    switch along {
    case .even(let lines): lines.length
    case .listed(let lines): lines.thicknesses[line]
    }
  }

  /// The end of the last line.
  var end: Double { start(ofLine: count - 1) + thickness(ofLine: count - 1) }

  /// Returns the frame from the line's first item to its last.
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

  /// Returns an item with its frame in the region.
  func cell(_ item: Int, ofLine line: Int) -> SolvedCell {
    let length = alongLengths[item]
    var frame = Rect(origin: .zero, size: Size(along: length, across: acrossLengths[item], axis: axis))
    // Rule F7: centered across its line.
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

  /// Whether all items have the same length across the scroll axis (rule F4).
  var isGrid: Bool {
    switch across {
    case .grid: true
    case .listed: false
    }
  }
}

/// Queries: find lines and then items by search or arithmetic (rules Q4, Q5).
extension FlowLines {
  /// Returns a range that includes all lines overlapping the open interval along the scroll axis.
  func lines(from start: Double, to end: Double) -> Range<Int> {
    switch along {
    case .even(let lines): lines.indices(from: start, to: end, count: count)
    case .listed(let lines): lines.lines(from: start, to: end)
    }
  }

  /// Calls `body` with the items of `lines` until it returns false; may skip items that cannot overlap `rect`.
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

  /// Returns a range that includes all items of a line that overlap `rect`.
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
