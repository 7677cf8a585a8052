package import SourceText

/// Writes a node as JSON on one line.
///
/// Numbers are written as the shortest text that reads back as the same double; `.inf`, `-.inf` and `.nan`, which JSON
/// does not support, become strings. For duplicate keys, the last value counts.
package func writeJSON(_ node: DocumentNode, to buffer: inout TextBuffer) {
  switch node.kind {
  case .null: buffer.append("null")
  case .bool: buffer.append(node.bool == true ? "true" : "false")
  case .number: writeNumber(node.number ?? .nan, to: &buffer)
  case .string: buffer.append(json: node.string ?? "")
  case .sequence: writeSequence(node, to: &buffer)
  case .mapping: writeMapping(node, to: &buffer)
  }
}

private func writeNumber(_ number: Double, to buffer: inout TextBuffer) {
  if number.isNaN {
    buffer.append(json: ".nan")
  } else if number.isInfinite {
    buffer.append(json: number < 0 ? "-.inf" : ".inf")
  } else {
    buffer.append(number, .full)
  }
}

// Recursion is safe because the reader limits nesting, also through aliases.
private func writeSequence(_ node: DocumentNode, to buffer: inout TextBuffer) {
  buffer.append(byte: UInt8(ascii: "["))
  var isFirst = true
  node.forEachElement { element in
    if !isFirst { buffer.append(",") }
    isFirst = false
    writeJSON(element, to: &buffer)
  }
  buffer.append(byte: UInt8(ascii: "]"))
}

private func writeMapping(_ node: DocumentNode, to buffer: inout TextBuffer) {
  buffer.append(byte: UInt8(ascii: "{"))
  for (position, member) in node.members.enumerated() {
    if position > 0 { buffer.append(",") }
    buffer.append(json: member.key.string)
    buffer.append(byte: UInt8(ascii: ":"))
    writeJSON(member.value, to: &buffer)
  }
  buffer.append(byte: UInt8(ascii: "}"))
}
