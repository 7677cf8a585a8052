package import SourceText

/// A node of a document: a light view, which costs a reference and two indices.
///
/// Aliases are followed: all but `range`, `path` and `identity` answer for the node that an alias stands for.
package struct DocumentNode: Sendable {
  /// The values that a node can have.
  package enum Kind: Sendable {
    case null, bool, number, string, sequence, mapping
  }

  /// One element, so that a node carries one reference and not one for each array.
  let storage: [DocumentStorage]
  /// Where the node is written.
  let index: Int
  /// Where its value is: the same place, or an alias's target.
  let target: Int

  init(_ storage: [DocumentStorage], _ index: Int) {
    self.storage = storage
    self.index = index
    target = storage[0].resolved(index)
  }

  var record: NodeRecord { storage[0].record(target) }

  /// What the node holds.
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

  /// The place where the node is written; of an alias, the alias.
  package var range: SourceRange {
    let node = storage[0].record(index)
    return SourceRange(start: node.start, end: node.end)
  }

  /// A number that is the same for the same place in the document.
  package var identity: Int { index }

  /// The truth value of a boolean, else nil.
  package var bool: Bool? {
    switch record.content {
    case .no: false
    case .yes: true
    case .null, .number, .string, .sequence, .mapping, .alias: nil
    }
  }

  /// The nearest double of a number, else nil; not finite only for `.inf` and `.nan`.
  package var number: Double? {
    guard record.content == .number else { return nil }
    return storage[0].withText(target) { Double(scalarText: $0) }
  }

  /// The text of a string, else nil.
  package var string: String? {
    record.content == .string ? storage[0].text(target) : nil
  }

  /// The content of a scalar as it is written, whatever its kind; nil for collections.
  package var scalarText: String? {
    switch record.content {
    case .null, .no, .yes, .number, .string: storage[0].text(target)
    case .sequence, .mapping, .alias: nil
    }
  }

  /// The place of a string's content if each of its bytes stands there unchanged, else nil.
  package var stringRange: SourceRange? {
    let node = record
    guard node.content == .string, !node.flags.contains(.pooled) else { return nil }
    let quote = node.flags.contains(.quoted) ? 1 : 0
    return SourceRange(start: node.start + quote, end: max(node.start + quote, node.end - quote))
  }

  /// Whether a scalar is written in quotes or as a block scalar.
  package var isQuoted: Bool { record.flags.contains(.quoted) }

  /// The tag, if it is not one of the core schema's.
  package var tag: String? {
    record.flags.contains(.tagged) ? storage[0].tags[target] : nil
  }
}
