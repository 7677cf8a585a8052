package import SourceText

/// A key of a mapping and its value.
package struct DocumentMember: Sendable {
  /// The key as text, even if it is a number or another scalar.
  package var key: ScalarString
  /// The node of the key.
  package var keyNode: DocumentNode
  /// The value.
  package var value: DocumentNode
}

extension DocumentNode {
  /// The members of a mapping in source order, followed by its merged members.
  ///
  /// For duplicate keys, the last value counts, at the position of the first.
  package var members: [DocumentMember] {
    guard record.content == .mapping else { return [] }
    var merger = MemberMerger(capacity: count)
    merger.addOwn(of: self)
    merger.addMerged()
    return merger.members
  }

  /// The duplicate keys of a mapping, each with the range of its first occurrence.
  package var duplicateKeys: [(first: SourceRange, second: SourceRange, key: String)] {
    guard record.content == .mapping, record.count > 2 else { return [] }
    var keys: [Int] = []
    var isKey = true
    forEachChild { child in
      if isKey { keys.append(child) }
      isKey.toggle()
    }
    return keys.count <= 8 ? fewDuplicates(keys) : manyDuplicates(keys)
  }

  private func fewDuplicates(_ keys: [Int]) -> [(first: SourceRange, second: SourceRange, key: String)] {
    var duplicates: [(first: SourceRange, second: SourceRange, key: String)] = []
    for (position, key) in keys.enumerated() {
      let text = storage[0].resolved(key)
      let earlier = keys[..<position].first {
        storage[0].haveSameText(storage[0].resolved($0), text)
      }
      if let earlier { duplicates.append(duplicate(earlier, key)) }
    }
    return duplicates
  }

  private func manyDuplicates(_ keys: [Int]) -> [(first: SourceRange, second: SourceRange, key: String)] {
    var duplicates: [(first: SourceRange, second: SourceRange, key: String)] = []
    var seen: [ScalarString: Int] = [:]
    for key in keys {
      let text = storage[0].text(storage[0].resolved(key))
      if let earlier = seen[text] { duplicates.append(duplicate(earlier, key)) } else { seen[text] = key }
    }
    return duplicates
  }

  private func duplicate(
    _ first: Int, _ second: Int
  ) -> (first: SourceRange, second: SourceRange, key: String) {
    let second = DocumentNode(storage, second)
    return (DocumentNode(storage, first).range, second.range, storage[0].text(second.target))
  }
}

/// Collects the members of a mapping and of the mappings merged into it.
private struct MemberMerger {
  var members: [DocumentMember] = []
  private var places: [ScalarString: Int] = [:]
  private var sources: [DocumentNode] = []
  private let usesPlaces: Bool

  init(capacity: Int) {
    members.reserveCapacity(capacity)
    usesPlaces = capacity > 8
  }

  /// Adds the members written in a mapping itself; for duplicate keys, the last value counts.
  mutating func addOwn(of node: DocumentNode) {
    forEachMember(of: node) { merger, member in
      if let place = merger.place(of: member.key) {
        merger.members[place] = member
      } else {
        merger.append(member)
      }
    }
  }

  /// Adds the merged members: own keys take precedence, then earlier mappings.
  ///
  /// The recursion ends because an alias cannot occur inside its own anchor, and the reader limits the number of merged
  /// nodes.
  mutating func addMerged() {
    while let source = sources.popLast() {
      if source.kind == .sequence {
        sources.append(contentsOf: source.elements.reversed())
      } else {
        forEachMember(of: source) { merger, member in
          if merger.place(of: member.key) == nil { merger.append(member) }
        }
      }
    }
  }

  private mutating func forEachMember(
    of node: DocumentNode, _ body: (inout MemberMerger, DocumentMember) -> Void
  ) {
    guard node.kind == .mapping else { return }
    var merged: [DocumentNode] = []
    var key: DocumentNode?
    node.forEachChild { child in
      let childNode = DocumentNode(node.storage, child)
      guard let keyNode = key else {
        key = childNode
        return
      }
      key = nil
      if keyNode.isMergeKey {
        merged.append(childNode)
      } else {
        let name = keyNode.storage[0].text(keyNode.target)
        body(&self, DocumentMember(key: ScalarString(name), keyNode: keyNode, value: childNode))
      }
    }
    sources.append(contentsOf: merged.reversed())
  }

  private mutating func append(_ member: DocumentMember) {
    if usesPlaces || members.count > 8 {
      if places.isEmpty { for (place, member) in members.enumerated() { places[member.key] = place } }
      places[member.key] = members.count
    }
    members.append(member)
  }

  private func place(of key: ScalarString) -> Int? {
    places.isEmpty ? members.firstIndex { $0.key == key } : places[key]
  }
}

extension DocumentNode {
  /// Whether the node is the plain scalar `<<`, which as a key merges the members of its value.
  package var isMergeKey: Bool { storage[0].isMergeKey(index) }
}

extension DocumentStorage {
  /// Whether a node is the plain scalar `<<`.
  func isMergeKey(_ index: Int) -> Bool {
    let node = nodes[index]
    return node.content == .string && node.flags.isEmpty && node.end - node.start == 2
      && bytes[node.start] == UInt8(ascii: "<") && bytes[node.start + 1] == UInt8(ascii: "<")
  }
}
