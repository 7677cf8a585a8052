/// A document as a tree of nodes; copying one is cheap.
package struct Document: Sendable {
  /// The outermost node.
  package var root: DocumentNode

  /// Every mapping of the document where it is written, in order.
  package var mappings: [DocumentNode] {
    let storage = root.storage
    let end = storage[0].indexAfter(root.index)
    return (root.index..<end).filter { storage[0].nodes[$0].content == .mapping }.map {
      DocumentNode(storage, $0)
    }
  }
}
