import DocumentSyntax
import SourceText

/// A validator for the subset of JSON Schema that the schema uses; any other keyword is an error.
struct SchemaValidator {
  let root: DocumentNode

  init?(_ text: String) {
    let file = SourceFile(name: "schema", bytes: Array(text.utf8))
    var diagnostics = Diagnostics(file: file)
    guard let document = readDocument(file, as: .json, &diagnostics) else { return nil }
    root = document.root
  }

  /// Returns whether a document is valid.
  func accepts(_ node: DocumentNode) -> Bool { accepts(node, by: root) }

  private func accepts(_ node: DocumentNode, by schema: DocumentNode) -> Bool {
    if let always = schema.bool { return always }
    let keywords = Dictionary(
      schema.members.map { ($0.key.string, $0.value) }, uniquingKeysWith: { first, _ in first })
    return keywords.allSatisfy { keyword, value in
      holds(keyword, value, for: node, beside: keywords)
    }
  }

  private func holds(
    _ keyword: String, _ value: DocumentNode, for node: DocumentNode, beside: [String: DocumentNode]
  ) -> Bool {
    switch keyword {
    case "$schema", "$defs", "title", "description", "then", "patternProperties": true
    case "$ref": definition(value.string ?? "").map { accepts(node, by: $0) } ?? false
    case "type": has(value.string ?? "", node)
    case "const": node.number == value.number && node.string == value.string
    case "enum": value.elements.contains { $0.string != nil && $0.string == node.string }
    case "minimum": node.number.map { $0 >= value.number ?? 0 } ?? true
    case "exclusiveMinimum": node.number.map { $0 > value.number ?? 0 } ?? true
    case "anyOf": value.elements.contains { accepts(node, by: $0) }
    case "allOf": value.elements.allSatisfy { accepts(node, by: $0) }
    case "not": !accepts(node, by: value)
    case "if": !accepts(node, by: value) || (beside["then"].map { accepts(node, by: $0) } ?? true)
    case "items": node.kind != .sequence || node.elements.allSatisfy { accepts($0, by: value) }
    case "required":
      node.kind != .mapping || value.elements.allSatisfy { member($0.string ?? "", of: node) != nil }
    case "properties":
      value.members.allSatisfy { property in
        member(property.key.string, of: node).map { accepts($0, by: property.value) } ?? true
      }
    case "additionalProperties":
      node.members.allSatisfy { own in
        let isKnown = beside["properties"]?.members.contains { $0.key == own.key } ?? false
        return isKnown || own.key.hasPrefix("x-") || accepts(own.value, by: value)
      }
    default: false
    }
  }

  private func member(_ key: String, of node: DocumentNode) -> DocumentNode? {
    node.members.first { $0.key == key }?.value
  }

  private func definition(_ pointer: String) -> DocumentNode? {
    let name = pointer.split(separator: "/").last.map(String.init) ?? ""
    return member("$defs", of: root).flatMap { member(name, of: $0) }
  }

  private func has(_ type: String, _ node: DocumentNode) -> Bool {
    switch node.kind {
    case .null: false
    case .bool: type == "boolean"
    case .number: type == "number" || (type == "integer" && node.number?.rounded() == node.number)
    case .string: type == "string"
    case .sequence: type == "array"
    case .mapping: type == "object"
    }
  }
}
