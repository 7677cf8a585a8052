/// Collects the nodes of a text in source order.
struct TreeBuilder {
  /// A collection whose end has not been read.
  struct Open {
    var index: Int
    var isMapping: Bool
    /// The number of preceding children of the enclosing collection.
    var siblings: Int
  }

  /// The nodes read so far.
  var storage: DocumentStorage
  /// The enclosing collections of the current position, outermost first.
  private(set) var open: [Open] = []
  /// The number of children of the innermost open collection.
  private(set) var children = 0

  /// Creates a builder with capacity for the typical number of nodes in a text of this length.
  ///
  /// A node needs at least two bytes of text. Untouched memory costs nothing, but beyond half a GiB the array grows as
  /// needed.
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

  /// Begins a collection, which ends with `close`.
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

  /// An empty packed list for the innermost collection; nil if not all its children are numbers.
  func packedList() -> PackedNumbers? {
    guard let list = open.last?.index, storage.nodes.count - list - 1 == children,
      storage.nodes[(list + 1)...].allSatisfy({ $0.content == .number })
    else { return nil }
    return PackedNumbers(
      list: list, after: storage.packed.last.map { $0.indices.upperBound - PackedNumbers.firstIndex } ?? 0)
  }

  /// Replaces the children of the innermost collection with packed numbers.
  mutating func pack(_ numbers: PackedNumbers) {
    storage.nodes.removeLast(storage.nodes.count - numbers.list - 1)
    children = 0
    storage.nodes[numbers.list].flags.insert(.packed)
    storage.packed.append(numbers)
  }

  /// Ends a text in the pool and returns its index.
  mutating func endPooledText() -> Int {
    storage.poolEnds.append(storage.pool.count)
    return storage.poolEnds.count - 1
  }

  /// Whether a collection is still open.
  func isOpen(_ index: Int) -> Bool {
    open.contains { $0.index == index }
  }
}
