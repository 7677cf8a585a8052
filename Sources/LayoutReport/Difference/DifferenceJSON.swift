import LayoutSolver
import SourceText

extension DifferenceFormat {
  /// One JSON document, a change a line, unfolded.
  static let json = DifferenceFormat(name: "json", summary: "one JSON document, a change a line") {
    differences, options, buffer in
    guard let first = differences.first else { return }
    buffer.append("{\n  \"layoutcalc\": 1,\n  \"from\": ")
    buffer.append(json: first.from.name)
    buffer.append(",\n  \"to\": ")
    buffer.append(json: first.to.name)
    buffer.append(",\n  \"comparisons\": [")
    for (index, difference) in differences.enumerated() {
      buffer.append(index == 0 ? "\n    {" : ",\n    {")
      let document = DifferenceDocument(difference: difference, precision: options.precision)
      document.appendHead(to: &buffer)
      buffer.append(", \"changes\": [")
      for (index, change) in difference.changes.enumerated() {
        buffer.append(index == 0 ? "\n      {" : ",\n      {")
        document.append(change, to: &buffer)
      }
      buffer.append(difference.changes.isEmpty ? "]}" : "\n    ]}")
    }
    buffer.append("\n  ]\n}\n")
  }

  /// One JSON object a line: each comparison, then its changes.
  static let jsonLines = DifferenceFormat(
    name: "jsonl", summary: "one JSON object a line: each comparison, then its changes"
  ) { differences, options, buffer in
    for difference in differences {
      let document = DifferenceDocument(difference: difference, precision: options.precision)
      buffer.append("{\"record\": \"comparison\", ")
      document.appendHead(to: &buffer)
      buffer.append("}\n")
      for change in difference.changes {
        buffer.append("{\"record\": \"change\", ")
        document.append(change, to: &buffer)
        buffer.append("\n")
      }
    }
  }
}

/// A difference as JSON, unfolded.
private struct DifferenceDocument {
  let difference: Difference
  let precision: Precision

  func appendHead(to buffer: inout TextBuffer) {
    buffer.append("\"environment\": ")
    difference.to.environment.append(precision, to: &buffer)
    buffer.append(difference.isSame ? ", \"same\": true" : ", \"same\": false")
    buffer.append(", \"contentSize\": {\"from\": ")
    append(difference.from.contentSize, to: &buffer)
    buffer.append(", \"to\": ")
    append(difference.to.contentSize, to: &buffer)
    buffer.append("}, \"sections\": [")
    for (index, change) in difference.sections.enumerated() {
      if index > 0 { buffer.append(", ") }
      append(change, to: &buffer)
    }
    buffer.append("]")
  }

  private func append(_ change: SectionChange, to buffer: inout TextBuffer) {
    buffer.append("{\"section\": ")
    buffer.append(change.section)
    buffer.append(", \"id\": ")
    buffer.append(json: (change.to ?? change.from)?.id ?? "")
    for (name, section) in [("from", change.from), ("to", change.to)] {
      guard let section else { continue }
      buffer.append(", \"\(name)\": {\"items\": \(section.items), ")
      section.frame.appendMembers(precision, to: &buffer)
      buffer.append("}")
    }
    buffer.append("}")
  }

  /// Appends a change after its opening brace, closing brace included.
  func append(_ change: Change, to buffer: inout TextBuffer) {
    buffer.append("\"change\": ")
    buffer.append(json: change.kind.rawValue)
    appendIdentity(of: change, to: &buffer)
    if let place = change.from { append(difference.from.elements[place].frame, named: "from", to: &buffer) }
    if let place = change.to { append(difference.to.elements[place].frame, named: "to", to: &buffer) }
    if change.kind == .renumbered, let place = change.to {
      buffer.append(", \"newSection\": ")
      append(section: difference.to.elements[place].section, to: &buffer)
      buffer.append(", \"newItem\": ")
      buffer.append(difference.to.elements[place].item)
    }
    let id = change.from.flatMap { difference.from.ids[$0] } ?? change.to.flatMap { difference.to.ids[$0] }
    if let id {
      buffer.append(", \"id\": ")
      buffer.append(json: id)
    }
    buffer.append("}")
  }

  private func appendIdentity(of change: Change, to buffer: inout TextBuffer) {
    guard
      let (layout, place) = change.from.map({ (difference.from, $0) })
        ?? change.to.map({ (difference.to, $0) })
    else { return }
    let element = layout.elements[place]
    switch element.category {
    case .cell: buffer.append(", \"kind\": \"cell\"")
    case .supplementary: buffer.append(", \"kind\": \"supplementary\"")
    case .decoration: buffer.append(", \"kind\": \"decoration\"")
    }
    if let word = layout.kindWord(element.category) {
      buffer.append(", \"elementKind\": ")
      buffer.append(json: word)
    }
    buffer.append(", \"section\": ")
    append(section: element.section, to: &buffer)
    buffer.append(", \"item\": ")
    buffer.append(element.item)
    if let host = element.host {
      buffer.append(", \"host\": ")
      buffer.append(host)
    }
  }

  private func append(section: Int?, to buffer: inout TextBuffer) {
    if let section { buffer.append(section) } else { buffer.append("null") }
  }

  private func append(_ frame: Rect, named name: String, to buffer: inout TextBuffer) {
    buffer.append(", \"\(name)\": {")
    frame.appendMembers(precision, to: &buffer)
    buffer.append("}")
  }

  private func append(_ size: Size, to buffer: inout TextBuffer) {
    buffer.append("{\"width\": ")
    buffer.append(size.width, precision)
    buffer.append(", \"height\": ")
    buffer.append(size.height, precision)
    buffer.append("}")
  }
}
