package import SourceText

/// The form of a node in the source, with aliases, anchors and merge keys.
extension DocumentNode {
  /// Whether the node is written as an alias.
  package var isAlias: Bool { index != target }

  /// The identity of an alias's target, or of the node itself.
  package var targetIdentity: Int { target }

  /// The members of a mapping as written, including merge keys and duplicate keys.
  package var writtenMembers: [DocumentMember] {
    guard kind == .mapping else { return [] }
    var members: [DocumentMember] = []
    var key: DocumentNode?
    forEachChild { child in
      let node = DocumentNode(storage, child)
      if let keyNode = key {
        let text = storage[0].text(keyNode.target)
        members.append(DocumentMember(key: ScalarString(text), keyNode: keyNode, value: node))
        key = nil
      } else {
        key = node
      }
    }
    return members
  }
}

extension Document {
  /// The source ranges of all scalars and aliases, in order.
  package var scalarRanges: [SourceRange] {
    let storage = root.storage
    let end = storage[0].indexAfter(root.index)
    return (root.index..<end).compactMap { index in
      let node = storage[0].nodes[index]
      guard node.content != .sequence, node.content != .mapping else { return nil }
      return SourceRange(start: node.start, end: node.end)
    }
  }
}
