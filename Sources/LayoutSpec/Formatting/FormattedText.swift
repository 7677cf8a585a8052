/// Writes a formatted tree as YAML: collections that fit on one line in flow style, others in block style.
struct FormattedYAML {
  /// The maximum length of a line that contains a collection, in characters.
  static let width = 80

  private(set) var lines: [String] = []

  init(_ tree: FormattedTree) {
    lines += tree.header
    if tree.isHeaderApart { lines.append("") }
    lines += block(tree.root, indent: 0, isRoot: true)
    lines += tree.footer
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  private func pad(_ count: Int) -> String { String(repeating: " ", count: count) }

  /// The lines of a collection in block style.
  private func block(_ node: FormattedNode, indent: Int, isRoot: Bool = false) -> [String] {
    var result: [String] = []
    let entries: [FormattedEntry]
    switch node.content {
    case .scalar(let text, _, _): return [pad(indent) + text]
    case .mapping(let members): entries = members
    case .sequence(let elements): entries = elements
    }
    for (index, entry) in entries.enumerated() {
      let mustBreak = isRoot && ["sections", "definitions"].contains(entry.key?.yaml ?? "")
      let own = lines(of: entry, indent: indent, mustBreak: mustBreak)
      if entry.followsEmptyLine, index > 0 { result.append("") }
      result += entry.leading.map { pad(indent) + $0 }
      if entry.isApart, !entry.leading.isEmpty { result.append("") }
      result += own
    }
    return result
  }

  /// The lines of a member or an element, without its leading comments.
  private func lines(of entry: FormattedEntry, indent: Int, mustBreak: Bool) -> [String] {
    let trailing = entry.trailing.map { " " + $0 } ?? ""
    let anchor = entry.value.anchor.map { " &" + $0 } ?? ""
    let start = pad(indent) + (entry.key.map { $0.yaml + ":" } ?? "-")
    if let line = line(entry.value, after: start, mustBreak: mustBreak) { return [line + trailing] }
    let inner = block(entry.value, indent: indent + 2)
    if entry.key != nil { return [start + anchor + trailing] + inner }
    // After a lone dash, a comment would be read as belonging to the first member.
    let comments = entry.trailing.map { [pad(indent) + $0] } ?? []
    guard anchor.isEmpty, let first = inner.first else { return comments + [start + anchor] + inner }
    return comments + [start + " " + first.dropFirst(indent + 2)] + inner.dropFirst()
  }

  /// A value on the line of its key; nil if it must be in block style.
  private func line(_ node: FormattedNode, after start: String, mustBreak: Bool) -> String? {
    let anchor = node.anchor.map { " &" + $0 } ?? ""
    if case .scalar(let text, _, _) = node.content {
      return start + anchor + (text.isEmpty ? "" : " " + text)
    }
    guard !node.hasComments, !mustBreak || node.isEmpty else { return nil }
    let room = Self.width - start.count - 1
    guard let flow = flow(node, room: room), flow.count <= room else { return nil }
    return start + " " + flow
  }

  /// A value on one line; nil if it is longer than `room`.
  private func flow(_ node: FormattedNode, room: Int) -> String? {
    var text = node.anchor.map { "&\($0) " } ?? ""
    let entries: [FormattedEntry]
    let brackets: (String, String)
    switch node.content {
    case .scalar(_, let flow, _): return text + flow
    case .mapping(let members): (entries, brackets) = (members, ("{", "}"))
    case .sequence(let elements): (entries, brackets) = (elements, ("[", "]"))
    }
    text += brackets.0
    for (index, entry) in entries.enumerated() {
      if index > 0 { text += ", " }
      if let key = entry.key { text += key.yaml + ": " }
      guard text.count <= room, let value = flow(entry.value, room: room - text.count) else { return nil }
      text += value
    }
    return text + brackets.1
  }
}

extension FormattedNode {
  /// Whether the value is a collection without entries.
  fileprivate var isEmpty: Bool {
    switch content {
    case .scalar: false
    case .mapping(let entries), .sequence(let entries): entries.isEmpty
    }
  }
}

/// Writes a formatted tree as JSON.
struct FormattedJSON {
  private(set) var text = ""

  init(_ tree: FormattedTree) {
    write(tree.root, indent: 0, start: 0, isRoot: true)
    text += "\n"
  }

  private mutating func write(_ node: FormattedNode, indent: Int, start: Int, isRoot: Bool = false) {
    let room = FormattedYAML.width - start
    if !isRoot, let line = line(node, room: room), line.count <= room {
      text += line
      return
    }
    let entries: [FormattedEntry]
    let brackets: (String, String)
    switch node.content {
    case .scalar(_, _, let json):
      text += json
      return
    case .mapping(let members): (entries, brackets) = (members, ("{", "}"))
    case .sequence(let elements): (entries, brackets) = (elements, ("[", "]"))
    }
    let pad = String(repeating: " ", count: indent)
    text += brackets.0
    for (index, entry) in entries.enumerated() {
      text += (index > 0 ? ",\n" : "\n") + pad + "  "
      let key = entry.key.map { $0.json + ": " } ?? ""
      text += key
      write(entry.value, indent: indent + 2, start: indent + 2 + key.count)
    }
    text += "\n" + pad + brackets.1
  }

  private func line(_ node: FormattedNode, room: Int) -> String? {
    let entries: [FormattedEntry]
    let brackets: (String, String)
    switch node.content {
    case .scalar(_, _, let json): return json
    case .mapping(let members): (entries, brackets) = (members, ("{", "}"))
    case .sequence(let elements): (entries, brackets) = (elements, ("[", "]"))
    }
    var text = brackets.0
    for (index, entry) in entries.enumerated() {
      if index > 0 { text += ", " }
      if let key = entry.key { text += key.json + ": " }
      guard text.count <= room, let value = line(entry.value, room: room - text.count) else { return nil }
      text += value
    }
    return text + brackets.1
  }
}
