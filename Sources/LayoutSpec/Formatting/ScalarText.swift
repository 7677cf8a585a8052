import DocumentSyntax
import SourceText

/// The text of a scalar in each style.
struct ScalarText {
  /// After a key or a dash in block style.
  var block: String
  /// Within brackets.
  var flow: String
  var json: String

  init(_ node: DocumentNode, isKey: Bool) {
    switch node.kind {
    case .null: (block, flow, json) = (isKey ? "null" : "", "null", "null")
    case .bool:
      let word = node.bool == true ? "true" : "false"
      (block, flow, json) = (word, word, word)
    case .number:
      let text = node.scalarText ?? "0"
      (block, flow, json) = (text, text, Self.json(number: node, text))
    case .string:
      if node.isMergeKey {
        (block, flow, json) = ("<<", "<<", "\"<<\"")
        return
      }
      let text = node.string ?? ""
      let quoted = Self.json(string: text)
      let isPlain = Self.isPlain(text, isKey: isKey)
      block = isPlain ? text : quoted
      // Commas and brackets end a plain scalar in flow style; keys have the same form in both styles.
      let isPlainInFlow = isPlain && !text.utf8.contains { ",[]{}".utf8.contains($0) }
      flow = isPlainInFlow ? text : quoted
      if isKey { block = flow }
      json = quoted
    case .sequence, .mapping: (block, flow, json) = ("", "", "")
    }
  }

  /// A string with quotes and escapes, valid in both YAML and JSON.
  static func json(string: String) -> String {
    var text = ""
    var buffer = TextBuffer(capacity: 64) { piece in
      text += String(decoding: piece, as: UTF8.self)
      return true
    }
    buffer.append(json: string)
    buffer.flush()
    return text
  }

  private static func json(number node: DocumentNode, _ text: String) -> String {
    // Keep the text if it is also a number in JSON.
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    let isDecimal = digits.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    let hasLeadingZero = digits.first == 0x30 && digits.count > 1 && digits.dropFirst().first != 0x2E
    if isDecimal, !hasLeadingZero, digits.first != 0x2E, digits.last != 0x2E { return text }
    return numberText(node.number ?? 0, .full)
  }

  /// Whether a string needs no quotes, because YAML gives none of its characters a special meaning.
  private static func isPlain(_ text: String, isKey: Bool) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, first != 0x20, last != 0x20 else { return false }
    guard bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return false }
    if "?:,[]{}#&*!|>'\"%@`".utf8.contains(first) || last == UInt8(ascii: ":") { return false }
    if first == UInt8(ascii: "-"), bytes.count < 2 || bytes[1] == 0x20 || bytes[1] == UInt8(ascii: "-") {
      return false
    }
    for (index, byte) in bytes.enumerated().dropLast() {
      if byte == UInt8(ascii: ":"), bytes[index + 1] == 0x20 || ",[]{}".utf8.contains(bytes[index + 1]) {
        return false
      }
      if byte == 0x20, bytes[index + 1] == UInt8(ascii: "#") { return false }
    }
    if text.hasPrefix("...") || text.isSame(as: "<<") || text.isSame(as: "=") { return false }
    return isString(text)
  }

  /// Whether YAML reads the plain scalar as a string.
  private static func isString(_ text: String) -> Bool {
    // Other tools may read these words as YAML 1.1 booleans.
    if ["yes", "no", "on"].contains(text.lowercased()) { return false }
    var diagnostics = Diagnostics(file: SourceFile(name: "", bytes: Array("a: \(text)\n".utf8)))
    let root = readDocument(diagnostics.file, as: .yaml, &diagnostics)?.root
    let value = root?.members.first?.value
    return value?.kind == .string && value?.string?.isSame(as: text) == true
  }
}
