import LayoutSolver
import SourceText

extension DifferenceFormat {
  /// One JSON document, with one unfolded change per line.
  static let json = DifferenceFormat(name: "json", summary: "one JSON document, one change per line") {
    differences, options, buffer in
    for index in 0..<differences.count where !buffer.isClosed {
      let difference = differences.difference(index)
      if index == 0 {
        buffer.append("{\n  \"layoutcalc\": 1,\n  \"from\": ")
        buffer.append(json: difference.from.name)
        buffer.append(",\n  \"to\": ")
        buffer.append(json: difference.to.name)
        buffer.append(",\n  \"comparisons\": [")
      }
      buffer.append(index == 0 ? "\n    {" : ",\n    {")
      let document = DifferenceDocument(difference: difference, precision: options.precision)
      document.appendHead(to: &buffer)
      buffer.append(", \"changes\": [")
      var hasChanges = false
      difference.forEachChange { change in
        buffer.append(hasChanges ? ",\n      {" : "\n      {")
        document.append(change, to: &buffer)
        hasChanges = true
        return !buffer.isClosed
      }
      buffer.append(hasChanges ? "\n    ]}" : "]}")
    }
    if differences.count > 0 { buffer.append("\n  ]\n}\n") }
  }

  /// One JSON object per line: each comparison, then its changes.
  static let jsonLines = DifferenceFormat(
    name: "jsonl", summary: "one JSON object per line: each comparison, then its changes"
  ) { differences, options, buffer in
    for index in 0..<differences.count where !buffer.isClosed {
      let difference = differences.difference(index)
      let document = DifferenceDocument(difference: difference, precision: options.precision)
      buffer.append("{\"record\": \"comparison\", ")
      document.appendHead(to: &buffer)
      buffer.append("}\n")
      difference.forEachChange { change in
        buffer.append("{\"record\": \"change\", ")
        document.append(change, to: &buffer)
        buffer.append("\n")
        return !buffer.isClosed
      }
    }
  }
}

/// A difference as JSON, with unfolded changes.
private struct DifferenceDocument {
  let difference: Difference
  let precision: Precision

  func appendHead(to buffer: inout TextBuffer) {
    buffer.append("\"environment\": ")
    difference.to.environment.append(precision, to: &buffer)
    buffer.append(difference.isSame ? ", \"same\": true" : ", \"same\": false")
    buffer.append(", \"contentSize\": {\"from\": ")
    difference.from.contentSize.append(precision, to: &buffer)
    buffer.append(", \"to\": ")
    difference.to.contentSize.append(precision, to: &buffer)
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
      if !change.row.isEmpty, let row = section.row {
        buffer.append(", \"orthogonal\": ")
        row.append(precision, to: &buffer)
      }
      buffer.append("}")
    }
    buffer.append("}")
  }

  /// Appends a change, including the closing brace but not the opening one.
  func append(_ change: Change, to buffer: inout TextBuffer) {
    buffer.append("\"change\": ")
    buffer.append(json: change.kind.rawValue)
    let old = change.from.map { difference.from.elements[$0] }
    let new = change.to.map { difference.to.elements[$0] }
    let layout = old == nil ? difference.to : difference.from
    if let element = old ?? new { appendIdentity(of: element, in: layout, to: &buffer) }
    let isRestacked = old != nil && new != nil && old?.zIndex != new?.zIndex
    if let old { append(old, named: ", \"from\": {", withStack: isRestacked, to: &buffer) }
    if let new { append(new, named: ", \"to\": {", withStack: isRestacked, to: &buffer) }
    if change.kind == .renumbered, let new {
      buffer.append(", \"newSection\": ")
      append(section: new.section, to: &buffer)
      buffer.append(", \"newItem\": ")
      buffer.append(new.item)
    }
    let id =
      change.from.flatMap { difference.from.id(at: $0) } ?? change.to.flatMap { difference.to.id(at: $0) }
    if let id {
      buffer.append(", \"id\": ")
      buffer.append(json: id)
    }
    buffer.append("}")
  }

  private func append(
    _ element: Element, named name: StaticString, withStack: Bool, to buffer: inout TextBuffer
  ) {
    buffer.append(name)
    element.frame.appendMembers(precision, to: &buffer)
    if withStack {
      buffer.append(", \"zIndex\": ")
      buffer.append(element.zIndex)
    }
    buffer.append("}")
  }

  private func appendIdentity(
    of element: Element, in layout: ComparedLayout, to buffer: inout TextBuffer
  ) {
    buffer.append(", \"kind\": ")
    buffer.append(json: element.category.word)
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
}
