/// Collects the nodes of a text in the order in which they begin.
struct TreeBuilder {
  /// A collection whose end has not been read.
  struct Open {
    var index: Int
    var isMapping: Bool
    /// The children of the collection around it that stand before it.
    var siblings: Int
  }

  /// What has been read.
  var storage: DocumentStorage
  /// The collections around the place that is read, outermost first.
  private(set) var open: [Open] = []
  /// The children that have been added to the innermost open collection.
  private(set) var children = 0

  /// A builder with room for what a text of this length usually holds.
  ///
  /// A node takes two bytes of text at least; memory that is not touched costs nothing, but beyond half a GiB of it
  /// the array grows as needed.
  init(bytes: [UInt8]) {
    storage = DocumentStorage(bytes: bytes)
    storage.nodes.reserveCapacity(min(bytes.count / 2 + 1, 1 << 25))
    open.reserveCapacity(ReaderLimits.nesting)
  }

  /// Adds a scalar or an alias.
  @inline(__always)
  mutating func add(_ node: NodeRecord) {
    storage.nodes.append(node)
    children &+= 1
  }

  /// Adds a collection that ends with `close`.
  mutating func begin(_ content: NodeRecord.Content, at start: Int) {
    open.append(Open(index: storage.nodes.count, isMapping: content == .mapping, siblings: children))
    children = 0
    storage.nodes.append(NodeRecord(content, start: start, end: start))
  }

  /// Ends the innermost open collection.
  mutating func close(at end: Int) {
    guard let collection = open.popLast() else { return }
    let index = collection.index
    storage.nodes[index].end = end
    storage.nodes[index].link = storage.nodes.count
    storage.nodes[index].count = children
    if storage.nodes.count - index - 1 == children {
      storage.nodes[index].flags.insert(.flat)
    } else if children > 2 * DocumentStorage.landmarkDistance {
      storage.addLandmarks(of: index)
    }
    children = collection.siblings + 1
  }

  /// An empty packed list in place of the innermost collection's children; nil where not all are numbers.
  func packedList() -> PackedNumbers? {
    guard let list = open.last?.index, storage.nodes.count - list - 1 == children,
      storage.nodes[(list + 1)...].allSatisfy({ $0.content == .number })
    else { return nil }
    return PackedNumbers(
      list: list, after: storage.packed.last.map { $0.indices.upperBound - PackedNumbers.firstIndex } ?? 0)
  }

  /// Puts packed numbers in place of the innermost collection's children.
  mutating func pack(_ numbers: PackedNumbers) {
    storage.nodes.removeLast(storage.nodes.count - numbers.list - 1)
    children = 0
    storage.nodes[numbers.list].flags.insert(.packed)
    storage.packed.append(numbers)
  }

  /// Ends a text of the pool and returns its index.
  mutating func endPooledText() -> Int {
    storage.poolEnds.append(storage.pool.count)
    return storage.poolEnds.count - 1
  }

  /// Whether a collection has not ended.
  func isOpen(_ index: Int) -> Bool {
    open.contains { $0.index == index }
  }
}
