package import SourceText

/// A node of a document: a lightweight view of one reference and two indices.
///
/// Aliases are followed: all properties except `range`, `path` and `identity` are those of the alias's target.
package struct DocumentNode: Sendable {
  /// The values that a node can have.
  package enum Kind: Sendable {
    case null, bool, number, string, sequence, mapping
  }

  /// An array of one element, so that a node has one reference instead of one per array.
  let storage: [DocumentStorage]
  /// The index of the node as written.
  let index: Int
  /// The index of the node's value: the same index, or an alias's target.
  let target: Int

  init(_ storage: [DocumentStorage], _ index: Int) {
    self.storage = storage
    self.index = index
    target = storage[0].resolved(index)
  }

  var record: NodeRecord { storage[0].record(target) }

  /// The kind of value.
  package var kind: Kind {
    switch record.content {
    case .null, .alias: .null
    case .no, .yes: .bool
    case .number: .number
    case .string: .string
    case .sequence: .sequence
    case .mapping: .mapping
    }
  }

  /// The range of the node in the source; for an alias, that of the alias.
  package var range: SourceRange {
    let node = storage[0].record(index)
    return SourceRange(start: node.start, end: node.end)
  }

  /// A number that identifies the node within the document.
  package var identity: Int { index }

  /// The value of a Boolean; nil for other nodes.
  package var bool: Bool? {
    switch record.content {
    case .no: false
    case .yes: true
    case .null, .number, .string, .sequence, .mapping, .alias: nil
    }
  }

  /// The nearest double of a number; nil for other nodes. Only `.inf` and `.nan` are not finite.
  package var number: Double? {
    guard record.content == .number else { return nil }
    return storage[0].withText(target) { Double(scalarText: $0) }
  }

  /// The text of a string; nil for other nodes.
  package var string: String? {
    record.content == .string ? storage[0].text(target) : nil
  }

  /// The content of a scalar of any kind as text; nil for collections.
  package var scalarText: String? {
    switch record.content {
    case .null, .no, .yes, .number, .string: storage[0].text(target)
    case .sequence, .mapping, .alias: nil
    }
  }

  /// The range of a string's content if the source contains it unchanged; otherwise nil.
  package var stringRange: SourceRange? {
    let node = record
    guard node.content == .string, !node.flags.contains(.pooled) else { return nil }
    let quote = node.flags.contains(.quoted) ? 1 : 0
    return SourceRange(start: node.start + quote, end: max(node.start + quote, node.end - quote))
  }

  /// Whether a scalar is written in quotes or as a block scalar.
  package var isQuoted: Bool { record.flags.contains(.quoted) }

  /// The tag, if it is not in the core schema.
  package var tag: String? {
    record.flags.contains(.tagged) ? storage[0].tags[target] : nil
  }
}
