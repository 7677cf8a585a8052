/// The nodes of all documents of a text, in flat arrays.
struct DocumentStorage: Sendable {
  /// The source, which contains the text of most scalars.
  var bytes: [UInt8]
  /// The nodes in source order.
  var nodes: [NodeRecord] = []
  /// The texts that differ from their source, concatenated.
  var pool: [UInt8] = []
  /// The end of each text in the pool; it begins at the end of the previous one.
  var poolEnds: [Int] = []
  /// The tags outside the core schema, by node index.
  var tags: [Int: String] = [:]
  /// The indices of every 128th child of large collections that are not flat, by collection index, for fast lookup.
  var landmarks: [Int: [Int]] = [:]

  /// The long lists of numbers only, in source order.
  var packed: [PackedNumbers] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The index of the node after a node and its descendants.
  func indexAfter(_ index: Int) -> Int {
    guard index < PackedNumbers.firstIndex else { return index + 1 }
    return switch nodes[index].content {
    case .sequence, .mapping: nodes[index].link
    case .null, .no, .yes, .number, .string, .alias: index + 1
    }
  }

  /// The index of an alias's target; the node's own index for other nodes.
  func resolved(_ index: Int) -> Int {
    index < PackedNumbers.firstIndex && nodes[index].content == .alias ? nodes[index].link : index
  }

  /// Calls `body` with the content of a scalar, without quotes and with escapes and folding resolved.
  func withText<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let node = record(index)
    if node.flags.contains(.pooled) {
      let start = node.link > 0 ? poolEnds[node.link - 1] : 0
      let end = poolEnds[node.link]
      return pool.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
    }
    let quote = node.flags.contains(.quoted) ? 1 : 0
    let start = node.start + quote
    let end = max(start, node.end - quote)
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }

  /// The content of a scalar.
  func text(_ index: Int) -> String {
    withText(index) { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether two scalars have the same content.
  func haveSameText(_ first: Int, _ second: Int) -> Bool {
    withText(first) { left in withText(second) { left.elementsEqual($0) } }
  }

  /// The number of children from one landmark to the next.
  static let landmarkDistance = 128

  /// Stores the landmarks of a finished collection.
  mutating func addLandmarks(of collection: Int) {
    var found: [Int] = []
    var position = 0
    var child = collection + 1
    while child < nodes[collection].link {
      if position % Self.landmarkDistance == 0 { found.append(child) }
      position += 1
      child = indexAfter(child)
    }
    landmarks[collection] = found
  }

  /// The child of a collection that is or contains a node, and its position among the children.
  func child(of collection: Int, holding index: Int) -> (child: Int, position: Int) {
    if nodes[collection].flags.contains(.flat) { return (index, index - collection - 1) }
    var child = collection + 1
    var position = 0
    if let landmarks = landmarks[collection] {
      var lower = 0
      var upper = landmarks.count
      while upper - lower > 1 {
        let middle = (lower + upper) / 2
        if landmarks[middle] <= index { lower = middle } else { upper = middle }
      }
      child = landmarks[lower]
      position = lower * Self.landmarkDistance
    }
    while indexAfter(child) <= index {
      child = indexAfter(child)
      position += 1
    }
    return (child, position)
  }

  /// The number of children of a collection; keys and values count each.
  func childCount(of collection: Int) -> Int {
    let node = nodes[collection]
    if let numbers = packedNumbers(of: collection) { return numbers.indices.count }
    if node.flags.contains(.flat) { return node.link - collection - 1 }
    guard node.count == NodeRecord.countLimit, let last = landmarks[collection]?.last else {
      return node.count
    }
    let landmarkCount = landmarks[collection]?.count ?? 0
    var count = (landmarkCount - 1) * Self.landmarkDistance
    var child = last
    while child < node.link {
      count += 1
      child = indexAfter(child)
    }
    return count
  }
}
