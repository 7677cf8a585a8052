/// Counts the nodes that aliases refer to, because a short text with aliases can become an enormous document.
struct AliasLimiter {
  /// An alias, with the number of nodes that it and the aliases before it refer to.
  private struct Entry {
    var index: Int
    var total: Int
    /// The nesting of collections in the alias's target.
    var height: Int
  }

  private var entries: [Entry] = []

  /// Adds an alias of a finished node; returns the problem if a limit is exceeded.
  mutating func add(
    aliasAt index: Int, of target: Int, depth: Int, in storage: DocumentStorage
  ) -> SyntaxProblem? {
    let end = storage.indexAfter(target)
    let before = entries.last?.total ?? 0
    let size = (end - target) + total(before: end) - total(before: target)
    guard before + size <= ReaderLimits.aliasedNodes else { return .tooManyAliasedNodes }
    let height = height(from: target, to: end, in: storage)
    guard depth + height <= ReaderLimits.nesting else { return .nestingTooDeep }
    entries.append(Entry(index: index, total: before + size, height: height))
    return nil
  }

  /// The number of nodes referred to by the aliases before a node.
  private func total(before index: Int) -> Int {
    let place = firstEntry(from: index)
    return place == 0 ? 0 : entries[place - 1].total
  }

  /// The index of the first alias at or after a node.
  private func firstEntry(from index: Int) -> Int {
    var lower = 0
    var upper = entries.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if entries[middle].index < index { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// The maximum nesting of collections; the limit on nodes bounds the cost.
  private func height(from start: Int, to end: Int, in storage: DocumentStorage) -> Int {
    var entry = firstEntry(from: start)
    var ends: [Int] = []
    var highest = 0
    for index in start..<end {
      while let last = ends.last, last <= index { ends.removeLast() }
      switch storage.nodes[index].content {
      case .sequence, .mapping:
        ends.append(storage.nodes[index].link)
        highest = max(highest, ends.count)
      case .alias:
        highest = max(highest, ends.count + entries[entry].height)
        entry += 1
      case .null, .no, .yes, .number, .string: break
      }
    }
    return highest
  }
}
