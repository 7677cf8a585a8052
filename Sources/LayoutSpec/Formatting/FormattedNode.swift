import DocumentSyntax
import SourceText

/// A value of a spec with its comments, in output order.
struct FormattedNode {
  indirect enum Content {
    /// A scalar in its block, flow and JSON forms.
    case scalar(block: String, flow: String, json: String)
    case mapping([FormattedEntry])
    case sequence([FormattedEntry])
  }

  var content: Content
  /// The name of the value's anchor.
  var anchor: String?

  /// Whether the value contains comments.
  var hasComments: Bool {
    switch content {
    case .scalar: false
    case .mapping(let entries), .sequence(let entries):
      entries.contains { !$0.leading.isEmpty || $0.trailing != nil || $0.value.hasComments }
    }
  }

  /// Removes and returns the comments before the first entry.
  mutating func takeFirstComments() -> [String] {
    switch content {
    case .scalar: return []
    case .mapping(var entries):
      guard !entries.isEmpty else { return [] }
      let comments = entries[0].leading
      entries[0].leading = []
      content = .mapping(entries)
      return comments
    case .sequence(var entries):
      guard !entries.isEmpty else { return [] }
      let comments = entries[0].leading
      entries[0].leading = []
      content = .sequence(entries)
      return comments
    }
  }
}

/// A member of a map, or an element of a list.
struct FormattedEntry {
  /// The key in YAML and in JSON; nil for an element.
  var key: (yaml: String, json: String)?
  var leading: [String] = []
  var trailing: String?
  /// Whether an empty line precedes the entry.
  var followsEmptyLine = false
  /// Whether an empty line separates the entry from its comments.
  var isApart = false
  var value: FormattedNode
}

/// Converts a document to the tree to be written.
struct FormattedTree {
  private let format: DocumentFormat
  private let comments: SpecComments
  private let attached: AttachedComments
  private let order: KeyOrder?
  /// The names of anchors, by the identities of their nodes.
  private let anchors: [Int: String]
  /// Comments at the start of the file, which stay there.
  private(set) var header: [String] = []
  private(set) var isHeaderApart = false
  private(set) var root = FormattedNode(content: .mapping([]))
  private let firstEntry: Int?

  /// Whether the output contains aliases or merge keys.
  var hasAnchors: Bool { !anchors.isEmpty }
  /// Comments at the end of the file.
  var footer: [String] { attached.footer.map(\.text) }

  /// - Parameters:
  ///   - document: The document to format.
  ///   - file: The file that the document was read from.
  ///   - format: The output format.
  ///   - isSorted: Whether to sort keys.
  init(_ document: Document, of file: SourceFile, as format: DocumentFormat, isSorted: Bool) {
    self.format = format
    comments = SpecComments(document, in: file)
    var entries: [CommentedEntry] = []
    var anchors: [Int: String] = [:]
    Self.collect(document.root, file, depth: 0, &entries, &anchors)
    attached = AttachedComments(comments, entries: entries)
    self.anchors = format == .yaml ? anchors : [:]
    order = isSorted ? KeyOrder(document.root) : nil
    firstEntry = entries.min { ($0.start, $0.depth) < ($1.start, $1.depth) }?.identity
    if let first = entries.first(where: { $0.identity == firstEntry }) {
      header = (attached.entries[first.identity]?.leading ?? []).map(\.text)
      isHeaderApart = !header.isEmpty && comments.followsEmptyLine(first.start, isElement: false)
    }
    root = node(document.root, as: .mapping(.document))
  }

  /// Collects all entries as written, and the anchors that aliases refer to.
  private static func collect(
    _ node: DocumentNode, _ file: SourceFile, depth: Int, _ entries: inout [CommentedEntry],
    _ anchors: inout [Int: String]
  ) {
    if node.isAlias {
      anchors[node.targetIdentity] = String(file.text(in: node.range).dropFirst())
      return
    }
    switch node.kind {
    case .mapping:
      for member in node.writtenMembers {
        entries.append(
          CommentedEntry(
            identity: member.keyNode.identity, start: member.keyNode.range.start,
            end: max(member.keyNode.range.end, member.value.range.end), depth: depth))
        collect(member.value, file, depth: depth + 1, &entries, &anchors)
      }
    case .sequence:
      node.forEachElement { element in
        entries.append(
          CommentedEntry(
            identity: element.identity, start: element.range.start, end: element.range.end, depth: depth))
        collect(element, file, depth: depth + 1, &entries, &anchors)
      }
    case .null, .bool, .number, .string: break
    }
  }

  // MARK: Nodes

  private func node(_ node: DocumentNode, as shape: ValueShape?) -> FormattedNode {
    if node.isAlias, format == .yaml {
      let alias = "*" + (anchors[node.targetIdentity] ?? "")
      return FormattedNode(content: .scalar(block: alias, flow: alias, json: alias))
    }
    let anchor = anchors[node.targetIdentity]
    switch node.kind {
    case .mapping:
      let name = shape.flatMap { order?.mapping($0, of: node) }
      let written = format == .yaml ? node.writtenMembers : node.members
      let members = order?.sorted(written, in: name) ?? written
      let entries = members.map { member in
        entry(
          member.keyNode.identity, at: member.keyNode.range.start,
          key: (ScalarText(member.keyNode, isKey: true).block, ScalarText.json(string: member.key.string)),
          value: self.node(member.value, as: order?.shape(of: member, in: name)))
      }
      return FormattedNode(content: .mapping(entries), anchor: anchor)
    case .sequence:
      let element = shape.flatMap { order?.element(of: $0) }
      let entries = node.elements.map { node in
        var entry = entry(node.identity, at: node.range.start, key: nil, value: self.node(node, as: element))
        // Comments before an element's first member go before the element's dash.
        entry.leading += entry.value.takeFirstComments()
        return entry
      }
      return FormattedNode(content: .sequence(entries), anchor: anchor)
    case .null, .bool, .number, .string:
      let text = ScalarText(node, isKey: false)
      return FormattedNode(
        content: .scalar(block: text.block, flow: text.flow, json: text.json), anchor: anchor)
    }
  }

  private func entry(
    _ identity: Int, at start: Int, key: (String, String)?, value: FormattedNode
  ) -> FormattedEntry {
    let own = attached.entries[identity] ?? EntryComments()
    let isFirst = identity == firstEntry
    let leading = isFirst ? [] : own.leading
    var entry = FormattedEntry(key: key, leading: leading.map(\.text), value: value)
    entry.trailing = own.trailing.isEmpty ? nil : own.trailing.map(\.text).joined(separator: " ")
    entry.followsEmptyLine =
      !isFirst
      && comments.followsEmptyLine(
        leading.first?.start ?? start, isElement: key == nil)
    entry.isApart = !leading.isEmpty && comments.followsEmptyLine(start, isElement: key == nil)
    return entry
  }
}
